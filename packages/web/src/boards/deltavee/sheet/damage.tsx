import type { LogView, PartState, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { damageWords } from './damage-words.ts';
import { Part } from './part.tsx';
import styles from './sheet.module.css';

/** What the ship's wounds mean for what it can do. */
export function Damage({ unit }: { unit: UnitView }): ReactNode {
  const lines = unit.log ? damageOf(unit.log) : [];
  if (lines.length === 0) return null;
  return (
    <Part title={words.damageTitle}>
      <ul className={styles['damage']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  );
}

function damageOf({ bridge, engine, fields, pods }: LogView): string[] {
  const parts: [string, string, PartState][] = [
    [words.bridge, 'bridge', bridge],
    [words.engine, 'engine', engine],
    ...fields.map(({ state }): [string, string, PartState] => [words.field, 'field', state]),
    ...pods.flatMap(({ pod, podName, box, state }): [string, string, PartState][] =>
      pod === null ? [] : [[`${words.podPlace(box)} ${podName ?? ''}`.trim(), pod, state]],
    ),
  ];
  return parts.flatMap(([name, part, state]) => {
    const effect = state === 'ok' ? null : damageWords(part, state);
    return effect ? [`${name} ${words.stateWords[state]}: ${effect}`] : [];
  });
}
