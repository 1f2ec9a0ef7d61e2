"""The rules of Ramen! Ramen!, chapter by chapter. Compiled when a compiler is there."""
