/** A fleet's way through the turns that it must plot: which worlds it takes, where it fills up, where it stands at the end. */
import {
  controllerOf,
  firstTurn,
  horizonOf,
  lastTurnOf,
  nextPlaces,
  type PlotOrder,
  type Position,
  squadronsOf,
  tacticalFactor,
  worldIn,
  worldsInScenario,
} from '@admiralty/engine/fifth-frontier-war';
import type { Share, Visit, Visits } from './concentration.ts';
import { Watch } from './defence.ts';
import { afterGarrison, canHold, type Force, forceOf } from './forces.ts';
import {
  fillsByStaying,
  fillsOnArrival,
  isFuelled,
  slowOnes,
  type Traveller,
  tankerCapacity,
  travellerOf,
  turnsBetween,
} from './fuel.ts';
import { siegeOf, swingOf } from './objectives.ts';

/** What a later turn is worth against this one. */
const PATIENCE = 0.94;
/** Points for a defense factor lost or destroyed. */
export const PER_FACTOR = 0.12;
/** Ways that are followed side by side; so many in a hurry. */
const BEAM = 6;
export const NARROW = 2;
/** A hope beyond the plot counts less than what is plotted. */
const HOPE = 0.75;
/** Prizes beyond the plot that count, one after the other. */
const HOPES = 4;
/** Points for a factor that is left behind without a fleet. */
const PER_LEFT = 0.03;

/** A fleet as the planner has it. */
export interface Traverse {
  readonly fleet: number;
  readonly traveller: Traveller;
  readonly force: Force;
  /** by world: what the fleet alone could expect there; null: not worked out yet */
  prospects: readonly Prospect[] | null;
  /** the same as seen from a place, once worked out */
  readonly hopes: Map<string, readonly Prospect[]>;
}

interface Prospect {
  readonly hex: number;
  readonly value: number;
  readonly turns: number;
}

/** A way so far. */
interface Line {
  readonly orders: readonly PlotOrder[];
  readonly place: number;
  /** of the next order */
  readonly turn: number;
  readonly isFull: boolean;
  readonly tankers: number;
  /** without squadrons that were left behind */
  readonly traveller: Traveller;
  readonly force: Force;
  readonly value: number;
  /** turns in this place */
  readonly stay: number;
  readonly share: Share | null;
  readonly taken: readonly number[];
  readonly visits: readonly Visit[];
}

/** One fleet's plot with what it promises. */
export interface Way {
  readonly value: number;
  readonly orders: readonly PlotOrder[];
  readonly visits: readonly Visit[];
  /** worlds that it means to take */
  readonly taken: readonly number[];
}

export function traverseOf(at: Position, fleet: number, side: number): Traverse {
  const squadrons = squadronsOf(at.g, fleet);
  const place = at.g.fleets.place[fleet]!;
  const force = forceOf(at, squadrons, place < 0 ? 0 : tacticalFactor(at, side, place));
  return { fleet, traveller: travellerOf(at, side, squadrons), force, prospects: null, hopes: new Map() };
}

/** Worth the way; when time is up only those that were looked at until then. */
function prospectsFor(at: Position, side: number, force: Force, isLate: () => boolean): Prospect[] {
  const prospects: Prospect[] = [];
  for (const world of worldsInScenario(at)) {
    const swing = swingOf(at, side, world);
    if (swing === 0) continue;
    if (isLate()) break;
    const { hex } = at.data.worlds[world]!;
    const siege = siegeOf(at, side, hex, force);
    const value = siege.chance * swing - PER_FACTOR * (siege.lost - siege.destroyed);
    if (siege.chance > 0.1 && value > 0) prospects.push({ hex, value, turns: siege.turns });
  }
  return prospects;
}

/** Ways of one fleet through its open turns, best first. When time is up (`isLate`) the best so far goes on with holds. */
export class Plotter {
  private readonly at: Position;
  private readonly visits: Visits;
  private readonly last: number;
  private readonly now: number;
  private readonly watch: Watch;
  private readonly isLate: () => boolean;
  private readonly beam: number;
  /** lines weighed so far: how much work it was, whatever the machine */
  weighed = 0;

  constructor(at: Position, side: number, visits: Visits, isLate: () => boolean, beam = BEAM) {
    this.at = at;
    this.isLate = isLate;
    this.beam = beam;
    this.visits = visits;
    this.watch = new Watch(at, side);
    this.last = lastTurnOf(at);
    this.now = firstTurn(at.g);
  }

