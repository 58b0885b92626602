-- Orders of the operator, in the order in which they were given. Servers act on those they have not seen; the rows stay as a log.
CREATE TABLE orders (
    id BIGINT PRIMARY KEY,
    given BIGINT NOT NULL,
    operator TEXT NOT NULL,
    -- The order as JSON, and the tables it has changed.
    command TEXT NOT NULL,
    affected TEXT NOT NULL
);
-- What servers answered, until the operator has read it.
CREATE TABLE order_answers (
    order_id BIGINT NOT NULL,
    node TEXT COLLATE "C" NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (order_id, node)
);
-- Visitors and networks that are refused until a time.
CREATE TABLE bans (
    subject TEXT COLLATE "C" PRIMARY KEY,
    until BIGINT NOT NULL
);
-- The message that all pages show until a time; at most one row.
CREATE TABLE announcements (
    message TEXT COLLATE "C" PRIMARY KEY,
    until BIGINT NOT NULL
);
