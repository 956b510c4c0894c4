import { commitmentTo } from '@admiralty/engine';
import { z } from 'zod';
import type { Person } from '../people/sessions.ts';
import { settingsIn } from '../people/settings.ts';
import type { Services } from '../services.ts';
import type { Store } from '../store/index.ts';
import { asOthersSee, deadlineOf } from './clocks/clocks.ts';
import { offTimesOf } from './clocks/off-times.ts';
import { idOfRematch } from './next-routes.ts';
import { type Outcome, paceOf } from './records.ts';
import { clockShape } from './shapes.ts';
import type { KnownTable } from './who.ts';

/** A table as the lobby shows it: nothing of its game. */
export const tableShape = z.object({
  id: z.string(),
  game: z.string(),
  scenario: z.string(),
  /** null: not known of a table of earlier versions */
  scenarioTitle: z.string().nullable(),
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
      /** the name of the one person for whom it is kept while it is free */
      keptFor: z.string().nullable(),
      player: z.string().nullable(),
      /** its player has deleted the account: anybody at the table may let a computer play on */
      isFormer: z.boolean(),
      bot: z.string().nullable(),
      isYou: z.boolean(),
      /** null: none runs at this table */
      clock: z
        .object({
          bank: z.number(),
          /** since when it runs; null: it stands */
          since: z.number().nullable(),
          used: z.number(),
          /** when time has run out as far as can be known now: nights, vacations and times without a server left out */
          deadline: z.number().nullable(),
        })
        .nullable(),
      /** of one's own: the last entry of its log that was looked at */
      seen: z.number().nullable(),
      /** when he was here last, told to those who sit at the table where it is looked at; null: not told */
      here: z.number().nullable(),
    }),
  ),
  /** the seats that are asked something */
  awaits: z.array(z.number()),
  /** when something happened that everybody may know of */
  changed: z.number(),
  /** null: everybody takes the time that he needs */
  clock: clockShape.nullable(),
  /** the server's time */
  now: z.number(),
  /** seconds after which spectators see what happened */
  delay: z.number(),
  pace: z.object({ paused: z.enum(['players', 'host']).nullable(), wants: z.array(z.number()) }),
  /** by which the server is bound to its part of the dice */
  commitment: z.string(),
  /** how it ended; null: it goes on, or ended before that was written down */
  outcome: z
    .object({
      /** by seat: 1 for those who won; all 1 is a draw */
      places: z.array(z.number()),
      why: z.string(),
      /** somebody's time was out, and by the table's clock that lost the game */
      isByTime: z.boolean(),
    })
    .nullable(),
  /** the next game of the same people */
  rematch: z.string().nullable(),
  /** the table from which this one goes on as somebody imagines it */
  whatIf: z.string().nullable(),
});

export type ShownTable = z.output<typeof tableShape>;

export async function shownTable(services: Services, table: KnownTable, person: Person | null): Promise<ShownTable> {
  const [shown] = await shownTables(services, [table], person);
  const isSeated = table.seats.some(({ account }) => account !== null && account === person?.account.id);
  return isSeated ? withPresence(services, table, shown!) : shown!;
}

/** Who is here or was lately: those who play together may know, unless somebody keeps it to himself. */
async function withPresence({ store }: Services, { seats }: KnownTable, shown: ShownTable): Promise<ShownTable> {
  const accounts = [...new Set(seats.flatMap(({ account }) => account ?? []))];
  const [times, settings] = await Promise.all([store.lastHere(accounts), store.settingsOf(accounts)]);
  const hidden = new Set(settings.filter((one) => settingsIn(one.settings).isHidden).map(({ id }) => id));
  const hereOf = (seat: number): number | null => {
    const account = seats.find((one) => one.seat === seat)?.account ?? null;
    return account === null || hidden.has(account) ? null : (times.find((one) => one.account === account)?.at ?? null);
  };
  return { ...shown, seats: shown.seats.map((one) => ({ ...one, here: hereOf(one.seat) })) };
}

