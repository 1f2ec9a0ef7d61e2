"""The arena: many games between bots, and what they show."""
