import type { ReactNode } from 'react';
import { online } from '../words/online.ts';
import { SeatEmblem } from './seat-emblem.tsx';
import type { OnlineSeat, OnlineTable } from './server.ts';

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

/** Each side with whoever plays it; those that are asked are marked while the game runs. */
export function SeatChips({ table: { game, status, seats, awaits } }: { table: OnlineTable }): ReactNode {
  const names = seats.map(({ side }) => side);
  return seats.map((seat) => (
    <li key={seat.seat} data-asked={status === 'running' && awaits.includes(seat.seat)}>
      <SeatEmblem game={game} names={names} seat={seat.seat} /> {seat.side} <span>{sitterOf(seat)}</span>
    </li>
  ));
}
