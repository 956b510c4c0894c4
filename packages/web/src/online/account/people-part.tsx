import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { peopleWords as words } from '../../words/online-people.ts';
import online from '../online.module.css';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import styles from './account.module.css';

/** Whom one does not want to read or to meet. */
export function PeoplePart(): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const lookAgain = useLookAgain();
  const [name, setName] = useState('');
  const { data = [] } = useQuery({ queryKey: ['relations'], queryFn: () => server.call('GET /api/me/relations') });
  const relate = (other: string, kind: 'mute' | 'block' | null): void =>
    void attempt(async () => {
      const params = { name: other.trim() };
      if (kind) await server.call('PUT /api/me/relations/{name}', { params, body: { kind } });
      else await server.call('DELETE /api/me/relations/{name}', { params });
      setName('');
      await lookAgain();
    });
  return (
    <section className={online['panel']} aria-label={words.people}>
      <div className={online['panelHead']}>
        <h2>{words.people}</h2>
      </div>
      <p className={online['note']}>{words.peopleNote}</p>
      <ProblemNote why={why} />
      <ul className={online['rows']}>
        {data.map((one) => (
          <li key={one.name}>
            <p>
              <b>{one.name}</b>
              <small>{words.kinds[one.kind]}</small>
            </p>
            <Button disabled={isBusy} onClick={() => relate(one.name, null)}>
              {words.undo}
            </Button>
          </li>
        ))}
        {data.length === 0 && <li>{words.nobody}</li>}
      </ul>
      <div className={styles['line']}>
        <label className={online['field']}>
          <span>{words.name}</span>
          <input type="text" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </label>
        <Button disabled={isBusy || name.trim() === ''} onClick={() => relate(name, 'mute')}>
          {words.mute}
        </Button>
        <Button disabled={isBusy || name.trim() === ''} onClick={() => relate(name, 'block')}>
          {words.block}
        </Button>
      </div>
    </section>
  );
}

export function ReportPart(): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const report = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(false);
    void attempt(async () => {
      const about = name.trim();
      await server.call('POST /api/reports', { body: { text, ...(about !== '' && { name: about }) } });
      setText('');
      setSent(true);
    });
  };
  return (
    <form className={`${online['panel']} ${styles['form']}`} aria-label={words.report} onSubmit={report}>
      <h2>{words.report}</h2>
      <p>{words.reportNote}</p>
      <label className={online['field']}>
        <span>{words.aboutWhom}</span>
        <input type="text" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </label>
      <label className={online['field']}>
        <span>{words.what}</span>
        <textarea value={text} rows={3} required maxLength={2000} onChange={({ target }) => setText(target.value)} />
      </label>
      <ProblemNote why={why} />
      <Button type="submit" disabled={isBusy}>
        {words.send}
      </Button>
      <p role="status">{isSent && words.sent}</p>
    </form>
  );
}
