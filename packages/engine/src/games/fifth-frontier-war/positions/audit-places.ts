import { isInScenario } from '../board/options.ts';
import type { Position } from '../types.ts';

/** What is wrong with where a counter is: in one hex or box of the scenario, or elsewhere (aboard, in transit). */
export function placeFault(at: Position, place: number, elsewhere: number, needsWorld: boolean): string | null {
  const { map } = at.data;
  if (place >= 0 && elsewhere >= 0) return 'is in two places at once';
  if (place < 0) return elsewhere < 0 ? 'is in play and stands nowhere' : null;
  if (!isInScenario(at, place))
    return `stands at ${map.labels[place] ?? place}, which is not on the map of this scenario`;
  if (needsWorld && place < map.hexCount && map.worldAt[place]! < 0)
    return `stands at ${map.labels[place]}, where there is no world`;
  return null;
}
