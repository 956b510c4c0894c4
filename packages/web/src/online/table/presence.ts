import type { OnlineSeat } from '../server.ts';

/** Whoever was seen since then is here. */
const HERE_MS = 150_000;

type Seen = Pick<OnlineSeat, 'here' | 'isYou' | 'bot' | 'player'>;

/** Is another person of the table at it now? */
export function isHere({ here, isYou, bot }: Omit<Seen, 'player'>, now: number): boolean {
  return here !== null && !isYou && bot === null && now - here < HERE_MS;
}

/** The names of the others who are here. */
export function namesHere(seats: readonly Seen[], now: number): string[] {
  return [...new Set(seats.flatMap((seat) => (isHere(seat, now) && seat.player !== null ? [seat.player] : [])))];
}
