/** Armistice by agreement or declared. */
import { z } from 'zod';
import type { OfferKind } from '../../core/types.ts';
import type { WarTypes } from './game-types.ts';
import { unwrittenChoice, unwrittenFunction } from './unwritten.ts';

export const declareArmistice = unwrittenChoice('declareArmistice');

export const armistice: OfferKind<WarTypes, Record<string, never>> = {
  shape: z.strictObject({}),
  check: () => null,
  settle: unwrittenFunction('armistice'),
};
