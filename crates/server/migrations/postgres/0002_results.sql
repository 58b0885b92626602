-- How finished games ended, as JSON, for the history of whoever played them. It can be computed again.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY NOT NULL,
    result TEXT NOT NULL
);