  /** Best ways after the orders that stand, up to the horizon. */
  waysOf(traverse: Traverse, standing: readonly PlotOrder[], horizon = horizonOf(this.at, traverse.fleet)): Way[] {
    let lines = [this.start(traverse)];
    for (const order of standing) lines = lines.map((line) => this.after(traverse, line, order));
    const fixed = standing.length;
    for (let n = fixed; n < horizon; n++) {
      lines = this.ranked(traverse, this.extended(traverse, lines))
        .slice(0, this.beam)
        .map(({ line }) => line);
    }
    return this.ranked(traverse, lines).map(({ line, value }) => ({
      value,
      orders: line.orders.slice(fixed),
      visits: this.closed(line).filter(({ hex }) => this.isWorld(hex)),
      taken: line.taken,
    }));
  }

  /** One order more; of lines that there is no time for nothing comes. */
  private extended(traverse: Traverse, lines: readonly Line[]): Line[] {
    const next: Line[] = [];
    for (const line of lines)
      for (const order of this.choices(traverse, line)) {
        if (next.length > 0 && this.isLate()) return next;
        next.push(this.after(traverse, line, order));
      }
    return next;
  }

  /** Best first, as far as there is time. */
  private ranked(traverse: Traverse, lines: readonly Line[]): { line: Line; value: number }[] {
    const ranked: { line: Line; value: number }[] = [];
    for (const line of lines) {
      if (ranked.length > 0 && this.isLate()) break;
      ranked.push({ line, value: this.worth(traverse, line) });
    }
    this.weighed += ranked.length;
    return ranked.sort((a, b) => b.value - a.value);
  }

  private start({ fleet, traveller, force }: Traverse): Line {
    const { at } = this;
    const { transit, place } = at.g.fleets;
    const here = transit[fleet]! < 0 ? place[fleet]! : transit[fleet]!;
    const line: Line = {
      orders: [],
      place: here,
      turn: this.now,
      isFull: isFuelled(at, traveller),
      tankers: tankerCapacity(at, traveller.squadrons),
      traveller,
      force,
      value: 0,
      stay: 0,
      share: null,
      taken: [],
      visits: [],
    };
    return transit[fleet]! < 0 ? { ...line, share: this.shareAt(line) } : line;
  }

  /** A hold, or a jump to any world in reach if the fuel is sure. */
  private choices({ fleet }: Traverse, line: Line): PlotOrder[] {
    const hold = { to: line.place, jump: false, detach: [] };
    const places = nextPlaces(this.at, fleet, line.orders);
    if (places.length === 1 && places[0] === line.place) return [{ ...hold, jump: true }]; // it only arrives then
    if (!line.isFull || this.isLate()) return [hold];
    const jumps = places.filter((to) => this.isWorld(to)).map((to) => ({ to, jump: true, detach: [] }));
    const slow = slowOnes(this.at, line.traveller);
    if (slow.length === 0) return [hold, ...jumps];
    const shedding = jumps.filter(({ to }) => this.isSafeToLeave(line.traveller.side, to));
    return [hold, ...jumps, ...shedding.map((jump) => ({ ...jump, detach: slow }))];
  }

  /** Squadrons may stay behind at worlds of their side, or hold one that surrenders to them. */
  private isSafeToLeave(side: number, hex: number): boolean {
    const world = this.at.data.worlds[worldIn(this.at, hex)]!;
    return controllerOf(this.at, world.index) === side || world.atmosphere === 'vacuum';
  }

  private after(traverse: Traverse, line: Line, order: PlotOrder): Line {
    const next = this.moved(traverse, line, order);
    return order.detach.length > 0 ? this.without(next, order.detach) : next;
  }

  /** The fleet without squadrons that it leaves where it is; those that can hold the world spare it a garrison. */
  private without(line: Line, detached: readonly number[]): Line {
    const { at } = this;
    const { side, squadrons } = line.traveller;
    const left = squadrons.filter((one) => !detached.includes(one));
    const force = forceOf(at, left, line.force.tactical);
    const troops = force.troops.filter(({ unit }) => line.force.troops.some((one) => one.unit === unit));
    const traveller = travellerOf(at, side, left);
    const fuel = fillsOnArrival(at, traveller, line.place, false, tankerCapacity(at, left));
    const price = PER_LEFT * (line.force.attack - force.attack + line.force.defense - force.defense);
    return {
      ...line,
      traveller,
      force: { ...force, troops },
      isFull: line.isFull || fuel.isFull,
      tankers: fuel.tankers,
      value: line.value - price,
    };
  }

