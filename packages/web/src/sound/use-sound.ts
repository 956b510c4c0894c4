import { useEffect, useRef } from 'react';
import { useTable } from '../shell/table-context.tsx';
import { cuesBetween } from './cues.ts';
import { hear } from './hear.ts';

/** The open table as it goes on; what is looked at in the past is silent. */
export function useSound(): void {
  const { board, told: state, isPast } = useTable();
  const before = useRef(state);
  useEffect(() => {
    const cues = cuesBetween(before.current, state, board.blows);
    before.current = state;
    if (!isPast) void hear(cues);
  }, [board, state, isPast]);
}
