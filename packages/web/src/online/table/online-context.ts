import { createContext, useContext } from 'react';
import type { OnlineTable } from '../server.ts';

/** What belongs to a table of the server beside its game. */
export interface OnlineRoom {
  table: OnlineTable;
  /** what waits for the connection is not sent */
  takeBack(): void;
  lookAgain(): Promise<void>;
}

export const OnlineContext = createContext<OnlineRoom | null>(null);

/** null: the table is played on this device */
export function useOnlineRoom(): OnlineRoom | null {
  return useContext(OnlineContext);
}
