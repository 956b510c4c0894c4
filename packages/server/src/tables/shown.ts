import { commitmentTo } from '@admiralty/engine';
import { z } from 'zod';
import type { Person } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { idOfRematch } from './next-routes.ts';
import { paceOf } from './records.ts';
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
      /** the name of its side */
      side: z.string(),
      /** for whom it is kept while it is free */
      for: z.enum(['anyone', 'invited', 'account']),
      player: z.string().nullable(),
      bot: z.string().nullable(),
      isYou: z.boolean(),
      /** of one's own: the last entry of its log that was looked at */
      seen: z.number().nullable(),
    }),
  ),
  /** the seats that are asked something */
  awaits: z.array(z.number()),
  /** when something happened that everybody may know of */
  changed: z.number(),
  /** seconds after which spectators see what happened */
  delay: z.number(),
  pace: z.object({ paused: z.enum(['players', 'host']).nullable(), wants: z.array(z.number()) }),
  /** by which the server is bound to its part of the dice */
  commitment: z.string(),
  /** the next game of the same people */
  rematch: z.string().nullable(),
  /** the table from which this one goes on as somebody imagines it */
  whatIf: z.string().nullable(),
});

export type ShownTable = z.output<typeof tableShape>;

export async function shownTable(services: Services, table: KnownTable, person: Person | null): Promise<ShownTable> {
  const [shown] = await shownTables(services, [table], person);
  return shown!;
}

/** Many at once, their people looked up together. */
export async function shownTables(
  { store }: Services,
  tables: readonly KnownTable[],
  person: Person | null,
): Promise<ShownTable[]> {
  const people = tables.flatMap(({ made, seats }) => [
    made.owner,
    ...seats.flatMap(({ account }) => (account === null ? [] : [account])),
  ]);
  const names = new Map((await store.namesOf([...new Set(people)])).map((one) => [one.id, one.name]));
  const next = tables.filter(({ head }) => head.status === 'over').map(({ id }) => idOfRematch(id));
  const rematches = new Set((await store.findTables(next)).map(({ id }) => id));
  return tables.map((table) => shownBy(table, names, rematches, person?.account.id));
}

function shownBy(
  { id, made, seats, seed, head }: KnownTable,
  names: ReadonlyMap<string, string>,
  rematches: ReadonlySet<string>,
  you: string | undefined,
): ShownTable {
  const isDelayed = (made.delay ?? 0) > 0 && !seats.some(({ account }) => account !== null && account === you);
  const next = idOfRematch(id);
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
        side: made.names?.[seat] ?? '',
        for: place.for,
        player: account === null ? null : nameIn(names, account),
        bot: row?.bot ?? null,
        isYou: account !== null && account === you,
        seen: account !== null && account === you ? row!.seen : null,
      };
    }),
    awaits: isDelayed ? [] : JSON.parse(head.awaits),
    changed: head.shown_at,
    delay: made.delay ?? 0,
    pace: paceOf(head.pace),
    commitment: commitmentTo(seed),
    rematch: rematches.has(next) ? next : null,
    whatIf: made.whatIf?.of ?? null,
  };
}

export const nameIn = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) || 'former player';
