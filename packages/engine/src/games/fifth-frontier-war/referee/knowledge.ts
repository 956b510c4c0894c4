/**
 * What is known where and when. Express boats take all that is known at one end of their way to the other, four hexes of
 * links a week; a ship that really came brings what was known where it set out. Nothing else carries news: there is no
 * faster way.
 */
import { enemyOf } from '../board/sides.ts';
import { NOBODY } from '../data/types.ts';
import type { Known, Leg, NewsItem, WarWeek } from './types.ts';

/** Weeks to look ahead for news that is still on its way. */
const AHEAD = 30;

/** News by place; a place learns a thing once. */
export class Knowledge {
  private readonly places = new Map<number, Map<NewsItem, Known>>();

  constructor(weeks: readonly WarWeek[]) {
    for (const week of weeks) this.pass(week);
  }

  /** What is known at a place by a week, the newest first. */
  at(place: number, week: number): Known[] {
    const known = [...(this.places.get(place)?.values() ?? [])].filter(({ since }) => since <= week);
    return known.sort((a, b) => b.since - a.since || b.item.week - a.item.week);
  }

  /** A week passes: what was known as it began travels, what happens in it is seen on the spot. */
  private pass(week: WarWeek): void {
    const learned: [place: number, known: Known][] = [];
    for (const [from, reached] of week.mail)
      for (const to of reached) this.carry(week, { week: week.week, from, to, ship: null }, () => true, learned);
    for (const { from, to, side, ship } of week.voyages) {
      if (week.holders[to] === enemyOf(side)) continue; // they tell an enemy nothing
      const isHost = week.holders[from] !== enemyOf(side) || week.holders[from] === NOBODY;
      this.carry(week, { week: week.week, from, to, ship }, ({ place }) => isHost || place === from, learned);
    }
    for (const [place, known] of learned) this.learn(place, known);
    for (const item of week.items) this.learn(item.place, { item, since: week.week, way: [] });
  }

  private carry(week: WarWeek, leg: Leg, isTold: (item: NewsItem) => boolean, learned: [number, Known][]): void {
    const there = this.places.get(leg.to);
    for (const { item, way } of this.places.get(leg.from)?.values() ?? [])
      if (!there?.has(item) && isTold(item)) learned.push([leg.to, { item, since: week.week, way: [...way, leg] }]);
  }

  private learn(place: number, known: Known): void {
    const there = this.places.get(place) ?? new Map<NewsItem, Known>();
    this.places.set(place, there);
    if (!there.has(known.item)) there.set(known.item, known);
  }
}

/** News that a place does not have by a week and will have later, if the boats go on as they go now: the soonest first. */
export function newsOnTheWay(weeks: readonly WarWeek[], place: number, week: number): Known[] {
  const past = weeks.filter((one) => one.week <= week);
  const last = past.at(-1);
  if (!last) return [];
  const future = Array.from({ length: AHEAD }, (_, ahead) => ({
    ...last,
    week: week + 1 + ahead,
    items: [],
    voyages: [],
  }));
  const later = new Knowledge([...past, ...future]).at(place, week + AHEAD);
  return later.filter(({ since }) => since > week).sort((a, b) => a.since - b.since || a.item.week - b.item.week);
}
