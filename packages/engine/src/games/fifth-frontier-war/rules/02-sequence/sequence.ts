/** The printed sequence of play (FFW-2.1): each step ends with `endPhase`, the war goes on with the next. */

import {
  ADJUSTMENT,
  COMBAT,
  CONTROL,
  END_OF_TURN,
  FIRST_MOVER,
  GUERRILLAS,
  LOADING,
  PLOTTED,
  PLOTTING,
  REFUELLING,
  REINFORCEMENTS,
  REPLACEMENTS,
  SCOUTS,
  SET_UP,
  UNLOADING,
  WELL_LED,
  XBOATS,
} from '../../state.ts';
import type { FfwFrame, FfwPlay, Steps } from '../../types.ts';

/** FFW-2.1a, FFW-2.1e, FFW-2.1i, FFW-2.1j: the steps in the order of their numbers. */
const STEPS: Readonly<Record<number, keyof Steps>> = {
  [SET_UP]: 'setUp',
  [REINFORCEMENTS]: 'reinforcements',
  [REPLACEMENTS]: 'replacements',
  [FIRST_MOVER]: 'firstMover',
  [XBOATS]: 'xboatMoves',
  [SCOUTS]: 'scoutMoves',
  [WELL_LED]: 'wellLedMoves',
  [LOADING]: 'loading',
  [PLOTTED]: 'plottedMoves',
  [REFUELLING]: 'refuelling',
  [UNLOADING]: 'unloading',
  [COMBAT]: 'combat',
  [CONTROL]: 'controlCheck',
  [ADJUSTMENT]: 'adjustment',
  [GUERRILLAS]: 'guerrillaModes',
  [PLOTTING]: 'plotting',
  [END_OF_TURN]: 'endOfTurn',
};

/** FFW-2.1b: only the step of the phase is ever on top, so nothing happens outside it. */
export function war(play: FfwPlay, _frame: FfwFrame<'war'>): void {
  play.call(STEPS[play.g.phase]!, {});
}

/** Ends the step on top: the next phase begins, after END_OF_TURN that of a new turn. */
export function endPhase(play: FfwPlay): void {
  const { g } = play;
  const isOver = g.phase === END_OF_TURN || g.phase === SET_UP;
  if (isOver) g.turn++;
  g.phase = isOver ? REINFORCEMENTS : g.phase + 1;
  g.asked = 0;
  play.emit('FFW-2.1a', 'phase', { turn: g.turn, phase: g.phase });
  play.done();
}
