/** Who would win on the ground: guns and shields of both armies, with what can bombard and what fires from below. */
import {
  groundAttack,
  groundDefence,
  hasHabitable,
  isGround,
  isOnSurface,
  isPdb,
  isProject,
  isTroops,
  type Position,
  systemOf,
  unitsWhere,
} from '@admiralty/engine/imperial-ambitions';

/** A planetary base shoots one transport out of the sky before the troops are down. */
const PDB_TOLL = 0.8;

/** Of troops against garrison: above 1 the attacker should win. */
export function armyOdds(at: Position, troops: readonly number[], garrison: readonly number[], ships = 0): number {
  const mine = Math.sqrt(groundAttack(at, troops) * groundDefence(at, troops));
  const theirs = Math.sqrt(groundAttack(at, garrison) * groundDefence(at, garrison));
  const toll = garrison.some((unit) => isPdb(at.g, unit)) ? PDB_TOLL : 1;
  const softened = theirs * (1 - Math.min(0.5, ships * 0.06));
  return (mine * toll + 0.1) / (softened + 0.1);
}

/** Of all troops of a seat at the planet of the battle or assault against those on it. */
export function groundOdds(at: Position, seat: number): number {
  const { g } = at;
  const system = g.assault.on === 1 ? g.assault.system : g.battle.system;
  if (system < 0 || !hasHabitable(at, system)) return 1;
  const { hex } = systemOf(at, system);
  const here = unitsWhere(g, (unit) => g.units.hex[unit] === hex && isGround(g, unit) && !isProject(g, unit));
  const troops = here.filter((unit) => g.units.owner[unit] === seat && isTroops(g, unit));
  const garrison = here.filter((unit) => g.units.owner[unit] !== seat && isOnSurface(g, unit));
  return armyOdds(at, troops, garrison);
}
