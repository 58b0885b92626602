-- Keys of the server itself: the key pair that signs Web Push messages.
CREATE TABLE server_keys (
    name TEXT COLLATE "C" PRIMARY KEY,
    key BYTEA NOT NULL
);

-- Browsers that receive push messages, each of one visitor.
CREATE TABLE push_subscriptions (
    endpoint TEXT COLLATE "C" PRIMARY KEY,
    visitor TEXT COLLATE "C" NOT NULL,
    p256dh BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- Deliveries that failed since the last one that succeeded.
    failures BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX push_subscriptions_of_visitor ON push_subscriptions (visitor);

-- What visitors want to be notified of, as JSON; and of which tables, if it differs from all others.
CREATE TABLE notification_settings (
    visitor TEXT COLLATE "C" PRIMARY KEY,
    settings TEXT NOT NULL
);
CREATE TABLE notification_tables (
    visitor TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    enabled BOOLEAN NOT NULL,
    PRIMARY KEY (visitor, table_id)
);
CREATE INDEX notification_tables_of_table ON notification_tables (table_id);

-- One notification per visitor and table: due at a time, then sent, until the visitor looks at the table.
CREATE TABLE notices (
    visitor TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    kind TEXT NOT NULL,
    due BIGINT NOT NULL,
    sent BOOLEAN NOT NULL,
    PRIMARY KEY (visitor, table_id)
);
CREATE INDEX notices_due ON notices (due) WHERE sent = FALSE;
CREATE INDEX notices_of_table ON notices (table_id);

-- Addresses that hear of a table.
CREATE TABLE webhooks (
    id TEXT COLLATE "C" PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL,
    visitor TEXT COLLATE "C" NOT NULL,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    origin TEXT NOT NULL,
    language TEXT NOT NULL,
    -- Deliveries that failed since the last one that succeeded.
    failures BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX webhooks_of_table ON webhooks (table_id);
CREATE INDEX webhooks_of_visitor ON webhooks (visitor);
