/** What a world is worth to a side, and what it takes to have it. */
import {
  controllerOf,
  DEFENSE,
  defenseStrength,
  enemyOf,
  IMPERIAL,
  isInterdicted,
  NOBODY,
  type Position,
  sdbStrength,
  worldIn,
} from '@admiralty/engine/fifth-frontier-war';
import { type Force, forceAt, type Ground, groundAt } from './forces.ts';
import { groundFight } from './ground-odds.ts';
import { bombLoss, sdbRound } from './means.ts';
import { duel } from './space-odds.ts';

/** What a force can expect of an attempt on a world. */
export interface Siege {
  /** that the world is taken */
  readonly chance: number;
  /** turns in the hex that it takes, the one of arrival among them */
  readonly turns: number;
  /** defense factors of squadrons that it costs, and that it destroys */
  readonly lost: number;
  readonly destroyed: number;
  /** undoubled strength of troops that must stay; 0: a squadron would do */
  readonly garrison: number;
}

const HOPELESS: Siege = { chance: 0, turns: Number.POSITIVE_INFINITY, lost: 0, destroyed: 0, garrison: 0 };
/** Turns that a siege is followed. */
const FOLLOWED = 8;

/** Points that change hands when a side takes a world: those that it gains and those that the enemy loses. */
export function swingOf({ g, data }: Position, side: number, world: number): number {
  const control = g.worlds.control[world]!;
  if (control === side) return 0;
  const { points } = data.worlds[world]!;
  return points[side as 0 | 1] + (control === enemyOf(side) ? points[enemyOf(side) as 0 | 1] : 0);
}

/** Units that defend a world against a side: troops and battalions, also those of a neutral world. */
export function defendersOf(at: Position, side: number, hex: number): Ground[] {
  const world = worldIn(at, hex);
  const units = groundAt(at, enemyOf(side), hex);
  const strength = defenseStrength(at, world);
  if (controllerOf(at, world) !== NOBODY || strength === 0 || units.some(({ unit }) => unit === DEFENSE)) return units;
  return [...units, { unit: DEFENSE, strength, multiplier: 1, tech: at.data.worlds[world]!.tech }];
}

/** A force of a side that arrives in a hex, together with the side's troops on the world, against these squadrons. */
export function siegeOf(
  at: Position,
  side: number,
  hex: number,
  force: Force,
  enemy: Force = forceAt(at, enemyOf(side), hex),
): Siege {
  const world = at.data.worlds[worldIn(at, hex)]!;
  const fight = duel(at.data, force, enemy);
  const lostInSpace = force.defense * (1 - fight.kept[0]);
  const destroyed = enemy.defense * (1 - fight.kept[1]);
  const beaten = { ...HOPELESS, lost: lostInSpace, destroyed };
  if (fight.chance < 0.05 || (side === IMPERIAL && isInterdicted(at, hex))) return beaten;
  const left = fight.kept[0];
  const boats = againstBoats(at, world.index, force, left);
  const lost = lostInSpace + boats.lost;
  const chance = fight.chance * boats.chance;
  if (chance === 0) return { ...beaten, lost };
  if (world.atmosphere === 'vacuum' && force.attack > 0 && boats.isOrbitOurs)
    return { chance, turns: 1, lost, destroyed, garrison: 0 };
  const ground = onTheGround(at, side, hex, force, left);
  const turns = Math.max(ground.turns, boats.turns);
  if (turns > FOLLOWED) return { ...beaten, lost };
  return { chance: chance * ground.chance, turns, lost, destroyed, garrison: world.garrison };
}

interface Boats {
  readonly chance: number;
  readonly turns: number;
  readonly lost: number;
  /** no active SDBs will be left on the first turn */
  readonly isOrbitOurs: boolean;
}

/** SDBs that can do harm fight it out if that favours them, else they hide and are hit once a turn. */
function againstBoats(at: Position, world: number, force: Force, kept: number): Boats {
  const strength = sdbStrength(at, world);
  if (strength === 0) return { chance: 1, turns: 1, lost: 0, isOrbitOurs: true };
  const printed = at.data.worlds[world]!;
  const bombardment = force.bombardment * kept;
  const whole = 100 - at.g.worlds.sdbLoss[world]!;
  const active = sdbRound(at.data, printed, bombardment, strength, false);
  const passive = sdbRound(at.data, printed, bombardment, strength, true);
  const rounds = active.onSdb > 0 ? whole / active.onSdb : Number.POSITIVE_INFINITY;
  const toll = (active.onSquadrons * Math.min(rounds, 8)) / 2;
  const isHiding = toll < force.defense * 0.15;
  if (isHiding) {
    const turns = passive.onSdb > 0 ? Math.ceil(whole / passive.onSdb) : Number.POSITIVE_INFINITY;
    if (turns <= FOLLOWED) return { chance: 0.95, turns, lost: 0, isOrbitOurs: true };
    return { chance: rounds < 8 ? 0.3 : 0, turns: 1, lost: toll, isOrbitOurs: true }; // unless they come out to fight
  }
  const survival = Math.max(0, 1 - toll / Math.max(1, force.defense * kept));
  return { chance: rounds > 8 ? 0 : survival, turns: 1, lost: toll, isOrbitOurs: rounds <= 8 };
}

/** Landing at once, or after some turns of bombing, whatever is sooner over. */
function onTheGround(
  at: Position,
  side: number,
  hex: number,
  { troops, bombardment }: Force,
  kept: number,
): { chance: number; turns: number } {
  const world = at.data.worlds[worldIn(at, hex)]!;
  const ashore = groundAt(at, side, hex);
  const own = [...troops, ...ashore];
  const strength = own.reduce((sum, one) => sum + one.strength, 0);
  if (strength < world.garrison || strength === 0) return { chance: 0, turns: Number.POSITIVE_INFINITY };
  let defenders = defendersOf(at, side, hex);
  if (defenders.length === 0) return { chance: 1, turns: 1 };
  const air = at.data.tables.atmosphereModifiers[world.atmosphere];
  let best = { chance: 0, turns: Number.POSITIVE_INFINITY };
  for (let waited = 0; waited < FOLLOWED - 1; waited++) {
    const fight = groundFight(at.data, own, defenders, bombardment * kept, air, FOLLOWED - waited);
    const chance = fight.left >= world.garrison ? Math.max(0.1, 0.95 - 0.6 * fight.lost) : 0;
    const turns = waited + fight.turns;
    if (turns <= FOLLOWED && chance / (turns + 2) > best.chance / (best.turns + 2)) best = { chance, turns };
    if (bombardment * kept < 1) break;
    defenders = bombedOnce(at, defenders, bombardment * kept);
    if (defenders.length === 0) break;
  }
  return best;
}

/** All points on the strongest. */
export function bombedOnce(at: Position, units: readonly Ground[], points: number): Ground[] {
  const weight = ({ strength, multiplier }: Ground): number => strength * multiplier;
  const target = units.reduce((a, b) => (weight(b) > weight(a) ? b : a));
  const left = target.strength * (1 - bombLoss(at.data, points, target.tech) / 100);
  return units.flatMap((one) =>
    one !== target ? [one] : left < 0.05 * one.strength ? [] : [{ ...one, strength: left }],
  );
}
