-- Visitors: no e-mail, no password; of the secret only a hash.
CREATE TABLE visitors (
    id TEXT PRIMARY KEY NOT NULL,
    secret BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;

-- Links that move a visitor to another device, once.
CREATE TABLE transfers (
    token BLOB PRIMARY KEY NOT NULL,
    visitor TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    status TEXT NOT NULL,
    host TEXT,
    public INTEGER NOT NULL,
    settings TEXT NOT NULL,
    -- Options and set-up as records write them, once the game began.
    header TEXT,
    seq INTEGER NOT NULL,
    -- A bit for every seat that is asked and has not answered.
    asked INTEGER NOT NULL,
    -- Whether the table must be woken after a restart: a bot is asked, or a timer runs.
    wakes INTEGER NOT NULL,
    rematch TEXT,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_lobby ON tables (updated) WHERE public = 1 AND status = 'open';
CREATE INDEX tables_waking ON tables (id) WHERE wakes = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    visitor TEXT,
    name TEXT,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

-- The truth: every step in the notation of the record format. The state is a replay of them.
CREATE TABLE steps (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    step TEXT NOT NULL,
    -- The idempotency keys of the requests that this step answers, with what they were answered.
    receipts TEXT,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- Bids that are in, until all are: secret, and no steps yet.
CREATE TABLE pending_bids (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    action TEXT NOT NULL,
    keys TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
