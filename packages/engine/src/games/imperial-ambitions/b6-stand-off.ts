/** Stand-off by agreement (R95). Section B writes it. */
import { z } from 'zod';
import type { OfferKind } from '../../core/types.ts';
import { type ImperialTypes, refuse } from './game-types.ts';

export const standOff: OfferKind<ImperialTypes, Record<string, never>> = {
  shape: z.strictObject({}),
  check: () => refuse('IA-end-4', 'a stand-off is not written yet'),
  settle: () => undefined,
};
