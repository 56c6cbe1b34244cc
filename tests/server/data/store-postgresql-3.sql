-- The tables of store version 3, empty.
CREATE TABLE IF NOT EXISTS log (tab TEXT NOT NULL, seq BIGINT NOT NULL, data BYTEA NOT NULL, PRIMARY KEY (tab, seq));
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, seq BIGINT NOT NULL, status TEXT NOT NULL, game TEXT NOT NULL, listed BOOLEAN NOT NULL, created BIGINT NOT NULL,
    updated BIGINT NOT NULL, wake BIGINT, to_move INTEGER NOT NULL, archived BOOLEAN NOT NULL DEFAULT FALSE, info BYTEA NOT NULL,
    keeper TEXT NOT NULL DEFAULT ''
);
CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake, id) WHERE wake IS NOT NULL AND NOT archived;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (created) WHERE listed AND status = 'open' AND NOT archived;
CREATE INDEX IF NOT EXISTS tables_listed_of ON tables (game, created) WHERE listed AND status = 'open' AND NOT archived;
CREATE TABLE IF NOT EXISTS seated (player TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (player, tab));
CREATE INDEX IF NOT EXISTS seated_tab ON seated (tab);
CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, feed TEXT NOT NULL DEFAULT '');
CREATE INDEX IF NOT EXISTS players_feed ON players (feed) WHERE feed <> '';
CREATE TABLE IF NOT EXISTS orders (id BIGSERIAL PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tokens (
    hash TEXT PRIMARY KEY, player TEXT NOT NULL, created BIGINT NOT NULL, device TEXT NOT NULL DEFAULT '', used BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS tokens_player ON tokens (player);
CREATE TABLE IF NOT EXISTS outages (since BIGINT PRIMARY KEY, until BIGINT NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS processes (id TEXT PRIMARY KEY, beat TIMESTAMPTZ NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS serving (
    tab TEXT NOT NULL, process TEXT NOT NULL, players TEXT[] NOT NULL, watching INTEGER NOT NULL, PRIMARY KEY (tab, process)
);
CREATE INDEX IF NOT EXISTS serving_process ON serving (process);
CREATE TABLE IF NOT EXISTS codes (hash TEXT PRIMARY KEY, player TEXT NOT NULL, until BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS codes_until ON codes (until);
CREATE INDEX IF NOT EXISTS codes_player ON codes (player);
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BIGINT NOT NULL);
