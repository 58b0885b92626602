-- The same tables as in SQLite. Names are compared byte by byte, so that lists have the same order everywhere.

-- Visitors: no e-mail, no password; of the secret only a hash.
CREATE TABLE visitors (
    id TEXT COLLATE "C" PRIMARY KEY,
    secret BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- Links that move a visitor to another device, once.
CREATE TABLE transfers (
    token BYTEA PRIMARY KEY,
    visitor TEXT COLLATE "C" NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    status TEXT NOT NULL,
    host TEXT COLLATE "C",
    public BOOLEAN NOT NULL,
    settings TEXT NOT NULL,
    -- What can be large is no part of the settings: a list of cards as TOML, and the record that a game goes on from.
    cards TEXT,
    prefix TEXT,
    -- Options and set-up as records write them, once the game began.
    header TEXT,
    seq BIGINT NOT NULL,
    -- A bit for every seat that is asked and has not answered.
    asked BIGINT NOT NULL,
    -- Whether the table must be woken after a restart: a bot is asked, or a timer runs.
    wakes BOOLEAN NOT NULL,
    rematch TEXT COLLATE "C",
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    -- How often the table was changed: whoever changes it says which one he has seen.
    revision BIGINT NOT NULL
);
CREATE INDEX tables_lobby ON tables (updated) WHERE public = TRUE AND status = 'open';
CREATE INDEX tables_waking ON tables (id) WHERE wakes = TRUE;
CREATE INDEX tables_of_host ON tables (host) WHERE host IS NOT NULL;
CREATE INDEX tables_by_age ON tables (status, updated);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    visitor TEXT COLLATE "C",
    name TEXT,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

-- The truth: every step in the notation of the record format. The state is a replay of them.
CREATE TABLE steps (
    table_id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    step TEXT NOT NULL,
    -- The idempotency keys of the requests that this step answers, with what they were answered.
    receipts TEXT,
    PRIMARY KEY (table_id, seq)
);

-- Bids that are in, until all are: secret, and no steps yet.
CREATE TABLE pending_bids (
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    action TEXT NOT NULL,
    keys TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- What the strongest bot thinks of finished games, as JSON. It can be computed again.
CREATE TABLE reviews (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    review TEXT NOT NULL
);

-- The nodes that serve this database, each until then unless it says so again.
CREATE TABLE nodes (
    id TEXT COLLATE "C" PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);
