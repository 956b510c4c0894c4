import type { Viewer } from '@admiralty/engine';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Rule, requirePerson } from '../http/who.ts';
import { type Person, personOf } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/index.ts';
import type { TableSetting } from './records.ts';
import { seatNumber, tableId, viewer } from './shapes.ts';

/** A table without its game: who made it and who sits at it. */
export interface KnownTable extends TableRow {
  made: TableSetting;
}

export interface AtTable {
  person: Person | null;
  table: KnownTable;
}

const named = z.looseObject({ table: tableId });
const withSeat = z.looseObject({ table: tableId, seat: seatNumber });
const withViewer = z.looseObject({ table: tableId, viewer });

/** Who may know of the table: who sits at it or made it, and everybody if it may be watched. */
export const visitor: Rule<AtTable> = {
  name: 'visitor',
  admit: async (request, services) => {
    const { table: id } = read(named, request);
    const [person, table] = await Promise.all([personOf(request, services), known(services, id)]);
    if (!isVisible(table, person)) throw new HttpProblem('notFound', 'there is no such table');
    return { person, table };
  },
};

/** Who may see the table through those eyes: a seat's through its owner's only, the public's where it may be watched. */
export const viewing: Rule<AtTable & { viewer: Viewer }> = {
  name: 'viewing',
  admit: async (request, services) => {
    const { table: id, viewer: eyes } = read(withViewer, request);
    const person = await personOf(request, services);
    return { person, viewer: eyes, table: await mayWatch(services, person, id, eyes) };
  },
};

/** The owner of the seat. */
export const seatOwner: Rule<{ person: Person; table: KnownTable; seat: number }> = {
  name: 'seatOwner',
  admit: async (request, services) => {
    const { table: id, seat } = read(withSeat, request);
    const person = await requirePerson(request, services);
    return { person, seat, table: await mayWatch(services, person, id, seat) };
  },
};

/** Whoever sits at the table. */
export const sitting: Rule<{ person: Person; table: KnownTable; seats: number[] }> = {
  name: 'sitting',
  admit: async (request, services) => {
    const { table: id } = read(named, request);
    const person = await requirePerson(request, services);
    const table = await known(services, id);
    if (!isVisible(table, person)) throw new HttpProblem('notFound', 'there is no such table');
    const seats = seatsOf(table, person);
    if (seats.length === 0) throw new HttpProblem('forbidden', 'this is for those who sit at the table');
    return { person, table, seats };
  },
};

/** The seats of a person. */
export function seatsOf({ seats }: KnownTable, person: Person | null): number[] {
  return person ? seats.filter(({ account }) => account === person.account.id).map(({ seat }) => seat) : [];
}

/** Who made the table. */
export const tableOwner: Rule<{ person: Person; table: KnownTable }> = {
  name: 'tableOwner',
  admit: async (request, services) => {
    const { table: id } = read(named, request);
    const person = await requirePerson(request, services);
    const table = await known(services, id);
    if (!isVisible(table, person)) throw new HttpProblem('notFound', 'there is no such table');
    if (table.made.owner !== person.account.id)
      throw new HttpProblem('forbidden', 'this is for whoever made the table');
    return { person, table };
  },
};

/** The table, perhaps of a moment ago, if the person may see it through those eyes. */
export async function mayWatch(
  services: Services,
  person: Person | null,
  id: string,
  eyes: Viewer,
): Promise<KnownTable> {
  const recent = await services.recent.table(id);
  if (recent && refusalOf(madeOf(recent), person, eyes) === null) return madeOf(recent);
  const table = await known(services, id);
  const refusal = refusalOf(table, person, eyes);
  if (refusal) throw refusal;
  return table;
}

function refusalOf(table: KnownTable, person: Person | null, eyes: Viewer): HttpProblem | null {
  if (!isVisible(table, person)) return new HttpProblem('notFound', 'there is no such table');
  if (typeof eyes !== 'number') return null;
  if (!person) return new HttpProblem('unauthorized', 'log in first');
  const seat = table.seats.find((one) => one.seat === eyes);
  return seat?.account === person.account.id ? null : new HttpProblem('forbidden', 'this seat is not yours');
}

async function known({ store }: Services, id: string): Promise<KnownTable> {
  const row = await store.findTable(id);
  if (!row) throw new HttpProblem('notFound', 'there is no such table');
  return madeOf(row);
}

const made = new WeakMap<TableRow, KnownTable>();

export function madeOf(row: TableRow): KnownTable {
  const known = made.get(row) ?? { ...row, made: JSON.parse(row.setting) as TableSetting };
  made.set(row, known);
  return known;
}

function isVisible({ made, seats }: KnownTable, person: Person | null): boolean {
  if (made.spectators) return true;
  const id = person?.account.id;
  return id !== undefined && (made.owner === id || isKeptFor(made, id) || seats.some(({ account }) => account === id));
}

function isKeptFor({ seats }: TableSetting, account: string): boolean {
  return seats.some((seat) => seat.for === 'account' && seat.account === account);
}

function read<Shape extends z.ZodType>(shape: Shape, request: FastifyRequest): z.output<Shape> {
  const parsed = shape.safeParse(request.params);
  if (!parsed.success) throw new HttpProblem('notFound', 'there is no such table or seat');
  return parsed.data;
}
