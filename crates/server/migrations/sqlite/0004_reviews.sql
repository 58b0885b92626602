-- What the strongest bot thinks of finished games, as JSON. It can be computed again.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY NOT NULL,
    review TEXT NOT NULL
) WITHOUT ROWID;
