import { createContext, useContext } from 'react';
import type { OnlineTable } from '../server.ts';
import type { OneWindow } from './use-one-window.ts';

/** What belongs to a table of the server beside its game. */
export interface OnlineRoom {
  table: OnlineTable;
  /** what waits for the connection is not sent */
  takeBack(): void;
  lookAgain(): Promise<void>;
  /** who sits there, their clocks and who is here: asked again at once */
  refresh(): void;
  /** a table may be open in several windows */
  window: OneWindow;
  /** how far the server's clock is ahead of this device's */
  ahead: number;
}

export const OnlineContext = createContext<OnlineRoom | null>(null);

/** null: the table is played on this device */
export function useOnlineRoom(): OnlineRoom | null {
  return useContext(OnlineContext);
}
