/** 6.2 and 6.5: what the edge of the sheets and a planet do to whatever enters a hex, by any way (R8, R32, R69). */

import { addSheet, planetAt, sheetInPlay } from '../../board/plane.ts';
import { REMOVED } from '../../state.ts';
import type { DvPlay } from '../../types.ts';
import { isMissile } from '../04-spaceships.ts';

/** A missile leaves play: off the map, without energy, exploded, or lost on a planet. */
export function removeMissile(play: DvPlay, missile: number, rule: string, why: string): void {
  play.g.units.status[missile] = REMOVED;
  play.emit(rule, 'removed', { unit: missile, why });
}

/** Steps 1 and 2 of an entry (A4) as far as nobody decides anything. */
export function enterTerrain(play: DvPlay, unit: number, planetRule = 'DV-6.5j'): void {
  const { g } = play;
  const q = g.units.q[unit]!;
  const r = g.units.r[unit]!;
  if (!sheetInPlay(g, q, r)) {
    if (isMissile(g, unit)) return removeMissile(play, unit, 'DV-6.2b', 'off-map'); // DV-6.2b
    addSheet(g, q, r); // R8: for battlecraft too
    play.emit('DV-6.2a', 'sheet', { unit, q, r });
  }
  if (g.planetQ.length === 0 || !isMissile(g, unit) || planetAt(g, q, r) < 0) return;
  if (g.options['installations'] === true)
    g.units.landing[unit] = 1; // DV-FSB-PI1: not before the phase ends
  else removeMissile(play, unit, planetRule, 'planet'); // DV-6.5j
}
