/** The Battle of Yamani (FSB, scenario 2): the moving moon, the guardship, the end of the battle and its count. */
import { CLOCK_DQ, CLOCK_DR, type Clock } from '#hex/index';
import { hexOf, sheetNames, sheetOf } from '../../data/coordinates.ts';
import type { Planet, When } from '../../data/types.ts';
import { DESTROYED, type DeltaVeeState } from '../../state.ts';
import type { DvPlay, Position } from '../../types.ts';
import { enemyOf, groupOf, isInPlay, isInstallation, isMissile, isShip, rangeBetween } from '../04-spaceships.ts';
import { forPods, isWrecked } from '../05-pods.ts';
import { scenarioOf, specOf } from '../10-set-up/fitting.ts';
import { turnWithMoon } from '../fsb/installations.ts';

/** DV-FSB-S2a, R62: one hex at the start of the Movement Phase of one player, with all that is on it or orbits it. */
export function moveMoons(play: DvPlay, seat: number): number[] {
  const carried: number[] = [];
  scenarioOf(play).planets.forEach((planet, index) => {
    if (planet.course?.movesWith === seat) carried.push(...moveMoon(play, planet, index));
  });
  return carried;
}

function moveMoon(play: DvPlay, planet: Planet, index: number): number[] {
  const { g } = play;
  const carried = g.names.map((_, unit) => unit).filter((unit) => isCarried(play, planet, index, unit));
  const direction = g.planetDirection[index]! as Clock;
  g.planetQ[index]! += CLOCK_DQ[direction];
  g.planetR[index]! += CLOCK_DR[direction];
  const q = g.planetQ[index]!;
  const r = g.planetR[index]!;
  for (let unit = 0; unit < g.names.length; unit++)
    if (isMissile(g, unit) && isInPlay(g, unit) && g.units.q[unit] === q && g.units.r[unit] === r)
      g.units.landing[unit] = 1; // R62: destroyed at the end of the phase
  for (const unit of carried) {
    g.units.q[unit] = q;
    g.units.r[unit] = r;
  }
  play.emit('DV-FSB-S2a', 'moon-moved', { planet: index, q, r });
  turnMoon(play, planet, index, carried);
  return carried;
}

/** DV-FSB-S2h: the moon keeps its face to the planet, and installations turn with it */
function turnMoon(play: DvPlay, planet: Planet, index: number, carried: readonly number[]): void {
  const { g } = play;
  const names = sheetNames(scenarioOf(play));
  const corner = planet.course!.turns.find(({ hex }) => {
    const place = hexOf(names, hex)!;
    return place.q === g.planetQ[index] && place.r === g.planetR[index];
  });
  if (!corner) return;
  const change = corner.direction - g.planetDirection[index]!;
  g.planetDirection[index] = corner.direction;
  for (const base of carried.filter((unit) => isInstallation(g, unit)))
    for (const unit of groupOf(g, base)) turnWithMoon(g, unit, change); // R34: docked ships share its direction
}

function isCarried(at: Position, planet: Planet, index: number, unit: number): boolean {
  const { g } = at;
  if (isMissile(g, unit) || !isInPlay(g, unit)) return false;
  if (groupOf(g, unit).some((one) => specOf(at, one)?.installation?.planet === planet.name)) return true;
  return g.units.velocity[unit] === 1 && g.units.q[unit] === g.planetQ[index] && g.units.r[unit] === g.planetR[index];
}

/** DV-FSB-S2b: free once an enemy ship has come near enough */
export function freeBound(play: DvPlay): void {
  const { g } = play;
  for (let unit = 0; unit < g.names.length; unit++) {
    const limit = g.units.bound[unit] ? specOf(play, unit)?.bound?.untilWithin : undefined;
    if (limit === undefined || !isEnemyWithin(g, unit, limit)) continue;
    g.units.bound[unit] = 0;
    play.emit('DV-FSB-S2b', 'free', { unit });
  }
}

function isEnemyWithin(g: DeltaVeeState, unit: number, limit: number): boolean {
  const enemy = enemyOf(g.units.seat[unit]!);
  return g.names.some(
    (_, other) =>
      isShip(g, other) && isInPlay(g, other) && g.units.seat[other] === enemy && rangeBetween(g, unit, other) <= limit,
  );
}

/** DV-FSB-S2e: by agreement, or when only one player has units on the sheets that the battle began on */
export function isBattleOver(at: Position): boolean {
  const { g } = at;
  if (g.ended) return true;
  const sheets = Object.values(scenarioOf(at).sheets);
  const isThere = (seat: number): boolean =>
    g.names.some((_, unit) => {
      if (!isInPlay(g, unit) || g.units.seat[unit] !== seat) return false;
      const { mx, my } = sheetOf(g.units.q[unit]!, g.units.r[unit]!);
      return sheets.some(([x, y]) => x === mx && y === my);
    });
  return !isThere(0) || !isThere(1);
}

/** DV-FSB-S2c: the base decides; if it is destroyed, the pods that are left, captured ships counting for the captor. */
export function countYamani(at: Position, when: When): number | null {
  const { g } = at;
  const base = when.kind === 'yamani' ? g.names.indexOf(when.unit) : -1;
  if (base >= 0 && g.units.status[base] !== DESTROYED) return g.units.home[base]!;
  const [first, second] = [podsLeft(at, 0), podsLeft(at, 1)];
  return first === second ? null : first > second ? 0 : 1;
}

function podsLeft(at: Position, seat: number): number {
  const { g } = at;
  let count = 0;
  g.names.forEach((_, unit) => {
    if (isMissile(g, unit) || g.units.seat[unit] !== seat || g.units.status[unit] === DESTROYED) return;
    forPods(at, unit, (row) => {
      if (!isWrecked(g, row)) count++;
    });
  });
  return count;
}
