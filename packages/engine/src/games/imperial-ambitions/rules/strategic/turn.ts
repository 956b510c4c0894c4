/** The strategic sequence of play (IA-seq-1): a position may begin at any phase of any turn. */

import { END, INCOME } from '../../state.ts';
import type { IaFrame, IaPlay } from '../../types.ts';

const PHASES = ['', 'incomePhase', 'buildPhase', 'movementPhase', 'tradePhase', 'combatPhase', 'endPhase'] as const;

/** `g.phase` is the phase in progress, or the one that comes next. */
export function strategicTurn(play: IaPlay, frame: IaFrame<'strategicTurn'>): void {
  const { g } = play;
  if (frame.at++ > 0) {
    g.phase++;
    g.stage = 0;
  }
  if (g.phase > END) {
    g.turn++;
    g.phase = INCOME;
    return play.done();
  }
  play.emit('IA-seq-1', 'phase', { turn: g.turn, phase: g.phase });
  play.call(PHASES[g.phase] as Exclude<(typeof PHASES)[number], ''>, {});
}
