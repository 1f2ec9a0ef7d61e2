-- Who plays again where: a seat's place at the next table, and whether somebody has sat down there.
CREATE TABLE rematches (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    next_id TEXT NOT NULL REFERENCES tables (id),
    next_seat INTEGER NOT NULL,
    same_deal INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX next_seats ON rematches (next_id, next_seat);
