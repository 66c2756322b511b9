import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The forms by the last segment of their endpoint. */
export const LEAD_KINDS = ['contact', 'franchise', 'ready-to-eat'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

interface Lead {
  id: number;
  kind: string;
  receivedAt: string;
  payload: unknown;
}

export interface LeadStore {
  /** Saves a lead; it is on disk when this returns. */
  add: (kind: LeadKind, payload: object) => number;
  /** Every lead, newest first. */
  list: () => Lead[];
  close: () => void;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    received_at TEXT NOT NULL,
    payload TEXT NOT NULL
  ) STRICT;
`;

const OWNER_ONLY = 0o600;

/** Opens the SQLite file for leads, which only its owner may read, and creates it if it is missing. */
export function openLeadStore(databaseFile: string): LeadStore {
  mkdirSync(dirname(databaseFile), { recursive: true });
  // SQLite gives its other files, such as the log, the permissions of this one.
  if (databaseFile !== ':memory:') {
    closeSync(openSync(databaseFile, 'a', OWNER_ONLY));
    chmodSync(databaseFile, OWNER_ONLY);
  }
  const database = new DatabaseSync(databaseFile);
  database.exec(SCHEMA);
  const insert = database.prepare(
    'INSERT INTO leads (kind, received_at, payload) VALUES (?, ?, ?)',
  );
  const selectAll = database.prepare('SELECT * FROM leads ORDER BY id DESC');

  return {
    add(kind, payload) {
      const row = insert.run(kind, new Date().toISOString(), JSON.stringify(payload));
      return Number(row.lastInsertRowid);
    },
    list: () =>
      selectAll.all().map((row) => ({
        id: Number(row.id),
        kind: String(row.kind),
        receivedAt: String(row.received_at),
        payload: JSON.parse(String(row.payload)) as unknown,
      })),
    close: () => database.close(),
  };
}
