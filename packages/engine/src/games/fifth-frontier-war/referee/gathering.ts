/**
 * The weeks before the war: colonial squadrons stand at home all the time, the Imperial forces of the first day as well;
 * those of the Zhodani side come together in the last four months, a few each week.
 */
import { pickFrom } from '#core/random';
import { playersOf } from '#core/random-game';
import { assign } from '../board/columns.ts';
import { ZHODANI } from '../data/types.ts';
import { ABSENT, cloneState } from '../state.ts';
import { placeName } from '../text/show-words.ts';
import type { Position } from '../types.ts';
import { fleetExactly, fleetInWords, navyWord } from './seen.ts';
import type { NewsItem } from './types.ts';

/** The last week before the war is 0, the first one told is this. */
export const FIRST_GATHERING = -15;

/** Week in which each squadron of the deployed Zhodani side comes to its place. */
function arrivals(at: Position, seed: string): Map<number, number> {
  const random = playersOf(`${seed}\ngathering`);
  const weeks = Array.from({ length: -FIRST_GATHERING }, (_, n) => FIRST_GATHERING + n);
  const found = new Map<number, number>();
  for (const { index, side, isColonial } of at.data.squadrons)
    if (side === ZHODANI && !isColonial && (at.g.squadrons.place[index] ?? -1) >= 0)
      found.set(index, pickFrom(weeks, random));
  return found;
}

/** The board as it is in a week before the war: the deployed one without those who are still to come. */
export function boardBefore(at: Position, week: number, seed: string): Position {
  const g = cloneState(at.g);
  for (const [squadron, since] of arrivals(at, seed)) {
    if (since <= week) continue;
    g.squadrons.status[squadron] = ABSENT;
    assign(g.squadrons.place, squadron, -1);
    assign(g.squadrons.fleet, squadron, -1);
  }
  return { g, data: at.data };
}

/** News of the weeks before the war, as people on the spot saw it. */
export function gatheringNews(at: Position, seed: string): Map<number, NewsItem[]> {
  const byWeek = new Map<number, NewsItem[]>();
  const groups = new Map<string, number[]>();
  for (const [squadron, week] of arrivals(at, seed)) {
    const key = `${week} ${at.g.squadrons.place[squadron]}`;
    groups.set(key, [...(groups.get(key) ?? []), squadron]);
  }
  for (const [key, squadrons] of groups) {
    const [week, place] = key.split(' ').map(Number) as [number, number];
    const item: NewsItem = {
      week,
      place,
      topic: 'arrival',
      side: ZHODANI,
      headline: `${navyWord(at, squadrons[0]!)} ships gather at ${placeName(at, place)}`,
      text: `Among them ${fleetInWords(at, squadrons)}.`,
      truth: fleetExactly(at, squadrons),
    };
    byWeek.set(week, [...(byWeek.get(week) ?? []), item]);
  }
  return byWeek;
}
