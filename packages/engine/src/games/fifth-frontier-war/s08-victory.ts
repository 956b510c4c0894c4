/** Victory points, levels, the end of a turn. */
import type { RuleId } from '../../core/types.ts';
import type { FfwPlay, Reading } from './game-types.ts';
import { unwrittenFunction, unwrittenStep } from './unwritten.ts';

export const endOfTurn = unwrittenStep('endOfTurn');

/** Victory points by side now (FFW-8.1, E6). */
export const pointsOf: (at: Reading) => [number, number] = unwrittenFunction('pointsOf');

/** Ends the game at the level of now, shifted so many levels toward the Imperial side. */
export const finishWar: (play: FfwPlay, shift: number, rule: RuleId, why: string) => void =
  unwrittenFunction('finishWar');

/** E: scores a battle scenario. */
export const finishBattle: (play: FfwPlay) => void = unwrittenFunction('finishBattle');
