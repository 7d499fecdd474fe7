DROP TABLE best_lines;
DROP INDEX best_totals;
DROP TABLE totals;
