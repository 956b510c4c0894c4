import type { Part } from '@admiralty/engine';
import { textOfPart } from '@admiralty/engine/line';
import type { ReactNode } from 'react';
import { useTable } from '../table-context.tsx';
import { placeWords } from './place-words.ts';

/** A sentence of the log with sides, units and places in bold; what the board can select bears its id. */
export function LineWords({ parts }: { parts: readonly Part[] }): ReactNode {
  const { board, shown } = useTable();
  return Object.entries(parts).map(([at, part]) => {
    if (!isNamed(part)) return <span key={at}>{textOfPart(part)}</span>;
    return (
      <b key={at} data-select={shown ? board.idOf(shown.view, part) : null} data-whole={part.text.length < LONG}>
        {wordsOfPart(part)}
      </b>
    );
  });
}

/** Shorter names are not broken at a hyphen. */
const LONG = 20;

export type NamedPart = Extract<Part, { is: 'seat' | 'unit' | 'place' }>;

export function isNamed(part: Part): part is NamedPart {
  return typeof part === 'object' && (part.is === 'seat' || part.is === 'unit' || part.is === 'place');
}

export function wordsOfPart(part: NamedPart): string {
  return part.is === 'place' ? placeWords(part.text) : part.text;
}
