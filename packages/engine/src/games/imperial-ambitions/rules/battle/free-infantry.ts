import { systemOf } from '../../board/chart.ts';
import { addUnit } from '../../board/unit-rows.ts';
import { INF } from '../../data/names.ts';
import { SURFACE, type UnitRow } from '../../state.ts';
import type { IaPlay } from '../../types.ts';
import { loseProjects } from '../strategic/build/projects.ts';

/** IA-end-6: the infantry that takes a planet left empty; what others were building there is lost (R62). */
export function landFreeInfantry(
  play: IaPlay,
  system: number,
  owner: number,
  others: Iterable<number>,
  more: UnitRow = {},
): number {
  for (const other of others) if (other !== owner) loseProjects(play, system, other, 'surface', 'IA-end-6');
  const steps = play.data.tables.freeInfantrySteps;
  const { hex } = systemOf(play, system);
  return addUnit(play, { type: INF, owner, steps, hex, place: SURFACE, ...more }, true);
}
