/** Where a fleet is wanted most: planets that it can take, own planets that are pressed, the main fleet to join. */
import { shuffle } from '@admiralty/engine';
import {
  areEnemies,
  hasHabitable,
  isBase,
  isProject,
  isTransport,
  NEUTRAL,
  stepsBetween,
} from '@admiralty/engine/imperial-ambitions';
import { rivalry } from './diplomacy.ts';
import { type Fleet, fleetOf, hasTroops, powerAt } from './massing.ts';
import type { Theatre } from './theatre.ts';

export interface Goal {
  hex: number;
  value: number;
}

/** Power over the enemy that an attack needs, and a defence; strength of troops over the garrison. */
const ATTACK = 1.25;
const DEFENCE = 0.9;
const LANDING = 1.15;
/** What a planet is worth, one only to be blockaded, an own one in danger; a meeting of fleets. */
const PLANET = 100;
const BLOCKADE = 14;
const RELIEF = 110;
const MEETING = 30;
/** Turns that count before the way does: far goals are not worthless. */
const PATIENCE = 1.5;
/** How far off an enemy fleet makes an own planet uneasy. */
const NEAR = 3;

export class Goals {
  private readonly theatre: Theatre;
  private readonly weight: (owner: number) => number;
  /** hex of the strongest own fleet */
  private readonly main: number;
  /** where troops wait for an escort */
  private readonly loaded: readonly number[];

  constructor(theatre: Theatre) {
    this.theatre = theatre;
    this.weight = rivalry(theatre.at, theatre.seat);
    this.main = strongestOf(theatre);
    this.loaded = loadedHexes(theatre);
  }

  /** All that the fleet could go for, best first; to stay is among them. */
  for(fleet: Fleet): Goal[] {
    const found: Goal[] = [{ hex: fleet.hex, value: 0 }];
    for (const { index, hex } of this.theatre.systems) {
      const goal =
        this.theatre.owners[index] === this.theatre.seat ? this.relief(fleet, hex) : this.conquest(fleet, index, hex);
      if (goal) found.push(goal);
    }
    found.push(...this.meetings(fleet));
    return this.ranked(fleet, found);
  }

  /** Of goals worth the same the nearest first, then by lot. */
  private ranked(fleet: Fleet, goals: readonly Goal[]): Goal[] {
    const steps = ({ hex }: Goal): number => stepsBetween(fleet.hex, hex);
    return shuffle([...goals], this.theatre.random).sort((a, b) => b.value - a.value || steps(a) - steps(b));
  }

  private worth(fleet: Fleet, hex: number, points: number): number {
    const turns = Math.ceil(stepsBetween(fleet.hex, hex) / Math.max(1, fleet.range));
    return turns > this.theatre.turnsLeft ? 0 : points / (turns + PATIENCE);
  }

  /** A planet of others: to be taken with troops, or at least cut off. */
  private conquest(fleet: Fleet, system: number, hex: number): Goal | null {
    const { at, seat, owners, enemies, neutrals, armies } = this.theatre;
    const owner = owners[system]!;
    if (!hasHabitable(at, system)) return null;
    if (owner !== NEUTRAL && !areEnemies(at, seat, owner)) return null;
    const guards = (enemies.get(hex) ?? 0) + (owner === NEUTRAL ? (neutrals.get(hex) ?? 0) : 0);
    const friends = hex === fleet.hex ? 0 : powerAt(this.theatre, hex);
    if (fleet.power + friends < ATTACK * guards) return null;
    const isTakable = fleet.army > 0 && fleet.army > LANDING * armies[system]!;
    if (isTakable) return { hex, value: this.worth(fleet, hex, PLANET * this.weight(owner)) };
    if (owner === NEUTRAL || fleet.power < 1) return null;
    return { hex, value: this.worth(fleet, hex, BLOCKADE * this.weight(owner)) };
  }

  /** An own planet with an enemy at it or near it. */
  private relief(fleet: Fleet, hex: number): Goal | null {
    const { enemies } = this.theatre;
    const here = enemies.get(hex) ?? 0;
    let near = here;
    for (const [other, power] of enemies)
      if (other !== hex && stepsBetween(other, hex) <= NEAR && !this.isTheirs(other)) near += power / 2;
    if (near < 1 || fleet.power < DEFENCE * near || fleet.power < 1) return null;
    const points = here > 0 ? RELIEF : RELIEF / 4;
    return { hex, value: this.worth(fleet, hex, points) };
  }

  /** Is this a system of an enemy, where his ships are at home? */
  private isTheirs(hex: number): boolean {
    const { at, systems, owners, seat } = this.theatre;
    const system = systems.find((one) => one.hex === hex);
    return system !== undefined && owners[system.index]! >= 0 && areEnemies(at, seat, owners[system.index]!);
  }

  /** Ships without troops go where troops are, troops and stragglers to the main fleet. */
  private meetings(fleet: Fleet): Goal[] {
    const found: Goal[] = [];
    if (fleet.army === 0)
      for (const hex of this.loaded) if (hex !== fleet.hex) found.push({ hex, value: this.worth(fleet, hex, MEETING) });
    if (this.main !== fleet.hex && this.main >= 0)
      found.push({ hex: this.main, value: this.worth(fleet, this.main, MEETING) });
    return found;
  }
}

/** Hex with most fighting power of ships that are not bases. */
function strongestOf({ at, own }: Theatre): number {
  let [best, most] = [-1, 0];
  for (const [hex, units] of own) {
    const ships = units.filter((unit) => at.g.units.host[unit]! < 0 && !isBase(at.g, unit) && !isProject(at.g, unit));
    const { power } = fleetOf(at, hex, 0, ships);
    if (power > most) [best, most] = [hex, power];
  }
  return best;
}

function loadedHexes({ at, own }: Theatre): number[] {
  return [...own].flatMap(([hex, units]) =>
    units.some((unit) => isTransport(at.g, unit) && hasTroops(at, unit)) ? [hex] : [],
  );
}
