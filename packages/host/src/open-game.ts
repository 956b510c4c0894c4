import type { GameModule, GameTypes, Save, Seat, Session } from '@admiralty/engine';
import type { Motives, Player } from './types.ts';

/** A game in play with who sits at it: what all parts of a host share. */
export interface OpenGame {
  module: GameModule;
  session: Session<GameTypes>;
  players: readonly Player[];
  motives: Motives;
  /** seed of the computer players; shown to nobody */
  secret: string;
  pack: Save['pack'];
}

export function peopleOf({ players }: Pick<OpenGame, 'players'>): Seat[] {
  return players.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
}

/** The person asked first. */
export function awaitedPerson({ session, players }: OpenGame): Seat | null {
  return session.table.pending.find(({ by }) => players[by]?.is === 'person')?.by ?? null;
}
