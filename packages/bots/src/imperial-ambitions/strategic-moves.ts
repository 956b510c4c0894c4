/** One jump after the other: fleets towards their goals, transports to their troops, cargo on its rounds; then done. */
import {
  type Choices,
  type ImperialTypes,
  type Jump,
  jumpRange,
  jumpReach,
  stepsBetween,
  xyOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { baseValue, raised } from './evaluate.ts';
import { Goals } from './goals.ts';
import { tradeRun } from './income.ts';
import { type Fleet, fleetsOf } from './massing.ts';
import { leavingShifts } from './repair.ts';
import { decoyMove } from './scouting.ts';
import { cheapest, type Theatre, theatreOf } from './theatre.ts';
import { fetching, troopShifts } from './transports.ts';
import { say } from './words.ts';

type Answer = Choices['strategicMove']['answer'];

/** Goals of a fleet that are proposed. */
const BREADTH = 3;
/** What a hex with enemies on the way costs, in hexes of way. */
const DANGER = 3;

export function strategicMoveAdvice(
  question: Question<ImperialTypes, Choices['strategicMove']['about']>,
): Candidate<Answer>[] {
  const { play, seat } = question;
  const base = baseValue(play, seat);
  const here = theatreOf({ ...question, input: null });
  const fleets = strongestFirst(fleetsOf(here));
  if (fleets.length === 0) return [afterFleets(here, base)]; // errands need no more worlds than the one at hand
  const theatre = theatreOf(question);
  const goals = new Goals(theatre);
  for (const fleet of fleets) {
    const [best, ...others] = goals.for(fleet);
    if (!best || best.hex === fleet.hex) continue;
    return [best, ...others.slice(0, BREADTH - 1)].flatMap((goal) => {
      const jump = jumpOf(theatre, fleet, goal.hex);
      return jump ? [{ answer: moved(jump), value: raised(base, goal.value), words: wordsFor(theatre, jump) }] : [];
    });
  }
  return [afterFleets(theatre, base)];
}

/** What is left when no fleet wants to go anywhere. */
function afterFleets(theatre: Theatre, base: number): Candidate<Answer> {
  const errand = fetching(theatre) ?? tradeRun(theatre);
  if (errand) {
    const { unit, to } = errand;
    const hex = theatre.at.g.units.hex[unit]!;
    const step = stepTo(theatre, hex, jumpRange(theatre.at, unit), to);
    if (step !== null) {
      const jump: Jump = { units: [unit], to: xyOf(step) };
      return { answer: moved(jump), value: base, words: wordsFor(theatre, jump) };
    }
  }
  const decoy = decoyMove(theatre);
  if (decoy) return { answer: moved(decoy), value: base, words: wordsFor(theatre, decoy) };
  const before = [...leavingShifts(theatre.at, theatre.seat), ...troopShifts(theatre)];
  return { answer: { before, jump: null, after: [] }, value: base, words: say.strategicMoves.allInPlace };
}

/** What everybody sees anyway: no word of where it is bound, or whether there is anything behind the marker. */
function wordsFor({ systems }: Theatre, { to: [x, y] }: Jump): string {
  const system = systems.find((one) => one.x === x && one.y === y);
  return system ? say.strategicMoves.goesTo(system.name) : say.strategicMoves.crossesOpenSpace;
}

function moved(jump: Jump): Answer {
  return { before: [], jump, after: [] };
}

function strongestFirst(fleets: Fleet[]): Fleet[] {
  return fleets.sort((a, b) => b.power - a.power || b.army - a.army || a.hex - b.hex);
}

function jumpOf(theatre: Theatre, fleet: Fleet, goal: number): Jump | null {
  const step = goal === fleet.hex ? null : stepTo(theatre, fleet.hex, fleet.range, goal);
  if (step === null) return null;
  const to = xyOf(step);
  return fleet.taskForce > 0 ? { taskForce: fleet.taskForce, to } : { units: [...fleet.units], to };
}

/** The hex in reach that is nearest to the goal, around enemies where it can be; null: no way nearer. */
export function stepTo({ at, enemies, random }: Theatre, from: number, range: number, goal: number): number | null {
  const cost = (hex: number): number =>
    stepsBetween(hex, goal) + (hex !== goal && (enemies.get(hex) ?? 0) > 1 ? DANGER : 0);
  const best = cheapest(jumpReach(at.data.chartFor(at.g), from, range), cost, random);
  return best === undefined || cost(best) >= cost(from) ? null : best;
}
