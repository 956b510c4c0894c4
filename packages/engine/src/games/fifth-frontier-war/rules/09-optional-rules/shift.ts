/** FFW-9.4f: in a multiple attack its owner names the attack that the quality of his squadrons shifts (option, R100). */
import { z } from 'zod';
import { pickFrom } from '#core/random';
import { put } from '../../board/asking.ts';
import { leaderAt, sideOfSeat } from '../../board/sides.ts';
import { attacksOf, columnFor } from '../../data/lookup.ts';
import { type FfwChoice, type FfwPlay, type Position, refuse } from '../../types.ts';
import { type SpaceRound, spaceRoundOf } from '../04-combat/round.ts';
import { bestShifted } from './quality.ts';

/** Attacks of a total that differ in their column: the first of each, by its number among all. */
function differing({ data }: Position, factors: number): number[] {
  const { spaceCombat } = data.tables;
  const columns = attacksOf(spaceCombat, factors).map((one) => columnFor(spaceCombat.columns, one));
  return columns.flatMap((column, n) => (columns.indexOf(column) === n ? [n] : []));
}

/** Asks the side whose squadrons are better, if it matters which attack is shifted. */
export function askShift(play: FfwPlay, rounds: readonly SpaceRound[]): void {
  const { hex } = play.g.combat;
  const side = rounds.findIndex(({ shift, factors }) => shift > 0 && differing(play, factors).length > 1);
  if (side < 0) return;
  const { factors, shift } = rounds[side]!;
  const attacks = attacksOf(play.data.tables.spaceCombat, factors);
  put(play, leaderAt(play, side, hex), 'shiftAttack', 'FFW-9.4f', { hex, attacks, shift });
}

export const shiftAttack: FfwChoice<'shiftAttack'> = {
  shape: z.strictObject({ attack: z.int().min(0).max(999) }),
  check: (_play, { attack }, { about }) =>
    attack < about.attacks.length
      ? null
      : refuse('FFW-9.4f', `the attacks are numbered from 0 to ${about.attacks.length - 1}`),
  apply(play, { attack }) {
    play.g.combat.shifted = attack;
  },
  options: (play, { about }) => optionsOf(play, about.attacks),
  sample: (play, { about }, random) => pickFrom(optionsOf(play, about.attacks), random),
  defaultAnswer(play, { by, about }) {
    const { modifier } = spaceRoundOf(play, sideOfSeat(play.g, by), about.hex);
    return { attack: bestShifted(play.data.tables.spaceCombat, about.attacks, about.shift, modifier) };
  },
};

function optionsOf(at: Position, attacks: readonly number[]): { attack: number }[] {
  return differing(
    at,
    attacks.reduce((sum, one) => sum + one, 0),
  ).map((attack) => ({ attack }));
}
