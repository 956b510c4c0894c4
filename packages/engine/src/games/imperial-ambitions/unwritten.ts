/** Stand-ins for steps and choices that their section has still to write. This file goes when the last one is written. */
import { z } from 'zod';
import type { AboutOf, AnswerOf, Choice } from '../../core/types.ts';
import type { Choices, ImperialTypes } from './game-types.ts';

export function unwrittenStep(name: string): () => void {
  return () => {
    throw new Error(`step ${name} is not written yet`);
  };
}

export function unwrittenChoice<K extends keyof Choices>(
  kind: K,
): Choice<ImperialTypes, AboutOf<ImperialTypes, K>, AnswerOf<ImperialTypes, K>> {
  const fail = (): never => {
    throw new Error(`choice ${kind} is not written yet`);
  };
  return { shape: z.any() as never, check: fail, sample: fail };
}
