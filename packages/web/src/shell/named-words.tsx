import { type ReactNode, useMemo } from 'react';
import { useTable } from './table-context.tsx';

/** Words of the log with the names of sides, units and places in bold. */
export function NamedWords({ words }: { words: string }): ReactNode {
  const names = useNames();
  if (!names) return words;
  return Object.entries(words.split(names)).map(([at, part]) =>
    Number(at) % 2 === 1 ? <b key={at}>{part}</b> : <span key={at}>{part}</span>,
  );
}

function useNames(): RegExp | null {
  const { board, shown, state } = useTable();
  return useMemo(() => {
    const places = shown ? board.places(shown).map(({ place }) => place) : [];
    const names = [...state.seats.map(({ name }) => name), ...places].filter((name) => name.length > 1);
    if (names.length === 0) return null;
    const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length);
    return new RegExp(`(${longestFirst.map(escaped).join('|')})`);
  }, [board, shown, state.seats]);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
