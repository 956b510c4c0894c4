import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { tableWords } from '../../words/online.ts';
import online from '../online.module.css';
import styles from './new-table.module.css';

interface OwnNumberProps {
  value: string;
  set(value: string): void;
}

/** What somebody adds to the dice: random, or typed by those who trust no machine. */
export function OwnNumber({ value, set }: OwnNumberProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button look="plain" className={styles['own']} onClick={() => setOpen(true)}>
        {tableWords.typeOwn}
      </Button>
    );
  return (
    <label className={online['field']}>
      <span>{tableWords.ownNumber}</span>
      <input
        type="text"
        value={value}
        maxLength={128}
        autoComplete="off"
        placeholder={tableWords.random}
        onChange={({ target }) => set(target.value)}
      />
    </label>
  );
}

export function DicePart(props: OwnNumberProps): ReactNode {
  return (
    <section className={online['panel']} aria-label={tableWords.dice}>
      <div className={online['panelHead']}>
        <h2>{tableWords.dice}</h2>
      </div>
      <div className={styles['part']}>
        <small>{tableWords.diceNote}</small>
        <OwnNumber {...props} />
      </div>
    </section>
  );
}
