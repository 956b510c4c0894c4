/** Parts of sentences that news and answers share. */

import { listed } from '#core/text';
import { ASHORE } from '../state.ts';
import type { Bomb, Shot, Transfer } from '../types.ts';
import type { Events } from './event-readers.ts';
import { admiralName, fleetCode, type Look, placeName, squadronId, troopId } from './show-words.ts';

/** A sentence for each word of a list of events. */
export type Telling<K extends keyof Events> = {
  readonly [W in K]: (look: Look, details: Events[W]) => string;
};

export function squadronList(look: Look, squadrons: readonly number[]): string {
  return listed(
    squadrons.map((squadron) => squadronId(look, squadron)),
    'no squadron',
  );
}

export function troopList(look: Look, troops: readonly number[]): string {
  return listed(
    troops.map((troop) => troopId(look, troop)),
    'no troops',
  );
}

export function fleetList(look: Look, fleets: readonly number[]): string {
  return listed(
    fleets.map((fleet) => fleetCode(look, fleet)),
    'no fleet',
  );
}

export function admiralList(look: Look, admirals: readonly number[]): string {
  return listed(
    admirals.map((admiral) => admiralName(look, admiral)),
    'no admiral',
  );
}

/** I-MAR-1 aboard I-AR-26, Admiral Long ashore. */
export function transferList(look: Look, transfers: readonly Transfer[]): string {
  const one = (transfer: Transfer): string => {
    const who = 'troop' in transfer ? troopId(look, transfer.troop) : admiralName(look, transfer.admiral);
    return transfer.to === ASHORE ? `${who} ashore` : `${who} aboard ${squadronId(look, transfer.to)}`;
  };
  return listed(transfers.map(one), 'nothing is moved');
}

/** Bombardment points of whoever looks; a referee sees those of the side that has any. */
export function bombardmentOf({ view: { combat, sides } }: Look): number {
  return Math.max(0, ...sides.map((side) => combat?.points[side] ?? 0));
}

export function bombList(look: Look, bombs: readonly Bomb[]): string {
  return listed(
    bombs.map(({ target, points }) => `${points} on ${troopId(look, target)}`),
    'nothing is bombed',
  );
}

/** Whole factors where it can be: halves only where the rules split (R47). */
export function shotList(look: Look, shots: readonly Shot[]): string {
  const factors = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : `${Math.floor(halves / 2)}.5`);
  return listed(
    shots.map(({ by, at, halves }) => `${troopId(look, by)} with ${factors(halves)} at ${troopId(look, at)}`),
    'nobody fires',
  );
}

/** 18F to Regina 2110. */
export function moveList(
  look: Look,
  fleets: readonly { fleet: number; to: number }[],
  squadrons: readonly { squadron: number; to: number }[],
): string {
  return listed(
    [
      ...fleets.map(({ fleet, to }) => `${fleetCode(look, fleet)} to ${placeName(look, to)}`),
      ...squadrons.map(({ squadron, to }) => `${squadronId(look, squadron)} to ${placeName(look, to)}`),
    ],
    'nobody',
  );
}
