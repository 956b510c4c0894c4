import { Children, type ReactNode } from 'react';
import { shell } from '../words/shell.ts';
import styles from './die.module.css';

/** The dice of one action, in the order they were cast. */
export function Dice({ rolls }: { rolls: readonly { value: number; sides: number }[] }): ReactNode {
  return Children.toArray(rolls.map((roll) => Die(roll)));
}

function Die({ value, sides }: { value: number; sides: number }): ReactNode {
  return (
    <span className={styles['die']} data-sides={sides} role="img" aria-label={shell.rolled(value, sides)}>
      {value}
    </span>
  );
}
