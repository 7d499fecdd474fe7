-- Matches, who sits in them, what opens them, and their logs.
-- depends:

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    deal TEXT NOT NULL,
    luck TEXT NOT NULL,
    made BIGINT NOT NULL,
    follows TEXT UNIQUE REFERENCES matches (id)
);

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    PRIMARY KEY (match, seat)
);

CREATE TABLE keys (
    match TEXT NOT NULL REFERENCES matches (id),
    digest TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    PRIMARY KEY (match, digest)
);

-- One row for each entry. The primary key is what keeps a move from being taken twice; the table is
-- kept in its order, so that a move writes one page.
CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    ply INTEGER NOT NULL,
    seat INTEGER,
    move TEXT NOT NULL,
    points INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID;
