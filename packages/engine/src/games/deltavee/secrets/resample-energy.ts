/** Energy that the enemy may have left. */
import type { Random } from '#core/random';
import { burnRate, classOf, isShip } from '../rules/04-spaceships.ts';
import { boxOf, forPods, isWrecked } from '../rules/05-pods.ts';
import { specOf } from '../rules/10-set-up/fitting.ts';
import type { Position } from '../types.ts';
import { copyOf } from './knowledge.ts';
import { awaitedPods } from './resample-pods.ts';

/** A tank of the ship: the hull (row -1) or a pod, with the least and the most that may be in it. */
interface Tank {
  row: number;
  least: number;
  most: number;
}

/** As Blocks, what captains seldom exceed in a Game-Turn with Commands, fire and all (measured; half of it is the mean). */
const BUSY = 3;
/** One draw of so many leaves it open whether the ship has done anything unusual. */
const RARE = 16;

/**
 * Mostly what a ship is likely to have spent by now, at times any total from nothing to all that the tanks hold; drawn
 * off in the order of R17: pods by box, then the hull.
 */
export function drawEnergy(at: Position, unit: number, random: Random): void {
  const { units, pods } = at.g;
  if (classOf(at, unit).unlimitedEnergy) return;
  const tanks = tanksOf(at, unit);
  const room = tanks.reduce((sum, { least, most }) => sum + most - least, 0);
  const before = Math.min(room, spentBefore(at, unit));
  const turns = at.g.turn + 1 - Math.max(1, copyOf(at.g, unit)?.turn ?? 0);
  const likely = Math.min(room - before, BUSY * burnRate(at, unit) * turns);
  let spent = before + random.below((random.below(RARE) === 0 ? room - before : likely) + 1);
  for (const { row, least, most } of tanks) {
    const part = Math.min(spent, most - least);
    spent -= part;
    if (row < 0) units.energy[unit] = most - part;
    else pods.energy[row] = most - part;
  }
}

function tanksOf(at: Position, unit: number): Tank[] {
  const { g } = at;
  const { pods } = g;
  const copy = copyOf(g, unit); // R11: since then it can only have spent
  const awaited = awaitedPods(at, unit);
  const tanks: Tank[] = [];
  forPods(at, unit, (row, type) => {
    if (type.energy === 0 || isWrecked(g, row)) return;
    const isAwaited = awaited.includes(type.id); // DV-S9b: whether it is empty shows in who may come in
    const most = copy ? Math.min(type.energy, copy.pods[boxOf(g, unit, row) - 1]!.energy) : type.energy;
    if (!isAwaited) tanks.push({ row, least: 0, most });
    else if (pods.energy[row]! > 0) tanks.push({ row, least: 1, most: Math.max(1, most) });
  });
  const full = classOf(at, unit).energy;
  tanks.push({ row: -1, least: 0, most: copy?.energy ?? full });
  return tanks;
}

/** Energy Blocks that the scenario says are spent (DV-S3a, DV-S5a); a lost energy pod may have taken them along. */
function spentBefore(at: Position, unit: number): number {
  const blocks = isShip(at.g, unit) ? (specOf(at, unit)?.blocksSpent ?? 0) : 0;
  let isLost = copyOf(at.g, unit) !== undefined;
  forPods(at, unit, (row, type) => {
    isLost ||= type.energy > 0 && isWrecked(at.g, row);
  });
  return isLost ? 0 : blocks * burnRate(at, unit);
}
