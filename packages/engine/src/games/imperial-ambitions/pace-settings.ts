/** The anytime action `pace`: a seat changes its own settings (section D writes it). */
import { z } from 'zod';
import type { Anytime } from '../../core/types.ts';
import { type ImperialTypes, refuse } from './game-types.ts';

export const pace: Anytime<ImperialTypes, ImperialTypes['anytime']['pace']> = {
  shape: z.strictObject({}),
  check: () => refuse('IA-seq-2', 'pace settings are not written yet'),
  apply: () => undefined,
};
