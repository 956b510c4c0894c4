/** DV-FSB-H5: homing missiles taken before play instead of guided or intelligent ones. */
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import { GUIDED, HOMING, INTELLIGENT } from '../../data/types.ts';
import { type HomingExchange, type Position, refuse } from '../../types.ts';
import { isUnit } from '../04-spaceships.ts';
import { boxOf, changeMissiles, forPods, missilesLeft, podType, rowOf } from '../05-pods.ts';
import { specOf } from './fitting.ts';

/** Ships of a seat with missiles that may be exchanged; none without the option. */
export function exchangers(at: Position, seat: number): number[] {
  const { g } = at;
  if (g.options['homingMissiles'] !== true) return [];
  return g.names.flatMap((_, unit) =>
    g.units.seat[unit] === seat && podsToExchange(at, unit).length > 0 ? [unit] : [],
  );
}

function podsToExchange(at: Position, unit: number): number[] {
  const rows: number[] = [];
  forPods(at, unit, (row, type) => {
    if (type.weapons && type.missiles[GUIDED] + type.missiles[INTELLIGENT] > 0) rows.push(row);
  });
  return rows;
}

/** Boxes are counted as they are after the assignment that comes with the answer. */
export function refuseExchange(
  at: Position,
  seat: number,
  boxesOf: (unit: number) => readonly (string | null)[],
  exchanges: readonly HomingExchange[],
): Refusal | null {
  const { g, data } = at;
  if (exchanges.length > 0 && g.options['homingMissiles'] !== true)
    return refuse('DV-FSB-H5', 'homing missiles are an option that is not in use');
  const seen = new Set<string>();
  for (const { unit, box, guided, intelligent } of exchanges) {
    if (!isUnit(g, unit) || g.units.seat[unit] !== seat) return refuse('DV-FSB-H5', `unit ${unit} is not yours`);
    const id = boxesOf(unit)[box - 1] ?? null;
    const pod = id === null ? undefined : data.podById.get(id);
    if (!pod?.weapons || seen.has(`${unit} ${box}`))
      return refuse('DV-FSB-H5', `box ${box} of ${g.names[unit]} has no missiles to exchange`);
    seen.add(`${unit} ${box}`);
    const missing = specOf(at, unit)?.removeMissiles[pod.id] ?? [];
    const most = [
      missing.includes('guided') ? 0 : pod.missiles[GUIDED],
      missing.includes('intelligent') ? 0 : pod.missiles[INTELLIGENT],
    ];
    if (guided > most[0]! || intelligent > most[1]!)
      return refuse('DV-FSB-H5', `box ${box} has ${most[0]} guided and ${most[1]} intelligent missiles`);
  }
  return null;
}

/** One for one; each needs preparation if the one it replaces did. */
export function exchange(at: Position, { unit, box, guided, intelligent }: HomingExchange): void {
  const { g } = at;
  const row = rowOf(g, unit, box);
  const { mustPrepare } = podType(at, row)!;
  g.pods.homingFree[row]! += (mustPrepare[GUIDED] ? 0 : guided) + (mustPrepare[INTELLIGENT] ? 0 : intelligent);
  changeMissiles(g, row, GUIDED, -guided);
  changeMissiles(g, row, INTELLIGENT, -intelligent);
  changeMissiles(g, row, HOMING, guided + intelligent);
}

/** Some of the missiles of some pods, where the boxes are already as they will be. */
export function someExchange(at: Position, unit: number, random: Random): HomingExchange[] {
  const { g } = at;
  return podsToExchange(at, unit).flatMap((row) => {
    if (random.below(3) > 0 || !podType(at, row)) return [];
    const guided = random.below(missilesLeft(g, row, GUIDED) + 1);
    const intelligent = random.below(missilesLeft(g, row, INTELLIGENT) + 1);
    return [{ unit, box: boxOf(g, unit, row), guided, intelligent }];
  });
}
