import { seededDice } from './dice.ts';
import { plainText } from './line.ts';
import type { Words } from './module.ts';
import { Play } from './play.ts';
import type { Action, Anytime, Game, GameTypes, OfferKind, Seat, Table } from './types.ts';

/** What a seat may do now without being asked: acts and offers that the game lists, and answers to offers. */
export function outOfTurnActions<T extends GameTypes>(game: Game<T>, table: Table<T['state']>, by: Seat): Action[] {
  const play = new Play(game, table, seededDice);
  const listed: Record<string, Anytime<T, unknown>> = { ...game.anytime };
  const acts = Object.entries(listed).flatMap(([kind, anytime]) =>
    (anytime.options?.(play, by) ?? []).map((payload) => ({ kind, with: payload })),
  );
  const kinds: Readonly<Record<string, OfferKind<T, unknown>>> = { ...game.offers };
  const made = Object.entries(kinds).flatMap(([what, offered]) =>
    (offered.options?.(play, by) ?? []).map((one) => ({ kind: 'offer', with: { kind: what, ...one } })),
  );
  const answers = table.offers.flatMap(({ id, by: maker, to }) =>
    (maker === by ? ['withdraw'] : to.includes(by) ? ['accept', 'decline'] : []).map((kind) => ({
      kind,
      with: { offer: id },
    })),
  );
  return [...answers, ...acts, ...made]
    .map(({ kind, with: payload }) => ({ decision: null, by, kind, with: payload }))
    .filter((action) => play.check(action) === null);
}

/** Such an act in words; an answer to an offer repeats the terms. */
export function outOfTurnWords(
  module: Words,
  view: unknown,
  { offers }: Table<object>,
  { kind, with: given }: Action,
): string {
  const offer = offers.find(({ id }) => id === (given as { offer?: unknown }).offer);
  if (!offer) return module.describeAnswer(view, kind, given);
  const line = module.describeEvent(view, { rule: 'CORE-offer', type: 'offer', data: offer, visibleTo: 'all' });
  return `${kind}: ${plainText(line)}`;
}
