"""Rival Restaurants in the terminal: the town with its markets, the restaurants and, when they
are open, the trade desk and the cooking panel. Legible without colour.
"""
