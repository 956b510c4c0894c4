/** Events and answers in plain English. */
import type { Happening } from '../../core/types.ts';
import type { DvView } from './view.ts';

export function describeEvent(_view: DvView, { what, with: details }: Pick<Happening, 'what' | 'with'>): string {
  return `${what} ${JSON.stringify(details)}`;
}

export function describeAnswer(_view: DvView, kind: string, answer: unknown): string {
  return `${kind} ${JSON.stringify(answer)}`;
}
