/** A missile that intercepts a Heavy Cruiser (R71): its four areas, each behind a field of its own. */

import { WRECKED } from '../../state.ts';
import type { DvPlay, Position } from '../../types.ts';
import { fieldCount, fieldState, isInPlay } from '../04-spaceships.ts';
import { destroyUnit, isBeaten, wreckPart } from '../08-fire/damage.ts';

/** Does a missile that intercepts work by areas on this ship? */
export function hasAreas(at: Position, unit: number): boolean {
  return fieldCount(at, unit) > 1;
}

/**
 * DV-HC-3: a missile hit destroys each area whose field is not active and intact.
 * Returns the hits that follow; with no field up at all the ship is destroyed.
 */
export function burnAreas(play: DvPlay, unit: number): number {
  const { g, data } = play;
  const up = g.units.fieldUp[unit]!;
  if (up === 0) {
    destroyUnit(play, unit, 'DV-HC-3');
    return 0;
  }
  data.tables.heavyCruiserAreas.forEach((parts, field) => {
    if (up & (1 << field) && fieldState(g, unit, field) < WRECKED) return;
    play.emit('DV-HC-3', 'area-destroyed', { unit, field });
    for (const part of parts) if (isInPlay(g, unit)) wreckPart(play, unit, part);
  });
  if (isInPlay(g, unit) && isBeaten(play, unit)) destroyUnit(play, unit, 'DV-11.0b');
  return isInPlay(g, unit) ? data.tables.fieldProtection[2]!.hits : 0;
}
