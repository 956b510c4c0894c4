/** Set-up of a battle: the hexes in which each unit may come onto the map. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import { hexAt, xyOf } from '../../board/chart.ts';
import { isProject } from '../../board/units.ts';
import { deploy, sheetFor } from '../../rules/battle/deploy.ts';
import { mayPlace, mustPlace, orbitOf, zoneOf } from '../../rules/battle/placing.ts';
import { type Deployment, type ImperialTypes, type Position, refuse, type Xy } from '../../types.ts';
import { unitNumber } from './shapes.ts';

/** Units placed so far, and the unit in hand. */
export interface DeployPartial {
  units: Deployment[];
  unit: number | null;
}

export interface DeployNext {
  /** units that have still to be placed, and those that may stay aboard (R78) */
  must: number[];
  may: number[];
  /** where the unit in hand may stand beside those placed; any of the six facings */
  hexes: Xy[];
  /** the zone of the side, for units that belong to no planet; full hexes too */
  zone: Xy[];
}

export const deployOpenings: Openings<ImperialTypes, 'deploy'> = {
  shape: deploy.shape.and(z.object({ unit: unitNumber.nullable() })),
  start: () => ({ units: [], unit: null }),
  next: (play, { units, unit }, { by }) => {
    const { g } = play;
    const placed = new Set(units.map((one) => one.unit));
    const [must, may] = [mustPlace(g, by), mayPlace(g, by)];
    const stranger = [...placed, ...(unit === null ? [] : [unit])].find(
      (one) => !must.includes(one) && !may.includes(one),
    );
    if (stranger !== undefined)
      return { ok: false, refusal: refuse('IA-set-15', `unit ${stranger} is not to be placed`) };
    const zone = zoneOf(play, by, sheetFor(play, by));
    const others = units.filter((one) => one.unit !== unit);
    const hexes = unit === null ? [] : freeHexes(play, others, unit, orbitOf(play, unit) ?? zone);
    const left = (all: number[]): number[] => all.filter((one) => !placed.has(one));
    return { ok: true, next: { must: left(must), may: left(may), hexes: hexes.map(xyOf), zone: zone.map(xyOf) } };
  },
  leads: (_play, { units, unit }, { must, may, hexes }) => {
    if (unit === null) return { answers: [], partials: [...must, ...may].map((one) => ({ units, unit: one })) };
    const others = units.filter((one) => one.unit !== unit);
    const placed = hexes.map((xy) => [...others, { unit, xy, facing: 0 }]);
    const isLast = must.every((one) => one === unit);
    return {
      answers: isLast ? placed.map((all) => ({ units: all })) : [],
      partials: placed.map((all) => ({ units: all, unit: must.find((one) => one !== unit) ?? null })),
    };
  },
};

/** IA-stk-1, IA-stk-6, R76: three counters to a hex; projects do not count. */
function freeHexes(at: Position, others: readonly Deployment[], unit: number, hexes: readonly number[]): number[] {
  const { g, data } = at;
  if (isProject(g, unit)) return [...hexes];
  const counts = new Map<number, number>();
  for (const { unit: other, xy } of others)
    if (!isProject(g, other)) counts.set(hexAt(xy), (counts.get(hexAt(xy)) ?? 0) + 1);
  return hexes.filter((hex) => (counts.get(hex) ?? 0) < data.tables.stacking);
}
