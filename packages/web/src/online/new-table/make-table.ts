import type { Options } from '@admiralty/engine';
import { copyText, inviteLink, keepLink } from '../play-link.ts';
import { comeIn, type Me, newEntropy, server } from '../server.ts';
import { linkedSeats, playing, type Sitter } from './wish.ts';

export interface TableWish {
  game: string;
  scenario: string;
  options: Options;
  sitters: readonly Sitter[];
  title: string;
  isWatched: boolean;
}

/** Makes the table and, where somebody is missing, its link; returns the table. */
export async function makeTable(me: Me | null, name: string, wish: TableWish): Promise<string> {
  await comeIn(me, name);
  const { game, scenario, options, sitters, isWatched } = wish;
  const title = wish.title.trim();
  const { table } = await server.call('POST /api/tables', {
    body: {
      game,
      scenario,
      options: { ...options },
      seats: playing(sitters),
      ...(title !== '' && { title }),
      spectators: isWatched,
      listed: sitters.some(({ is }) => is === 'open'),
      entropy: newEntropy(),
    },
  });
  const count = linkedSeats(sitters);
  if (count > 0) await makeLink(table, count);
  return table;
}

/** A link for so many seats, copied where the browser lets the page. */
export async function makeLink(table: string, uses: number): Promise<string> {
  const { invite } = await server.call('POST /api/tables/{table}/invites', { params: { table }, body: { uses } });
  const link = inviteLink(table, invite);
  keepLink(table, link);
  await copyText(link);
  return link;
}
