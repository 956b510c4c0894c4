/** T3: three units of one player to a hex (IA-stk-1 to IA-stk-5, R93). */
import { z } from 'zod';
import { shuffle } from '#core/random';
import type { Choice } from '#core/types';
import { keyOf } from '#hex/index';
import { isDeployed, isProject } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { lossOrder } from '../../orders/loss-order.ts';
import { put } from '../../orders/pace.ts';
import { CROWDED_OUT, T_FIRE } from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { endPhaseOfTurn } from '../battle/phases.ts';
import { destroyUnit } from './hits.ts';

type Crowded = Choices['crowd']['about']['hexes'];

/** IA-stk-1, IA-stk-3: deployed units of one player, bases too; carried ones and projects do not count (R93) */
export function crowdedHexes({ g, data }: Position, owner: number): Crowded {
  const { units, battle } = g;
  const hexes = new Map<number, number[]>();
  for (const unit of battle.units) {
    if (units.owner[unit] !== owner || !isDeployed(g, unit) || isProject(g, unit)) continue;
    const hex = keyOf(units.q[unit]!, units.r[unit]!);
    const here = hexes.get(hex);
    if (here) here.push(unit);
    else hexes.set(hex, [unit]);
  }
  const most = data.tables.stacking;
  const found: Crowded = [];
  for (const here of hexes.values()) if (here.length > most) found.push({ units: here, remove: here.length - most });
  return found;
}

/** IA-stk-2: each player's units are counted apart; IA-stk-5: only now */
export function stackingCheck(play: IaPlay, _frame: IaFrame<'stackingCheck'>): void {
  const { g } = play;
  for (const owner of g.battle.sides) {
    const hexes = crowdedHexes(play, owner);
    if (hexes.length === 0) continue;
    if (owner !== NEUTRAL) return put(play, owner, 'crowd', 'IA-stk-4', { hexes });
    return remove(play, cheapest(play, owner, hexes)); // R124
  }
  endPhaseOfTurn(g, T_FIRE);
  play.done();
}

function cheapest(at: Position, owner: number, hexes: Crowded): number[] {
  return hexes.flatMap(({ units, remove: count }) => lossOrder(at, owner, units).slice(0, count));
}

/** IA-stk-4, R93: out of the game, with all that they carry */
function remove(play: IaPlay, units: readonly number[]): void {
  for (const unit of units) {
    play.emit('IA-stk-4', 'crowdedOut', { unit });
    destroyUnit(play, unit, CROWDED_OUT, 'IA-stk-4');
  }
}

export const crowd: Choice<ImperialTypes, Choices['crowd']['about'], Choices['crowd']['answer']> = {
  shape: z.strictObject({ remove: z.array(z.int().min(0).max(99_999)).max(500) }),
  check(_play, answer, { about: { hexes } }) {
    const named = new Set(answer.remove);
    if (named.size < answer.remove.length) return refuse('IA-stk-4', 'a unit is named twice');
    let counted = 0;
    for (const { units, remove: count } of hexes) {
      const here = units.filter((unit) => named.has(unit)).length;
      if (here !== count) return refuse('IA-stk-4', `${count} of ${units.length} units leave this hex, not ${here}`);
      counted += here;
    }
    return counted === named.size ? null : refuse('IA-stk-4', 'only units of crowded hexes are removed');
  },
  apply: (play, answer) => remove(play, answer.remove),
  defaultAnswer: (play, { by, about: { hexes } }) => ({ remove: cheapest(play, by, hexes) }), // 5.4
  sample: (_play, { about: { hexes } }, random) => ({
    remove: hexes.flatMap(({ units, remove: count }) => shuffle([...units], random).slice(0, count)),
  }),
};
