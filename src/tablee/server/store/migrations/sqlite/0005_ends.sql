-- When a table's time may be over: a bookmark, no truth. `since_ms` is no later than its last line,
-- or when it was made, and moved on when somebody looks; `played`: it was seen to have a line.
ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN since_ms INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET since_ms = created_ms;
DROP INDEX tables_by_age;
CREATE INDEX tables_by_end ON tables (played, since_ms);
