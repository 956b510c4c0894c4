/** Bases being built in space: who knows of them, and how they are lost with their system (IA-bld-30, IA-bld-31, R62, R131). */

import { areEnemies } from '../../../board/sides.ts';
import { isInside, isProject, isSite } from '../../../board/units.ts';
import { type ImperialState, IN_PLAY } from '../../../state.ts';
import type { IaPlay, Position } from '../../../types.ts';
import { loseProjects, tellSite } from './projects.ts';

/** R131: from now on all who have a unit in the system of a site know of it */
export function spotSites(play: IaPlay): void {
  for (const [site, known] of newWitnesses(play)) tellSite(play, 'IA-bld-31', site, known);
}

/** Marks who sees which site, and returns the bits of those who did not know of it. */
export function newWitnesses({ g }: Position): [number, number][] {
  const { units } = g;
  return sitesOf(g).map((site): [number, number] => {
    const before = units.spotted[site]!;
    units.spotted[site] = (before | ownersInside(g, units.hex[site]!)) & ~(1 << units.owner[site]!);
    return [site, units.spotted[site]! & ~before];
  });
}

/** Most units are no projects: it is asked after every move. */
function sitesOf(g: ImperialState): number[] {
  const { building, status } = g.units;
  const sites: number[] = [];
  for (let unit = 0; unit < building.length; unit++)
    if (building[unit] === 1 && status[unit] === IN_PLAY && isSite(g, unit)) sites.push(unit);
  return sites;
}

/** Bits of the players with a finished unit in the system of this hex. */
function ownersInside(g: ImperialState, hex: number): number {
  const { hex: hexes, owner, status } = g.units;
  let seats = 0;
  for (let unit = 0; unit < hexes.length; unit++)
    if (
      hexes[unit] === hex &&
      status[unit] === IN_PLAY &&
      owner[unit]! >= 0 &&
      isInside(g, unit) &&
      !isProject(g, unit)
    )
      seats |= 1 << owner[unit]!;
  return seats;
}

/** R62, R131: what its owner was building in space goes with his control of the system */
export function loseSites(play: IaPlay, system: number, from: number, to: number): void {
  if (from >= 0 && areEnemies(play, from, to)) loseProjects(play, system, from, 'space', 'IA-bld-30');
}
