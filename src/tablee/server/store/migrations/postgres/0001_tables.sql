-- The same as for SQLite, and who may write: a table has one owner, whose fence is in every write.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    seen TIMESTAMPTZ NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    data TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    seeded BOOLEAN NOT NULL,
    owner TEXT NOT NULL DEFAULT '',
    fence INTEGER NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

CREATE INDEX tables_by_age ON tables (created_ms);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    invite_hash TEXT NOT NULL,
    held TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at_ms BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE rematches (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    next_id TEXT NOT NULL REFERENCES tables (id),
    next_seat INTEGER NOT NULL,
    same_deal BOOLEAN NOT NULL,
    taken BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (next_id, next_seat)
);
