import { create } from 'zustand';
import type { OnlineTable } from '../server.ts';
import { isSaidTo, type TalkLine } from './talk.ts';

/** With everybody (null), or with one seat. */
export type Partner = number | null;

/** By partner: the last line that was read. */
type Marks = Readonly<Record<string, number>>;

interface Reading {
  marks: Readonly<Record<string, Marks>>;
  /** what is said with this partner has been read up to the line */
  read(table: string, partner: Partner, line: number): void;
}

const KEY = 'admiralty-talk';
const TABLES = 20;

/** How far talk has been read in this browser. */
export const useReading = create<Reading>()((set, get) => ({
  marks: kept(),
  read: (table, partner, line) => {
    const { marks } = get();
    const own = marks[table] ?? {};
    if ((own[nameOf(partner)] ?? 0) >= line) return;
    const others = Object.entries(marks).filter(([id]) => id !== table);
    const next = Object.fromEntries([...others.slice(1 - TABLES), [table, { ...own, [nameOf(partner)]: line }]]);
    set({ marks: next });
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // it counts as unread when the page is opened again
    }
  },
}));

/** Lines of others that were not read yet. */
export function unreadOf(
  lines: readonly TalkLine[],
  partner: Partner,
  own: readonly number[],
  marks: Marks = {},
): number {
  const after = marks[nameOf(partner)] ?? 0;
  return lines.filter((line) => line.id > after && !line.isYou && isSaidTo(line, partner, own)).length;
}

export function ownSeats({ seats }: OnlineTable): number[] {
  return seats.filter(({ isYou }) => isYou).map(({ seat }) => seat);
}

/** With whom the reader can talk in private, once everybody has his seat for good. */
export function otherPeople({ status, seats }: OnlineTable): OnlineTable['seats'] {
  return status === 'open' ? [] : seats.filter(({ isYou, player }) => !isYou && player !== null);
}

const nameOf = (partner: Partner): string => (partner === null ? 'all' : String(partner));

function kept(): Reading['marks'] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof json === 'object' && json !== null ? (json as Reading['marks']) : {};
  } catch {
    return {};
  }
}
