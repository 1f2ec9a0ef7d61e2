"""Tuning: a guide's weights, evolved by playing them against each other."""