  private moved({ fleet }: Traverse, line: Line, order: PlotOrder): Line {
    const { at } = this;
    const { traveller } = line;
    const orders = [...line.orders, order];
    const turn = line.turn + 1;
    const isOurs = line.taken.includes(order.to);
    let next: Line;
    if (order.jump) {
      const visits = this.closed(line, fleet);
      const fuel = fillsOnArrival(at, traveller, order.to, isOurs, line.tankers);
      const moved = {
        ...line,
        orders,
        turn,
        place: order.to,
        stay: 1,
        isFull: fuel.isFull,
        tankers: fuel.tankers,
        visits,
      };
      const share = isOurs ? null : this.shareAt(moved, line.turn);
      const toll = share ? PER_FACTOR * (share.siege.lost - share.siege.destroyed) : 0;
      next = { ...moved, share, value: line.value - toll * this.weight(line.turn) };
    } else {
      const isFull = line.isFull || fillsByStaying(at, traveller.side, order.to, isOurs);
      next = { ...line, orders, turn, stay: line.stay + 1, isFull };
    }
    return this.settled(traveller.side, next, order.detach.length > 0);
  }

  /** Takes the world if it has been long enough there; else what a guard is worth. */
  private settled(side: number, line: Line, isLeaving: boolean): Line {
    const { share, stay, turn, place } = line;
    const weight = this.weight(turn - 1);
    if (!share || share.swing === 0) {
      const guard =
        controllerOf(this.at, worldIn(this.at, place)) === side ? this.watch.guardValue(place, line.force) : 0;
      return { ...line, value: line.value + guard * weight };
    }
    if (stay < share.siege.turns || share.chance <= 0) return line;
    const isHeldByShips = isLeaving && share.siege.garrison === 0;
    const isHeld = isHeldByShips || canHold(line.force, share.siege.garrison);
    const gain = share.chance * share.swing * (isHeld ? 1 : 0.3);
    return {
      ...line,
      value: line.value + gain * weight,
      taken: [...line.taken, place],
      share: null,
      force: isHeldByShips ? line.force : afterGarrison(line.force, share.siege.garrison),
    };
  }

  private shareAt(line: Pick<Line, 'place' | 'force' | 'turn'>, turn = line.turn): Share | null {
    const world = worldIn(this.at, line.place);
    return world < 0 ? null : this.visits.shareOf(line.place, world, turn, line.force);
  }

  /** The visits of a line with the place where it is now. */
  private closed(line: Line, fleet = -1): Visit[] {
    const visit = { fleet, hex: line.place, from: line.turn - line.stay, to: line.turn - 1, force: line.force };
    return line.stay > 0 ? [...line.visits, visit] : [...line.visits];
  }

  /** Its value with what it may hope for beyond its last order. */
  private worth(traverse: Traverse, line: Line): number {
    const { share, stay, turn, traveller } = line;
    const left = share ? share.siege.turns - stay : Number.POSITIVE_INFINITY;
    const siege = share && left <= 8 ? share.chance * share.swing * this.weight(turn - 1 + left) : 0;
    const hopes: number[] = siege > 0 ? [siege] : [];
    for (const { hex, value, turns } of this.hopesFrom(traverse, line)) {
      if (hopes.length > HOPES) break;
      if (turn - 1 + turns <= this.last && !line.taken.includes(hex)) hopes.push(value * this.weight(turn - 1 + turns));
    }
    hopes.sort((a, b) => b - a);
    const hop = traveller.isSwift ? 1 : 2;
    const count = Math.min(HOPES, 1 + line.force.troops.length, 1 + (this.last - turn) / hop);
    let sum = 0;
    for (let n = 0; n < count && n < hopes.length; n++) sum += HOPE * hopes[n]! * (HOPE * PATIENCE ** hop) ** n;
    return line.value + sum;
  }

  /** Prospects of a fleet seen from where a line stands, the best first; `turns` with the way there. */
  private hopesFrom(traverse: Traverse, { place, isFull, traveller }: Line): readonly Prospect[] {
    const { hopes } = traverse;
    const key = `${place} ${isFull} ${traveller.range} ${traveller.isSwift}`;
    const found = hopes.get(key);
    if (found) return found;
    traverse.prospects ??= prospectsFor(this.at, traveller.side, traverse.force, this.isLate);
    const made = traverse.prospects
      .filter(({ hex }) => hex !== place)
      .map(({ hex, value, turns }) => {
        const way = turnsBetween(this.at, traveller, place, hex) + (isFull ? 0 : 1);
        return { hex, value, turns: way + turns };
      })
      .sort((a, b) => b.value * PATIENCE ** b.turns - a.value * PATIENCE ** a.turns);
    hopes.set(key, made);
    return made;
  }

  private weight(turn: number): number {
    return turn > this.last ? 0 : PATIENCE ** (turn - this.now);
  }

  private isWorld(place: number): boolean {
    return worldIn(this.at, place) >= 0;
  }
}
