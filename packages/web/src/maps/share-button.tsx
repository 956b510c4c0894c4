import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { mapWords as words } from '../words/maps.ts';
import styles from './maps.module.css';

/** Puts a link on the clipboard; where that is not allowed it stands there to be copied. */
export function ShareButton({ link }: { link(): Promise<string | null> }): ReactNode {
  const [said, setSaid] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const text = await link();
    if (text === null) return setSaid(words.tooLong);
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.shared);
    } catch {
      setShown(text);
    }
  };
  return (
    <>
      {said && (
        <span role="status" className={styles['note']}>
          {said}
        </span>
      )}
      {shown && <input className={styles['input']} aria-label={words.share} readOnly value={shown} />}
      <Button onClick={() => void share()}>{words.share}</Button>
    </>
  );
}
