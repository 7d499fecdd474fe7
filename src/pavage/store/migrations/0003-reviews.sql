-- What a search found of the moves that a seat made in a finished match.
-- depends: 0002-totals

CREATE TABLE reviews (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (match, seat)
);
