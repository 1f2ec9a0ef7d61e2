"""A server under siege: what one visitor within the limits can do to everybody else."""
