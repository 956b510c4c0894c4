import { accessFor, saveOf, seatNamesOf } from '@admiralty/engine';
import { awaitedPerson, type OpenGame, peopleOf } from '@admiralty/host';
import { winnersOf } from '../results.ts';
import type { GameId, StoredTable, TableState } from '../types.ts';
import { keep } from './store.ts';

/** An open game of this device. */
export interface LocalGame extends OpenGame {
  id: string;
  game: GameId;
  /** of the game as it was last kept; null: never yet */
  version: number | null;
  storage: TableState['storage'];
  /** how often another tab has changed it since it was opened here */
  outside: number;
  isReplay: boolean;
}

/** What a game has that was never kept. */
export const NEW = {
  version: null,
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
export function labelOf(local: LocalGame): StoredTable {
  const { id, game, module, session, players } = local;
  const { table, setting } = session;
  const info = module.game.scenarios.find((scenario) => scenario.id === setting.scenario);
  const access = accessFor(module, session, 'public');
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

/** False: another tab has gone on meanwhile, and what was done here does not count. */
export async function storeGame(local: LocalGame): Promise<boolean> {
  const { session, pack, players, motives, secret, version } = local;
  const kept = { save: saveOf(session, pack), players: [...players], motives, secret };
  const storing = await keep(labelOf(local), kept, version);
  if (storing.is === 'changed') return false;
  local.storage = storing.is;
  if (storing.is === 'kept') local.version = storing.version;
  return true;
}
