-- How often a table was changed: whoever changes it says which one he has seen.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

-- The same conditions in the words that every database knows.
DROP INDEX tables_lobby;
CREATE INDEX tables_lobby ON tables (updated) WHERE public = TRUE AND status = 'open';
DROP INDEX tables_waking;
CREATE INDEX tables_waking ON tables (id) WHERE wakes = TRUE;