/** Many at once, their people looked up together. */
export async function shownTables(
  services: Services,
  tables: readonly KnownTable[],
  person: Person | null,
): Promise<ShownTable[]> {
  const { store, now } = services;
  const people = tables.flatMap(({ made, seats }) => [
    made.owner,
    ...made.seats.flatMap((seat) => (seat.for === 'account' ? [seat.account] : [])),
    ...seats.flatMap(({ account }) => (account === null ? [] : [account])),
  ]);
  const names = new Map((await store.namesOf([...new Set(people)])).map((one) => [one.id, one.name]));
  const next = tables.filter(({ head }) => head.status === 'over').map(({ id }) => idOfRematch(id));
  const rematches = new Set((await store.findTables(next)).map(({ id }) => id));
  const you = person?.account.id;
  const clocks = await Promise.all(tables.map((table) => clocksOf(store, table, you)));
  return tables.map((table, at) => shownBy(table, { names, rematches, clocks: clocks[at]!, you, now: now() }));
}

type ShownClock = ShownTable['seats'][number]['clock'];

/** The clocks as somebody may see them: of others it is not told that a sealed answer has stopped theirs. */
async function clocksOf(store: Store, { made, seats }: KnownTable, you: string | undefined): Promise<ShownClock[]> {
  const { clock } = made;
  if (!clock) return [];
  const rows = made.seats.map((_, at) => seats.find(({ seat }) => seat === at) ?? null);
  const off = await offTimesOf(
    store,
    clock,
    rows.map((row) => ({ account: row?.account ?? null, clock_since: row?.clock_since ?? null })),
  );
  return rows.map((row, at) => {
    if (!row?.account) return null;
    const seen = row.account === you ? row : asOthersSee(row);
    const stands = seen.clock_stopped !== null || row.bot !== null;
    return {
      bank: seen.bank_ms,
      since: stands ? null : seen.clock_since,
      used: seen.clock_used - seen.clock_credit,
      deadline: stands ? null : deadlineOf(seen, clock, off[at]!),
    };
  });
}

interface Beside {
  names: ReadonlyMap<string, string>;
  rematches: ReadonlySet<string>;
  clocks: readonly ShownClock[];
  you: string | undefined;
  now: number;
}

function shownBy(
  { id, made, seats, seed, head }: KnownTable,
  { names, rematches, clocks, you, now }: Beside,
): ShownTable {
  const late = seats.some(({ account }) => account !== null && account === you) ? 0 : (made.delay ?? 0) * 1000;
  // what is not old enough for spectators shows neither in whose clock runs nor in that it is over
  const isEarly = head.shown_at + late > now;
  const next = idOfRematch(id);
  return {
    id,
    game: made.game,
    scenario: made.scenario,
    scenarioTitle: made.scenarioTitle ?? null,
    options: made.options,
    title: made.title,
    status: head.status === 'over' && isEarly ? 'running' : head.status,
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
        keptFor: place.for === 'account' && account === null ? nameIn(names, place.account) : null,
        player: account === null ? null : nameIn(names, account),
        isFormer: account !== null && !names.get(account),
        bot: row?.bot ?? null,
        isYou: account !== null && account === you,
        clock: late > 0 ? null : (clocks[seat] ?? null),
        seen: account !== null && account === you ? row!.seen : null,
        here: null,
      };
    }),
    awaits: late > 0 ? [] : JSON.parse(head.awaits),
    changed: Math.min(head.shown_at, now - late),
    clock: made.clock ?? null,
    now,
    delay: made.delay ?? 0,
    pace: paceOf(head.pace),
    commitment: commitmentTo(seed),
    outcome: head.outcome === '' || isEarly ? null : (JSON.parse(head.outcome) as Outcome),
    rematch: rematches.has(next) && !isEarly ? next : null,
    whatIf: made.whatIf?.of ?? null,
  };
}

export const nameIn = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) || 'former player';
