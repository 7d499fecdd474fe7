"""Records: a match in one file, read strictly, replayed and checked."""
