/** DV-9.3a: who launched a missile is on the log only. What all could see of it is kept, for those who wonder later. */
import { CLOCK_DQ, CLOCK_DR, type Clock, isCorner, turn } from '#hex/index';
import { MIMS } from '../../data/types.ts';
import { possibleHexsides } from '../../secrets/knowledge.ts';
import type { DeltaVeeState } from '../../state.ts';
import type { Position } from '../../types.ts';
import { isCaptured, isCraft, isInPlay, isInstallation, isMissile } from '../04-spaceships.ts';
import { hasFieldUp } from '../05-pods.ts';

/** Keeps the units that can have sent out the counters placed, where there is any doubt. */
export function noteSighting(at: Position, launcher: number, placed: readonly number[]): void {
  const { g } = at;
  const from = g.names.flatMap((_, unit) => (unit === launcher || mayHaveSent(at, unit, placed) ? [unit] : []));
  const ships = from.filter((unit) => !isMissile(g, unit));
  // one counter beside a ship is taken to be the ship's; several at once come from rails or out of a MIMS
  const likely = placed.length === 1 && ships.length > 0 ? ships : from;
  if (likely.length > 1 || isMissile(g, likely[0]!)) g.sightings.push({ units: placed.slice(), from: likely });
}

/** As far as everybody knows: its course and place allow it, and it may have what was sent out. */
function mayHaveSent(at: Position, unit: number, placed: readonly number[]): boolean {
  const { g } = at;
  const { seat } = g.units;
  if (!isInPlay(g, unit) || isCaptured(g, unit) || seat[unit] !== seat[placed[0]!] || placed.includes(unit))
    return false;
  if (!(isMissile(g, unit) ? mayRelease(at, unit) : mayLaunch(g, unit, placed.length))) return false;
  return headingsOf(g, unit).some((heading) => placed.every((one) => canPlace(at, unit, heading, one)));
}

function mayRelease({ g: { units }, data }: Position, unit: number): boolean {
  if (units.fresh[unit]) return false; // R36
  if (units.revealed[unit]) return units.type[unit] === MIMS;
  return units.agile[unit] === 1 || units.velocity[unit]! >= data.tables.maximumVelocity;
}

/** One from a pod, and any number from rails (DV-FSB-F2). */
function mayLaunch(g: DeltaVeeState, unit: number, count: number): boolean {
  if (isCraft(g, unit)) return g.options['fighterMissiles'] === true;
  return count === 1 && !hasFieldUp(g, unit) && g.units.podCount[unit]! > 0; // DV-7.4n
}

/** DV-FSB-PI6: where an installation looks is for its enemy to find out. */
const headingsOf = (g: DeltaVeeState, unit: number): readonly Clock[] =>
  isInstallation(g, unit) ? (possibleHexsides(g, unit) as Clock[]) : [g.units.direction[unit] as Clock];

/** 9.4: would the launch rules put it there? */
function canPlace({ g, data }: Position, launcher: number, heading: Clock, missile: number): boolean {
  const { q, r, direction, velocity } = g.units;
  if (Math.abs(velocity[missile]! - velocity[launcher]!) > 1) return false; // DV-9.4a
  const { launch } = data.tables;
  return (isCorner(heading) ? launch.corner : launch.hexside).some(({ hex, directions }) => {
    const side = turn(heading, hex);
    const isThere = q[launcher]! + CLOCK_DQ[side] === q[missile] && r[launcher]! + CLOCK_DR[side] === r[missile];
    return isThere && directions.some((change) => turn(heading, change) === direction[missile]);
  });
}
