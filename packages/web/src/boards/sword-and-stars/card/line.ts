import type { CardChange, CardLine, CardResult } from '@admiralty/engine/sword-and-stars';

const NONE = '·';
/** Figures beyond these stand for no figure at all. */
const BOUND = 90;

/** A card's line in its three columns, short: `C ≥ 6`, `−1 ≤ 7`. */
export function columnsOf(line: CardLine | undefined): { target: string; result: string; base: string } {
  return { target: changeOf(line?.target), result: resultOf(line?.result), base: changeOf(line?.base) };
}

function resultOf(result: CardResult | null | undefined): string {
  if (!result) return NONE;
  return result.code === 'T/C' ? `T / C ≥ ${figureOf(result.figure)}` : `${result.code}${rangeOf(result)}`;
}

function changeOf(change: CardChange | null | undefined): string {
  return change ? `${change.change > 0 ? '+1' : '−1'}${rangeOf(change)}` : NONE;
}

function rangeOf({ min, max }: Pick<CardChange, 'min' | 'max'>): string {
  if (min > -BOUND) return ` ≥ ${figureOf(min)}`;
  return max < BOUND ? ` ≤ ${figureOf(max)}` : '';
}

function figureOf(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
