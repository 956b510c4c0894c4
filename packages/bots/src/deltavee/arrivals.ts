/** Who comes late points at the enemy at a fair speed, and never waits; jamming goes to what is nearest, contacts first. */
import { type Choices, type DeltaVeeTypes, isMissile, type Position } from '@admiralty/engine/deltavee';
import { type Clock, clockDifference, distance, nearestDirections } from '@admiralty/engine/hex';
import type { Candidate, Question } from '../knowledge.ts';
import { improved, standing } from './evaluate.ts';
import { vesselsOf } from './unit-values.ts';
import { say } from './words.ts';

type Asked<K extends keyof Choices> = Question<DeltaVeeTypes, Choices[K]['about']>;
type BringIn = Choices['bringIn']['answer'];
type Arrive = Choices['arrive']['answer'];
type Jam = Choices['jam']['answer'];

/** What it costs to point aside from the enemy, by positions of the clock; to be slower or faster than good; to wait. */
const ASIDE = 0.01;
const PACE = 0.01;
const GOOD_PACE = 4;
const WAITING = 0.1;

export function bringInAdvice({ seat, play, input, decision }: Asked<'bringIn'>): Candidate<BringIn>[] {
  const base = standing(play, seat, input);
  const ways = (play.choiceOf('bringIn').options?.(play, decision) ?? []) as BringIn[];
  const found = ways.map((answer): Candidate<BringIn> => {
    if (!answer.enter) return { answer, value: improved(base, -WAITING), words: say.arrivals.keepsBack };
    const { direction, velocity } = answer;
    const cost = ASIDE * asideOf(play, seat, decision.about.unit, direction) + PACE * Math.abs(velocity - GOOD_PACE);
    return { answer, value: improved(base, -cost), words: say.arrivals.bringsEscort };
  });
  return found.sort((a, b) => b.value - a.value).slice(0, WORTH_A_LOOK);
}

const WORTH_A_LOOK = 4;
/** Draws among which the best is taken: directions come by chance, as do the boxes of the pods. */
const DRAWS = 16;

export function arriveAdvice({ seat, play, input, decision, random }: Asked<'arrive'>): Candidate<Arrive>[] {
  const base = standing(play, seat, input);
  const { sample } = play.choiceOf('arrive');
  const found = Array.from({ length: DRAWS }, (): Candidate<Arrive> => {
    const answer = sample(play, decision, random) as Arrive;
    const cost = ASIDE * asideOf(play, seat, decision.about.unit, answer.direction);
    return { answer, value: improved(base, -cost), words: say.arrivals.bowToTheEnemy };
  });
  return found.sort((a, b) => b.value - a.value).slice(0, WORTH_A_LOOK);
}

/** How far a direction points aside from the nearest enemy. */
function asideOf({ g }: Position, seat: number, unit: number, direction: number): number {
  const { q, r } = g.units;
  const away = (foe: number): number => distance(q[unit]!, r[unit]!, q[foe]!, r[foe]!);
  const [nearest] = vesselsOf(g, 1 - seat).sort((a, b) => away(a) - away(b));
  if (nearest === undefined || away(nearest) === 0) return 0;
  const [bearing] = nearestDirections(q[nearest]! - q[unit]!, r[nearest]! - r[unit]!);
  return clockDifference(direction as Clock, bearing!);
}

/** A contact is the more urgent, by as many hexes. */
const CONTACT = 4;
const JAMMED = 0.02;

export function jamAdvice({ seat, play, input, decision }: Asked<'jam'>): Candidate<Jam>[] {
  const { g } = play;
  const { q, r } = g.units;
  const base = standing(play, seat, input);
  const best = new Map<string, { point: Jam['points'][number]; away: number }>();
  for (const { points } of (play.choiceOf('jam').options?.(play, decision) ?? []) as Jam[])
    for (const point of points) {
      const { unit, box, target } = point;
      const isContact = isMissile(g, target) || !g.units.revealed[target];
      const away = distance(q[unit]!, r[unit]!, q[target]!, r[target]!) - (isContact ? CONTACT : 0);
      const key = `${unit}/${box}`;
      if (away < (best.get(key)?.away ?? Number.POSITIVE_INFINITY)) best.set(key, { point, away });
    }
  const points = [...best.values()].map(({ point }) => point);
  return [
    { answer: { points }, value: improved(base, JAMMED), words: say.arrivals.jams },
    { answer: { points: [] }, value: base, words: say.arrivals.noJamming },
  ];
}
