/** Who goes where at the same time: fleets that meet at a world count together, and nobody is sent twice for one prize. */
import { type Position, squadronsAt, tacticalFactor } from '@admiralty/engine/fifth-frontier-war';
import { type Force, forceOf, joined, keyOf } from './forces.ts';
import { type Siege, siegeOf, swingOf } from './objectives.ts';

/** A fleet that will be at a world. */
export interface Visit {
  readonly fleet: number;
  readonly hex: number;
  /** first and last turn there */
  readonly from: number;
  readonly to: number;
  readonly force: Force;
}

/** What a visit adds to what is already on its way. */
export interface Share {
  readonly siege: Siege;
  /** chance that the visit adds */
  readonly chance: number;
  readonly swing: number;
}

/** Visits of the fleets of one side, and what comes of them. */
export class Visits {
  private readonly at: Position;
  private readonly side: number;
  private readonly byHex = new Map<number, Visit[]>();
  private readonly guards = new Map<number, Force>();
  /** by hex: shares worked out since its visits changed last */
  private readonly shares = new Map<number, Map<string, Share>>();

  constructor(at: Position, side: number) {
    this.at = at;
    this.side = side;
  }

  add(visits: readonly Visit[]): void {
    for (const visit of visits) this.put(visit.hex, [...(this.byHex.get(visit.hex) ?? []), visit]);
  }

  remove(fleet: number): void {
    for (const [hex, list] of this.byHex) {
      const others = list.filter((one) => one.fleet !== fleet);
      if (others.length < list.length) this.put(hex, others);
    }
  }

  private put(hex: number, visits: Visit[]): void {
    this.byHex.set(hex, visits);
    this.shares.delete(hex);
  }

  /** A fleet that comes to a world on a turn, with those that are there then. */
  shareOf(hex: number, world: number, turn: number, force: Force): Share {
    const known = this.shares.get(hex) ?? new Map<string, Share>();
    this.shares.set(hex, known);
    const key = `${turn} ${keyOf(force)}`;
    const found = known.get(key);
    if (found) return found;
    const made = this.newShare(hex, world, turn, force);
    known.set(key, made);
    return made;
  }

  private newShare(hex: number, world: number, turn: number, force: Force): Share {
    const swing = swingOf(this.at, this.side, world);
    if (swing === 0) return { siege: NOTHING, chance: 0, swing };
    const others = this.byHex.get(hex) ?? [];
    const present = others.filter(({ from, to }) => from <= turn + 1 && to >= turn);
    const early = others.filter(({ to }) => to < turn);
    const base = this.guardsAt(hex);
    const company = present.reduce((sum, one) => joined(sum, one.force), base);
    const siege = siegeOf(this.at, this.side, hex, joined(company, force));
    const without = company.defense === 0 ? 0 : siegeOf(this.at, this.side, hex, company).chance;
    const before = early.reduce((best, one) => Math.max(best, siegeOf(this.at, this.side, hex, one.force).chance), 0);
    return { siege, chance: Math.max(0, siege.chance - without) * (1 - before), swing };
  }

  /** Squadrons in no fleet that stand there anyway. */
  private guardsAt(hex: number): Force {
    const found = this.guards.get(hex);
    if (found) return found;
    const { at, side } = this;
    const loose = squadronsAt(at, side, hex).filter((one) => at.g.squadrons.fleet[one]! < 0);
    const made = forceOf(at, loose, tacticalFactor(at, side, hex));
    this.guards.set(hex, made);
    return made;
  }
}

const NOTHING: Siege = { chance: 0, turns: Number.POSITIVE_INFINITY, lost: 0, destroyed: 0, garrison: 0 };
