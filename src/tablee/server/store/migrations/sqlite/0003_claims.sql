-- Seats are claimed once, by invitation; a table says whether somebody chose its seed.
ALTER TABLE tables ADD COLUMN seeded INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET seeded = 1 WHERE length(seed) <> 12; -- drawn ones had 12 digits
ALTER TABLE seats ADD COLUMN invite_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN held TEXT NOT NULL DEFAULT '';
UPDATE seats SET held = 'host' WHERE bot = '';
CREATE INDEX tables_by_age ON tables (created_ms);
