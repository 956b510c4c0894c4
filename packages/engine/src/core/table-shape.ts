/** A table that came from outside and cannot be played up to: is it one that the game could stand at? */
import { z } from 'zod';
import { anytimeShape } from './anytime.ts';
import { seededDice } from './dice.ts';
import { Play } from './play.ts';
import { randomFrom } from './random.ts';
import { fork, hashOfTable } from './table.ts';
import type { Choice, Decision, Game, GameTypes, Setting, Table } from './types.ts';

const whole = z.int().nonnegative();
const decisionShape = z.strictObject({
  id: z.int().positive(),
  by: whole,
  kind: z.string(),
  rule: z.string(),
  sealed: z.boolean(),
  about: z.unknown(),
});
const shape = z.strictObject({
  game: z.string(),
  rulesVersion: z.int(),
  seats: z.int().positive(),
  nextId: z.int().positive(),
  rng: z.array(z.int()).min(2).max(4),
  stack: z.array(z.strictObject({ step: z.string(), at: whole, my: z.unknown(), back: z.unknown() })).max(1000),
  pending: z.array(decisionShape).max(1000),
  envelopes: z.array(z.strictObject({ decision: decisionShape, answer: z.unknown() })).max(1000),
  offers: z
    .array(
      z.strictObject({
        id: whole,
        by: whole,
        to: z.array(whole),
        kind: z.string(),
        with: z.unknown(),
        accepted: z.array(whole),
      }),
    )
    .max(1000),
  offersMade: z.record(z.string(), whole),
  result: z.strictObject({ places: z.array(z.int().positive()), rule: z.string(), why: z.string() }).nullable(),
  g: z.unknown(),
});

/** What is wrong with such a table, or null. A game's audit tells of its counters; everything else is `altered`. */
export function problemOfTable<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  setting: Setting,
  altered: string,
): string | null {
  if (!shape.safeParse(table).success) return altered;
  if (table.game !== game.id || table.rulesVersion !== game.version || table.seats !== setting.seats) return altered;
  try {
    const made = game.setUp(setting);
    const { options: _, ...model } = made.ok ? (made.g as { options?: unknown }) : {}; // an older game has fewer
    if (!isLike(table.g, model)) return altered;
    if (hashOfTable(fork(game, table)) !== hashOfTable(table)) return altered;
    const breach = game.audit(table.g)[0];
    if (breach) return breach;
    return isConsistent(game, table) && isPlayable(game, table) ? null : altered;
  } catch {
    return altered; // so much that the game cannot even read it
  }
}

/** Text where the game has text, whole numbers where it has numbers, lists and records likewise. */
function isLike(value: unknown, model: unknown): boolean {
  if (typeof model !== 'object' || model === null)
    return typeof value === typeof model && (typeof value !== 'number' || Number.isInteger(value));
  if (Array.isArray(model)) return Array.isArray(value) && value.every((one) => isItem(one, typeof model[0]));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(model).every(([name, one]) => isLike((value as Record<string, unknown>)[name], one));
}

/** `kind` undefined: the model's list is empty, and says nothing. */
function isItem(value: unknown, kind: string): boolean {
  if (value === null || (kind !== 'undefined' && typeof value !== kind)) return false;
  return typeof value !== 'number' || Number.isInteger(value);
}

function isConsistent<T extends GameTypes>(game: Game<T>, table: Table<T['state']>): boolean {
  const { seats, nextId, stack, pending, envelopes, offers, result } = table;
  const asked = [...pending, ...envelopes.map(({ decision }) => decision)];
  const isSeat = (seat: number): boolean => seat < seats;
  return (
    stack.every(({ step }) => Object.hasOwn(game.steps, step)) &&
    asked.every(({ id, by, kind }) => id < nextId && isSeat(by) && Object.hasOwn(game.choices, kind)) &&
    new Set(asked.map(({ id }) => id)).size === asked.length &&
    envelopes.every(
      ({ decision, answer }) => decision.sealed && choiceOf(game, decision).shape.safeParse(answer).success,
    ) &&
    offers.every((offer) => isOffer(game, offer) && [offer.by, ...offer.to, ...offer.accepted].every(isSeat)) &&
    (result ? result.places.length === seats : pending.length > 0 && stack.length > 0)
  );
}

function isOffer<T extends GameTypes>(
  game: Game<T>,
  { kind, to, with: terms }: Table<T['state']>['offers'][number],
): boolean {
  const payload = { kind, to, terms };
  return anytimeShape(game, 'offer', payload)?.safeParse(payload).success ?? false;
}

/** Everybody can look at it, and every question has an answer. */
function isPlayable<T extends GameTypes>(game: Game<T>, table: Table<T['state']>): boolean {
  for (let seat = 0; seat < table.seats; seat++) game.view(table.g, seat);
  game.view(table.g, 'public');
  const play = new Play(game, fork(game, table), seededDice);
  return table.pending.every((decision) => {
    const { id, by, kind } = decision;
    const answer = choiceOf(game, decision).sample(play, decision, randomFrom(1));
    return play.check({ decision: id, by, kind, with: answer }) === null;
  });
}

function choiceOf<T extends GameTypes>(game: Game<T>, { kind }: Decision): Choice<T, unknown, unknown> {
  return (game.choices as Record<string, Choice<T, unknown, unknown>>)[kind]!;
}
