/** What stands where, summed up: squadrons by their factors, troops by strength and tech level. */
import {
  attackFactor,
  bombardmentFactor,
  DEFENSE,
  defenseFactor,
  type Position,
  squadronsAt,
  strengthOf,
  tacticalFactor,
  targetsAt,
  troopsAboard,
  unitStrength,
  unitTech,
} from '@admiralty/engine/fifth-frontier-war';

/** A unit that fights on a world; `strength` is undoubled, as garrisons count. */
export interface Ground {
  readonly unit: number;
  readonly strength: number;
  readonly multiplier: number;
  readonly tech: number;
}

/** A force as a planner sees it. */
export interface Force {
  readonly attack: number;
  readonly bombardment: number;
  readonly defense: number;
  /** of the admiral who would command */
  readonly tactical: number;
  /** squadrons that could hold a surrendered world */
  readonly armed: number;
  readonly troops: readonly Ground[];
}

export const NO_FORCE: Force = { attack: 0, bombardment: 0, defense: 0, tactical: 0, armed: 0, troops: [] };

const keys = new WeakMap<Force, string>();

/** The same for forces that are alike at one table: what is worked out for one holds for the other. */
export function keyOf(force: Force): string {
  const found = keys.get(force);
  if (found !== undefined) return found;
  const { attack, bombardment, defense, tactical, armed, troops } = force;
  const made = [attack, bombardment, defense, tactical, armed, ...troops.map(({ unit }) => unit)].join(' ');
  keys.set(force, made);
  return made;
}

export function groundOf(at: Position, troop: number): Ground {
  const { multiplier, tech } = at.data.troops[troop]!;
  return { unit: troop, strength: strengthOf(at, troop), multiplier, tech };
}

/** These squadrons with what they carry. */
export function forceOf(at: Position, squadrons: readonly number[], tactical: number): Force {
  let [attack, bombardment, defense, armed] = [0, 0, 0, 0];
  const troops: Ground[] = [];
  for (const squadron of squadrons) {
    const factor = attackFactor(at, squadron);
    attack += factor;
    armed += factor > 0 ? 1 : 0;
    bombardment += bombardmentFactor(at, squadron);
    defense += defenseFactor(at, squadron);
    for (const troop of troopsAboard(at.g, squadron)) troops.push(groundOf(at, troop));
  }
  return { attack, bombardment, defense, tactical, armed, troops };
}

/** All squadrons of a side in a place. */
export function forceAt(at: Position, side: number, place: number): Force {
  return forceOf(at, squadronsAt(at, side, place), tacticalFactor(at, side, place));
}

export function joined(a: Force, b: Force): Force {
  return {
    attack: a.attack + b.attack,
    bombardment: a.bombardment + b.bombardment,
    defense: a.defense + b.defense,
    tactical: Math.max(a.tactical, b.tactical),
    armed: a.armed + b.armed,
    troops: [...a.troops, ...b.troops],
  };
}

/** Units of a side on a world, its defense battalions among them. */
export function groundAt(at: Position, side: number, hex: number): Ground[] {
  return targetsAt(at, side, hex)
    .map((unit) => ({
      unit,
      strength: unitStrength(at, hex, unit),
      multiplier: unit === DEFENSE ? 1 : at.data.troops[unit]!.multiplier,
      tech: unitTech(at, hex, unit),
    }))
    .filter(({ strength }) => strength > 0);
}

/** Units for a garrison: the smallest one that is enough, else the largest ones until it is; none if all are too few. */
export function garrisonOf(troops: readonly Ground[], need: number): Ground[] {
  const rising = [...troops].sort((a, b) => a.strength - b.strength || a.unit - b.unit);
  const single = rising.find(({ strength }) => strength >= need);
  if (single) return [single];
  const chosen: Ground[] = [];
  let sum = 0;
  for (const one of rising.toReversed()) {
    if (sum >= need) break;
    chosen.push(one);
    sum += one.strength;
  }
  return sum >= need ? chosen : [];
}

/** Can something be left behind to hold it? */
export function canHold({ troops, armed }: Force, garrison: number): boolean {
  if (garrison === 0 && armed > 1) return true;
  return troops.reduce((sum, { strength }) => sum + strength, 0) >= Math.max(1, garrison);
}

/** The force without those who stay: the smallest unit that is enough, else the largest and so on. */
export function afterGarrison(force: Force, garrison: number): Force {
  const stayers = garrisonOf(force.troops, Math.max(1, garrison));
  return { ...force, troops: force.troops.filter((one) => !stayers.includes(one)) };
}
