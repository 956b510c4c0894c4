import type { Reply } from '@admiralty/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { timeOf } from '../../pages/time.ts';
import { Button } from '../../ui/button.tsx';
import { noticeWords as words } from '../../words/online-people.ts';
import online from '../online.module.css';
import { copyText } from '../play-link.ts';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import styles from './account.module.css';
import { allowPush, hasPush } from './push.ts';

type Channel = Reply<'GET /api/me/channels'>[number];
/** What a new way shows this once. */
type Shown = { kind: 'hook' | 'feed'; text: string } | null;

/** The ways by which somebody is told, how the last delivery went, and new ones. */
export function Channels(): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [shown, setShown] = useState<Shown>(null);
  const [tested, setTested] = useState('');
  const lookAgain = useLookAgain();
  const { data = [] } = useQuery({ queryKey: ['channels'], queryFn: () => server.call('GET /api/me/channels') });
  const act = (work: () => Promise<unknown>): void =>
    void attempt(async () => {
      setShown(null);
      setTested('');
      await work();
      await lookAgain();
    });
  const remove = (channel: string): void =>
    act(() => server.call('DELETE /api/me/channels/{channel}', { params: { channel } }));
  const test = ({ id: channel, kind }: Channel): void =>
    act(async () => {
      setTested(words.testing);
      const { error } = await server.call('POST /api/me/channels/{channel}/test', { params: { channel } });
      setTested(error === null ? words.tested[kind] : words.untested(error));
    });
  const feed = (): void =>
    act(async () => {
      const { secret } = await server.call('POST /api/me/channels', { body: { kind: 'feed' } });
      setShown({ kind: 'feed', text: `${location.origin}/api/feeds/${secret}` });
    });
  const hook = (target: string): void =>
    act(async () => {
      const { secret } = await server.call('POST /api/me/channels', { body: { kind: 'hook', target } });
      setShown({ kind: 'hook', text: secret ?? '' });
    });
  const mail = (target: string): void =>
    act(() => server.call('POST /api/me/channels', { body: { kind: 'mail', target } }));
  return (
    <section className={online['panel']} aria-label={words.channels}>
      <div className={online['panelHead']}>
        <h2>{words.channels}</h2>
      </div>
      <ProblemNote why={why} />
      <ul className={online['rows']}>
        {data.map((channel) => (
          <li key={channel.id}>
            <p>
              <b>
                {words.kinds[channel.kind]} {channel.target}
              </b>
              <small>{stateOf(channel)}</small>
            </p>
            <div className={styles['ways']}>
              {channel.isConfirmed && channel.kind !== 'feed' && (
                <Button disabled={isBusy} onClick={() => test(channel)}>
                  {words.test}
                </Button>
              )}
              <Button disabled={isBusy} onClick={() => remove(channel.id)}>
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
        {data.length === 0 && <li>{words.none}</li>}
      </ul>
      <p className={styles['told']} role="status">
        {tested}
      </p>
      {shown && <Secret shown={shown} />}
      <NewWay kind="mail" type="email" label={words.address} isBusy={isBusy} add={mail} />
      <PushWay isBusy={isBusy} act={act} />
      <NewWay kind="hook" type="url" label={words.hookAddress} isBusy={isBusy} add={hook} />
      <div className={styles['line']}>
        <p>{words.kindNotes.feed}</p>
        <Button disabled={isBusy} onClick={feed}>
          {words.add.feed}
        </Button>
      </div>
    </section>
  );
}

function stateOf({ kind, isConfirmed, failures, isOff, delivered, error }: Channel): string {
  if (!isConfirmed) return words.unconfirmed;
  if (error !== null) return isOff ? words.off(failures, error) : words.failed(failures, error);
  if (kind === 'feed') return words.kindNotes.feed;
  return delivered === null ? words.never : words.delivered(timeOf(delivered));
}

function Secret({ shown: { kind, text } }: { shown: NonNullable<Shown> }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles['line']} role="status">
      <p>{words.secret(kind)}</p>
      <code className={styles['code']}>{text}</code>
      <Button onClick={() => void copyText(text).then(setCopied)}>{isCopied ? words.copied : words.copy}</Button>
    </div>
  );
}

interface NewWayProps {
  kind: 'mail' | 'hook';
  type: 'email' | 'url';
  label: string;
  isBusy: boolean;
  add(target: string): void;
}

function NewWay({ kind, type, label, isBusy, add }: NewWayProps): ReactNode {
  const [target, setTarget] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    add(target.trim());
    setTarget('');
  };
  return (
    <form className={styles['line']} aria-label={words.kinds[kind]} onSubmit={send}>
      <label className={online['field']}>
        <span>{label}</span>
        <input type={type} required value={target} onChange={(event) => setTarget(event.target.value)} />
      </label>
      <Button type="submit" disabled={isBusy}>
        {words.add[kind]}
      </Button>
      <small>{words.kindNotes[kind]}</small>
    </form>
  );
}

/** The browser is asked when somebody presses, and never by itself. */
function PushWay({ isBusy, act }: { isBusy: boolean; act(work: () => Promise<unknown>): void }): ReactNode {
  const [isRefused, setRefused] = useState(false);
  const allow = (): void => act(async () => setRefused(!(await allowPush())));
  return (
    <div className={styles['line']}>
      <p>{hasPush() ? words.kindNotes.push : words.noPush}</p>
      {hasPush() && (
        <Button disabled={isBusy} onClick={allow}>
          {words.add.push}
        </Button>
      )}
      <p role="status">{isRefused && words.refused}</p>
    </div>
  );
}
