import { useState } from 'react';
import type { Point } from '../../kit/map/geometry.ts';
import { isNamed } from '../log/line-words.tsx';
import { saidOf } from '../log/lines.ts';
import { useTable } from '../table-context.tsx';

const NOWHERE: readonly Point[] = [];

/** Where the act that is played back takes place, as far as the board can tell. */
export function useFocus(): readonly Point[] {
  const { board, staged, playback } = useTable();
  const line = playback?.beat?.line;
  const points = line && staged && board.pointOf ? pointsOf() : NOWHERE;
  const [kept, setKept] = useState(points);
  const key = JSON.stringify(points);
  if (JSON.stringify(kept) === key) return kept;
  setKept(points);
  return points;

  function pointsOf(): readonly Point[] {
    if (!line || !staged) return NOWHERE;
    const ids = saidOf(line).flatMap((part) => (isNamed(part) ? (board.idOf(staged.view, part) ?? []) : []));
    return [...new Set(ids)].flatMap((id) => board.pointOf?.(staged, id) ?? []);
  }
}
