"""How the reference player of Rival Restaurants sees the table and weighs it; compiled too."""
