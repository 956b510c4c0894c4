/** What a plot may say (A5, R14, R101): a fleet is followed through its orders turn by turn. */
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import { fillsAtOnce, fillsInTime, sourcesAt } from '../../board/fuel.ts';
import { isInScenario } from '../../board/options.ts';
import { firstTurn } from '../../board/orders.ts';
import { rangeOf, squadronsOf } from '../../board/units.ts';
import { type PlotOrder, type Position, refuse } from '../../types.ts';
import { boxesWithin, destinationsOf, jumpFault } from './jump.ts';
import { type PlotFault, turnRefusal } from './plot-fault.ts';
import { tankersAmong, tankersNeeded, unspentTankers } from './plot-fuel.ts';

/** A fleet at one moment of its plot. */
export interface Walk {
  readonly fleet: number;
  readonly side: number;
  /** turn of the next order */
  turn: number;
  place: number;
  members: number[];
  /** tankers of the fleet that can still serve */
  tankers: number[];
  /** members that are dry unless a tanker or a source that takes no time serves them where the fleet is */
  dry: number[];
  /** what the last order was; START: nobody fills up before the next, ARRIVING: the next order is the arrival from transit */
  last: 'start' | 'arriving' | 'jump' | 'hold';
}

/** The fleet before its next order; with other members than it has, if they are given. */
export function startWalk(at: Position, fleet: number, members = squadronsOf(at.g, fleet)): Walk {
  const { g, data } = at;
  const transit = g.fleets.transit[fleet]!;
  return {
    fleet,
    side: data.fleets[fleet]!.side,
    turn: firstTurn(g),
    place: transit < 0 ? g.fleets.place[fleet]! : transit,
    members,
    tankers: unspentTankers(at, members),
    dry: members.filter((squadron) => g.squadrons.fuelled[squadron] === 0),
    last: transit < 0 ? 'start' : 'arriving',
  };
}

/** The fleet after an order, legal or not: standing orders are not checked again (R16). */
export function follow(at: Position, walk: Walk, { to, jump, detach }: PlotOrder): void {
  const isStill = (squadron: number): boolean => !detach.includes(squadron);
  if (jump) {
    if (walk.tankers.length > 0 && walk.last !== 'start' && walk.last !== 'arriving') {
      const used = tankersUsed(at, walk);
      walk.tankers = walk.tankers.filter((tanker) => used !== null && !used.includes(tanker));
    }
    walk.dry = walk.members;
  }
  walk.place = to;
  if (!jump && fillsInTime(sourcesAt(at, walk.side, to, true))) {
    walk.dry = []; // R101: a stay without any source refuels nothing
    walk.tankers = tankersAmong(at, walk.members); // R82: they can serve again
  }
  if (detach.length > 0)
    for (const list of ['members', 'tankers', 'dry'] as const) walk[list] = walk[list].filter(isStill); // FFW-3.3j
  walk.last = jump ? 'jump' : 'hold';
  walk.turn++;
}

function tankersUsed(at: Position, { side, place, dry, tankers }: Walk): number[] | null {
  return tankersNeeded(at, side, place, dry, tankers);
}

/** FFW-3.3h, R101: the jump of a fleet of which a squadron is certain to be dry then. */
export function fuelFault(at: Position, walk: Walk): Refusal | null {
  const { side, place, dry, last } = walk;
  if (last === 'arriving' || (last !== 'start' && tankersUsed(at, walk) !== null)) return null;
  const sources = sourcesAt(at, side, place, true);
  const thirsty = dry.find((squadron) => last === 'start' || !fillsAtOnce(at, squadron, sources));
  if (thirsty === undefined) return null;
  const { id } = at.data.squadrons[thirsty]!;
  const where = at.data.map.labels[place];
  if (last === 'start') return refuse('FFW-3.3h', `${id} is dry and cannot fill up before`);
  return refuse(
    'FFW-3.3h',
    last === 'jump'
      ? `after the jump to ${where} not all can be filled there at once: ${id} is dry`
      : `${where} has no fuel for a fleet that stays there: ${id} is dry`,
  );
}

