/** Calculations for tests, by the line that a user types. */
import { calcLines } from '#core/testing/calc';
import { calculations } from '../figures/calc.ts';
import { standardGame } from './given.ts';

export const { calc, refused } = calcLines(calculations(standardGame().data));
