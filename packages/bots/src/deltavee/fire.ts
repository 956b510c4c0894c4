/** Fire choice by expected effect: the best shot of each kind, from all that could be fired and launched. */
import type { DeltaVeeTypes, Shot } from '@admiralty/engine/deltavee';
import type { Candidate, Question } from '../knowledge.ts';
import { improved, standing } from './evaluate.ts';
import type { Weighed } from './launches.ts';
import { weighShots } from './shots.ts';
import { say } from './words.ts';

export function fireAdvice({ seat, play, input, budget }: Question<DeltaVeeTypes, null>): Candidate<Shot>[] {
  const base = standing(play, seat, input);
  const weighed = weighShots(play, seat, budget);
  const end: Candidate<Shot> = { answer: { do: 'end' }, value: base, words: say.fire.holdsItsFire };
  const best = new Map<string, Weighed>();
  for (const one of weighed) {
    const key = kindOf(one.shot);
    const known = best.get(key);
    if (!known || one.gain > known.gain) best.set(key, one);
  }
  const top = [...best.values()].sort((a, b) => b.gain - a.gain).slice(0, 8);
  return [...top.map(({ shot, gain, words }) => ({ answer: shot, value: improved(base, gain), words })), end];
}

/** One candidate of each kind: what, from whom, at whom. */
function kindOf(shot: Shot): string {
  if (shot.do === 'fire') return `fire ${shot.unit} ${shot.source} ${shot.target}`;
  if (shot.do === 'launch') return `launch ${shot.unit} ${shot.box} ${shot.missile}`;
  return shot.do === 'end' ? 'end' : `${shot.do} ${shot.unit}`;
}