/** What is wrong with the next order. */
function orderFault(at: Position, walk: Walk, { to, jump, detach }: PlotOrder): Refusal | null {
  const here = at.data.map.labels[walk.place];
  if (walk.last === 'arriving' && !(jump && to === walk.place))
    return refuse('FFW-4.6h', `it arrives in ${here} then, and is ordered J${here}`);
  if (!jump && to !== walk.place)
    return refuse('FFW-3.3u', `it will be in ${here}, so that a hold is written R${here}`);
  if (jump && walk.last !== 'arriving') {
    const fault = jumpFault(at, walk.side, walk.members, walk.place, to, 'FFW-3.3g') ?? fuelFault(at, walk); // FFW-3.3g
    if (fault) return fault;
  }
  const stranger = detach.find((one, n) => !walk.members.includes(one) || detach.indexOf(one) !== n);
  if (stranger === undefined) return null;
  const { id } = at.data.squadrons[stranger] ?? { id: 'that' };
  const isTwice = walk.members.includes(stranger);
  return refuse('FFW-3.3j', `its D list names ${id} ${isTwice ? 'twice' : 'which is not in the fleet by then'}`);
}

/** First error of a plot in words that name fleet, turn and rule; `standing` is what the new orders follow. */
export function plotFault(
  at: Position,
  fleet: number,
  standing: readonly PlotOrder[],
  fresh: readonly PlotOrder[],
): PlotFault | null {
  if (fresh.length === 0) return null;
  const walk = walkAfter(at, fleet, standing);
  for (const order of fresh) {
    const fault = orderFault(at, walk, order);
    if (fault) return turnRefusal(at, fault.rule, fleet, walk.turn, fault.why);
    follow(at, walk, order);
  }
  return null;
}

/** The fleet after some orders. */
export function walkAfter(at: Position, fleet: number, orders: readonly PlotOrder[]): Walk {
  const walk = startWalk(at, fleet);
  for (const order of orders) follow(at, walk, order);
  return walk;
}

/** Places that a jump order may name after these orders: with fuel, range, boxes and composition then. */
export function nextPlaces(at: Position, fleet: number, before: readonly PlotOrder[]): number[] {
  return placesFor(at, walkAfter(at, fleet, before));
}

export function placesFor(at: Position, walk: Walk): number[] {
  if (walk.last === 'arriving') return [walk.place];
  return fuelFault(at, walk) ? [] : destinationsOf(at, walk.side, walk.members, walk.place);
}

/** A legal continuation of so many orders, at random: sampler and resampling. */
export function drawPlot(
  at: Position,
  fleet: number,
  standing: readonly PlotOrder[],
  count: number,
  random: Random,
): PlotOrder[] {
  if (count <= 0) return [];
  const walk = walkAfter(at, fleet, standing);
  const plot: PlotOrder[] = [];
  while (plot.length < count) {
    const order = drawOrder(at, walk, random);
    plot.push(order);
    follow(at, walk, order);
  }
  return plot;
}

function drawOrder(at: Position, walk: Walk, random: Random): PlotOrder {
  if (walk.last === 'arriving') return { to: walk.place, jump: true, detach: [] };
  const wanted = random.below(2) === 0 ? drawPlace(at, walk, random) : -1;
  const to = wanted >= 0 && fuelFault(at, walk) === null ? wanted : walk.place;
  const isSplit = walk.members.length > 1 && random.below(16) === 0;
  return { to, jump: to !== walk.place, detach: isSplit ? [walk.members[random.below(walk.members.length)]!] : [] };
}

/** A place in range, mostly one with a world; -1 none found. */
function drawPlace(at: Position, { side, members, place }: Walk, random: Random): number {
  const range = rangeOf(at, members);
  if (range === 0) return -1;
  if (random.below(16) === 0) {
    const boxes = boxesWithin(at, side, place, range);
    if (boxes.length > 0) return boxes[random.below(boxes.length)]!;
  }
  const { nearest, reach, worldAt } = at.data.map;
  const ends = reach[place]!;
  const count = ends[Math.min(range, ends.length - 1)]!;
  let found = -1;
  for (let tries = 0; tries < 4 && count > 0; tries++) {
    const hex = nearest[place]![random.below(count)]!;
    if (!isInScenario(at, hex)) continue;
    found = hex;
    if (worldAt[hex]! >= 0) break;
  }
  return found;
}
