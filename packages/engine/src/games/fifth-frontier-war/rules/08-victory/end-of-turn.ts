/** The end of a turn: invasions given up, points, automatic victory, a declared armistice, the last turn. */
import { put } from '../../board/asking.ts';
import { isCampaign, lastTurnOf } from '../../board/options.ts';
import { speakerOf } from '../../board/sides.ts';
import { ZHODANI } from '../../data/types.ts';
import type { FfwFrame, FfwPlay } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { endInvasions } from '../05-special-rules/invasion.ts';
import { armisticeShift, finishWar, levelNow, pointsOf } from './victory.ts';

export function endOfTurn(play: FfwPlay, frame: FfwFrame<'endOfTurn'>): void {
  const { g } = play;
  switch (frame.at++) {
    case 0:
      endInvasions(play);
      return countPoints(play);
    default:
      if (g.turn < lastTurnOf(play)) return endPhase(play);
      finishWar(play, 0, isCampaign(play) ? 'FFW-8.4d' : 'FFW-8.2a', `turn ${g.turn} was the last`); // R69, E6
  }
}

function countPoints(play: FfwPlay): void {
  const { g } = play;
  const points = pointsOf(play);
  const level = levelNow(play, points);
  if (isCampaign(play) && level.endsWith('automatic'))
    return finishWar(play, 0, 'FFW-8.3a', `automatic victory at the end of turn ${g.turn}`); // FFW-8.3a; E5: no front
  // FFW-8.4b: from the first turn of the printed shifts on; E5: in the campaign only
  const mayDeclare = isCampaign(play) && armisticeShift(play) > 0;
  if (mayDeclare || g.turn < lastTurnOf(play)) play.emit('FFW-8.1f', 'victoryPoints', { turn: g.turn, points, level });
  if (mayDeclare) put(play, speakerOf(g, ZHODANI), 'declareArmistice', 'FFW-8.4b', null);
}
