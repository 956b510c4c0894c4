import type { Services } from '../services.ts';
import { deadlineOf } from '../tables/clocks/clocks.ts';
import { offTimesOf } from '../tables/clocks/off-times.ts';
import { madeOf } from '../tables/who.ts';

/** One game that waits for somebody. */
export interface Waiting {
  table: string;
  title: string;
  game: string;
  side: string;
  since: number;
  /** when his time has run out; null: there is no clock, or it stands */
  deadline: number | null;
  isLate: boolean;
}

/** The games that wait for a person, the most urgent first. */
export async function waitingFor({ store }: Pick<Services, 'store'>, account: string): Promise<Waiting[]> {
  const asked = await store.askedSeatsOf(account);
  const tables = (await store.findTables([...new Set(asked.map(({ table_id }) => table_id))])).map(madeOf);
  const found = await Promise.all(
    asked.map(async ({ table_id, seat, asked_at, clock_reminded }): Promise<Waiting> => {
      const { made, seats } = tables.find(({ id }) => id === table_id)!;
      const row = seats.find((one) => one.seat === seat)!;
      const [off] = made.clock ? await offTimesOf(store, made.clock, [row]) : [];
      return {
        table: table_id,
        title: made.title,
        game: made.game,
        side: made.names?.[seat] ?? '',
        since: asked_at!,
        deadline: made.clock && off ? deadlineOf(row, made.clock, off) : null,
        isLate: clock_reminded === 1,
      };
    }),
  );
  const urgency = ({ deadline }: Waiting): number => deadline ?? Number.POSITIVE_INFINITY;
  return found.sort((a, b) => urgency(a) - urgency(b) || a.since - b.since || (a.table < b.table ? -1 : 1));
}

export function subjectOf(waiting: readonly Waiting[]): string {
  const [first] = waiting;
  if (waiting.length === 1) return `Admiralty: ${first!.title} waits for you`;
  return `Admiralty: ${waiting.length} games wait for you`;
}

/** In words, one line a game. */
export function textOf(waiting: readonly Waiting[], publicUrl: string | null): string {
  return waiting
    .map(({ table, title, side, deadline, isLate }) => {
      const until = deadline === null ? '' : `, your time runs out ${new Date(deadline).toUTCString()}`;
      const link = publicUrl === null ? '' : `\n  ${new URL(`online/${table}`, withSlash(publicUrl)).href}`;
      return `${isLate ? '! ' : ''}${title}${side && ` (${side})`}${until}${link}`;
    })
    .join('\n');
}

export const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
