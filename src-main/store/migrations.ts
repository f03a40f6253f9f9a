import { beforeAll } from './order.ts'
import { transaction, versionOf, type Sql } from './database.ts'

/** Each step brings a database from its index to the next version. Steps that were released are never edited. */
const steps: readonly string[] = [
  `
  CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE people (
    id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, colour INTEGER NOT NULL,
    avatar TEXT NOT NULL, seen INTEGER NOT NULL
  );
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, state TEXT NOT NULL, record TEXT, setup TEXT NOT NULL, at INTEGER NOT NULL
  );
  CREATE TABLE records (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, head TEXT NOT NULL, started INTEGER NOT NULL,
    ended INTEGER, outcome TEXT
  );
  CREATE TABLE actions (
    record TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE, number INTEGER NOT NULL, at INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (record, number)
  ) WITHOUT ROWID;
  CREATE TABLE results (
    record TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    seat TEXT NOT NULL, place REAL NOT NULL, won INTEGER NOT NULL, drawn INTEGER NOT NULL, tallies TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (record, seat)
  ) WITHOUT ROWID;
  CREATE INDEX results_of_player ON results (player, at);
  CREATE INDEX records_by_end ON records (ended);
  `,
  // What a record needs to outlive its version. Those of before kept only the house rules somebody had chosen: the
  // defaults they were played by are these, whatever they become.
  `
  ALTER TABLE records ADD COLUMN digest TEXT;
  ALTER TABLE records ADD COLUMN closed TEXT;
  ALTER TABLE records ADD COLUMN told TEXT;
  ALTER TABLE actions ADD COLUMN told TEXT;
  UPDATE records SET head = json_set(head, '$.rules', 1, '$.options', json(json_patch(CASE game
    WHEN 'all-out-brawl' THEN
      '{"lives":2,"evenDeal":"even","turnUpEachRound":false,"outAtZero":false,"matchEnd":"last-with-lives"}'
    WHEN 'knock-out-whist' THEN
      '{"dogs":"first-hand","dogLastTrick":"forced","cutTie":"recut","lead":"dealer-left"}'
    WHEN 'knockout-whist' THEN '{"lead":"dealer-left"}'
    WHEN 'brawl' THEN
      '{"mode":"tournament","table":"duel","extras":false,"referee":"strict","levelling":false,"calling":"captions"}'
    WHEN 'referee' THEN
      '{"format":"free-for-all","rules":"booklet","peace":0,"handSize":7,"small":false,"reduce":"early"}'
    ELSE '{}' END, json_extract(head, '$.options'))))
  WHERE json_valid(head) AND json_type(head, '$.options') = 'object';
  `,
  // The number of the last entry of the log that these tables hold; who no longer wants an archived table on their list;
  // which results are somebody's word; and two words that have other names since.
  `
  CREATE TABLE log (
    only INTEGER PRIMARY KEY CHECK (only = 1), epoch INTEGER NOT NULL, number INTEGER NOT NULL
  );
  INSERT INTO log VALUES (1, 1, 0);
  CREATE TABLE dismissals (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
  ) WITHOUT ROWID;
  ALTER TABLE results ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET state = 'archived' WHERE state <> 'live';
  UPDATE records SET head = json_set(json_remove(head, '$.rules'), '$.rulesVersion', json_extract(head, '$.rules'))
  WHERE json_valid(head) AND json_type(head, '$.rules') = 'integer';
  `,
  // The events of a deal and of an action are called so here too.
  `
  ALTER TABLE records RENAME COLUMN told TO events;
  ALTER TABLE actions RENAME COLUMN told TO events;
  `,
  // Evenings of several games: each as it stands.
  `
  CREATE TABLE nights (id TEXT PRIMARY KEY, value TEXT NOT NULL, at INTEGER NOT NULL);
  `,
  // Whether this machine has the house, or another, and what it needs to know of that hand-over (host/cluster/transfer).
  `
  ALTER TABLE log ADD COLUMN standing TEXT NOT NULL DEFAULT 'held';
  ALTER TABLE log ADD COLUMN word TEXT NOT NULL DEFAULT '';
  `,
  // Which seat knocked this one out, where the game knows.
  `
  ALTER TABLE results ADD COLUMN knocked_out_by TEXT;
  `,
  // What came after what, by the number of the entry that wrote it, whatever the clock said; what was written before, or
  // came from elsewhere, stands before all of that, by its date (order.ts); and whose practice a game is. Of the scenario a puzzle began from its record
  // holds all but the title.
  `
  ALTER TABLE tables ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE nights ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE records ADD COLUMN place INTEGER;
  UPDATE tables SET place = at - ${beforeAll};
  UPDATE nights SET place = at - ${beforeAll};
  UPDATE records SET place = ended - ${beforeAll} WHERE ended IS NOT NULL;
  DROP INDEX IF EXISTS records_by_end;
  CREATE INDEX records_by_place ON records (place);
  ALTER TABLE records ADD COLUMN solo TEXT;
  UPDATE records SET solo = (SELECT value FROM json_each(head, '$.people') LIMIT 1)
  WHERE json_valid(head) AND json_extract(head, '$.solo') = 1;
  CREATE INDEX records_of_practice ON records (solo, place) WHERE solo IS NOT NULL;
  UPDATE tables SET setup = json_set(setup, '$.scenario',
    json_object('title', substr(coalesce(json_extract(setup, '$.scenario.title'), ''), 1, 200)))
  WHERE json_valid(setup) AND json_type(setup, '$.scenario') IS NOT NULL;
  `,
]

/** The tables as this version has them, each with its columns. */
export const tables: { readonly [table: string]: readonly string[] } = {
  settings: ['key', 'value'],
  people: ['id', 'token_hash', 'name', 'colour', 'avatar', 'seen'],
  tables: ['id', 'state', 'record', 'setup', 'at', 'place'],
  records: ['id', 'game', 'head', 'started', 'ended', 'outcome', 'digest', 'closed', 'events', 'place', 'solo'],
  actions: ['record', 'number', 'at', 'body', 'events'],
  nights: ['id', 'value', 'at', 'place'],
  log: ['only', 'epoch', 'number', 'standing', 'word'],
  dismissals: ['table_id', 'person'],
  results: [
    'record',
    'player',
    'name',
    'game',
    'players',
    'seat',
    'place',
    'won',
    'drawn',
    'tallies',
    'at',
    'imported',
    'knocked_out_by',
  ],
}

/** Brings a database up to this program's version, or only to `upTo`. Throws on one from a later version rather than harm it. */
export function migrate(sql: Sql, upTo = steps.length): void {
  const version = versionOf(sql)
  if (version > steps.length) throw new Error(newerDatabase)
  for (const [index, step] of steps.entries()) {
    if (index < version || index >= upTo) continue
    transaction(sql, () => {
      sql.exec(step)
      sql.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
}

export const newerDatabase = 'the database was written by a later version of Knockabout'
