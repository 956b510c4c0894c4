import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import { levelNames } from '../../words/shell.ts';
import { picker } from '../../words/site.ts';
import styles from './picker.module.css';
import { isPerson, playersOf, playModeOf, type Sitter } from './seating.ts';

interface StartBarProps {
  /** of the sides in their rows */
  names: readonly string[];
  seating: readonly Sitter[];
  refusal: string | null;
  /** a way to play it elsewhere */
  children?: ReactNode;
}

/** The one lamp of the page; it says what it does. */
export function StartBar({ names, seating, refusal, children }: StartBarProps): ReactNode {
  return (
    <div className={styles['start']}>
      {refusal && (
        <p role="alert">
          <strong>{picker.refused}</strong> {refusal}
        </p>
      )}
      <Button look="lamp" type="submit">
        {startWords(names, seating)} <Key>Enter</Key>
      </Button>
      {children}
    </div>
  );
}

function startWords(names: readonly string[], seating: readonly Sitter[]): string {
  const mode = playModeOf(seating);
  if (mode !== 'alone') return mode === 'watch' ? picker.startWatching : picker.startTogether;
  const foes = playersOf(seating).flatMap((player) => (player.is === 'computer' ? [levelNames[player.level]] : []));
  return picker.startAs(names[seating.findIndex(isPerson)] ?? '', foes);
}
