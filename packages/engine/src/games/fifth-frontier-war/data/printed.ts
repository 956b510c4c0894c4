/** What is printed on map and counters, as plain JSON: a board shows it beside a view. It follows the data pack. */
import type { FifthFrontierWarData, StarMap } from './types.ts';

/** Lists are by the numbers that views use: `printed.squadrons[view.squadrons[0].squadron].name`. */
export interface Printed
  extends Pick<
    FifthFrontierWarData,
    'boxes' | 'worlds' | 'xboatLinks' | 'squadrons' | 'troops' | 'fleets' | 'admirals'
  > {
  readonly map: Omit<StarMap, 'nearest' | 'reach'>;
}

export function printedOf(data: FifthFrontierWarData): Printed {
  const { boxes, worlds, xboatLinks, squadrons, troops, fleets, admirals } = data;
  const { nearest: _, reach: __, ...map } = data.map;
  return { map, boxes, worlds, xboatLinks, squadrons, troops, fleets, admirals };
}
