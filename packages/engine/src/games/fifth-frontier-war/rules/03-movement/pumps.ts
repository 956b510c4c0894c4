/** Where a seat has something to decide in 2F: starport slots that are short, tankers that could serve. */
import { sourcesAt } from '../../board/fuel.ts';
import { leaderAt, sideOfSeat } from '../../board/sides.ts';
import { defenseFactor } from '../../board/strength.ts';
import { squadronsAt } from '../../board/units.ts';
import type { Position } from '../../types.ts';

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

export function isTanker({ data }: Position, squadron: number): boolean {
  return data.squadrons[squadron]!.type === 'tanker';
}

export function isDry({ g }: Position, squadron: number): boolean {
  return g.squadrons.fuelled[squadron] === 0;
}

/** R82: also a full tanker that is spent. */
function isThirsty({ g }: Position, squadron: number): boolean {
  return g.squadrons.fuelled[squadron] === 0 || g.squadrons.spent[squadron] === 1;
}

/** Squadrons of a side that are thirsty, by place. */
export function thirstyBy(at: Position, side: number): Map<number, number[]> {
  const { place: places } = at.g.squadrons;
  const found = new Map<number, number[]>();
  for (let squadron = 0; squadron < places.length; squadron++) {
    const place = places[squadron]!;
    if (place < 0 || !isThirsty(at, squadron) || at.data.squadrons[squadron]!.side !== side) continue;
    const here = found.get(place);
    if (here) here.push(squadron);
    else found.set(place, [squadron]);
  }
  return found;
}

function tankersAt(at: Position, side: number, place: number): Server[] {
  const tankers = squadronsAt(at, side, place).filter((squadron) => isTanker(at, squadron));
  return tankers.map((tanker) => ({ tanker, capacity: defenseFactor(at, tanker) }));
}

/** Places that a seat leads where slots or tankers can still serve somebody, in ascending number. */
export function pumpsOf(at: Position, seat: number): Pump[] {
  const side = sideOfSeat(at.g, seat);
  const found: Pump[] = [];
  for (const [place, thirsty] of [...thirstyBy(at, side)].sort(([a], [b]) => a - b)) {
    if (leaderAt(at, side, place) !== seat) continue;
    const { slots } = sourcesAt(at, side, place);
    const pump = { place, slots, thirsty, tankers: tankersAt(at, side, place) };
    const isServed = serversAt(at, pump, []).length > 0 && thirsty.some((squadron) => isDry(at, squadron));
    if (slots > 0 || isServed) found.push(pump);
  }
  return found;
}

/** R13, R82: tankers that can serve once these slots have been used: unspent ones, dry or not. */
export function serversAt({ g }: Position, { tankers }: Pump, slots: readonly number[]): Server[] {
  return tankers.filter(({ tanker }) => g.squadrons.spent[tanker] === 0 || slots.includes(tanker));
}
