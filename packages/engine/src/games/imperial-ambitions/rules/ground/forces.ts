/** Who takes part in a planetary assault: defenders, ships in orbit, troops (IA-gc-1 to IA-gc-3, R101). Pure. */
import { groundStepsAboard } from '../../board/carrying.ts';
import { systemOf } from '../../board/chart.ts';
import { groundOwners, hasHabitable } from '../../board/control.ts';
import { isOn } from '../../board/options.ts';
import { isLiving, teamOf } from '../../board/sides.ts';
import {
  isCarried,
  isFighter,
  isGround,
  isInside,
  isOnSurface,
  isPdb,
  isProject,
  isShip,
  isSpaceUnit,
  isTransport,
  isTroops,
  isUnit,
  unitsWhere,
} from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import type { ImperialState } from '../../state.ts';
import type { Position } from '../../types.ts';

/** May this player assault the planet now? IA-gc-1, R74, R102 */
export function mayAssault(at: Position, seat: number, system: number): boolean {
  const { g } = at;
  if (!hasHabitable(at, system) || g.systems.assaulted[system] === g.turn) return false; // IA-gc-22, R102: once a turn
  const holders = groundOwners(at, system);
  const isFriend = (owner: number): boolean => teamOf(at, owner) === teamOf(at, seat);
  if (holders.length === 0 || holders.some(isFriend)) return false; // R127
  return guardsOf(at, system).length === 0 && mayLandFrom(at, seat, system).length > 0; // IA-gc-1
}

/** IA-gc-1, IA-gc-21, R128: finished space units of the planet's holder in the system; those outside are not in it (R25) */
export function guardsOf(at: Position, system: number): number[] {
  const { g } = at;
  const { hex } = systemOf(at, system);
  const holders = groundOwners(at, system);
  return unitsWhere(
    g,
    (unit) =>
      g.units.hex[unit] === hex &&
      holders.includes(g.units.owner[unit]!) &&
      isSpaceUnit(g, unit) &&
      isInside(g, unit) &&
      !isProject(g, unit),
  );
}

/** IA-gc-2, IA-gc-3: troops on transports here; not those that came aboard in this turn (R122) */
export function mayLandFrom(at: Position, seat: number, system: number): number[] {
  const { g } = at;
  const { hex } = systemOf(at, system);
  return unitsWhere(
    g,
    (unit) =>
      g.units.hex[unit] === hex &&
      g.units.owner[unit] === seat &&
      isTroops(g, unit) &&
      !isProject(g, unit) &&
      g.units.host[unit]! >= 0 &&
      isTransport(g, g.units.host[unit]!) &&
      isInside(g, g.units.host[unit]!) &&
      g.units.boarded[unit] !== g.turn,
  );
}

/** IA-gc-19, R101: any ships in the system, wherever they stand on the map; fighters only by option, bases never */
export function mayEnterOrbit(at: Position, seat: number, system: number, unit: number): boolean {
  const { g } = at;
  const { units } = g;
  if (!isUnit(g, unit) || units.owner[unit] !== seat || units.hex[unit] !== systemOf(at, system).hex) return false;
  if (!isInside(g, unit) || isProject(g, unit) || units.feeds[unit]! >= 0) return false; // R58
  return isShip(g, unit) || (isFighter(g, unit) && !isCarried(g, unit) && isOn(g, 'fightersBombard'));
}

/** R114: what a player who gave up leaves on the planet fights on as neutral */
export function settleDefender(g: ImperialState): void {
  const { assault } = g;
  if (assault.defender !== NEUTRAL && !isLiving(g, assault.defender)) assault.defender = NEUTRAL;
}

/** Units of the attacker in the orbit box. */
export function inOrbit(g: ImperialState): number[] {
  const { attacker } = g.assault;
  return unitsWhere(g, (unit) => g.units.orbit[unit] === 1 && g.units.owner[unit] === attacker);
}

/** Finished ground units of the defender on the planet. */
export function defendersOf(at: Position): number[] {
  const { g } = at;
  const { system, defender } = g.assault;
  const { hex } = systemOf(at, system);
  return unitsWhere(
    g,
    (unit) =>
      g.units.hex[unit] === hex &&
      g.units.owner[unit] === defender &&
      isGround(g, unit) &&
      isOnSurface(g, unit) &&
      !isProject(g, unit),
  );
}

export function pdbsOf(at: Position): number[] {
  return defendersOf(at).filter((unit) => isPdb(at.g, unit));
}

/** Troops of the attacker on the planet. */
export function landedOf(g: ImperialState): number[] {
  const { attacker } = g.assault;
  return unitsWhere(g, (unit) => g.units.landing[unit] === 2 && g.units.owner[unit] === attacker);
}

/** Ground steps that a transport can still take. */
export function roomOf(g: ImperialState, transport: number): number {
  return g.units.steps[transport]! - groundStepsAboard(g, transport);
}
