/** Help with plot sheets for clients: where each fleet may go turn by turn. */
import type { Refusal } from '#core/types';
import { firstTurn } from '../board/orders.ts';
import { runsFleet } from '../board/sides.ts';
import { numbersWhere } from '../board/units.ts';
import { mayInsert, mustAbort } from '../rules/03-movement/abort.ts';
import { standingWith } from '../rules/03-movement/detach.ts';
import { fuelFault, placesFor, walkAfter } from '../rules/03-movement/plot-rules.ts';
import { horizonOf } from '../rules/03-movement/plots.ts';
import type { FleetPlot, PlotOrder, Position } from '../types.ts';

export interface FleetHelp {
  fleet: number;
  code: string;
  /** turns that its plot covers; first > last: it has none */
  first: number;
  last: number;
  mustAbort: boolean;
  mayInsert: boolean;
  /** orders that stand after the change of the draft */
  standing: PlotOrder[];
  /** each turn to be plotted whose orders before it are known */
  turns: TurnHelp[];
}

/** A fleet before its order of one turn. */
export interface TurnHelp {
  turn: number;
  /** where it will be */
  place: number;
  /** places that a jump may lead to; a hold where it is is legal too */
  destinations: number[];
  /** squadrons that are dry unless they are filled there at once, and tankers that could still serve */
  dry: number[];
  tankers: number[];
  /** why nobody jumps for lack of fuel; null: there is enough */
  fuel: Refusal | null;
  /** it only arrives: the one order possible is a jump to where it will be (FFW-4.6h) */
  isArriving: boolean;
}

/** Every fleet that the seat runs; `drafts` are orders that are being written. */
export function plotHelp(at: Position, seat: number, drafts: readonly FleetPlot[] = []): FleetHelp[] {
  const { g, data } = at;
  const own = numbersWhere(data.fleets.length, (fleet) => runsFleet(g, seat, fleet));
  return own.map((fleet) => {
    const draft = drafts.find((one) => one.fleet === fleet) ?? { fleet, change: 'none', orders: [] };
    return helpFor(at, draft);
  });
}

function helpFor(at: Position, draft: FleetPlot): FleetHelp {
  const { fleet, orders } = draft;
  const horizon = horizonOf(at, fleet);
  const first = firstTurn(at.g);
  const standing = horizon === 0 ? [] : standingWith(at, draft);
  const open = Math.max(0, Math.min(orders.length + 1, horizon - standing.length));
  return {
    fleet,
    code: at.data.fleets[fleet]!.code,
    first,
    last: first + horizon - 1,
    mustAbort: mustAbort(at, fleet),
    mayInsert: mayInsert(at, fleet),
    standing,
    turns: Array.from({ length: open }, (_, n) => turnHelp(at, fleet, [...standing, ...orders.slice(0, n)])),
  };
}

function turnHelp(at: Position, fleet: number, before: readonly PlotOrder[]): TurnHelp {
  const walk = walkAfter(at, fleet, before);
  const { turn, place, dry, tankers, last } = walk;
  const destinations = placesFor(at, walk);
  return { turn, place, destinations, dry, tankers, fuel: fuelFault(at, walk), isArriving: last === 'arriving' };
}
