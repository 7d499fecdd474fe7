"""The games. Each stands in a folder of its own, with the same files in the same order."""
