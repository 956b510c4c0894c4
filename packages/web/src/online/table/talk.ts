import type { Reply } from '@admiralty/client';

export type TalkLine = Reply<'GET /api/tables/{table}/talk'>[number];

/** Does the line belong to what is said to everybody (`to` null), or between the reader and this seat? */
export function isSaidTo({ to: heard, seats }: TalkLine, to: number | null, own: readonly number[]): boolean {
  if (to === null) return heard === null;
  return heard !== null && (seats.includes(to) || (heard.includes(to) && seats.some((seat) => own.includes(seat))));
}

/** So many of the last lines are read anew each time: the host may have removed one. */
const RECENT = 50;

/** What was said so far, after lines that are known: the server gives a part at once, the earliest first. */
export async function readOn(
  known: readonly TalkLine[],
  read: (after: number) => Promise<readonly TalkLine[]>,
): Promise<readonly TalkLine[]> {
  const lines = known.slice(0, -RECENT);
  for (;;) {
    const part = await read(lines.at(-1)?.id ?? 0);
    if (part.length === 0) return lines;
    lines.push(...part);
  }
}
