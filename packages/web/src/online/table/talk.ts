import type { Reply } from '@admiralty/client';

export type TalkLine = Reply<'GET /api/tables/{table}/talk'>[number];

/** Does the line belong to what is said to everybody (`to` null), or between the reader and this seat? */
export function isSaidTo({ to: heard, seats }: TalkLine, to: number | null, own: readonly number[]): boolean {
  if (to === null) return heard === null;
  return heard !== null && (seats.includes(to) || (heard.includes(to) && seats.some((seat) => own.includes(seat))));
}
