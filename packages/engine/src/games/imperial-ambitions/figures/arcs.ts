/** The hexes ahead and astern of a unit on the battle map. */
import { area, keyOf } from '#hex/index';
import { isOnMap } from '../board/battle-map.ts';
import { xyOf } from '../board/chart.ts';
import { arcTo } from '../rules/tactical/strength.ts';
import type { Position, Xy } from '../types.ts';

export interface Arcs {
  forward: Xy[];
  rear: Xy[];
}

/** As far as anybody fires (IA-tac-cbt-16); of fighters and bases every direction is broadside (IA-tac-cbt-22). */
export function arcsOf(at: Position, unit: number): Arcs {
  const { geometry, tables } = at.data;
  const q = at.g.units.q[unit]!;
  const r = at.g.units.r[unit]!;
  const arcs: Arcs = { forward: [], rear: [] };
  for (const hex of area(q, r, tables.rangeChange.length)) {
    const arc = arcTo(at, unit, hex.q - q, hex.r - r);
    const key = keyOf(hex.q, hex.r);
    if (arc !== 'broadside' && isOnMap(geometry, key)) arcs[arc].push(xyOf(key));
  }
  return arcs;
}
