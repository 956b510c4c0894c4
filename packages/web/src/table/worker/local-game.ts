import { type Access, accessFor, headOf, type Save, saveFrom, seatNamesOf, type Viewer } from '@admiralty/engine';
import { actionOf, awaitedPerson, type GameLog, type OpenGame, peopleOf, type Restored } from '@admiralty/host';
import { winnersOf } from '../results.ts';
import type { GameId, StoredTable, TableState } from '../types.ts';
import { type Kept, type KeptEntry, keep, type Told } from './store.ts';

/** An open game of this device. */
export interface LocalGame extends OpenGame {
  id: string;
  game: GameId;
  /** of the game as it was last kept; null: never yet */
  version: number | null;
  /** how many actions of its log are kept as they are */
  stored: number;
  storage: TableState['storage'];
  /** how often another tab has changed it since it was opened here */
  outside: number;
  isReplay: boolean;
  /** it was opened where it stands: the actions that its session does not have */
  before: Save['log'];
  /** and what plays it from its start, until the table is left */
  restore: ((isLeft: () => boolean) => Promise<Restored>) | null;
  /** where in the person's log a hint was asked for */
  hints: readonly number[];
  /** why it cannot be played from its start */
  damage: string | null;
}

/** What a game has that was never kept. */
export const NEW = {
  version: null,
  stored: 0,
  storage: 'kept',
  outside: 0,
  isReplay: false,
  before: [] as Save['log'],
  restore: null,
  damage: null,
  hints: [] as readonly number[],
} as const satisfies Partial<LocalGame>;

/** Who reads the log of a game. */
export function readersOf(
  players: OpenGame['players'],
  isReplay: boolean,
  isOver: boolean,
): readonly ('public' | 'referee' | number)[] {
  const people = peopleOf({ players });
  if (isReplay && isOver) return ['referee'];
  return people.length === 0 || (isReplay && people.length > 1) ? ['public'] : people;
}

/** What the list of games shows of it. */
function labelOf(local: LocalGame, access: Access): StoredTable {
  const { id, game, module, session, players } = local;
  const { table, setting } = session;
  const info = module.game.scenarios.find((scenario) => scenario.id === setting.scenario);
  return {
    id,
    game,
    scenario: setting.scenario,
    title: info?.title ?? setting.scenario,
    players: [...players],
    names: seatNamesOf(module.game, setting),
    phase: access.show('phase'),
    actions: access.length,
    isOver: table.result !== null,
    ...(table.result && { winners: winnersOf(table.result) }),
    isYours: awaitedPerson(local) !== null,
    updated: Date.now(),
  };
}

/**
 * Keeps what has changed: of the log only what came after the first `same` actions and is not kept yet.
 * False: another tab has gone on meanwhile, and what was done here does not count.
 */
export async function storeGame(local: LocalGame, log: GameLog | null = null, same = 0): Promise<boolean> {
  const { session, pack, secret, version, module, motives, hints } = local;
  const players = [...local.players];
  const from = Math.min(local.stored, same);
  const whole = (): Kept => ({ save: saveOf(local), players, motives, secret, hints });
  const told = log && toldTo(local, log, from);
  const change = {
    head: headOf(session, pack),
    players,
    secret,
    hints,
    from,
    entries: rowsFrom(local, from, told?.entries),
    ...(told && { earlier: session.leftBehind(), opening: told.opening }),
  };
  local.stored = from;
  const { length } = session.log;
  const access = log?.access('public') ?? accessFor(module, session, 'public');
  const storing = await keep(labelOf(local, access), change, version, whole);
  if (storing.is === 'changed') return false;
  local.storage = storing.is;
  if (storing.is === 'kept') Object.assign(local, { version: storing.version, stored: length });
  return true;
}

/** The whole game, also where its session lacks the beginning. */
export function saveOf({ session, pack, before }: LocalGame): Save {
  const log = session.earlier ? [...before, ...session.log.slice(before.length)] : session.log;
  return saveFrom(headOf(session, pack), log);
}

function rowsFrom({ session, motives }: LocalGame, from: number, told?: ReadonlyMap<number, Told>): KeptEntry[] {
  return session.log.slice(from).map((entry, at) => {
    const action = from + at + 1;
    const motive = motives[action];
    return { entry, ...(motive && { motive }), ...(told && { told: told.get(action) ?? {} }) };
  });
}

/** By action: what the readers of the game read of it, from one on; and of the opening. */
function toldTo(
  { players, session }: LocalGame,
  log: GameLog,
  from: number,
): { opening: Told; entries: ReadonlyMap<number, Told> } {
  const entries = new Map<number, Told>();
  let opening: Told = {};
  for (const reader of readersOf(players, false, session.table.result !== null)) {
    const access = log.access(reader);
    const page = log.pageFor(reader).entries;
    if (page[0]?.action === 0) opening = { ...opening, [reader]: page[0] };
    for (const entry of page.slice(access.entriesUpTo(from) + 1)) {
      const action = actionOf(access, entry.action);
      entries.set(action, { ...entries.get(action), [reader]: entry });
    }
  }
  return { opening, entries };
}

/** What a reader had read, put together from what was kept; null: something is missing. */
export function keptLog(reader: Viewer, opening: Told, rows: readonly KeptEntry[]): Told[string][] | null {
  const first = opening[reader];
  if (!first || rows.some(({ told }) => !told)) return null;
  const entries = [first, ...rows.flatMap(({ told }) => told?.[reader] ?? [])];
  return entries.every(({ action }, at) => action === at) ? entries : null;
}

/** 256 bits; `randomUUID` is not there where the page comes over plain http. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
