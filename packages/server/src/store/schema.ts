import type { Kysely } from 'kysely';
import type {
  Account,
  AdminAct,
  Challenge,
  Channel,
  Delivery,
  Downtime,
  Entry,
  Head,
  Invite,
  Passkey,
  Relation,
  Report,
  Seat,
  Session,
  Talk,
} from './records.ts';

/** The rows as they stand in both databases: text and bigint only. `migrations` makes them. */
export interface Tables {
  account: Account & { name_key: string | null; digest_lease_until: number };
  session: Session;
  game_table: Head & {
    id: string;
    version: number;
    rules: string;
    setting: string;
    seed: string;
    due_lease_until: number;
    bot_lease_until: number;
    /** 1: everybody may find it */
    listed: number;
    created_at: number;
  };
  entry: Entry & { table_id: string };
  snapshot: { table_id: string; seq: number; body: string };
  seat: Seat & { table_id: string; seen: number };
  invite: Invite;
  talk: Talk & { table_id: string; command: string };
  note: { table_id: string; account: string; body: string; updated_at: number };
  letter: Delivery & { lease_until: number };
  admin_act: AdminAct;
  try_count: { key: string; tries: number; until: number };
  relation: Relation;
  report: Report;
  heartbeat: { id: string; at: number };
  downtime: Downtime;
  passkey: Passkey;
  challenge: Challenge;
  channel: Channel;
  secret_value: { name: string; value: string };
}

/** An open transaction, or the whole database. */
export type Db = Kysely<Tables>;

/** Every table with its key, those first to which others point. */
export const tableKeys = {
  account: ['id'],
  session: ['token_hash'],
  game_table: ['id'],
  entry: ['table_id', 'seq'],
  snapshot: ['table_id', 'seq'],
  seat: ['table_id', 'seat'],
  invite: ['token_hash'],
  talk: ['table_id', 'n'],
  note: ['table_id', 'account'],
  letter: ['id'],
  admin_act: ['id'],
  try_count: ['key'],
  relation: ['account', 'other'],
  report: ['id'],
  heartbeat: ['id'],
  downtime: ['from_at'],
  passkey: ['id'],
  challenge: ['id'],
  channel: ['id'],
  secret_value: ['name'],
} as const satisfies { [Name in keyof Tables]: (keyof Tables[Name])[] };
