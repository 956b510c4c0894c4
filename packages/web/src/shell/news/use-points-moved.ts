import { useState } from 'react';
import { shell } from '../../words/shell.ts';
import { type Tone, useReader } from '../log/tone.ts';
import { useTable } from '../table-context.tsx';
import { pointsWords } from './points.ts';

interface Moved {
  /** the reader's last act */
  since: number;
  tone: Tone;
  words: string[];
}

interface Known {
  table: string;
  mine: number;
  /** before the reader's last act, and now */
  before: readonly number[];
  now: readonly number[];
}

/** How victory points have moved by the reader's last act and since. null: they have not, or the game counts none. */
export function usePointsMoved(): Moved | null {
  const { board, told } = useTable();
  const reader = useReader();
  const { log, viewer, observation, seats, id } = told;
  const now = observation && board.points ? board.points(observation.view) : null;
  const mine = log.findLast(({ by }) => by !== null && by === viewer)?.action ?? 0;
  const [known, setKnown] = useState<Known | null>(null);
  const key = `${id} ${viewer}`;
  if (now && (known?.table !== key || known.mine !== mine || String(known.now) !== String(now))) {
    const isSame = known?.table === key;
    const before = !isSame ? now : known.mine === mine ? known.before : known.now;
    setKnown({ table: key, mine, before, now });
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
