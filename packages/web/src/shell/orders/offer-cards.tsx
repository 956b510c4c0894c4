import type { Offer, Refusal } from '@admiralty/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import type { TableState } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { RefusalNote } from '../../ui/refusal.tsx';
import { offerWords } from '../../words/shell.ts';
import { useBoardStore } from '../board-store.ts';
import { useNotices } from '../notices/notices.tsx';
import { useTable } from '../table-context.tsx';
import styles from './offer-cards.module.css';
import { isOnCard, refusalsIn } from './offers.ts';

/** Those of others that still want a word of the reader. */
export function offersTo({ viewer, observation }: TableState): Offer[] {
  if (typeof viewer !== 'number' || observation?.result) return [];
  const isWanted = ({ to, accepted }: Offer): boolean => to.includes(viewer) && !accepted.includes(viewer);
  return observation?.offers.filter((offer) => isOnCard(offer) && isWanted(offer)) ?? [];
}

/** Somebody wants a draw or to go back: a word of yours is wanted, and nothing waits for it. */
export function OfferCards(): ReactNode {
  const { state } = useTable();
  const { viewer, observation } = state;
  useArrivals();
  useRefusals();
  if (typeof viewer !== 'number') return null;
  return observation?.offers
    .filter((offer) => isOnCard(offer) && (offer.by === viewer || offer.to.includes(viewer)))
    .map((offer) => <Card key={offer.id} offer={offer} viewer={viewer} />);
}

/** Said once when it comes, as the card may lie behind a tab. */
function useArrivals(): void {
  const { state, sideOf } = useTable();
  const { notify } = useNotices();
  const newest = offersTo(state).at(-1);
  const known = useRef(newest?.id);
  useEffect(() => {
    if (newest === undefined || newest.id <= (known.current ?? -1)) return; // an older one is left when one is withdrawn
    known.current = newest.id;
    notify({ side: sideOf(newest.by), words: wordsOf(newest, state) });
  }, [newest, state, sideOf, notify]);
}

/** Said once when another says no to an offer of the reader: its card is gone by then, or was never seen. */
function useRefusals(): void {
  const { state, sideOf } = useTable();
  const { notify } = useNotices();
  const { viewer, log, seats } = state;
  const last = log.at(-1)?.action ?? 0;
  const read = useRef({ viewer, last });
  useEffect(() => {
    const before = read.current.viewer === viewer ? read.current.last : last;
    read.current = { viewer, last };
    for (const by of refusalsIn(log, before, viewer))
      notify({ side: sideOf(by), words: offerWords.declined(seats[by]?.name ?? '') });
  }, [viewer, log, last, seats, sideOf, notify]);
}

function wordsOf({ kind, by, with: terms }: Offer, { seats }: TableState): string {
  return offerWords.theirs(seats[by]?.name ?? '', kind === 'takeBack' ? (terms as { to: number }).to : null);
}

function Card({ offer, viewer }: { offer: Offer; viewer: number }): ReactNode {
  const { client, state, sideOf, isPast } = useTable();
  const lookAt = useBoardStore((store) => store.lookAt);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const nameOf = (seat: number): string => state.seats[seat]?.name ?? '';
  const isMine = offer.by === viewer;
  const hasAgreed = offer.accepted.includes(viewer);
  const waiting = offer.to.filter((seat) => !offer.accepted.includes(seat)).map(nameOf);
  const to = offer.kind === 'takeBack' ? (offer.with as { to: number }).to : null;
  const answer = (kind: 'accept' | 'decline' | 'withdraw') => (): void =>
    void client.act({ decision: null, kind, with: { offer: offer.id } }).then(setRefusal);
  return (
    <div className={styles['card']} role="status">
      <p>
        <Emblem side={sideOf(offer.by)} size={12} /> <b>{isMine ? offerWords.mine(to) : wordsOf(offer, state)}</b>
      </p>
      {to !== null && <p>{offerWords.takeBackNote(state.length - to)}</p>}
      {(isMine || hasAgreed) && waiting.length > 0 && <p>{offerWords.waits(waiting)}</p>}
      {refusal && <RefusalNote refusal={refusal} />}
      <div className={styles['ways']}>
        {!isMine && !hasAgreed && (
          <>
            <Button look="paper" isBarred={isPast} onClick={answer('accept')}>
              {offerWords.agree}
            </Button>
            <Button isBarred={isPast} onClick={answer('decline')}>
              {offerWords.no}
            </Button>
          </>
        )}
        {isMine && (
          <Button isBarred={isPast} onClick={answer('withdraw')}>
            {offerWords.withdraw}
          </Button>
        )}
        {to !== null && (
          <Button look="plain" onClick={() => lookAt(to)}>
            {offerWords.look}
          </Button>
        )}
      </div>
    </div>
  );
}
