import { isDrawn, winnersOf } from '../../table/results.ts';
import { outcomeWords } from '../../words/online.ts';
import { sitterOf } from '../seat-line.tsx';
import type { OnlineTable } from '../server.ts';

type Ended = Pick<OnlineTable, 'outcome' | 'seats'>;

/** Who won a finished game, from the reader's side if it was theirs; and how. */
export function outcomeOf({ outcome, seats }: Ended): string {
  if (!outcome) return outcomeWords.over;
  const how = sentence(outcome.why);
  return [whoWon(winnersOf(outcome), seats), outcome.isByTime ? outcomeWords.byTime : '', how]
    .filter(Boolean)
    .join(' ');
}

function whoWon(winners: readonly number[], seats: Ended['seats']): string {
  if (seats.length === 1) return '';
  if (isDrawn(winners, seats.length)) return outcomeWords.drawn;
  const own = seats.filter(({ isYou }) => isYou).map(({ seat }) => seat);
  const isMine = own.length > 0 && own.length < seats.length;
  const hasWon = own.some((seat) => winners.includes(seat));
  if (isMine && hasWon && winners.length === 1) return outcomeWords.youWon;
  const names = winners.flatMap((seat) => {
    const one = seats[seat];
    return one ? [outcomeWords.winner(one.side, sitterOf(one))] : [];
  });
  return isMine && !hasWon ? outcomeWords.youLost(names) : outcomeWords.won(names);
}

/** The engine's reason as a sentence of its own. */
function sentence(why: string): string {
  const text = why.trim();
  if (text === '') return '';
  return `${text[0]?.toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}
