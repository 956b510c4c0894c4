/** G3: ships in orbit fire at ground units (IA-gc-7 to IA-gc-10, IA-gc-20, R104, R105). */
import type { Choice } from '#core/types';
import { strengthOf } from '../../board/units.ts';
import { ordered, put, type Standing } from '../../orders/pace.ts';
import { G_BOMBARD, G_DEFENDER } from '../../state.ts';
import type { Attack, Choices, IaFrame, IaPlay, ImperialTypes } from '../../types.ts';
import { attackShape, resolve } from '../tactical/fire.ts';
import { sampleVolley } from './final-fire.ts';
import { bombardPolicy, bombardVolley, sumOf, volleyFault } from './plans.ts';

export function bombardment(play: IaPlay, _frame: IaFrame<'bombardment'>): void {
  const { assault } = play.g;
  const { shooters, targets } = bombardVolley(play);
  if (shooters.length === 0 || targets.length === 0) assault.phase = G_DEFENDER; // 5.1
  if (assault.phase !== G_BOMBARD) return play.done();
  put(play, assault.attacker, 'bombard', 'IA-gc-7', null, standing);
}

const standing: Standing<'bombard'> = (play, { by }) =>
  play.g.pace[by]!.fireAuto ? ordered(bombardPolicy(play)) : null;

export const bombard: Choice<ImperialTypes, Choices['bombard']['about'], Attack> = {
  shape: attackShape,
  check: (play, answer) =>
    answer.do === 'done' ? null : volleyFault(play, bombardVolley(play), answer.units, answer.target, 'IA-gc-7'),
  apply(play, answer) {
    const { g } = play;
    if (answer.do === 'done') {
      g.assault.phase = G_DEFENDER;
      return;
    }
    const { units, target } = answer;
    const sum = sumOf(bombardVolley(play), units);
    for (const unit of units) g.units.fired[unit] = 1; // IA-gc-7: each ship once
    g.units.bombarded[target] = 1; // IA-gc-8
    const defence = strengthOf(play, target).ds; // IA-gc-10
    resolve(play, { by: g.assault.attacker, units, target, attack: sum, defence }, 'IA-gc-7');
  },
  sample: (play, _decision, random) => sampleVolley(play, bombardVolley(play), random),
  defaultAnswer: (play) => bombardPolicy(play),
};
