/** One battle from its set-up to its end (1.3). A position may begin in any phase (section B writes the rest). */
import type { IaFrame, IaPlay } from './game-types.ts';
import {
  B_AFTER,
  B_ASSAULT,
  B_ATTACKER,
  B_OVER,
  T_FIRE,
  T_LAND,
  T_LAUNCH,
  T_MOVE,
  T_STACKING,
  T_YIELD,
} from './state.ts';

/** IA-tac-seq-1: every step below ends its phase itself (`endPhaseOfTurn`, `enterPhase`) */
export function battle(play: IaPlay, _frame: IaFrame<'battle'>): void {
  const { phase } = play.g.battle;
  if (phase <= B_ATTACKER) return play.call('battleSetUp', {});
  switch (phase) {
    case T_LAUNCH:
      return play.call('launching', {});
    case T_MOVE:
      return play.call('tacticalMovement', {});
    case T_STACKING:
      return play.call('stackingCheck', {});
    case T_FIRE:
      return play.call('fireExchange', {});
    case T_YIELD:
      return play.call('yielding', {});
    case T_LAND:
      return play.call('landingAndDocking', {});
    case B_AFTER:
      return play.call('afterBattle', {});
    case B_ASSAULT:
      return play.call('assault', {});
    case B_OVER:
      return play.done();
    default:
      throw new Error(`T_CHECK is not written yet (phase ${phase})`);
  }
}
