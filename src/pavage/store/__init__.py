"""Where matches are kept: the log is appended, everything else is made from it again."""
