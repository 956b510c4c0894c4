import { createContext, useContext } from 'react';
import type { Desk } from '../table/types.ts';

export const DeskContext = createContext<Desk | null>(null);

/** The desk of this page: games, stored tables, files. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('no desk here');
  return desk;
}
