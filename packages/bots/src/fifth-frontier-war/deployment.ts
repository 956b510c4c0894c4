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

export const deployAdvice = usual<'deploy'>('deploy', 'deploys by the staff plan');
export const surpriseAdvice = usual<'surprise'>('surprise', 'starts from its own side of the border');
export const placeGuerrillasAdvice = usual<'placeGuerrillas'>(
  'placeGuerrillas',
  'raises guerrillas where most is at stake',
);

/** A base deep in the rear, with fuel and a starport, is worth most: the world itself counts as well. */
export function secretBaseAdvice({ seat, play }: Question<WarTypes>): Candidate<Choices['secretBase']['answer']>[] {
  const value = evaluate(play, seat);
  const hexes = play.data.orderOfBattle.secretBaseHexes;
  const best = hexes.reduce((a, b) => (baseWorth(play, b) > baseWorth(play, a) ? b : a));
  return [{ answer: { hex: best }, value, words: 'chooses its secret base' }];
}

function baseWorth({ data }: Position, hex: number): number {
  const world = data.worlds[worldIn({ data } as Position, hex)]!;
  const near = data.worlds.filter((one) => one.index !== world.index && distanceBetween(data.map, hex, one.hex) <= 2);
  return world.points[ZHODANI] + world.slots + near.reduce((sum, one) => sum + one.points[ZHODANI], 0) / 20;
}
