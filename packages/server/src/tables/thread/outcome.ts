import type { Entry } from '../../store/index.ts';
import type { Outcome } from '../records.ts';
import type { Restored } from './opening.ts';

/** How the game ended once this entry is in: told by the one that ended it, and kept until that is taken back. */
export function outcomeAfter({ play, outcome }: Pick<Restored, 'play' | 'outcome'>, kind: Entry['kind']): string {
  const session = play?.game.session;
  const result = session?.table.result;
  if (!result) return '';
  if (outcome !== '') return outcome;
  const isByTime = kind === 'timeout' && session.log.at(-1)?.kind === 'resign';
  return JSON.stringify({ places: result.places, why: result.why, isByTime } satisfies Outcome);
}
