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
import { evaluate, improved } from './evaluate.ts';
import { forceOf } from './forces.ts';
import { Plotter, traverseOf } from './plotting.ts';

type WellLed = Choices['wellLed']['answer'];

/** Turns that a fleet without a plot looks ahead. */
const AHEAD = 3;

export function wellLedAdvice({ seat, play }: Question<WarTypes>): Candidate<WellLed>[] {
  const side = sideOfSeat(play.g, seat);
  const jumps: WellLed['jumps'] = [];
  const visits = new Visits(play, side);
  for (const fleet of numbersWhere(play.data.fleets.length, (one) => play.data.fleets[one]!.side === side))
    visits.add(plottedVisits(play, fleet));
  let hope = 0;
  for (const { fleet } of reachOfWellLed(play, seat)) {
    const plotter = new Plotter(play, side, visits);
    const [way] = plotter.waysOf(traverseOf(play, fleet, side), [], AHEAD);
    const [first] = way?.orders ?? [];
    if (!way || !first) continue;
    visits.add(way.visits.map((visit) => ({ ...visit, fleet })));
    hope += way.value;
    if (first.jump) jumps.push({ fleet, to: first.to, load: [] });
  }
  const words = jumps.length > 0 ? 'strikes where its best admiral sees an opening' : 'keeps its free fleet in hand';
  return [
    { answer: { jumps }, value: improved(play, seat, hope), words },
    { answer: { jumps: [] }, value: evaluate(play, seat), words: 'waits' },
  ];
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
