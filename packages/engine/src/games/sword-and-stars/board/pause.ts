/** A7 Pause points: moments when nothing is half done and any seat may act. */
import { waitsOnlyFor, withdrawWhere } from '#core/asking';
import type { Refusal, RuleId } from '#core/types';
import { refuse, type SsPlay, type Steps } from '../types.ts';

/**
 * Questions that stand open at a pause point. The step that asks one must ask again whenever it runs and the thing is
 * still open: an act of another seat takes the question back, does its work, and lets the step run anew.
 */
const PAUSE_KINDS: readonly string[] = ['act', 'bargains', 'position', 'hold'];
/** A6: between two Systems of a Taxation segment chits may be played and waive flags set, nothing else. */
const CHIT_KINDS: readonly string[] = [...PAUSE_KINDS, 'tax'];

export function isPausePoint(play: SsPlay): boolean {
  return waitsOnlyFor(play, PAUSE_KINDS);
}

/** Why this cannot be done now, or null at a pause point. */
export function checkPause(play: SsPlay, rule: RuleId): Refusal | null {
  return isPausePoint(play) ? null : refuse(rule, 'wait for a pause: something is half done');
}

/** The same for chits and waive flags, which are also possible between two taxes. */
export function checkChitPause(play: SsPlay, rule: RuleId): Refusal | null {
  return waitsOnlyFor(play, CHIT_KINDS) ? null : refuse(rule, 'wait for a pause: something is half done');
}

/** An act of any seat at a pause point starts a step: the open question is taken back and asked again afterwards. */
export function interrupt<K extends keyof Steps & string>(play: SsPlay, step: K, my: Steps[K]): void {
  withdrawWhere(play, ({ kind }) => CHIT_KINDS.includes(kind));
  (play.call as (step: K, my: Steps[K]) => void).call(play, step, my);
}

/** After an act of a seat at a pause point that may have moved Seats, Treaties or membership. */
export function interruptForAftermath(play: SsPlay): void {
  interrupt(play, 'aftermath', {});
}
