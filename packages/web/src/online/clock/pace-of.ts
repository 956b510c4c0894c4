import { clockWords, lengthWords } from '../../words/online-clock.ts';
import type { OnlineTable } from '../server.ts';

/** How fast a table is, in a few words. */
export function paceOf({ clock }: Pick<OnlineTable, 'clock'>): string {
  if (!clock) return clockWords.noPace;
  const { turnMs, bankMs } = clock;
  return turnMs > 0 ? clockWords.perTurn(lengthWords(turnMs)) : clockWords.inAll(lengthWords(bankMs));
}
