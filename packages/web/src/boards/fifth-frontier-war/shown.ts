/** A view with what is printed on its counters, worked out once for each view. */
import { type Cards, cardsOf, type FfwView, type PrintedGame } from '@admiralty/engine/fifth-frontier-war';
import type { BoardProps } from '../types.ts';

export type FfwProps = BoardProps<FfwView>;

/** What a board part shows from. */
export interface Shown {
  readonly data: PrintedGame;
  readonly view: FfwView;
  readonly cards: Cards;
}

const known = new WeakMap<FfwView, Shown>();

export function shownOf({ view, state }: Pick<FfwProps, 'view' | 'state'>): Shown | null {
  const found = known.get(view);
  if (found) return found;
  if (!isPrinted(state.printed)) return null;
  const data = state.printed;
  const shown = { data, view, cards: cardsOf({ data, view }) };
  known.set(view, shown);
  return shown;
}

function isPrinted(value: unknown): value is PrintedGame {
  return typeof value === 'object' && value !== null && 'sheets' in value;
}
