/** Stands for what a section still has to write; goes away with the last of them. */
import type { ZodType } from 'zod';
import { z } from 'zod';
import type { Choices, FfwChoice } from './game-types.ts';

const unwritten = (what: string): never => {
  throw new Error(`not written yet: ${what}`);
};

export function unwrittenStep(name: string): () => void {
  return () => unwritten(name);
}

export function unwrittenChoice<K extends keyof Choices>(name: K): FfwChoice<K> {
  const fail = (): never => unwritten(name);
  return {
    shape: z.unknown() as ZodType<Choices[K]['answer']>,
    check: fail,
    apply: fail,
    sample: fail,
    caretaker: fail,
  } as FfwChoice<K>;
}

/** An agreed function of another section. */
export function unwrittenFunction(name: string): () => never {
  return () => unwritten(name);
}
