-- Orders of the operator, in the order in which they were given. Servers act on those they have not seen; the rows stay as a log.
CREATE TABLE orders (
    id INTEGER PRIMARY KEY NOT NULL,
    given INTEGER NOT NULL,
    operator TEXT NOT NULL,
    -- The order as JSON, and the tables it has changed.
    command TEXT NOT NULL,
    affected TEXT NOT NULL
);
-- What servers answered, until the operator has read it.
CREATE TABLE order_answers (
    order_id INTEGER NOT NULL,
    node TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (order_id, node)
) WITHOUT ROWID;
-- Visitors and networks that are refused until a time.
CREATE TABLE bans (
    subject TEXT PRIMARY KEY NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;
-- The message that all pages show until a time; at most one row.
CREATE TABLE announcements (
    message TEXT PRIMARY KEY NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;
