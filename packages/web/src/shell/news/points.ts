import type { Reader, Tone } from '../log/tone.ts';

interface Names extends Reader {
  names: readonly string[];
  pointsName: string;
}
interface Words {
  pointsMoved(name: string, from: number, to: number): string;
  pointsOther(name: string, from: number, to: number): string;
}

/** Points as a reader has seen them. */
export interface KnownPoints {
  table: string;
  /** the reader's last act */
  mine: number;
  /** how far the table has come */
  at: number;
  /** before the reader's last act, and now */
  before: readonly number[];
  now: readonly number[];
}

/** What a reader knows once the table has come this far; where it goes back, as in a play-back or by Undo, it begins anew. */
export function knownAfter(known: KnownPoints | null, seen: Omit<KnownPoints, 'before'>): KnownPoints {
  if (known?.table !== seen.table || seen.at < known.at) return { ...seen, before: seen.now };
  if (known.mine === seen.mine && known.at === seen.at && String(known.now) === String(seen.now)) return known;
  return { ...seen, before: known.mine === seen.mine ? known.before : known.now };
}

/** Nearer or farther: by how far the reader stands before the best of the others. */
export function pointsWords(
  before: readonly number[],
  now: readonly number[],
  { camp, names, pointsName }: Names,
  words: Words,
): { tone: Tone; words: string[] } | null {
  const change = leadOf(now, camp) - leadOf(before, camp);
  if (change === 0) return null;
  const moved = now.flatMap((to, seat) => {
    const from = before[seat] ?? to;
    if (from === to) return [];
    return [seat === camp ? words.pointsMoved(pointsName, from, to) : words.pointsOther(names[seat] ?? '', from, to)];
  });
  return { tone: change > 0 ? 'good' : 'bad', words: moved };
}

function leadOf(points: readonly number[], camp: number): number {
  const others = points.filter((_, seat) => seat !== camp);
  return (points[camp] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}
