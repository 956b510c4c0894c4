import { z } from 'zod';
import { addressOf } from '../http/address.ts';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { countTry } from '../people/limits.ts';
import type { Person } from '../people/sessions.ts';
import { newId } from '../people/tokens.ts';
import type { Services } from '../services.ts';
import type { Talk } from '../store/index.ts';
import { tableId, talkShape } from './shapes.ts';
import { nameIn } from './shown.ts';
import { type KnownTable, seatsOf, sitting, visitor } from './who.ts';

/** All that is said at a table is read to number what somebody may read of it. */
const MOST_LINES = 10_000;
const MS_A_LINE = 0.01;
const PAGE = 200;
const atTable = z.strictObject({ table: tableId });

const lineShape = z.object({
  /** counted over the lines that you may read */
  id: z.number(),
  by: z.string(),
  isYou: z.boolean(),
  /** the seats of whoever said it */
  seats: z.array(z.number()),
  /** the seats that may read it; null: everybody */
  to: z.array(z.number()).nullable(),
  /** null: it was removed */
  text: z.string().nullable(),
  /** the entry of your own log that it quotes; null: none, or one that you do not know */
  quotes: z.number().nullable(),
  at: z.number(),
});

/** What people say to each other at a table. */
export const talkRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/api/tables/:table/talk',
    forPrograms: true,
    about: 'Say something to everybody, or in private to some seats; a line of the log can be quoted',
    who: sitting,
    params: atTable,
    body: talkShape,
    reply: z.null(),
    handle: async ({ given: { person, table, seats }, body, services }) => {
      await countTry(services, 'talk', person.account.id);
      const { store, now, tables } = services;
      const { command, text, to, quotes } = body;
      // until it begins seats change hands, and who sits there next would read it
      if (to && table.head.status === 'open') throw new HttpProblem('conflict', 'private talk begins with the game');
      if ((await store.talkAfter(table.id, MOST_LINES - 1, 1)).length > 0)
        throw new HttpProblem('conflict', 'so much was said here that no more can be kept');
      if (to?.some((seat) => seat >= table.made.seats.length)) throw new HttpProblem('malformed', 'no such seat');
      if (quotes && !seats.includes(quotes.seat)) throw new HttpProblem('forbidden', 'this seat is not yours');
      const quoted = quotes ? await tables.ask('entryOf', table.id, quotes.seat, quotes.number) : null;
      if (quotes && quoted === null) throw new HttpProblem('malformed', 'your log has no such entry');
      const audience = to ? JSON.stringify([...new Set([...to, ...seats])].sort((a, b) => a - b)) : '';
      await store.say(table.id, command, { account: person.account.id, audience, text, quotes: quoted, at: now() });
      return null;
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/talk',
    forPrograms: true,
    about: 'Talk that you may read, after a line; without people whom you have muted',
    who: visitor,
    params: atTable,
    query: z.strictObject({ after: z.coerce.number().int().min(0).default(0) }),
    reply: z.array(lineShape),
    handle: async ({ given: { table, person }, query, services, request }) => {
      const { store, tables, budget } = services;
      const { all } = await budget.spend(person?.account.id ?? addressOf(request), MS_A_LINE * MOST_LINES, async () => {
        const found = await readable(services, table, person);
        return { all: found, ms: MS_A_LINE * found.length };
      });
      const lines = all.filter(({ id }) => id > query.after);
      const muted = new Set(person ? (await store.relationsOf(person.account.id)).map(({ other }) => other) : []);
      const shown = lines.filter(({ said }) => !muted.has(said.account)).slice(0, PAGE);
      const quoted = [...new Set(shown.flatMap(({ said }) => said.quotes ?? []))];
      const eyes = seatsOf(table, person)[0] ?? 'public';
      const own = quoted.length === 0 ? [] : await tables.ask('numbersOf', table.id, eyes, quoted);
      const names = new Map((await store.namesOf([...new Set(shown.map(({ said }) => said.account))])).map(toPair));
      return shown.map(({ id, said }) => ({
        id,
        by: nameIn(names, said.account),
        isYou: said.account === person?.account.id,
        seats: table.seats.filter(({ account }) => account === said.account).map(({ seat }) => seat),
        to: said.audience === '' ? null : (JSON.parse(said.audience) as number[]),
        text: said.hidden_at === null ? said.text : null,
        quotes: said.quotes === null ? null : (own[quoted.indexOf(said.quotes)] ?? null),
        at: said.at,
      }));
    },
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/talk/:line/report',
    about: 'Report something that was said',
    who: sitting,
    params: z.strictObject({ table: tableId, line: z.coerce.number().int().min(1) }),
    body: z.strictObject({ text: z.string().trim().max(2000) }),
    reply: z.null(),
    handle: async ({ given: { person, table }, params: { line }, body, services }) => {
      await countTry(services, 'report', person.account.id);
      const found = (await readable(services, table, person)).find(({ id }) => id === line);
      if (!found) throw new HttpProblem('notFound', 'there is no such line');
      const { n, account, text } = found.said;
      await services.store.fileReport({
        id: newId(),
        account: person.account.id,
        about: JSON.stringify({ is: 'talk', table: table.id, n, account, text }),
        text: body.text,
        at: services.now(),
      });
      return null;
    },
  }),
];

const toPair = ({ id, name }: { id: string; name: string }): [string, string] => [id, name];

/** What the person may read, numbered by itself: the store's own numbers tell of talk between others. */
async function readable(
  { store, now }: Services,
  table: KnownTable,
  person: Person | null,
): Promise<{ id: number; said: Talk }[]> {
  const seats = seatsOf(table, person);
  const latest = seats.length > 0 ? Number.POSITIVE_INFINITY : now() - (table.made.delay ?? 0) * 1000;
  const lines = (await store.talkAfter(table.id, 0, MOST_LINES)).filter(
    ({ audience, account, at }) =>
      at <= latest &&
      (audience === '' ||
        account === person?.account.id ||
        (JSON.parse(audience) as number[]).some((seat) => seats.includes(seat))),
  );
  return lines.map((said, at) => ({ id: at + 1, said }));
}
