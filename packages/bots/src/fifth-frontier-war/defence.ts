/** Where the enemy may strike next, and what a fleet on guard is worth there. */
import {
  distanceBetween,
  enemyOf,
  IN_PLAY,
  type Position,
  rangeOf,
  squadronsOf,
  tacticalFactor,
  worldIn,
} from '@admiralty/engine/fifth-frontier-war';
import { type Force, forceOf, keyOf, NO_FORCE } from './forces.ts';
import { siegeOf } from './objectives.ts';
import { duel } from './space-odds.ts';

/** How likely an enemy fleet in reach comes to one world and not to another. */
const LIKELY = 0.15;

interface Raider {
  readonly force: Force;
  readonly place: number;
  readonly range: number;
}

/** The enemy fleets as they stand now, seen from one side. */
export class Watch {
  private readonly at: Position;
  private readonly side: number;
  private readonly raiders: Raider[];
  /** by hex: raiders in reach with the chance that they take the world if nobody is in orbit */
  private readonly threats = new Map<number, { force: Force; chance: number }[]>();

  private readonly guarded = new Map<string, number>();

  constructor(at: Position, side: number) {
    this.at = at;
    this.side = side;
    const enemy = enemyOf(side);
    const { place: places, status } = at.g.fleets;
    this.raiders = at.data.fleets.flatMap(({ index, side: owner }) => {
      const place = places[index]!;
      if (owner !== enemy || status[index] !== IN_PLAY || place < 0) return [];
      const squadrons = squadronsOf(at.g, index);
      const force = forceOf(at, squadrons, tacticalFactor(at, enemy, place));
      return [{ force, place, range: rangeOf(at, squadrons) }];
    });
  }

  /** Points a turn that a force saves by standing at a world of its side. */
  guardValue(hex: number, force: Force): number {
    const key = `${hex} ${keyOf(force)}`;
    const found = this.guarded.get(key);
    if (found !== undefined) return found;
    const made = this.newGuardValue(hex, force);
    this.guarded.set(key, made);
    return made;
  }

  private newGuardValue(hex: number, force: Force): number {
    const enemy = enemyOf(this.side);
    const points = this.at.data.worlds[worldIn(this.at, hex)]?.points[enemy as 0 | 1] ?? 0;
    if (points === 0) return 0;
    return this.threatsTo(hex).reduce(
      (sum, threat) => sum + LIKELY * points * threat.chance * duel(this.at.data, force, threat.force).chance,
      0,
    );
  }

  private threatsTo(hex: number): { force: Force; chance: number }[] {
    const found = this.threats.get(hex);
    if (found) return found;
    const { at } = this;
    const made = this.raiders
      .filter(({ place, range }) => distanceBetween(at.data.map, place, hex) <= range)
      .map(({ force }) => ({ force, chance: siegeOf(at, enemyOf(this.side), hex, force, NO_FORCE).chance }))
      .filter(({ chance }) => chance > 0.1);
    this.threats.set(hex, made);
    return made;
  }
}
