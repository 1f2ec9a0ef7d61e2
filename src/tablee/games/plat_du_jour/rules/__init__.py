"""The rules of Plat du jour. Compiled when a compiler is there."""
