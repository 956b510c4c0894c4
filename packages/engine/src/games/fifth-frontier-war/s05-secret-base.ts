/** The secret base. */
import { z } from 'zod';
import type { Anytime } from '../../core/types.ts';
import { refuse, type WarTypes } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

export const revealBase: Anytime<WarTypes, Record<string, never>> = {
  shape: z.strictObject({}),
  check: () => refuse('FFW-5.13c', 'not written yet'),
  apply: unwrittenFunction('revealBase'),
};
