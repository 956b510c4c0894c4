import type { Account, Append, Entry, Head, NewTable, Store } from '../../src/store/index.ts';

/** Small things to store; each test says what matters to it. */
export const NOW = 1_800_000_000_000;

export const head = (change: Partial<Head> = {}): Head => ({
  status: 'running',
  label: 'Duel',
  awaits: '[0]',
  due_at: null,
  bot_at: null,
  pace: '{}',
  shown_at: change.updated_at ?? NOW,
  updated_at: NOW,
  outcome: '',
  ...change,
});

export const entry = (seq: number, change: Partial<Entry> = {}): Entry => ({
  seq,
  by: 0,
  kind: 'act',
  body: '{"do":"weave"}',
  lines: '[]',
  command: `c${seq}`,
  hash: `h${seq}`,
  at: NOW + seq,
  ...change,
});

export const step = (table: string, seq: number, change: Partial<Append> = {}): Append => ({
  table,
  entry: entry(seq),
  head: head({ updated_at: NOW + seq }),
  ...change,
});

export const table = (id: string, change: Partial<NewTable> = {}): NewTable => ({
  id,
  rules: 'deltavee@2',
  setting: '{"scenario":"dv-1"}',
  seed: 'ab12',
  head: head(),
  seats: [],
  listed: true,
  at: NOW,
  ...change,
});

export const account = (id: string, change: Partial<Account> = {}): Account => ({
  id,
  name: `Name of ${id}`,
  role: 'player',
  secret: 'argon2…',
  settings: '{}',
  created_at: NOW,
  digest_at: null,
  banned_until: null,
  ...change,
});

/** A table with `count` entries. */
export async function played(store: Store, id: string, count: number): Promise<void> {
  await store.createTable(table(id));
  for (let seq = 1; seq <= count; seq++) await store.append(step(id, seq));
}
