/** What a Year Card says for an Operation, in words. */

import { signed } from '#core/text';
import type { CardChange, CardLine, CardResult } from '../data/types.ts';

/** Figures beyond these stand for no figure at all. */
const BOUND = 90;

/** `C at 6 or more; Target −1 at 4 or more; Base −1 at 5 or less`; a Stellar Operation has one System, its Tech Level. */
export function entryText({ result, target, base }: CardLine, isStellar: boolean): string {
  const parts = [
    ...(result ? [resultText(result)] : []),
    ...(target ? [`Target ${changeText(target)}`] : []),
    ...(base ? [`${isStellar ? 'Tech Level' : 'Base'} ${changeText(base)}`] : []),
  ];
  return parts.join('; ') || 'nothing';
}

function resultText({ code, figure, min, max }: CardResult): string {
  if (code === 'T/C') return `C at ${figure} or more, else T`;
  return `${code}${rangeText(min, max)}`;
}

function changeText({ change, min, max }: CardChange): string {
  return `${change > 0 ? '+1' : '−1'}${rangeText(min, max)}`;
}

function rangeText(min: number, max: number): string {
  if (min > -BOUND) return ` at ${signed(min)} or more`;
  return max < BOUND ? ` at ${signed(max)} or less` : '';
}
