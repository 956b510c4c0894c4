/** G1: PDBs fire once at ships in orbit, without an answer (IA-gc-4, IA-gc-5, IA-pdb-6, R103). */
import type { Random } from '#core/random';
import type { Choice } from '#core/types';
import { strengthOf } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { ordered, put, type Standing } from '../../orders/pace.ts';
import { G_FINAL_FIRE, G_LAND } from '../../state.ts';
import type { Attack, Choices, IaFrame, IaPlay, ImperialTypes, Position } from '../../types.ts';
import { attackShape, resolve } from '../tactical/fire.ts';
import { settleDefender } from './forces.ts';
import { finalFirePolicy, finalVolley, sumOf, type Volley, volleyFault } from './plans.ts';

export function finalFireStep(play: IaPlay, _frame: IaFrame<'finalFire'>): void {
  const { assault } = play.g;
  settleDefender(play.g);
  const { shooters, targets } = finalVolley(play);
  if (shooters.length === 0 || targets.length === 0) assault.phase = G_LAND; // 5.1
  if (assault.phase !== G_FINAL_FIRE) return play.done();
  if (assault.defender === NEUTRAL) return act(play, finalFirePolicy(play, false)); // R124
  put(play, assault.defender, 'finalFire', 'IA-gc-4', null, standing);
}

const standing: Standing<'finalFire'> = (play, { by }) =>
  play.g.pace[by]!.fireAuto ? ordered(finalFirePolicy(play, true)) : null;

function act(play: IaPlay, attack: Attack): void {
  const { g } = play;
  if (attack.do === 'done') {
    g.assault.phase = G_LAND;
    return;
  }
  const { units, target } = attack;
  const sum = sumOf(finalVolley(play), units);
  for (const unit of units) g.units.fired[unit] = 1; // IA-gc-4
  const defence = strengthOf(play, target).ds; // IA-gc-5: no range, no facing
  resolve(play, { by: g.assault.defender, units, target, attack: sum, defence }, 'IA-gc-4');
}

export const finalFire: Choice<ImperialTypes, Choices['finalFire']['about'], Attack> = {
  shape: attackShape,
  check: (play, answer) =>
    answer.do === 'done' ? null : volleyFault(play, finalVolley(play), answer.units, answer.target, 'IA-pdb-6'),
  apply: (play, answer) => act(play, answer),
  sample: (play, _decision, random) => sampleVolley(play, finalVolley(play), random),
  defaultAnswer: (play) => finalFirePolicy(play, true),
};

/** Some of the units at one of the targets; now and then done. */
export function sampleVolley(at: Position, { shooters, targets }: Volley, random: Random): Attack {
  if (shooters.length === 0 || targets.length === 0 || random.below(8) === 0) return { do: 'done' };
  const first = random.below(shooters.length);
  const units = shooters.filter((_, index) => index === first || random.below(3) === 0);
  return {
    do: 'fire',
    units: units.slice(0, at.data.tables.fireGroup),
    target: targets[random.below(targets.length)]!,
  };
}
