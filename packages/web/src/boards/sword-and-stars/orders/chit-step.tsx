import type { ChitView, OperationAct, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { ownEmpire } from '../situation.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

const war = ['weapons-advance', 'tactical-advance'];

/** Chits of the reader, in hand or face up, of these kinds. */
export function ownChits(view: SsView, kinds: readonly string[]): ChitView[] {
  const own = ownEmpire(view);
  return own ? [...own.hand, ...own.faceUp].filter(({ kind }) => kinds.includes(kind)) : [];
}

export function warChits(view: SsView): ChitView[] {
  return ownChits(view, war);
}

/** Weapons and Tactical Advance in an attack, Fervor in a Conversion. */
export function helpfulChits(view: SsView, act: OperationAct): ChitView[] {
  if (act.do !== 'conquest' && act.do !== 'raid') return [];
  const isConversion = view.systems[act.target]?.owner === view.viewer;
  return isConversion ? ownChits(view, ['ideological-fervor']) : warChits(view);
}

interface ChitStepProps {
  n: number;
  chits: readonly ChitView[];
  used: readonly number[];
  onChange(chits: number[]): void;
}

/** Which of them are used: each can be put in and taken out. */
export function ChitStep({ n, chits, used, onChange }: ChitStepProps): ReactNode {
  const toggle = (chit: number): void =>
    onChange(used.includes(chit) ? used.filter((one) => one !== chit) : [...used, chit]);
  return (
    <ComposerStep n={n} title={say.act.chits}>
      <div className={styles['toggles']}>
        {chits.map(({ chit, name }) => (
          <button key={chit} type="button" aria-pressed={used.includes(chit)} onClick={() => toggle(chit)}>
            {name}
          </button>
        ))}
      </div>
    </ComposerStep>
  );
}
