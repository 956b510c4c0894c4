import type { Offer, Seat } from '@admiralty/engine';
import type { TableState } from '../../table/types.ts';

/** Every game knows these; what a game offers beside them has its own place. */
export function isOnCard({ kind }: Offer): boolean {
  return kind === 'draw' || kind === 'takeBack';
}

/** Who said no to an offer of the reader after an action. */
export function refusalsIn(log: TableState['log'], after: number, viewer: TableState['viewer']): Seat[] {
  const told = log.flatMap(({ action, events }) =>
    events.map(({ what, with: about }) => ({
      action,
      what,
      about: about as { by: number; id?: number; offer?: number },
    })),
  );
  const isOwn = (id: number | undefined): boolean => {
    const offer = told.findLast(({ what, about }) => what === 'offer' && about.id === id)?.about as Offer | undefined;
    return offer !== undefined && offer.by === viewer && isOnCard(offer);
  };
  return told
    .filter(({ action, what, about }) => action > after && what === 'decline' && isOwn(about.offer))
    .map(({ about }) => about.by);
}
