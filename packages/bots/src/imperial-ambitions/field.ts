/** The battle as one side sees it: in a battle everything lies open. */
import {
  areHostile,
  CG,
  CV,
  isDeployed,
  isMobile,
  isPdb,
  isProject,
  isSpaceUnit,
  isUnit,
  ON_MAP,
  type Position,
  strengthOf,
  T,
  T_MOVE,
} from '@admiralty/engine/imperial-ambitions';
import { powerOf } from './unit-values.ts';

export interface Field {
  readonly at: Position;
  readonly seat: number;
  /** finished units on the map */
  readonly mine: readonly number[];
  /** hostile units on the map that may be shot at, bases being built too */
  readonly enemies: readonly number[];
  /** what can shoot at mine: hostile units with guns, PDBs of the planet too */
  readonly guns: readonly number[];
}

export function fieldOf(at: Position, seat: number): Field {
  const { g } = at;
  const { units, battle } = g;
  const mine: number[] = [];
  const enemies: number[] = [];
  const guns: number[] = [];
  for (const unit of battle.units) {
    const owner = units.owner[unit]!;
    if (!isUnit(g, unit)) continue;
    if (owner === seat) {
      if (isDeployed(g, unit) && !isProject(g, unit)) mine.push(unit);
    } else if (areHostile(g, seat, owner)) {
      const isOnMap = isDeployed(g, unit);
      if (isOnMap) enemies.push(unit);
      if (isProject(g, unit) || strengthOf(at, unit).as < 1) continue;
      if (isOnMap || (isPdb(g, unit) && units.hex[unit] === battle.hex)) guns.push(unit);
    }
  }
  return { at, seat, mine, enemies, guns };
}

/** Own power against theirs, with all that has still to be launched; a side without guns counts as almost nothing. */
export function oddsOf({ at, seat }: Field): number {
  const { g } = at;
  const isThere = (unit: number): boolean => g.units.battle[unit] === ON_MAP && isUnit(g, unit) && isSpaceUnit(g, unit);
  const there = g.battle.units.filter((unit) => isThere(unit) && !isProject(g, unit));
  const mine = there.filter((unit) => g.units.owner[unit] === seat);
  const theirs = there.filter((unit) => areHostile(g, seat, g.units.owner[unit]!));
  return (powerOf(at, mine) + 1) / (powerOf(at, theirs) + 1);
}

/** Carriers, transports and cargo ships are there for what they bring, not to fight. */
export function isGuarded({ at }: Field, unit: number): boolean {
  const type = at.g.units.type[unit];
  return type === CV || type === T || type === CG;
}

/** Will it still move in this movement phase? */
export function isStillToMove({ at }: Field, unit: number): boolean {
  return at.g.battle.phase === T_MOVE && isMobile(at, unit);
}
