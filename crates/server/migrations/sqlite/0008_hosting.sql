-- When a visitor was last seen: those without a table who are not seen for long are deleted.
ALTER TABLE visitors ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE visitors SET seen = CAST(strftime('%s', 'now') AS INTEGER);

-- Whether a person has acted in the game: games that only bots have played are deleted.
ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT TRUE;
-- The visitors for whom seats are reserved, and the votes to replace players by bots, as JSON.
ALTER TABLE tables ADD COLUMN reserved TEXT;
ALTER TABLE tables ADD COLUMN votes TEXT;
