import type { ScenarioInfo } from '@admiralty/engine';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import { picker } from '../../words/site.ts';
import styles from './picker.module.css';
import type { Sitter } from './seating.ts';

interface StartBarProps {
  scenario: ScenarioInfo;
  seating: readonly Sitter[];
  refusal: string | null;
}

/** The one lamp of the page; it says what it does. */
export function StartBar({ scenario, seating, refusal }: StartBarProps): ReactNode {
  const people = seating.filter((who) => who === 'you' || who === 'friend').length;
  const own = scenario.seats[seating.findIndex((who) => who === 'you' || who === 'friend')];
  const words = people === 0 ? picker.startWatching : people > 1 ? picker.startTogether : picker.startAs(own ?? '');
  return (
    <div className={styles['start']}>
      {refusal && (
        <p role="alert">
          <strong>{picker.refused}</strong> {refusal}
        </p>
      )}
      <Button look="lamp" type="submit">
        {words} <Key>Enter</Key>
      </Button>
    </div>
  );
}
