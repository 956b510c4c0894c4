import type { Refusal } from '@admiralty/engine';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isOnCard } from '../../shell/orders/offers.ts';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { RefusalNote } from '../../ui/refusal.tsx';
import { consentWords } from '../../words/online.ts';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { newEntropy, server } from '../server.ts';
import { type OnlineRoom, useOnlineRoom } from './online-context.ts';
import styles from './room-panel.module.css';

/** What needs everybody's word: going back beyond a roll, a draw. */
export function ConsentTools({ seat }: { seat: number }): ReactNode {
  const { client, state } = useTable();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const offers = state.observation?.offers ?? [];
  const isOpen = (kind: string): boolean => offers.some((offer) => offer.kind === kind);
  const others = state.seats.map((one) => one.seat).filter((one) => one !== seat);
  const offer = async (kind: string, terms: object): Promise<boolean> => {
    const refused = await client.act({ decision: null, kind: 'offer', with: { kind, to: others, terms } });
    setRefusal(refused);
    return refused === null;
  };
  if (others.length === 0) return null;
  return (
    <>
      {refusal && <RefusalNote refusal={refusal} />}
      {!isOpen('takeBack') && <AskBack seat={seat} offer={offer} />}
      {!isOpen('draw') && (
        <div className={styles['tool']}>
          <p>{consentWords.drawNote}</p>
          <Button onClick={() => void offer('draw', {})}>{consentWords.draw}</Button>
        </div>
      )}
    </>
  );
}

interface AskBackProps {
  seat: number;
  offer(kind: string, terms: object): Promise<boolean>;
}

/** Names what would be taken back and wants a line of reason, which everybody reads. */
function AskBack({ seat, offer }: AskBackProps): ReactNode {
  const room = useOnlineRoom();
  const { log, length, undo } = useTable().state;
  const [reason, setReason] = useState('');
  const { isBusy, attempt } = useAttempt();
  const last = log.findLast(({ by }) => by === seat)?.action ?? 0;
  if (!room || last === 0 || undo.steps > 0) return null;
  const rolls = log.filter(({ action }) => action >= last).flatMap(({ events }) => events.filter(({ roll }) => roll));
  const ask = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void attempt(async () => {
      if (!(await offer('takeBack', { to: last - 1 }))) return;
      // without a number: everybody counts by what they know of, and the card says it in their own
      const body = { command: newEntropy(), text: consentWords.because(reason.trim()) };
      await server.call('POST /api/tables/{table}/talk', { params: { table: room.table.id }, body });
      setReason('');
    });
  };
  return (
    <details className={styles['notes']}>
      <summary>{consentWords.askBack}</summary>
      <form onSubmit={ask} className={styles['ask']}>
        <p>{consentWords.askNote(length - last + 1, rolls.length)}</p>
        <label>
          {consentWords.reason}
          <input
            type="text"
            required
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <Button type="submit" disabled={isBusy}>
          {consentWords.ask}
        </Button>
      </form>
    </details>
  );
}

/** Whoever agrees at one of their seats agrees at all of them: the others are not asked behind a curtain. */
export function OwnConsent({ room }: { room: OnlineRoom }): ReactNode {
  const { viewer, observation } = useTable().state;
  const sent = useRef<readonly string[]>([]);
  const { why, attempt } = useAttempt();
  const { id: table, seats } = room.table;
  useEffect(() => {
    const own = seats.filter(({ isYou, bot }) => isYou && bot === null).map(({ seat }) => seat);
    const open = observation?.result ? [] : (observation?.offers ?? []);
    const due = open
      .filter((offer) => isOnCard(offer) && [offer.by, ...offer.accepted].some((seat) => seat === viewer))
      .flatMap(({ id, by, to, accepted }) =>
        own
          .filter((seat) => to.includes(seat) && !accepted.includes(seat))
          .map((seat) => ({ id, seat, key: `${by} ${id} ${seat}` })),
      );
    for (const { id: offer, seat, key } of due)
      if (!sent.current.includes(key))
        void attempt(() => {
          const body = { command: newEntropy(), act: { decision: null, kind: 'accept', with: { offer } } };
          return server.call('POST /api/tables/{table}/seats/{seat}/acts', { params: { table, seat }, body });
        });
    sent.current = due.map(({ key }) => key);
  }, [viewer, observation, seats, table, attempt]);
  return <ProblemNote why={why} />;
}

/** A computer plays the seat until its owner is back. */
export function AwayTool({ seat }: { seat: number }): ReactNode {
  const room = useOnlineRoom();
  const { isBusy, attempt } = useAttempt();
  const own = room?.table.seats[seat];
  if (!room || !own?.isYou || own.bot !== null) return null;
  const leave = (): void =>
    void attempt(async () => {
      const params = { table: room.table.id, seat };
      await server.call('POST /api/tables/{table}/seats/{seat}/away', { params, body: { level: 'captain' } });
      await room.lookAgain();
    });
  return (
    <div className={styles['tool']}>
      <p>{consentWords.awayNote}</p>
      <Button disabled={isBusy} onClick={leave}>
        {consentWords.away}
      </Button>
    </div>
  );
}
