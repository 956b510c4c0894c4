import type { AnswerOf, FiguresOf, GameTypes, Name, NextOf, PartialOf, PrintedOf } from '@admiralty/engine';
import type { TableClient } from './table-client.ts';

/** Figures, openings and printed data of a known game, typed by it. */
export interface TypedQueries<T extends GameTypes> {
  figures<K extends Name<T['figures']>>(
    kind: K,
    decision: number,
    answers: readonly AnswerOf<T, K>[],
  ): Promise<(FiguresOf<T, K> | null)[]>;
  /** null: nothing may come next, or the decision is not open any more */
  openings<K extends Name<T['openings']>>(
    kind: K,
    decision: number,
    partial: PartialOf<T, K>,
  ): Promise<NextOf<T, K> | null>;
  /** what is printed on counters and map: it does not change while a table is open */
  printed(): Promise<PrintedOf<T>>;
}

/** `T`: the game at this table. What comes back has the shape that the game's types give to the kind. */
export function typedQueries<T extends GameTypes>(
  client: Pick<TableClient<object>, 'figures' | 'openings' | 'printed'>,
): TypedQueries<T> {
  const queries = {
    figures: (_kind: string, decision: number, answers: readonly unknown[]) => client.figures(decision, answers),
    openings: (_kind: string, decision: number, partial: unknown) => client.openings(decision, partial),
    printed: () => client.printed(),
  };
  return queries as TypedQueries<T>;
}
