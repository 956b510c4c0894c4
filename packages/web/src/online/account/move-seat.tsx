import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { timeOf } from '../../pages/time.ts';
import { Button } from '../../ui/button.tsx';
import { moveWords as words } from '../../words/online-people.ts';
import online from '../online.module.css';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { QrCode } from '../qr-code.tsx';
import { server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import styles from './move-seat.module.css';

interface Shown {
  code: string;
  expires: number;
}

/** The code stands behind `#`, so that no server on the way ever writes it down. */
const PART = '#code=';

/** The code of a link that another device showed; null: the page was opened without one. */
export const codeInAddress = (): string | null =>
  location.hash.startsWith(PART) ? decodeURIComponent(location.hash.slice(PART.length)) : null;

/** Shows how to go on at another device: a code to type there, or a picture for its camera. */
export function MoveSeat(): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [shown, setShown] = useState<Shown | null>(null);
  const make = (): void => void attempt(async () => setShown(await server.call('POST /api/me/code')));
  return (
    <div className={styles['move']}>
      <p>{words.note}</p>
      <ProblemNote why={why} />
      {shown && (
        <div className={styles['shown']} role="status">
          <QrCode text={`${location.origin}/account${PART}${shown.code}`} label={words.picture} />
          <p>
            <code>{`${shown.code.slice(0, 4)}-${shown.code.slice(4)}`}</code>
            <small>{words.where(`${location.host}/account`, timeOf(shown.expires))}</small>
          </p>
        </div>
      )}
      <Button disabled={isBusy} onClick={make}>
        {shown ? words.again : words.make}
      </Button>
    </div>
  );
}

/** Where the code is typed in. */
export function CodeLogin(): ReactNode {
  const [code, setCode] = useState(() => codeInAddress() ?? '');
  const { why, isBusy, attempt } = useAttempt();
  const lookAgain = useLookAgain();
  const navigate = useNavigate();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void attempt(async () => {
      await server.call('POST /api/sessions/code', { body: { code } });
      await lookAgain();
      await navigate({ to: '/games', replace: true });
    });
  };
  return (
    <form className={`${online['panel']} ${styles['login']}`} aria-label={words.title} onSubmit={send}>
      <h2>{words.title}</h2>
      <p>{words.typeNote}</p>
      <label className={online['field']}>
        <span>{words.code}</span>
        <input
          type="text"
          value={code}
          required
          maxLength={12}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <ProblemNote why={why} />
      <Button look={codeInAddress() === null ? 'paper' : 'lamp'} type="submit" disabled={isBusy}>
        {words.goOn}
      </Button>
    </form>
  );
}
