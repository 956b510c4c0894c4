import { useState } from 'react';
import { shell } from '../../words/shell.ts';
import { type Tone, useReader } from '../log/tone.ts';
import { useTable } from '../table-context.tsx';
import { type KnownPoints, knownAfter, pointsWords } from './points.ts';

interface Moved {
  /** the reader's last act */
  since: number;
  tone: Tone;
  words: string[];
}

/** How victory points have moved by the reader's last act and since. null: they have not, or the game counts none. */
export function usePointsMoved(): Moved | null {
  const { board, told } = useTable();
  const reader = useReader();
  const { log, viewer, observation, seats, id } = told;
  const now = observation && board.points ? board.points(observation.view) : null;
  const mine = log.findLast(({ by }) => by !== null && by === viewer)?.action ?? 0;
  const [known, setKnown] = useState<KnownPoints | null>(null);
  const key = `${id} ${viewer}`;
  if (now) {
    const next = knownAfter(known, { table: key, mine, at: told.length, now });
    if (next !== known) setKnown(next);
  }
  if (!known || known.table !== key || !reader) return null;
  const names = seats.map(({ name }) => name);
  const moved = pointsWords(
    known.before,
    known.now,
    { ...reader, names, pointsName: board.pointsName ?? shell.victoryPoints },
    shell,
  );
  return moved && { since: mine, ...moved };
}
