"""What pupils know of their times tables: their files, and the sheet of a class."""
