/** Level `full`: markers out of sight may be anywhere out of sight. */
import { pickFrom, type Random } from '../../core/random.ts';
import { jumpReach, systemAt } from './chart.ts';
import type { Reading } from './game-types.ts';
import { COMBAT, IN_PLAY, MARKERS, MOVEMENT } from './state.ts';
import { isInView, type Sight } from './view-sight.ts';

/** How far from its true place a marker may be drawn. */
const NEAR = 3;

/** Only from deep space to deep space: what stands in a system is told by its control. */
export function moveMarkers(at: Reading, sight: Sight, owner: number, random: Random): void {
  const { g, data } = at;
  if (sight.fog !== 'full' || g.phase === COMBAT || g.phase === MOVEMENT) return; // jumps are seen
  const isUnseen = (hex: number): boolean => systemAt(at, hex) < 0 && !isInView(sight, owner, hex);
  for (let number = 1; number < MARKERS; number++) {
    const marker = owner * MARKERS + number;
    const hex = g.taskForces.hex[marker]!;
    if (hex < 0 || !isUnseen(hex)) continue;
    const to = pickFrom([...jumpReach(data.chartFor(g), hex, NEAR).keys()].filter(isUnseen), random);
    g.taskForces.hex[marker] = to;
    for (let unit = 0; unit < g.units.hex.length; unit++)
      if (g.units.status[unit] === IN_PLAY && g.units.owner[unit] === owner && g.units.taskForce[unit] === number)
        g.units.hex[unit] = to;
  }
}
