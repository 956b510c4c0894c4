import { z } from 'zod';
import type { Person } from '../people/sessions.ts';
import type { Services } from '../services.ts';
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
    }),
  ),
  /** the seats that are asked something */
  awaits: z.array(z.number()),
  /** when something happened that everybody may know of */
  changed: z.number(),
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
  return tables.map((table) => shownBy(table, names, person?.account.id));
}

function shownBy(
  { id, made, seats, head }: KnownTable,
  names: ReadonlyMap<string, string>,
  you: string | undefined,
): ShownTable {
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
      };
    }),
    awaits: JSON.parse(head.awaits),
    changed: head.shown_at,
  };
}

const nameIn = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) || 'former player';
