/** Sealed plots of the enemy as a captain would write them: where a blind draw would scatter his fleets, he has a plan. */
import type { Play, Random } from '@admiralty/engine';
import {
  enemyOf,
  IN_PLAY,
  numbersWhere,
  sideOfSeat,
  type WarTypes,
  writePlot,
} from '@admiralty/engine/fifth-frontier-war';
import type { Budget } from '../budget.ts';
import { Visits } from './concentration.ts';
import { weightOf } from './plot-sheet.ts';
import { NARROW, Plotter, traverseOf } from './plotting.ts';

/** Of four captains so many take the best way; the others the next one. */
const BEST = 3;
const OF = 4;

/** As far as there is time; a world that came too late is not played out. */
export function imagineEnemyPlots(play: Play<WarTypes>, seat: number, random: Random, budget: Budget): void {
  const enemy = enemyOf(sideOfSeat(play.g, seat));
  const { fleets } = play.g;
  const visits = new Visits(play, enemy);
  const plotter = new Plotter(play, enemy, visits, () => budget.isSpent(), NARROW);
  const plotted = numbersWhere(
    play.data.fleets.length,
    (fleet) =>
      play.data.fleets[fleet]!.side === enemy &&
      fleets.status[fleet] === IN_PLAY &&
      fleets.transit[fleet]! < 0 &&
      fleets.plotted[fleet]! > 0,
  );
  const ranked = plotted.map((fleet) => traverseOf(play, fleet, enemy)).sort((a, b) => weightOf(b) - weightOf(a));
  for (const traverse of ranked) {
    if (budget.isSpent()) return;
    const { fleet } = traverse;
    const ways = plotter.waysOf(traverse, [], fleets.plotted[fleet]!);
    const way = random.below(OF) < BEST ? ways[0] : (ways[1] ?? ways[0]);
    if (!way) continue;
    visits.add(way.visits.map((visit) => ({ ...visit, fleet })));
    writePlot(play.g, fleet, way.orders);
  }
}
