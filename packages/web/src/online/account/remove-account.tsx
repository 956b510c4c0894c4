import { type ReactNode, useState } from 'react';
import { saveAs } from '../../shell/top-bar/save-as.ts';
import { AskAgain } from '../../ui/ask-again.tsx';
import { Button } from '../../ui/button.tsx';
import { accountWords } from '../../words/online.ts';
import { peopleWords } from '../../words/online-people.ts';
import online from '../online.module.css';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { type Me, server } from '../server.ts';
import styles from './account.module.css';

/** The page begins anew: nothing of the person stays in it. */
export const leave = (): void => location.reload();

/** Asked once more; with a password it is asked for too. */
export function RemoveAccount({ me }: { me: Me }): ReactNode {
  const [password, setPassword] = useState('');
  const { why, isBusy, attempt } = useAttempt();
  const save = (): void =>
    void attempt(async () => {
      const data = await server.call('GET /api/me/export');
      saveAs(`admiralty-${me.name}.json`, `${JSON.stringify(data, null, 2)}\n`);
    });
  const remove = (): void =>
    void attempt(async () => {
      await server.call('DELETE /api/me', { body: me.hasPassword ? { password } : {} });
      leave();
    });
  return (
    <section className={`${online['panel']} ${styles['form']}`} aria-label={accountWords.data}>
      <h2>{accountWords.data}</h2>
      <p>{peopleWords.exportNote}</p>
      <Button disabled={isBusy} onClick={save}>
        {peopleWords.export}
      </Button>
      <p>{accountWords.removeNote}</p>
      {me.hasPassword && (
        <label className={online['field']}>
          <span>{accountWords.password}</span>
          <input
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
      )}
      <ProblemNote why={why} />
      <AskAgain
        title={accountWords.removeSure}
        note={accountWords.removeNote}
        no={accountWords.keepIt}
        yes={accountWords.yesRemove}
        act={remove}
        trigger={<Button disabled={isBusy}>{accountWords.remove}</Button>}
      />
    </section>
  );
}
