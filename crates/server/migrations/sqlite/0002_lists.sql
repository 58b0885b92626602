-- What can be large leaves the settings, so that lists need not read it: a list of cards as TOML, and the record that a
-- game goes on from, as JSON.
ALTER TABLE tables ADD COLUMN cards TEXT;
ALTER TABLE tables ADD COLUMN prefix TEXT;
UPDATE tables
SET cards = json_extract(settings, '$.cards'),
    prefix = json_extract(settings, '$.from'),
    settings = json_remove(settings, '$.cards', '$.from')
WHERE json_type(settings, '$.cards') IS NOT NULL OR json_type(settings, '$.from') IS NOT NULL;

-- Whoever erases himself, or brings one record after the other.
CREATE INDEX tables_of_host ON tables (host) WHERE host IS NOT NULL;
-- What is put away.
CREATE INDEX tables_by_age ON tables (status, updated);
