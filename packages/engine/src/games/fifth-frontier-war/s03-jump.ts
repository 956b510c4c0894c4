/** Jumps: range, fuel, destinations, boxes. */
import type { Refusal } from '../../core/types.ts';
import type { Reading } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

/** Range, destination and box rules of one jump; fuel is not looked at (`areFuelled`). */
export const jumpFault: (
  at: Reading,
  side: number,
  squadrons: readonly number[],
  from: number,
  to: number,
) => Refusal | null = unwrittenFunction('jumpFault');

/** Places that these squadrons together reach by one jump, the nearest first; boxes last. */
export const destinationsOf: (at: Reading, side: number, squadrons: readonly number[], from: number) => number[] =
  unwrittenFunction('destinationsOf');
