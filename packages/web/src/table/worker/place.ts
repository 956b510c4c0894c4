import { accessFor, type GameModule, type GameTypes, type Seat, type Session, seatNamesOf } from '@admiralty/engine';
import { winnersOf } from '../results.ts';
import type { GameId, Player, StoredTable, TableState } from '../types.ts';
import type { Kept, KeptMotive } from './store.ts';

/** An opened game with who sits at it: what all parts of a local table share. */
export interface Place {
  id: string;
  game: GameId;
  box: GameModule;
  session: Session<GameTypes>;
  players: readonly Player[];
  /** by action: why the computer did it */
  motives: Record<number, KeptMotive>;
  /** of the computer's chance; never leaves the device */
  secret: string;
  pack: Kept['save']['pack'];
  /** of the game as it was last kept; null: never yet */
  version: number | null;
  storage: TableState['storage'];
  /** how often another tab has changed it since it was opened here */
  outside: number;
  isReplay: boolean;
}

/** What a game has that was never kept. */
export const NEW = {
  motives: {},
  version: null,
  storage: 'kept',
  outside: 0,
  isReplay: false,
} as const satisfies Partial<Place>;

export function peopleOf({ players }: Place): Seat[] {
  return players.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
}

/** The person asked first. */
export function awaitedPerson({ session, players }: Place): Seat | null {
  return session.table.pending.find(({ by }) => players[by]?.is === 'person')?.by ?? null;
}

/** What is written on the shelf. */
export function labelOf(place: Place): StoredTable {
  const { id, game, box, session, players } = place;
  const { table, setting } = session;
  const info = box.game.scenarios.find((scenario) => scenario.id === setting.scenario);
  return {
    id,
    game,
    scenario: setting.scenario,
    title: info?.title ?? setting.scenario,
    players: [...players],
    names: seatNamesOf(box.game, setting),
    phase: accessFor(box, session, 'public').show('phase'),
    actions: accessFor(box, session, 'public').length,
    isOver: table.result !== null,
    ...(table.result && { winners: winnersOf(table.result) }),
    isYours: awaitedPerson(place) !== null,
    updated: Date.now(),
  };
}
