import { z } from 'zod';
import type { Person } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import type { TableSummary } from '../store/index.ts';
import type { KnownTable } from './who.ts';

/** A table as the lobby shows it: nothing of its game. */
export const tableShape = z.object({
  id: z.string(),
  game: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  title: z.string(),
  status: z.enum(['open', 'running', 'over']),
  owner: z.string(),
  isYours: z.boolean(),
  spectators: z.boolean(),
  listed: z.boolean(),
  seats: z.array(
    z.object({
      seat: z.number(),
      /** for whom it is kept while it is free */
      for: z.enum(['anyone', 'invited', 'account']),
      player: z.string().nullable(),
      bot: z.string().nullable(),
      isYou: z.boolean(),
    }),
  ),
  /** the seats that are asked something */
  awaits: z.array(z.number()),
  /** when something happened that everybody may know of */
  changed: z.number(),
});

export async function shownTable(
  { store }: Services,
  { id, made, seats, head }: KnownTable,
  person: Person | null,
): Promise<z.output<typeof tableShape>> {
  const you = person?.account.id;
  const accounts = seats.flatMap(({ account }) => (account === null ? [] : [account]));
  const names = new Map(
    (await store.namesOf([...new Set([made.owner, ...accounts])])).map((one) => [one.id, one.name]),
  );
  return {
    id,
    game: made.game,
    scenario: made.scenario,
    options: made.options,
    title: made.title,
    status: head.status,
    owner: nameIn(names, made.owner),
    isYours: made.owner === you,
    spectators: made.spectators,
    listed: made.listed,
    seats: made.seats.map((place, seat) => {
      const row = seats.find((one) => one.seat === seat);
      const account = row?.account ?? null;
      return {
        seat,
        for: place.for,
        player: account === null ? null : nameIn(names, account),
        bot: row?.bot ?? null,
        isYou: account !== null && account === you,
      };
    }),
    awaits: JSON.parse(head.awaits),
    changed: head.shown_at,
  };
}

const nameIn = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) || 'former player';

/** A line of a list of tables. */
export const summaryShape = z.object({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  status: z.enum(['open', 'running', 'over']),
  awaits: z.array(z.number()),
  /** when something happened that everybody may know of */
  changed: z.number(),
});

export function summaryOf({ id, rules, label, status, awaits, shown_at }: TableSummary): z.output<typeof summaryShape> {
  return { id, game: rules.split('@')[0]!, title: label, status, awaits: JSON.parse(awaits), changed: shown_at };
}
