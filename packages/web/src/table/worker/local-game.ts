import { type Access, accessFor, headOf, saveOf, seatNamesOf } from '@admiralty/engine';
import { awaitedPerson, type OpenGame, peopleOf } from '@admiralty/host';
import { winnersOf } from '../results.ts';
import type { GameId, StoredTable, TableState } from '../types.ts';
import { type Kept, keep } from './store.ts';

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
}

/** What a game has that was never kept. */
export const NEW = {
  version: null,
  stored: 0,
  storage: 'kept',
  outside: 0,
  isReplay: false,
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
export async function storeGame(
  local: LocalGame,
  same = 0,
  access = accessFor(local.module, local.session, 'public'),
): Promise<boolean> {
  const { session, pack, motives, secret, version } = local;
  const players = [...local.players];
  const from = Math.min(local.stored, same);
  const entries = session.log.slice(from).map((entry, at) => {
    const motive = motives[from + at + 1];
    return motive ? { entry, motive } : { entry };
  });
  const whole = (): Kept => ({ save: saveOf(session, pack), players, motives, secret });
  const change = { head: headOf(session, pack), players, secret, from, entries };
  local.stored = from;
  const { length } = session.log;
  const storing = await keep(labelOf(local, access), change, version, whole);
  if (storing.is === 'changed') return false;
  local.storage = storing.is;
  if (storing.is === 'kept') Object.assign(local, { version: storing.version, stored: length });
  return true;
}
