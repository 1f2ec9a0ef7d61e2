"""The server: tables for people and programs over HTTP, on the same engine as everything else."""
