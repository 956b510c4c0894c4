import type { ReactNode } from 'react';
import { boxOf, isPlayable } from '../boards/boxes.ts';
import { sidesOf } from '../boards/sides.ts';
import { Emblem } from '../kit/emblem.tsx';

interface SeatEmblemProps {
  game: string;
  /** the sides of all seats, in their order */
  names: readonly string[];
  seat: number;
}

/** The emblem under which a seat's side is known on the board. */
export function SeatEmblem({ game, names, seat }: SeatEmblemProps): ReactNode {
  const side = sidesOf(names, isPlayable(game) ? boxOf(game).sides : {})[seat];
  return side === undefined ? null : <Emblem side={side} />;
}
