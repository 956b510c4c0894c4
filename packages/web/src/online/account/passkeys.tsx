import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { timeOf } from '../../pages/time.ts';
import { Button } from '../../ui/button.tsx';
import { peopleWords as words } from '../../words/online-people.ts';
import online from '../online.module.css';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import styles from './account.module.css';

/** What the device answers, as the server reads it. */
interface KeyAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Record<string, unknown>;
}

/** Not every browser knows keys, and none does without https. */
const mayUseKeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

function answerOf(credential: Credential | null): KeyAnswer {
  if (!(credential instanceof PublicKeyCredential)) throw new Error(words.keyRefused);
  const { id, rawId, response } = credential.toJSON();
  return { id, rawId, type: 'public-key', response: { ...response } };
}

export function Passkeys(): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [refused, setRefused] = useState('');
  const lookAgain = useLookAgain();
  const { data = [] } = useQuery({ queryKey: ['passkeys'], queryFn: () => server.call('GET /api/passkeys') });
  const add = (): void =>
    void attempt(async () => {
      const { challenge, options } = await server.call('POST /api/passkeys/new');
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      );
      const made = await navigator.credentials.create({ publicKey }).catch(() => null);
      if (!made) return setRefused(words.keyRefused);
      setRefused('');
      const label = words.keyOf[navigator.userAgent.includes('Mobile') ? 'phone' : 'computer'];
      await server.call('POST /api/passkeys', { body: { challenge, label, response: answerOf(made) } });
      await lookAgain();
    });
  const remove = (key: string): void =>
    void attempt(async () => {
      await server.call('DELETE /api/passkeys/{key}', { params: { key } });
      await lookAgain();
    });
  return (
    <section className={online['panel']} aria-label={words.passkeys}>
      <div className={online['panelHead']}>
        <h2>{words.passkeys}</h2>
        {mayUseKeys() && (
          <Button disabled={isBusy} onClick={add}>
            {words.addKey}
          </Button>
        )}
      </div>
      <p className={online['note']}>{mayUseKeys() ? words.passkeysNote : words.noKeysHere}</p>
      <ProblemNote why={why ?? (refused || null)} />
      <ul className={online['rows']}>
        {data.map(({ id, label, created, used }) => (
          <li key={id}>
            <p>
              <b>{label}</b>
              <small>{used === null ? words.keyMade(timeOf(created)) : words.keyUsed(timeOf(used))}</small>
            </p>
            <Button disabled={isBusy} onClick={() => remove(id)}>
              {words.remove}
            </Button>
          </li>
        ))}
        {data.length === 0 && <li>{words.noKeys}</li>}
      </ul>
    </section>
  );
}

/** For somebody who is not known here yet. */
export function PasskeyLogin(): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [refused, setRefused] = useState('');
  const lookAgain = useLookAgain();
  if (!mayUseKeys()) return null;
  const logIn = (): void =>
    void attempt(async () => {
      const { challenge, options } = await server.call('POST /api/passkeys/login');
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      );
      const shown = await navigator.credentials.get({ publicKey }).catch(() => null);
      if (!shown) return setRefused(words.keyRefused);
      await server.call('POST /api/sessions/passkey', { body: { challenge, response: answerOf(shown) } });
      await lookAgain();
    });
  return (
    <section className={`${online['panel']} ${styles['form']}`} aria-label={words.passkeys}>
      <h2>{words.passkeys}</h2>
      <ProblemNote why={why ?? (refused || null)} />
      <Button disabled={isBusy} onClick={logIn}>
        {words.useKey}
      </Button>
    </section>
  );
}
