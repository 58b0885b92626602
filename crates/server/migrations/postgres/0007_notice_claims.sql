-- A node that sends a notice claims it until a time; if it dies, another one sends the notice with the same id.
ALTER TABLE notices ADD COLUMN id TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN claimed BIGINT NOT NULL DEFAULT 0;
UPDATE notices SET id = substr(md5(random()::text || visitor || table_id), 1, 16);
CREATE UNIQUE INDEX notices_id ON notices (id);

-- Whoever names the endpoint of another visitor does not take it away from them.
ALTER TABLE push_subscriptions DROP CONSTRAINT push_subscriptions_pkey;
ALTER TABLE push_subscriptions ADD PRIMARY KEY (endpoint, visitor);
