/** What moves without a plot: fleets of admirals who need none, scouts, admirals by xboat. */
import {
  type Choices,
  IN_PLAY,
  numbersWhere,
  type Position,
  reachOfWellLed,
  sideOfSeat,
  standingPlot,
  type WarTypes,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { type Visit, Visits } from './concentration.ts';
import { improved } from './evaluate.ts';
import { forceOf } from './forces.ts';
import { NARROW, Plotter, traverseOf, type Way } from './plotting.ts';
import { say } from './words.ts';

type WellLed = Choices['wellLed']['answer'];

/** Turns that a fleet without a plot looks ahead. */
const AHEAD = 3;

export function wellLedAdvice({ seat, play, input, budget }: Question<WarTypes>): Candidate<WellLed>[] {
  const side = sideOfSeat(play.g, seat);
  const visits = new Visits(play, side);
  for (const fleet of numbersWhere(play.data.fleets.length, (one) => play.data.fleets[one]!.side === side))
    visits.add(plottedVisits(play, fleet));
  const isLate = (): boolean => budget.isSpent();
  const plotter = input ? new Plotter(play, side, visits, isLate) : new Plotter(play, side, visits, isLate, NARROW);
  const ranked = reachOfWellLed(play, seat).map(({ fleet }) => {
    const ways = distinctWays(plotter.waysOf(traverseOf(play, fleet, side), [], AHEAD));
    visits.add(ways[0]!.visits.map((visit) => ({ ...visit, fleet })));
    return { fleet, ways };
  });
  const candidate = (changed: number, rank: number): Candidate<WellLed> => {
    let hope = 0;
    const jumps = ranked.flatMap(({ fleet, ways }) => {
      const way = ways[fleet === changed ? rank : 0]!;
      hope += way.value;
      return way.orders[0]!.jump ? [{ fleet, to: way.orders[0]!.to, load: [] }] : [];
    });
    const words = jumps.length > 0 ? say.freeMovement.strikesAtAnOpening : say.freeMovement.keepsFleetsInHand;
    return { answer: { jumps }, value: improved(play, seat, hope), words };
  };
  const others = ranked.flatMap(({ fleet, ways }) => ways.slice(1, 3).map((_, n) => candidate(fleet, n + 1)));
  return input ? [candidate(-1, 0), ...others] : [candidate(-1, 0)];
}

/** Those that begin alike only once. */
function distinctWays(ways: readonly Way[]): Way[] {
  return ways.filter(({ orders }, n) => ways.findIndex((one) => one.orders[0]!.to === orders[0]!.to) === n);
}

/** Where the standing orders of a fleet take it. */
export function plottedVisits(at: Position, fleet: number): Visit[] {
  if (at.g.fleets.status[fleet] !== IN_PLAY) return [];
  const squadrons = numbersWhere(at.data.squadrons.length, (one) => at.g.squadrons.fleet[one] === fleet);
  const force = forceOf(at, squadrons, 0);
  const visits: Visit[] = [];
  standingPlot(at.g, fleet).forEach(({ to }, n) => {
    const turn = at.g.turn + n;
    const last = visits.at(-1);
    if (last?.hex === to) visits[visits.length - 1] = { ...last, to: turn };
    else visits.push({ fleet, hex: to, from: turn, to: turn, force });
  });
  return visits;
}
