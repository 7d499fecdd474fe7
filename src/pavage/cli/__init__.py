"""The ``pavage`` command: data on standard output, words for people on standard error."""
