/** Red zones. FFW-5.1a: amber ones mean nothing to any rule. FFW-5.1b: no jump asks for a zone. */

import { hasSquadrons } from '../../board/units.ts';
import { ZHODANI } from '../../data/types.ts';
import type { FfwPlay, Position } from '../../types.ts';

/** FFW-5.1d: lifts zones where Zhodani units are; called after every move and arrival: who lands came aboard a squadron. */
export function openZones(play: FfwPlay): void {
  const { g, data } = play;
  for (const { index, hex, zone } of data.worlds) {
    if (zone !== 'red' || g.worlds.opened[index] === 1) continue;
    if (!hasSquadrons(play, ZHODANI, hex) && !hasLanded(play, hex)) continue;
    g.worlds.opened[index] = 1;
    play.emit('FFW-5.1d', 'zoneLifted', { world: index });
  }
}

/** R57: troops do it too, guerrillas never. */
function hasLanded({ g, data }: Position, hex: number): boolean {
  return g.troops.place.some((place, troop) => {
    if (place !== hex) return false;
    const { side, isGuerrilla } = data.troops[troop]!;
    return side === ZHODANI && !isGuerrilla;
  });
}
