"""The guide to Mamma Mia! Grande. Compiled when a compiler is there."""

from tablee.games.mamma_mia.guide.cook import MammaMiaGuide as GUIDE

__all__ = ["GUIDE"]
