import type { Offer } from '@admiralty/engine';
import type { Agreement, Goods, Offers, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useState } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { LineWords } from '../../../shell/log/line-words.tsx';
import { useActOutOfTurn } from '../../../shell/orders/use-act-out-of-turn.ts';
import type { Act, LogEntry } from '../../../table/types.ts';
import { Button } from '../../../ui/button.tsx';
import { Label } from '../../../ui/label.tsx';
import { RefusalNote } from '../../../ui/refusal.tsx';
import type { BoardProps } from '../../types.ts';
import { nodeName, ownEmpire, shortName, sideOf } from '../situation.ts';
import styles from './desks.module.css';
import { OfferForm } from './offer-form.tsx';
import { bargainsIn } from './offers.ts';
import { outcomesIn } from './outcomes.ts';
import { say } from './trade-words.ts';

/** Offers on the table, a new one, and what binds already. */
export function TradeDesk(props: BoardProps<SsView>): ReactNode {
  const { view, observation, client, state, isPast } = props;
  const { refusal, act } = useActOutOfTurn(client);
  const own = ownEmpire(view);
  const others = view.players.filter(({ seat, status }) => seat !== own?.seat && status === 'playing');
  if (!own || others.length === 0) return <p className={styles['desk']}>{say.alone}</p>;
  const bargains = bargainsIn(observation.offers);
  const send = (kind: string, to: number, terms: unknown): Promise<boolean> =>
    act({ decision: null, kind: 'offer', with: { kind, to: [to], terms } });
  return (
    <div className={styles['desk']}>
      <div className={styles['head']}>
        <div>
          <h2>{say.title}</h2>
          <p>{say.lead}</p>
        </div>
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
      <div className={styles['columns']}>
        <section>
          <Label as="h3">{say.offers}</Label>
          {bargains.length === 0 && <p className={styles['note']}>{say.noOffers}</p>}
          {bargains.map((offer) => (
            <OfferCard key={offer.id} view={view} offer={offer} isPast={isPast} act={act} />
          ))}
          <Outcomes log={state.log} />
          <Agreements view={view} onEnd={(other, id) => void send('endAgreement', other, { agreement: id })} />
        </section>
        {!isPast && (
          <section>
            <Label as="h3">{say.make}</Label>
            <OfferForm view={view} others={others.map(({ seat }) => seat)} send={send} />
          </section>
        )}
      </div>
    </div>
  );
}

/** What became of offers, the newest first: an answer comes while one looks elsewhere. */
function Outcomes({ log }: { log: readonly LogEntry[] }): ReactNode {
  const lines = outcomesIn(log);
  if (lines.length === 0) return null;
  return (
    <div role="status" data-coach="outcomes">
      <Label as="h3">{say.outcomes}</Label>
      {lines.map(({ id, parts }) => (
        <p key={id} className={styles['note']}>
          <LineWords parts={parts} />
        </p>
      ))}
    </div>
  );
}

interface OfferCardProps {
  view: SsView;
  offer: Offer;
  isPast: boolean;
  act(act: Act): Promise<boolean>;
}

function OfferCard({ view, offer, isPast, act }: OfferCardProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const isMine = offer.by === view.viewer;
  const other = isMine ? (offer.to[0] ?? 0) : offer.by;
  const name = shortName(view.names[other] ?? '');
  const answer = async (kind: string): Promise<void> => {
    setBusy(true);
    await act({ decision: null, kind, with: { offer: offer.id } });
    setBusy(false);
  };
  return (
    <article className={styles['offer']}>
      <p>
        <Emblem side={sideOf(view, other)} /> {isMine ? say.toOther(name) : say.offersYou(name)}
      </p>
      <Terms view={view} offer={offer} isMine={isMine} />
      {!isPast && (
        <div className={styles['buttons']}>
          {isMine ? (
            <Button disabled={isBusy} onClick={() => void answer('withdraw')}>
              {say.withdraw}
            </Button>
          ) : (
            <>
              <Button look="paper" disabled={isBusy} data-coach="accept" onClick={() => void answer('accept')}>
                {say.accept}
              </Button>
              <Button disabled={isBusy} onClick={() => void answer('decline')}>
                {say.decline}
              </Button>
            </>
          )}
        </div>
      )}
    </article>
  );
}

function Terms({ view, offer, isMine }: { view: SsView; offer: Offer; isMine: boolean }): ReactNode {
  if (offer.kind === 'agreement') return <blockquote>{(offer.with as Offers['agreement']).text}</blockquote>;
  if (offer.kind === 'endAgreement') {
    const { agreement } = offer.with as Offers['endAgreement'];
    return (
      <blockquote>
        {say.end}: {view.agreements.find(({ id }) => id === agreement)?.text}
      </blockquote>
    );
  }
  const { give, take } = offer.with as Offers['trade'];
  const [mine, theirs] = isMine ? [give, take] : [take, give];
  return (
    <div className={styles['balance']}>
      <GoodsList view={view} title={say.get} goods={theirs} />
      <GoodsList view={view} title={say.give} goods={mine} />
    </div>
  );
}

function GoodsList({ view, title, goods }: { view: SsView; title: string; goods: Goods }): ReactNode {
  const lines = [
    ...(goods.points > 0 ? [say.points(goods.points)] : []),
    ...goods.treaties.map((system) => say.treaty(nodeName(view, system))),
    ...goods.systems.map(({ system }) => say.system(nodeName(view, system))),
    ...goods.trades.map((system) => say.tradeEnd(nodeName(view, system))),
  ];
  return (
    <div>
      <b>{title}</b>
      {lines.length === 0 ? say.nothing : lines.map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

function Agreements({ view, onEnd }: { view: SsView; onEnd(other: number, id: number): void }): ReactNode {
  const name = (seat: number): string => shortName(view.names[seat] ?? '');
  const isParty = ({ a, b }: Agreement): boolean => a === view.viewer || b === view.viewer;
  return (
    <div className={styles['columns']}>
      <section>
        <Label as="h3">{say.agreements}</Label>
        {view.agreements.length === 0 && <p className={styles['note']}>{say.noAgreements}</p>}
        {view.agreements.map((one) => (
          <article key={one.id} className={styles['offer']}>
            <p>{say.between(name(one.a), name(one.b))}</p>
            <blockquote>{one.text}</blockquote>
            {one.isPrivate && <small>{say.secret}</small>}
            {isParty(one) && (
              <div className={styles['buttons']}>
                <Button onClick={() => onEnd(one.a === view.viewer ? one.b : one.a, one.id)}>{say.end}</Button>
              </div>
            )}
          </article>
        ))}
      </section>
    </div>
  );
}
