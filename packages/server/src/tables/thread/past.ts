import { randomBytes } from 'node:crypto';
import { type Access, randomFrom, type Viewer } from '@admiralty/engine';
import type { TableHost } from '@admiralty/host';
import { HttpProblem } from '../../http/problem.ts';
import type { WhatIf } from '../protocol.ts';
import type { TableSetting } from '../records.ts';

/** What viewers want to know of the past of a game. */

/** The viewer's log after an entry, where the game stands, and what the viewer is asked. */
export async function newsAfter(host: TableHost, viewer: Viewer, after: number): Promise<string> {
  if (host.log.pageFor(viewer).first > after + 1) await host.whole();
  await host.ask(0, []); // when everything that was done is stored
  const { entries } = host.log.pageFor(viewer);
  const access = host.access(viewer);
  const { length } = access;
  const from = after > length ? 0 : after; // a game that went on under newer rules begins its log anew
  const news = entries.filter(({ action }) => action > from);
  return JSON.stringify({ length, phase: access.show('phase'), asked: askedOf(access), entries: news });
}

/** The question of a seat in words, the first of several; null: it is asked nothing. */
function askedOf(access: Access): string | null {
  const decision = access.observe().decisions.find(({ mine }) => mine);
  return decision ? access.questions.question(decision.id) : null;
}

export async function viewAt(host: TableHost, viewer: Viewer, number: number, eyes: Viewer): Promise<string> {
  await host.whole();
  if (number > host.access(viewer).length) throw new HttpProblem('notFound', 'the log has no such entry');
  return JSON.stringify(host.viewAt(viewer, number, eyes));
}

export async function reasonOf(host: TableHost, viewer: Viewer, number: number): Promise<string> {
  await host.whole();
  return JSON.stringify(number > host.access(viewer).length ? null : host.reason(viewer, number));
}

/** The whole game as a file. */
export async function recordOf(host: TableHost): Promise<string> {
  if (!host.game.session.table.result) throw new HttpProblem('conflict', 'the game is not over yet');
  await host.whole();
  return JSON.stringify(host.save());
}

/** What a private table is made from that goes on from a moment of this one as the seat imagines it. */
export async function whatIfSetting(
  host: TableHost,
  setting: TableSetting,
  of: string,
  { seat, number, others }: WhatIf,
  owner: string,
): Promise<TableSetting> {
  const random = randomFrom(randomBytes(4).readUInt32LE());
  const last = host.access(seat).length;
  if (number !== null && number > last) throw new HttpProblem('notFound', 'your log has no such entry');
  const table = await host.imagined(seat, random, number === null || number === last ? undefined : number);
  if (table.result) throw new HttpProblem('conflict', 'the game was over then');
  const { clock: _, ...rest } = setting;
  return {
    ...rest,
    title: `What if: ${setting.title}`.slice(0, 80).replace(/\p{Cs}$/u, ''), // no half of a sign
    owner,
    spectators: false,
    listed: false,
    delay: 0,
    seats: setting.seats.map(() => ({ for: 'invited' as const })),
    seated: setting.seats.map((_, at) =>
      others === null || at === seat
        ? { seat: at, account: owner, bot: null }
        : { seat: at, account: null, bot: others },
    ),
    whatIf: { of, seat, table },
  };
}
