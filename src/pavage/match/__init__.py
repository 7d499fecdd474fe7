"""A match: a deal, a log of what happened, and what each viewer may see of it. No I/O."""
