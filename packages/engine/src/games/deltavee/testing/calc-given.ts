/** Calculations for tests, by the line that a user types. */
import { calcLines } from '#core/testing/calc';
import { standardData } from '../data/standard.ts';
import { calculations } from '../figures/calc.ts';

export const { calc, refused } = calcLines(calculations({ ...standardData, terrain: new Map() }));
