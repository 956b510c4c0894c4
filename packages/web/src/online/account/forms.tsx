import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { accountWords } from '../../words/online.ts';
import { peopleWords } from '../../words/online-people.ts';
import { NameField } from '../name-field.tsx';
import online from '../online.module.css';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { type Me, server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import styles from './account.module.css';
import { useOwnSettings } from './use-settings.ts';

interface FormProps {
  title: string;
  button: string;
  /** what is sent; afterwards everything is looked at again */
  send(): Promise<unknown>;
  children: ReactNode;
}

function AccountForm({ title, button, send, children }: FormProps): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [isDone, setDone] = useState(false);
  const lookAgain = useLookAgain();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setDone(false);
    void attempt(async () => {
      await send();
      setDone(true);
      await lookAgain();
    });
  };
  return (
    <form className={`${online['panel']} ${styles['form']}`} aria-label={title} onSubmit={submit}>
      <h2>{title}</h2>
      {children}
      <ProblemNote why={why} />
      <Button look="paper" type="submit" disabled={isBusy}>
        {button}
      </Button>
      <p role="status">{isDone && accountWords.done}</p>
    </form>
  );
}

interface PasswordFieldProps {
  label: string;
  value: string;
  set(value: string): void;
  isNew: boolean;
}

function PasswordField({ label, value, set, isNew }: PasswordFieldProps): ReactNode {
  return (
    <label className={online['field']}>
      <span>{label}</span>
      <input
        type="password"
        value={value}
        required
        {...(isNew && { minLength: 8, placeholder: accountWords.passwordHint })}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        onChange={({ target }) => set(target.value)}
      />
    </label>
  );
}

export function ChangeName({ me }: { me: Me }): ReactNode {
  const [name, setName] = useState(me.name);
  return (
    <AccountForm
      title={accountWords.name}
      button={accountWords.change}
      send={() => server.call('PATCH /api/me', { body: { name } })}
    >
      <NameField label={accountWords.name} value={name} set={setName} />
      <Presence />
    </AccountForm>
  );
}

/** Kept at once. */
function Presence(): ReactNode {
  const { settings, keep } = useOwnSettings();
  const { why, attempt } = useAttempt();
  const show = (isShown: boolean): void =>
    void attempt(async () => keep(await server.call('PATCH /api/me/settings', { body: { isHidden: !isShown } })));
  if (!settings) return null;
  return (
    <>
      <label>
        <input type="checkbox" checked={!settings.isHidden} onChange={({ target }) => show(target.checked)} />{' '}
        {peopleWords.presence}
      </label>
      <ProblemNote why={why} />
    </>
  );
}

/** A guest keeps every seat. */
export function MakeAccount({ me }: { me: Me | null }): ReactNode {
  const [name, setName] = useState(me?.name ?? '');
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      title={me ? accountWords.keep : accountWords.make}
      button={accountWords.make}
      send={() => server.call('POST /api/accounts', { body: { name, password } })}
    >
      <NameField label={accountWords.name} value={name} set={setName} />
      <PasswordField label={accountWords.password} value={password} set={setPassword} isNew />
    </AccountForm>
  );
}

export function LogIn(): ReactNode {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      title={accountWords.logIn}
      button={accountWords.logIn}
      send={() => server.call('POST /api/sessions', { body: { name, password } })}
    >
      <NameField label={accountWords.name} value={name} set={setName} />
      <PasswordField label={accountWords.password} value={password} set={setPassword} isNew={false} />
    </AccountForm>
  );
}

/** Whoever came by a passkey has none to begin with. */
export function ChangePassword({ me: { hasPassword } }: { me: Me }): ReactNode {
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  return (
    <AccountForm
      title={hasPassword ? accountWords.changePassword : accountWords.setPassword}
      button={hasPassword ? accountWords.changePassword : accountWords.setPassword}
      send={() => server.call('POST /api/me/password', { body: { old, new: next } })}
    >
      {hasPassword && <PasswordField label={accountWords.oldPassword} value={old} set={setOld} isNew={false} />}
      <PasswordField label={accountWords.newPassword} value={next} set={setNext} isNew />
    </AccountForm>
  );
}
