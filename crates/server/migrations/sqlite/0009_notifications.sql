-- Keys of the server itself: the key pair that signs Web Push messages.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY NOT NULL,
    key BLOB NOT NULL
) WITHOUT ROWID;

-- Browsers that receive push messages, each of one visitor.
CREATE TABLE push_subscriptions (
    endpoint TEXT PRIMARY KEY NOT NULL,
    visitor TEXT NOT NULL,
    p256dh BLOB NOT NULL,
    auth BLOB NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- Deliveries that failed since the last one that succeeded.
    failures INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX push_subscriptions_of_visitor ON push_subscriptions (visitor);

-- What visitors want to be notified of, as JSON; and of which tables, if it differs from all others.
CREATE TABLE notification_settings (
    visitor TEXT PRIMARY KEY NOT NULL,
    settings TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE notification_tables (
    visitor TEXT NOT NULL,
    table_id TEXT NOT NULL,
    enabled INTEGER NOT NULL,
    PRIMARY KEY (visitor, table_id)
) WITHOUT ROWID;
CREATE INDEX notification_tables_of_table ON notification_tables (table_id);

-- One notification per visitor and table: due at a time, then sent, until the visitor looks at the table.
CREATE TABLE notices (
    visitor TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    PRIMARY KEY (visitor, table_id)
) WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE sent = FALSE;
CREATE INDEX notices_of_table ON notices (table_id);

-- Addresses that hear of a table.
CREATE TABLE webhooks (
    id TEXT PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL,
    visitor TEXT NOT NULL,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    origin TEXT NOT NULL,
    language TEXT NOT NULL,
    -- Deliveries that failed since the last one that succeeded.
    failures INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX webhooks_of_table ON webhooks (table_id);
CREATE INDEX webhooks_of_visitor ON webhooks (visitor);
