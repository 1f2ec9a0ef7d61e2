"""The twelve chefs: one file each, with everything the chef can do."""
