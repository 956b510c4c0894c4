import type { Reader, Tone } from '../log/tone.ts';

interface Names extends Reader {
  names: readonly string[];
  pointsName: string;
}
interface Words {
  pointsMoved(name: string, from: number, to: number): string;
  pointsOther(name: string, from: number, to: number): string;
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
