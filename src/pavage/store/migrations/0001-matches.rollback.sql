DROP TABLE entries;
DROP TABLE keys;
DROP TABLE seats;
DROP TABLE matches;
