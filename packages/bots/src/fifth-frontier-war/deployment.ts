/** Before the war: the base in the enemy's rear, guerrillas, the first dispositions. */
import {
  type Choices,
  distanceBetween,
  type Position,
  type WarTypes,
  worldIn,
  ZHODANI,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate } from './evaluate.ts';
import { usual } from './routine.ts';
import { say } from './words.ts';

export const deployAdvice = usual<'deploy'>('deploy', say.deployment.staffPlan);
export const surpriseAdvice = usual<'surprise'>('surprise', say.deployment.ownSideOfTheBorder);
export const placeGuerrillasAdvice = usual<'placeGuerrillas'>('placeGuerrillas', say.deployment.raisesGuerrillas);

/** A base deep in the rear, with fuel and a starport, is worth most: the world itself counts as well. */
export function secretBaseAdvice({ seat, play }: Question<WarTypes>): Candidate<Choices['secretBase']['answer']>[] {
  const value = evaluate(play, seat);
  const hexes = play.data.orderOfBattle.secretBaseHexes;
  const best = hexes.reduce((a, b) => (baseWorth(play, b) > baseWorth(play, a) ? b : a));
  return [{ answer: { hex: best }, value, words: say.deployment.secretBase }];
}

function baseWorth({ data }: Position, hex: number): number {
  const world = data.worlds[worldIn({ data } as Position, hex)]!;
  const near = data.worlds.filter((one) => one.index !== world.index && distanceBetween(data.map, hex, one.hex) <= 2);
  return world.points[ZHODANI] + world.slots + near.reduce((sum, one) => sum + one.points[ZHODANI], 0) / 20;
}
