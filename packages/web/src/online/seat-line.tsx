import type { ReactNode } from 'react';
import { online } from '../words/online.ts';
import type { OnlineSeat } from './server.ts';

/** Who sits there, in words. */
export function sitterOf({ player, bot, isYou, keptFor }: OnlineSeat): string {
  const name = isYou ? online.you : player;
  if (bot !== null) return name === null ? online.computer(bot) : online.standsIn(name, bot);
  if (isYou) return online.you;
  return player ?? (keptFor === null ? online.free : online.keptFor(keptFor));
}

export function isFree({ player, bot }: OnlineSeat): boolean {
  return player === null && bot === null;
}

export function SeatChips({ seats, awaits }: { seats: readonly OnlineSeat[]; awaits: readonly number[] }): ReactNode {
  return seats.map((seat) => (
    <li key={seat.seat} data-asked={awaits.includes(seat.seat)}>
      {seat.side} <span>{sitterOf(seat)}</span>
    </li>
  ));
}
