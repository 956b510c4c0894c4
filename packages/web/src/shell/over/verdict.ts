import type { Observation } from '@admiralty/engine';
import { isDrawn, winnersOf } from '../../table/results.ts';
import type { TableState } from '../../table/types.ts';
import { shell } from '../../words/shell.ts';

type Ended = NonNullable<Observation['result']>;
type Table = Pick<TableState, 'seats' | 'viewer' | 'link'>;

/** From the reader's side, if nobody else looks at this screen; and who won. */
export function verdictOf(
  result: Ended,
  { seats, viewer, link }: Table,
): { verdict: 'won' | 'lost' | null; winners: string } {
  const first = winnersOf(result);
  const winners = isDrawn(first, seats.length) ? shell.drawn : shell.wins(namesOf(result, seats));
  const people = seats.filter(({ player }) => player.is === 'person').length;
  const isAlone = seats.length > 1 && (people === 1 || link !== undefined);
  if (!isAlone || typeof viewer !== 'number' || isDrawn(first, seats.length)) return { verdict: null, winners };
  return { verdict: first.includes(viewer) ? 'won' : 'lost', winners };
}

/** Why it is over; whoever lost reads first who won, unless the reason begins with it. */
export function reasonOf(result: Ended, table: Table): string {
  const { verdict, winners } = verdictOf(result, table);
  const isTold = result.why.startsWith(namesOf(result, table.seats).join(' and '));
  return verdict === 'lost' && !isTold ? `${winners}: ${result.why}` : result.why;
}

function namesOf(result: Ended, seats: Table['seats']): string[] {
  return winnersOf(result).map((seat) => seats[seat]?.name ?? '');
}
