"""The rules of Ristorante Italia. Compiled when a compiler is there."""
