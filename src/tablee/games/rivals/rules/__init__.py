"""The rules of Rival Restaurants, cut along the rulebook's chapters; compiled by mypyc."""
