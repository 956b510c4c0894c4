/** Events and answers in plain English (section E writes it). */
import type { Happening } from '../../core/types.ts';
import type { IaView } from './view.ts';

export function describeEvent(_view: IaView, { what, with: details }: Pick<Happening, 'what' | 'with'>): string {
  return `${what} ${JSON.stringify(details)}`;
}

export function describeAnswer(_view: IaView, kind: string, answer: unknown): string {
  return `${kind} ${JSON.stringify(answer)}`;
}
