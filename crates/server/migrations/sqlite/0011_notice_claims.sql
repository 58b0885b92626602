-- A node that sends a notice claims it until a time; if it dies, another one sends the notice with the same id.
ALTER TABLE notices ADD COLUMN id TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
UPDATE notices SET id = lower(hex(randomblob(8)));
CREATE UNIQUE INDEX notices_id ON notices (id);

-- Whoever names the endpoint of another visitor does not take it away from them.
CREATE TABLE shared_subscriptions (
    endpoint TEXT NOT NULL,
    visitor TEXT NOT NULL,
    p256dh BLOB NOT NULL,
    auth BLOB NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- Deliveries that failed since the last one that succeeded.
    failures INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (endpoint, visitor)
) WITHOUT ROWID;
INSERT INTO shared_subscriptions SELECT endpoint, visitor, p256dh, auth, language, created, failures FROM push_subscriptions;
DROP TABLE push_subscriptions;
ALTER TABLE shared_subscriptions RENAME TO push_subscriptions;
CREATE INDEX push_subscriptions_of_visitor ON push_subscriptions (visitor);
