/** Hits on a unit and what they do to what is aboard (IA-land-7, IA-land-8, IA-land-9, IA-gnd-10, R44, R45). */
import { z } from 'zod';
import type { Choice, RuleId } from '#core/types';
import { unitXy } from '../../board/battle-map.ts';
import { aboardOf, isFighter, isProject, isShip, isTroops, isUnit } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { put } from '../../orders/pace.ts';
import { type ImperialState, T_FIRE } from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, refuse } from '../../types.ts';
import { followHost, isHostType } from './aboard.ts';
import { isGone, loseSteps, stopFireList } from './removal.ts';

export { chooseLosses, losses } from './losses.ts';
export { captureUnit, destroyUnit } from './removal.ts';

/** What is aboard suffers first, so that every position in between is a whole one; then the target itself. */
export function hits(play: IaPlay, frame: IaFrame<'hits'>): void {
  const { g } = play;
  const { target, left } = frame.my;
  if (!isUnit(g, target)) return play.done();
  const lost = Math.min(left, g.units.steps[target]!); // R6: hits beyond the last step are lost
  if (frame.at === 0 && !isHostType(g.units.type[target]!)) frame.at = 3;
  switch (frame.at++) {
    case 0:
      return loseAboard(play, target, lost, isFighter, 'IA-land-7'); // IA-land-7: landed fighters, a project too (R44)
    case 1:
      return hitDocked(play, frame, lost);
    case 2:
      return loseAboard(play, target, lost, isTroops, isShip(g, target) ? 'IA-gnd-10' : 'IA-land-9'); // IA-gnd-10, IA-land-9
    case 3:
      return hitItself(play, frame, lost);
    default:
      return play.done();
  }
}

/** One step aboard for each step of the host, owner's choice. */
function loseAboard(
  play: IaPlay,
  host: number,
  left: number,
  isKind: (g: ImperialState, unit: number) => boolean,
  rule: RuleId,
): void {
  const { g } = play;
  const units = aboardOf(g, host).filter((unit) => isKind(g, unit));
  if (units.length > 0) play.call('losses', { owner: g.units.owner[host]!, units, left, rule });
}

/** IA-land-8: the docked ship loses as many, and so does what it carries itself (trap 33) */
function hitDocked(play: IaPlay, { my: { target, by } }: IaFrame<'hits'>, left: number): void {
  const { g } = play;
  const docked = aboardOf(g, target).find((unit) => isShip(g, unit));
  if (docked !== undefined) play.call('hits', { target: docked, left, by, rule: 'IA-land-8' });
}

/** IA-tac-cbt-6, IA-tac-cbt-29 */
function hitItself(play: IaPlay, { my: { target, by, rule } }: IaFrame<'hits'>, lost: number): void {
  const { g } = play;
  const owner = g.units.owner[target]!;
  const loose = lost === g.units.steps[target]! ? setLoose(play, target) : [];
  loseSteps(play, target, lost, rule);
  if (isGone(g, target)) stopFireList(g, by, 'onKill');
  if (loose.length > 0 && owner !== NEUTRAL && g.battle.phase === T_FIRE && !play.table.result)
    put(play, owner, 'castLoose', 'IA-land-8', { units: loose });
}

/** IA-land-13, R45: surviving fighters and the docked ship stand in the hex; they do not fire in this phase */
function setLoose(play: IaPlay, host: number): number[] {
  const { g } = play;
  const loose = aboardOf(g, host).filter((unit) => !isProject(g, unit) && (isFighter(g, unit) || isShip(g, unit)));
  for (const unit of loose) {
    g.units.host[unit] = -1;
    if (g.battle.on === 0) continue;
    g.units.fired[unit] = 1;
    play.emit('IA-land-8', 'castLoose', { unit, xy: unitXy(g, unit), facing: g.units.facing[unit]! });
  }
  return loose;
}

const castShape = z.strictObject({ unit: z.int().min(0).max(99_999), facing: z.int().min(0).max(5) });

/** IA-land-13, R45: facings by their owner; what he does not name keeps that of its carrier */
export const castLoose: Choice<ImperialTypes, Choices['castLoose']['about'], Choices['castLoose']['answer']> = {
  shape: z.strictObject({ units: z.array(castShape).max(50) }),
  check(_play, answer, { about }) {
    const named = answer.units.map(({ unit }) => unit);
    if (new Set(named).size < named.length) return refuse('IA-land-8', 'a unit is named twice');
    return named.every((unit) => about.units.includes(unit))
      ? null
      : refuse('IA-land-8', 'only units cast loose now are turned');
  },
  apply(play, answer) {
    const { g } = play;
    for (const { unit, facing } of answer.units) {
      g.units.facing[unit] = facing;
      followHost(g, unit);
      play.emit('IA-land-8', 'castLoose', { unit, xy: unitXy(g, unit), facing });
    }
  },
  sample: (_play, { about }, random) => ({ units: about.units.map((unit) => ({ unit, facing: random.below(6) })) }),
  defaultAnswer: () => ({ units: [] }),
};
