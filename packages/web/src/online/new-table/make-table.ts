import type { Options } from '@admiralty/engine';
import { clockOf } from '../clock/clock-wish.ts';
import { copyText, inviteLink, keepLink } from '../play-link.ts';
import { comeIn, type Me, newEntropy, server } from '../server.ts';
import type { TableHabits } from './habits.ts';
import { linkedSeats, playing, type Sitter } from './wish.ts';

export interface TableWish {
  game: string;
  scenario: string;
  options: Options;
  sitters: readonly Sitter[];
  title: string;
  table: TableHabits;
  /** one's own number for the dice; empty: a random one */
  number: string;
}

/** Makes the table and, where somebody is missing, its link; returns the table. */
export async function makeTable(me: Me | null, name: string, wish: TableWish): Promise<string> {
  await comeIn(me, name);
  const { game, scenario, options, sitters, number } = wish;
  const { watchers, delay } = wish.table;
  const clock = clockOf(wish.table.clock);
  const title = wish.title.trim();
  const { table } = await server.call('POST /api/tables', {
    body: {
      game,
      scenario,
      options: { ...options },
      seats: playing(sitters),
      ...(title !== '' && { title }),
      spectators: watchers !== 'nobody',
      listed: watchers === 'anybody' || sitters.some(({ is }) => is === 'open'),
      ...(watchers !== 'nobody' && { delay }),
      ...(clock && { clock }),
      entropy: number.trim() || newEntropy(),
    },
  });
  const count = linkedSeats(sitters);
  if (count > 0) await makeLink(table, count);
  return table;
}

/** A link for so many seats, copied where the browser lets the page. */
export async function makeLink(table: string, uses: number): Promise<string> {
  const link = await copiedLink(table, { uses });
  keepLink(table, link);
  return link;
}

/** A link for one seat and no other. */
export function makeSeatLink(table: string, seat: number): Promise<string> {
  return copiedLink(table, { seat, uses: 1 });
}

async function copiedLink(table: string, body: { seat?: number; uses: number }): Promise<string> {
  const { invite } = await server.call('POST /api/tables/{table}/invites', { params: { table }, body });
  const link = inviteLink(table, invite);
  await copyText(link);
  return link;
}
