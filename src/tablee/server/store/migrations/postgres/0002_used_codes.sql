-- The code with which a seat was last recovered: whoever chose the new token may ask once more.
ALTER TABLE seats ADD COLUMN used_hash TEXT NOT NULL DEFAULT '';
