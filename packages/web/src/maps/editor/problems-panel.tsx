import type { ReactNode } from 'react';
import { Label } from '../../ui/label.tsx';
import { editor as words } from '../../words/maps.ts';
import styles from '../maps.module.css';
import { pathText } from '../paths.ts';
import type { Path, PlacedProblem } from '../types.ts';
import own from './editor.module.css';

interface ProblemsPanelProps {
  problems: readonly PlacedProblem[];
  isChecked: boolean;
  nameOf(path: Path): string;
  go(path: Path): void;
}

/** What the rules refuse, each with its place: a press goes there. */
export function ProblemsPanel({ problems, isChecked, nameOf, go }: ProblemsPanelProps): ReactNode {
  return (
    <section className={styles['panel']} aria-label={words.validation}>
      <header>
        <Label>{words.validation}</Label>
        {problems.length > 0 && <b>{words.toMend(problems.length)}</b>}
      </header>
      <div aria-live="polite">
        {problems.length === 0 && <p className={own['sound']}>{isChecked ? words.sound : words.checking}</p>}
        <ul className={own['problems']}>
          {problems.map(({ path, why }) => (
            <li key={`${pathText(path)} ${why}`}>
              <button type="button" onClick={() => go(path)}>
                <strong>{nameOf(path)}</strong>: {why}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
