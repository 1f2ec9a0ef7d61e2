"""The rules, in the chapters of `rulebook.toml`; the hot path, compiled by mypyc."""
