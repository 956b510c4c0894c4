/** 3.0 Sequence of Play: set-up, then Game-Turns of six phases. */
import type { DvFrame, DvPlay } from '../../types.ts';
import { checkVictory } from '../11-scenarios/victory.ts';
import { PHASES, phasingSeat } from './phases.ts';

/** A2 and A3: the whole game. A position may begin at any phase of any Game-Turn. */
export function battle(play: DvPlay, frame: DvFrame<'battle'>): void {
  const { g } = play;
  if (frame.at++ === 0 && g.phase < 0) return play.call('setUp', {});
  if (g.phase < 0) {
    g.turn = 1;
    g.phase = 0;
  }
  play.call('gameTurn', {});
}

/** `g.phase` is the phase in progress, or the one that comes next. */
export function gameTurn(play: DvPlay, frame: DvFrame<'gameTurn'>): void {
  const { g } = play;
  if (frame.at++ > 0) g.phase++;
  if (g.phase >= PHASES.length) return endTurn(play);
  const seat = phasingSeat(g.first, g.phase);
  play.emit('DV-3.0a', 'phase', { turn: g.turn, phase: g.phase, seat });
  play.call(PHASES[g.phase]!, { seat });
}

function endTurn(play: DvPlay): void {
  play.g.turn++;
  play.g.phase = 0;
  checkVictory(play); // a limit of Game-Turns is reached now
  if (!play.table.result) play.done();
}
