import type { Goods, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useId, useState } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { shortName, sideOf } from '../situation.ts';
import styles from './desks.module.css';
import { GoodsFields } from './goods-fields.tsx';
import { say } from './trade-words.ts';

const nothing: Goods = { points: 0, treaties: [], systems: [], trades: [] };

interface FormProps {
  view: SsView;
  others: readonly number[];
  /** true: it lies on the table */
  send(kind: string, to: number, terms: unknown): Promise<boolean>;
}

/** A bargain or a promise to one other. */
export function OfferForm({ view, others, send }: FormProps): ReactNode {
  const [to, setTo] = useState(others[0] ?? 0);
  const [kind, setKind] = useState<'trade' | 'agreement'>('trade');
  return (
    <div className={styles['form']}>
      <Segments
        label={say.with}
        value={String(to)}
        options={others.map((seat) => ({
          id: String(seat),
          label: shortName(view.names[seat] ?? ''),
          icon: <Emblem side={sideOf(view, seat)} />,
        }))}
        onPick={(id) => setTo(Number(id))}
      />
      <Segments
        label={say.make}
        value={kind}
        options={[
          { id: 'trade', label: say.bargain },
          { id: 'agreement', label: say.promise },
        ]}
        onPick={(id) => setKind(id === 'trade' ? 'trade' : 'agreement')}
      />
      {kind === 'trade' ? (
        <BargainForm key={to} view={view} to={to} send={send} />
      ) : (
        <PromiseForm key={to} to={to} send={send} />
      )}
    </div>
  );
}

function BargainForm({ view, to, send }: Pick<FormProps, 'view' | 'send'> & { to: number }): ReactNode {
  const [give, setGive] = useState(nothing);
  const [take, setTake] = useState(nothing);
  const me = typeof view.viewer === 'number' ? view.viewer : -1;
  const points = (view.players[me]?.points ?? 0) - give.points + take.points;
  const treaties =
    view.systems.filter(({ treaty }) => treaty.includes(me)).length - give.treaties.length + take.treaties.length;
  const offer = async (): Promise<void> => {
    if (!(await send('trade', to, { give, take, untilRound: 0 }))) return;
    setGive(nothing);
    setTake(nothing);
  };
  return (
    <>
      <GoodsFields view={view} title={say.give} from={me} to={to} goods={give} onChange={setGive} />
      <GoodsFields view={view} title={say.get} from={to} to={me} goods={take} onChange={setTake} />
      <p className={styles['note']}>{say.after(points, treaties)}</p>
      <div className={styles['buttons']}>
        <Button look="paper" data-coach="offer" onClick={() => void offer()}>
          {say.send}
        </Button>
      </div>
    </>
  );
}

function PromiseForm({ to, send }: Pick<FormProps, 'send'> & { to: number }): ReactNode {
  const [text, setText] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const id = useId();
  const offer = async (): Promise<void> => {
    if (await send('agreement', to, { text, isPrivate })) setText('');
  };
  return (
    <>
      <label htmlFor={id}>{say.text}</label>
      <textarea
        id={id}
        className={styles['text']}
        maxLength={2000}
        value={text}
        placeholder={say.textHint}
        onChange={({ target }) => setText(target.value)}
      />
      <label className={styles['check']}>
        <input type="checkbox" checked={isPrivate} onChange={({ target }) => setPrivate(target.checked)} />
        {say.isPrivate}
      </label>
      <p className={styles['note']}>{say.binds}</p>
      <div className={styles['buttons']}>
        <Button look="paper" disabled={text.trim() === ''} onClick={() => void offer()}>
          {say.send}
        </Button>
      </div>
    </>
  );
}
