-- The totals of finished games that one person played for the highest score, and the best lines
-- that the optimiser found.
-- depends: 0001-matches

-- ``setup`` is the options as JSON, sorted; ``day`` is that of a challenge, or empty.
CREATE TABLE totals (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    setup TEXT NOT NULL,
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    score INTEGER NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX best_totals ON totals (game, rules, setup, day, score DESC, at);

-- ``question`` is a digest of the position that was searched from.
CREATE TABLE best_lines (
    question TEXT PRIMARY KEY,
    score INTEGER NOT NULL,
    line TEXT NOT NULL,
    steps BIGINT NOT NULL,
    seconds REAL NOT NULL
);
