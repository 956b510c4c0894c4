/** What is stored, in the words of the store. Texts that end in JSON are opaque here: the host writes and reads them. */

/** One row of a table's history: an action, an undo, a time-out, a change of seats. Never changed, never removed. */
export interface Entry {
  /** 1, 2, 3 … without a gap */
  seq: number;
  /** the seat that acted; -1 for the server itself */
  by: number;
  kind: 'act' | 'undo' | 'timeout' | 'seat' | 'pause' | 'rewind' | 'upgrade';
  /** what was done, JSON */
  body: string;
  /** the lines of the log that it brought, JSON, so that news and mails need no replay */
  lines: string;
  /** the sender's own id of this command: sent again, it is answered again and done once */
  command: string;
  /** fingerprint of the position after it */
  hash: string;
  at: number;
}

/** What the lobby and the sweeps read without opening the table. */
export interface Head {
  status: 'open' | 'running' | 'over';
  label: string;
  /** for whom the table waits, JSON */
  awaits: string;
  /** when the next clock runs out */
  due_at: number | null;
  /** since when a computer player has to move */
  bot_at: number | null;
  /** whether it pauses, and who wants that, JSON */
  pace: string;
  /** when something happened that everybody may know of */
  shown_at: number;
  /** when something was stored: for the nodes alone, since it tells of secret acts */
  updated_at: number;
  /** how the game ended, JSON; empty: it goes on, or ended before this was written down */
  outcome: string;
}

export interface Seat {
  seat: number;
  account: string | null;
  /** level of the computer player that plays the seat, for want of a person or while he is away */
  bot: string | null;
  /** what is left of his time beside that of each turn */
  bank_ms: number;
  /** since when his clock runs; null: it stands */
  clock_since: number | null;
  /** when he did what he was asked for, though others cannot know it yet */
  clock_stopped: number | null;
  /** what he has used of this turn before `clock_since` */
  clock_used: number;
  /** of it and of what came since: time in which an answer of his lay sealed, though others cannot know it yet */
  clock_credit: number;
  /** what he had used of his last turn, until another one begins */
  clock_last: number;
  /** 1: he was told that his time runs out */
  clock_reminded: number;
  /** since when he is asked something, which others may not know; null: he is not */
  asked_at: number | null;
}

/** A seat in the words of those who only sit down. */
export type Sat = Pick<Seat, 'seat' | 'account' | 'bot'> & Partial<Seat>;

/** A message to a person that leaves the server: kept until it is delivered or given up. */
export interface Letter {
  /** chosen by the sender, so that posting it twice sends it once */
  id: string;
  account: string;
  kind: 'mail' | 'push' | 'hook';
  body: string;
  due_at: number;
}

export interface NewTable {
  id: string;
  /** game and version of its rules; a node claims work only of rules that it has */
  rules: string;
  /** scenario, options and all else that makes the first position, JSON */
  setting: string;
  seed: string;
  head: Head;
  seats: Sat[];
  /** everybody may find it */
  listed: boolean;
  at: number;
}

/** One step of a table; all of it is stored or nothing. */
export interface Append {
  table: string;
  entry: Entry;
  head: Head;
  /** the whole position after the entry, JSON; older snapshots go */
  snapshot?: string;
  /** game and version of its rules, if the entry changes them */
  rules?: string;
  /** seats that the entry changed */
  seats?: Sat[];
  /** hash of the invitation by which somebody sits down; one use of it is spent */
  invite?: string;
  letters?: Letter[];
}

/**
 * `done`: stored. `again`: this command was stored before, under `seq`. `stale`: somebody else was first, or there is no
 * such table. `uninvited`: the invitation is used up, over or withdrawn.
 */
export type Appended = { is: 'done' } | { is: 'again'; seq: number } | { is: 'stale' } | { is: 'uninvited' };

export interface Opened {
  version: number;
  rules: string;
  setting: string;
  seed: string;
  head: Head;
  seats: (Seat & { seen: number })[];
  snapshot: { seq: number; body: string } | null;
  /** the entries after the snapshot */
  tail: Entry[];
}

/** An entry of a table that somebody has, or has heard of. */
export interface Known {
  table: string;
  seq: number;
}

/** What was written to a table after an entry. */
export interface Tail extends Pick<Opened, 'head' | 'tail'> {
  table: string;
  seats: Seat[];
}

/** A table without its log. */
export interface TableRow {
  id: string;
  rules: string;
  setting: string;
  /** a secret until the game is over */
  seed: string;
  head: Head;
  seats: (Seat & { seen: number })[];
}

export interface TableSummary extends Head {
  id: string;
  version: number;
  rules: string;
}

export interface Account {
  id: string;
  name: string;
  role: 'guest' | 'player' | 'moderator' | 'admin' | 'former';
  /** hash of the password */
  secret: string | null;
  settings: string;
  created_at: number;
  /** when the next digest of news is due */
  digest_at: number | null;
  /** until then he cannot come in */
  banned_until: number | null;
}

/** A login. Only the hash of its token is stored: who reads the database cannot log in. */
export interface Session {
  token_hash: string;
  account: string;
  /** by a program of his it is for playing only */
  scope: 'all' | 'play';
  /** how its owner knows it in the list of his logins */
  label: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

/** A link that lets somebody sit down; only the hash of its token is stored. */
export interface Invite {
  token_hash: string;
  table_id: string;
  /** null: any free seat */
  seat: number | null;
  made_by: string;
  uses_left: number;
  created_at: number;
  expires_at: number;
}

export interface Talk {
  /** numbers all talk of the table; it tells of talk that a viewer must not know, so it is never shown */
  n: number;
  account: string;
  /** the seats that may read it, JSON; empty text: everybody */
  audience: string;
  text: string;
  /** the entry that it quotes */
  quotes: number | null;
  at: number;
  /** when a moderator hid it */
  hidden_at: number | null;
}

/** How far a letter has come, as its receiver is shown it. */
export interface Delivery extends Letter {
  attempts: number;
  done_at: number | null;
  error: string | null;
}

/** What a host did with his powers. */
export interface AdminAct {
  id: string;
  account: string;
  act: string;
  about: string;
  at: number;
}

/** What somebody wants of another: `mute` not to read him, `block` also not to meet him. */
export interface Relation {
  account: string;
  other: string;
  kind: 'mute' | 'block';
  at: number;
}

/** Somebody tells the host of what he should look at. */
export interface Report {
  id: string;
  account: string;
  /** what it is about, JSON */
  about: string;
  text: string;
  at: number;
  done_at: number | null;
  done_by: string | null;
  outcome: string | null;
}

/** A time in which no server ran: no clock counts it. */
export interface Downtime {
  from_at: number;
  to_at: number;
}

/** A key that a device of the person keeps; only its public half is here. */
export interface Passkey {
  id: string;
  account: string;
  public_key: string;
  counter: number;
  label: string;
  created_at: number;
  used_at: number | null;
}

/** What an authenticator has to sign. */
export interface Challenge {
  id: string;
  text: string;
  /** who wants to add a key; null: somebody who logs in */
  account: string | null;
  expires_at: number;
}

/** A way by which a person is told of news when he is not there. */
export interface Channel {
  id: string;
  account: string;
  kind: 'mail' | 'push' | 'hook' | 'feed';
  /** address, JSON of a push subscription, URL; of a feed nothing */
  target: string;
  /** by which he knows that a message is ours, or shows that he may read */
  secret: string;
  /** 1: he has shown that it is his */
  confirmed: number;
  failures: number;
  created_at: number;
  delivered_at: number | null;
  error: string | null;
}
