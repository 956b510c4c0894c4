/** The whole game: set-up and strategic turns, or one battle (R123). Section D writes the rest. */

import { B_OVER, SETUP } from '../state.ts';
import type { IaFrame, IaPlay } from '../types.ts';
import { endBattleScenario } from './victory.ts';

export function game(play: IaPlay, _frame: IaFrame<'game'>): void {
  const { g } = play;
  if (play.data.scenarioFor(g).kind === 'battle')
    return g.battle.phase === B_OVER ? endBattleScenario(play) : play.call('battle', {});
  if (g.phase === SETUP) return play.call('setUp', {});
  play.call('strategicTurn', {});
}
