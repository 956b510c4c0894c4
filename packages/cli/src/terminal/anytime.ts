import { type Action, type Anytime, type GameTypes, Play, seededDice } from '@admiralty/engine';
import type { TableFile } from '../table-file.ts';

/** What a seat may do now without being asked: acts that the game lists, and answers to offers. */
export function anytimeActions({ box: { game }, session: { table } }: TableFile, by: number): Action[] {
  const play = new Play(game, table, seededDice);
  const acts = Object.entries(game.anytime as Record<string, Anytime<GameTypes, unknown>>).flatMap(([kind, anytime]) =>
    (anytime.options?.(play, by) ?? []).map((payload) => ({ kind, with: payload })),
  );
  const answers = table.offers.flatMap(({ id, by: maker, to }) =>
    (maker === by ? ['withdraw'] : to.includes(by) ? ['accept', 'decline'] : []).map((kind) => ({
      kind,
      with: { offer: id },
    })),
  );
  return [...answers, ...acts]
    .map(({ kind, with: payload }) => ({ decision: null, by, kind, with: payload }))
    .filter((action) => play.check(action) === null);
}
