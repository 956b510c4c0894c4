/** Where a seat has something to decide in 2F: starport slots that are short, tankers that could serve. */
import { sourcesAt } from './fuel.ts';
import type { Reading } from './game-types.ts';
import { leaderAt, sideOfSeat } from './sides.ts';
import { defenseFactor } from './strength.ts';

/** One place after the free sources have served (R82). */
export interface Pump {
  readonly place: number;
  /** squadrons that a starport can still fill in no time */
  readonly slots: number;
  /** dry, or tankers that are spent */
  readonly thirsty: readonly number[];
  readonly tankers: readonly Server[];
}

/** A tanker and how many squadrons it can fill. FFW-3.9k, FFW-3.9p: its current defense factor. */
export interface Server {
  readonly tanker: number;
  readonly capacity: number;
}

export function isTanker({ data }: Reading, squadron: number): boolean {
  return data.squadrons[squadron]!.type === 'tanker';
}

export function isDry({ g }: Reading, squadron: number): boolean {
  return g.squadrons.fuelled[squadron] === 0;
}

/** R82: also a full tanker that is spent. */
export function isThirsty({ g }: Reading, squadron: number): boolean {
  return g.squadrons.fuelled[squadron] === 0 || g.squadrons.spent[squadron] === 1;
}

/** Places that a seat leads where slots or tankers can still serve somebody, in ascending number. */
export function pumpsOf(at: Reading, seat: number): Pump[] {
  const { g, data } = at;
  const side = sideOfSeat(g, seat);
  const places = new Map<number, number[]>();
  g.squadrons.place.forEach((place, squadron) => {
    if (place < 0 || data.squadrons[squadron]!.side !== side || !isThirsty(at, squadron)) return;
    const here = places.get(place);
    if (here) here.push(squadron);
    else places.set(place, [squadron]);
  });
  const found: Pump[] = [];
  for (const [place, thirsty] of [...places].sort(([a], [b]) => a - b)) {
    if (leaderAt(at, side, place) !== seat) continue;
    const { slots } = sourcesAt(at, side, place);
    const pump = { place, slots, thirsty, tankers: tankersAt(at, side, place) };
    const isServed = serversAt(at, pump, []).length > 0 && thirsty.some((squadron) => isDry(at, squadron));
    if (slots > 0 || isServed) found.push(pump);
  }
  return found;
}

function tankersAt(at: Reading, side: number, place: number): Server[] {
  const { g, data } = at;
  return data.squadrons
    .filter(({ index, type, side: owner }) => type === 'tanker' && owner === side && g.squadrons.place[index] === place)
    .map(({ index }) => ({ tanker: index, capacity: defenseFactor(at, index) }));
}

/** R13, R82: tankers that can serve once these slots have been used: unspent ones, dry or not. */
export function serversAt({ g }: Reading, { tankers }: Pump, slots: readonly number[]): Server[] {
  return tankers.filter(({ tanker }) => g.squadrons.spent[tanker] === 0 || slots.includes(tanker));
}
