-- The age and the round as a number of two digits, for lists of tables; 0 before the game began. Tables of earlier versions
-- get it with their next change.
ALTER TABLE tables ADD COLUMN round INTEGER NOT NULL DEFAULT 0;
