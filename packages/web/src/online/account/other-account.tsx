import type { ReactNode } from 'react';
import { accountWords } from '../../words/online.ts';
import online from '../online.module.css';
import type { Me } from '../server.ts';
import styles from './account.module.css';
import { LogIn } from './forms.tsx';
import { PasskeyLogin } from './passkeys.tsx';

/** For somebody who has an account and is not known by it here: as nobody, or as a guest. */
export function OtherAccount({ me }: { me: Me | null }): ReactNode {
  return (
    <details className={`${online['panel']} ${styles['other']}`}>
      <summary>{me ? accountWords.otherAccount : accountWords.haveAccount}</summary>
      {me && <p className={online['note']}>{accountWords.leavesGuest(me.name)}</p>}
      <LogIn />
      <PasskeyLogin />
    </details>
  );
}
