/** Who may be scuttled, offered or called on to surrender (IA-sur-1 to IA-sur-6, R97, R98). Pure. */
import { rangeBetween } from '../../board/battle-map.ts';
import { areHostile } from '../../board/sides.ts';
import { isDeployed, isHyperspaceCapable, isProject, strengthOf, typeOf } from '../../board/units.ts';
import type { ImperialState } from '../../state.ts';
import type { Position } from '../../types.ts';

/** Finished units of an owner on the map itself. */
function deployedOf(g: ImperialState, owner: number): number[] {
  return g.battle.units.filter((unit) => g.units.owner[unit] === owner && isOnItsOwn(g, unit));
}

function isOnItsOwn(g: ImperialState, unit: number): boolean {
  return isDeployed(g, unit) && !isProject(g, unit);
}

/** IA-sur-1: units that cannot withdraw; the owner may offer any of them (R98) */
export function mayOffer(at: Position, owner: number): number[] {
  return deployedOf(at.g, owner).filter((unit) => !isHyperspaceCapable(at, unit));
}

/** IA-sur-3, R97: and no enemy unit within two hexes */
export function mayScuttle(at: Position, owner: number): number[] {
  const { g, data } = at;
  const enemies = g.battle.units.filter((unit) => areHostile(g, owner, g.units.owner[unit]!) && isOnItsOwn(g, unit));
  return mayOffer(at, owner).filter((unit) =>
    enemies.every((enemy) => rangeBetween(g, unit, enemy) > data.tables.yieldRange),
  );
}

/** IA-sur-9, R135: damaged, or an enemy within two hexes of it; who is surrounded has one */
export function isPressed(at: Position, unit: number): boolean {
  const { g, data } = at;
  if (g.units.steps[unit]! < typeOf(at, unit).fullSteps) return true;
  return g.battle.units.some(
    (enemy) =>
      areHostile(g, g.units.owner[unit]!, g.units.owner[enemy]!) &&
      isOnItsOwn(g, enemy) &&
      rangeBetween(g, unit, enemy) <= data.tables.yieldRange,
  );
}

/** Units of `owner` that must surrender if this opponent calls on them. */
export function mayCall(at: Position, caller: number, owner: number): number[] {
  const { g } = at;
  const theirs = deployedOf(g, owner);
  const isArmed = (unit: number): boolean => g.units.steps[unit]! > 1 && strengthOf(at, unit).as > 0;
  if (theirs.some(isArmed)) return []; // IA-sur-5: the unit itself has one step (trap 27)
  const ours = deployedOf(g, caller);
  return theirs.filter(
    (unit) =>
      g.units.steps[unit] === 1 && // IA-sur-4
      !isHyperspaceCapable(at, unit) && // IA-sur-1
      isOverpowered(at, unit, ours),
  );
}

/** IA-sur-6: one unit or one stack within two hexes with more AS in all and more MA, both as printed */
function isOverpowered(at: Position, unit: number, enemies: readonly number[]): boolean {
  const { g, data } = at;
  const { q, r } = g.units;
  const own = strengthOf(at, unit);
  const near = enemies.filter((enemy) => rangeBetween(g, unit, enemy) <= data.tables.yieldRange);
  return near.some((enemy) => {
    const alone = strengthOf(at, enemy);
    if (alone.as > own.as && alone.ma > own.ma) return true;
    const stack = near.filter((other) => q[other] === q[enemy] && r[other] === r[enemy]);
    const as = stack.reduce((sum, other) => sum + strengthOf(at, other).as, 0);
    return as > own.as && stack.every((other) => strengthOf(at, other).ma > own.ma);
  });
}
