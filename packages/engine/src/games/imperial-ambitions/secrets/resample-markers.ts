/** Level `full`: another seat may have markers out of sight, in deep space. */
import { pickFrom, type Random } from '#core/random';
import { keyAt } from '../data/coordinates.ts';
import { MARKERS } from '../state.ts';
import type { Position } from '../types.ts';
import type { Known } from './resample-known.ts';
import { isInView, type Sight } from './view-sight.ts';

/** Unseen markers of one player at most. */
const MOST = 2;

export function drawMarkers({ g, data }: Position, sight: Sight, known: Known, owner: number, random: Random): void {
  if (sight.fog !== 'full') return;
  const { columns, rows } = data.geometry;
  const { systemAt } = data.chartFor(g);
  const { sectors } = data.scenarioFor(g);
  for (let more = random.below(MOST + 1); more > 0; more--) {
    const [across, down] = pickFrom(sectors, random).sheet;
    const hex = keyAt(across * columns + 1 + random.below(columns), down * rows + 1 + random.below(rows));
    const number = 1 + random.below(MARKERS - 1);
    const marker = owner * MARKERS + number;
    const isHidden = !systemAt.has(hex) && !known.shared.has(hex) && !isInView(sight, owner, hex);
    if (isHidden && g.taskForces.hex[marker]! < 0) g.taskForces.hex[marker] = hex;
  }
}
