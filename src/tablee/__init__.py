"""Tablée: five kitchen board games to play, to study and to teach, on one exact engine."""

__version__ = "0.1.0"
