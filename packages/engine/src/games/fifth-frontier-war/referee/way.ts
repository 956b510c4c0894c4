import { counted, listed } from '#core/text';
import { placeName } from '../text/show-words.ts';
import type { Position } from '../types.ts';
import type { Leg } from './types.ts';

/** By xboat, 3 legs, the last from Roup 2411; or: brought by I-SR-63 from Ruie 2214. */
export function enumerateWay(at: Position, way: readonly Leg[]): string {
  const boats = way.filter(({ ship }) => ship === null).length;
  const ships = way.flatMap(({ ship, from }) => (ship === null ? [] : [`${ship} from ${placeName(at, from)}`]));
  const parts = [
    ...(boats > 0 ? [`by xboat, ${counted(boats, 'leg')}`] : []),
    ...(ships.length > 0 ? [`brought by ${listed(ships)}`] : []),
  ];
  return parts.join('; ');
}
