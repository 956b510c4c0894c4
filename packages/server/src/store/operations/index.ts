import type { Append, Appended } from '../records.ts';
import type { Db } from '../schema.ts';
import { listAdminActs, recordAdminAct } from './admin.ts';
import {
  addChannel,
  askedSeatsOf,
  channelsOf,
  confirmChannel,
  findChannel,
  findChannelBySecret,
  noteDelivery,
  removeChannel,
  secretValue,
} from './channels.ts';
import { claimDigests, claimLetters, claimTables, settleDigest } from './claims.ts';
import { beat, downtimesSince } from './downtimes.ts';
import { everythingOf } from './exports.ts';
import { inspectTable, tableIds } from './inspect.ts';
import { createInvite, findInvite, listInvites, withdrawInvite } from './invites.ts';
import { delayLetter, endLetter, forgetLetters, lettersOf, postLetters } from './letters.ts';
import { changedTables, findTable, findTables, listTables, markSeen, tablesOf, versionOf } from './lobby.ts';
import {
  append,
  createTable,
  entriesBetween,
  findCommand,
  lookAtClocks,
  openTable,
  putSnapshot,
  seatsOf,
  setDue,
} from './log.ts';
import { putNote, readNote } from './notes.ts';
import { latestTables, overview } from './overview.ts';
import {
  addPasskey,
  findPasskey,
  keepChallenge,
  passkeysOf,
  removePasskey,
  takeChallenge,
  usePasskey,
} from './passkeys.ts';
import {
  changeAccount,
  closeAccount,
  createAccount,
  findAccount,
  findAccountByName,
  namesOf,
  searchAccounts,
  settingsOf,
} from './people.ts';
import { isBlocked, relate, relationsOf } from './relations.ts';
import { closeReport, fileReport, listReports } from './reports.ts';
import {
  createSession,
  endOtherSessions,
  endSession,
  findPerson,
  findSession,
  forgetSessions,
  lastHere,
  listSessions,
  renewSession,
} from './sessions.ts';
import { tailsOf } from './tails.ts';
import { hideTalk, say, talkAfter } from './talk.ts';
import { countTry, forgetTries, sweepTries } from './tries.ts';

/** Everything that the store can do. Each is one transaction: all or nothing, and the same SQL on both databases. */
export const operations = {
  secretValue,
  findChannelBySecret,
  confirmChannel,
  askedSeatsOf,
  addChannel,
  addPasskey,
  append,
  beat,
  changeAccount,
  changedTables,
  channelsOf,
  claimDigests,
  claimLetters,
  claimTables,
  closeAccount,
  closeReport,
  countTry,
  createAccount,
  createInvite,
  createSession,
  createTable,
  delayLetter,
  downtimesSince,
  endLetter,
  endOtherSessions,
  endSession,
  entriesBetween,
  everythingOf,
  fileReport,
  findAccount,
  findAccountByName,
  findChannel,
  findCommand,
  findInvite,
  findPasskey,
  findPerson,
  findSession,
  findTable,
  findTables,
  forgetLetters,
  forgetSessions,
  forgetTries,
  hideTalk,
  inspectTable,
  isBlocked,
  keepChallenge,
  lastHere,
  latestTables,
  lettersOf,
  listAdminActs,
  listInvites,
  listReports,
  listSessions,
  listTables,
  lookAtClocks,
  markSeen,
  namesOf,
  noteDelivery,
  openTable,
  overview,
  passkeysOf,
  postLetters,
  putNote,
  putSnapshot,
  readNote,
  recordAdminAct,
  relate,
  relationsOf,
  removeChannel,
  removePasskey,
  renewSession,
  say,
  searchAccounts,
  seatsOf,
  setDue,
  settingsOf,
  settleDigest,
  sweepTries,
  tableIds,
  tablesOf,
  tailsOf,
  takeChallenge,
  talkAfter,
  usePasskey,
  versionOf,
  withdrawInvite,
};

export type OperationName = keyof typeof operations;

/** What only reads, and of which each part may be of another moment: it needs no transaction. */
export const plainReads: ReadonlySet<OperationName> = new Set<OperationName>([
  'findAccount',
  'findCommand',
  'findPerson',
  'findTable',
  'findTables',
  'namesOf',
  'openTable',
  'relationsOf',
  'settingsOf',
  'tailsOf',
  'talkAfter',
  'versionOf',
]);

/** An operation asked for by name, as it travels to the thread that owns the database. */
export interface Call {
  name: OperationName;
  args: unknown[];
}

/** Number of an entry, or of something said, that is on the disk. */
export interface News {
  /** of a login: its person */
  table: string;
  seq: number;
  /** `seat`: an entry that changes who sits there; `login`: one may have ended, or what its person may do has changed */
  of: 'entry' | 'seat' | 'talk' | 'login';
}

const aboutLogins = new Set<OperationName>(['changeAccount', 'closeAccount', 'endOtherSessions', 'endSession']);

export function perform(tx: Db, { name, args }: Call): Promise<unknown> {
  const operation = operations[name] as (tx: Db, ...args: unknown[]) => Promise<unknown>;
  return operation(tx, ...args);
}

/** What others should hear of a call once it is committed. */
export function newsOf({ name, args }: Call, answer: unknown): News | null {
  if (name === 'say') return { table: args[0] as string, seq: answer as number, of: 'talk' };
  if (aboutLogins.has(name)) return isAboutDigest(args[1]) ? null : { table: args[0] as string, seq: 1, of: 'login' };
  if (name !== 'append' || (answer as Appended).is !== 'done') return null;
  const { table, entry } = args[0] as Append;
  return { table, seq: entry.seq, of: entry.kind === 'seat' ? 'seat' : 'entry' };
}

/** When somebody is told next concerns none of his logins. */
function isAboutDigest(change: unknown): boolean {
  return typeof change === 'object' && change !== null && Object.keys(change).join() === 'digest_at';
}
