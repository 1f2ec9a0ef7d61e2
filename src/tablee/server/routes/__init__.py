"""The protocol's addresses, by what they are about."""
