"""The rules of La Pâtisserie Rococo. Compiled when a compiler is there."""
