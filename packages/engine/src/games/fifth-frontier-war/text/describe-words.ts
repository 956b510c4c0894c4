/** Parts of sentences that news and answers share. */

import type { Sentences } from '#core/kernel-lines';
import { enumerated, type Part, type Phrase, say } from '#core/line';
import { ASHORE } from '../state.ts';
import type { Bomb, Shot, Transfer } from '../types.ts';
import { admiralPart, fleetPart, hexPart, squadronPart, troopPart } from './event-parts.ts';
import type { Events } from './event-readers.ts';
import type { Look } from './show-words.ts';

/** A sentence for each word of a list of events. */
export type Telling<K extends keyof Events> = Sentences<Look, Pick<Events, K>>;

/** What each side rolled or has. */
export function sidesText(figures: readonly number[]): string {
  return `Imperial ${figures[0]}, Zhodani ${figures[1]}`;
}

export function squadronList(look: Look, squadrons: readonly number[]): Part[] {
  return enumerated(
    squadrons.map((squadron) => squadronPart(look, squadron)),
    'no squadron',
  );
}

export function troopList(look: Look, troops: readonly number[]): Part[] {
  return enumerated(
    troops.map((troop) => troopPart(look, troop)),
    'no troops',
  );
}

export function fleetList(look: Look, fleets: readonly number[]): Part[] {
  return enumerated(
    fleets.map((fleet) => fleetPart(look, fleet)),
    'no fleet',
  );
}

export function admiralList(look: Look, admirals: readonly number[]): Part[] {
  return enumerated(
    admirals.map((admiral) => admiralPart(look, admiral)),
    'no admiral',
  );
}

/** I-MAR-1 aboard I-AR-26, Admiral Long ashore. */
export function transferList(look: Look, transfers: readonly Transfer[]): Part[] {
  const one = (transfer: Transfer): Phrase => {
    const who = 'troop' in transfer ? troopPart(look, transfer.troop) : admiralPart(look, transfer.admiral);
    return transfer.to === ASHORE ? say`${who} ashore` : say`${who} aboard ${squadronPart(look, transfer.to)}`;
  };
  return enumerated(transfers.map(one), 'nothing is moved');
}

/** Bombardment points of whoever looks; a referee sees those of the side that has any. */
export function bombardmentOf({ view: { combat, sides } }: Look): number {
  return Math.max(0, ...sides.map((side) => combat?.points[side] ?? 0));
}

export function bombList(look: Look, bombs: readonly Bomb[]): Part[] {
  return enumerated(
    bombs.map(({ target, points }) => say`${points} on ${troopPart(look, target)}`),
    'nothing is bombed',
  );
}

/** Whole factors where it can be: halves only where the rules split (R47). */
export function shotList(look: Look, shots: readonly Shot[]): Part[] {
  const factors = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : `${Math.floor(halves / 2)}.5`);
  return enumerated(
    shots.map(({ by, at, halves }) => say`${troopPart(look, by)} with ${factors(halves)} at ${troopPart(look, at)}`),
    'nobody fires',
  );
}

/** 18F to Regina 2110. */
export function moveList(
  look: Look,
  fleets: readonly { fleet: number; to: number }[],
  squadrons: readonly { squadron: number; to: number }[],
): Part[] {
  return enumerated(
    [
      ...fleets.map(({ fleet, to }) => say`${fleetPart(look, fleet)} to ${hexPart(look, to)}`),
      ...squadrons.map(({ squadron, to }) => say`${squadronPart(look, squadron)} to ${hexPart(look, to)}`),
    ],
    'nobody',
  );
}
