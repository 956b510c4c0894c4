import { type Choices, type DeployNext, MISSILE_TYPES, type UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { words } from '../words.ts';
import type { DeployProps } from './deploy-composer.tsx';
import styles from './set-up.module.css';
import { setUpWords } from './words.ts';

type Answer = Choices['deploy']['answer'];
type Prepared = NonNullable<Answer['prepared']>[number];

interface Props extends DeployProps {
  n: number;
  unit: UnitView;
  answer: Answer;
  /** what may start prepared */
  allowed: DeployNext['prepared'];
  onChange(answer: Answer): void;
}

/** What lies prepared at the start, pod by pod, where the scenario allows it. */
export function PreparedStep({ n, unit, answer, allowed, onChange }: Props): ReactNode {
  const boxes = new Set(allowed.map(({ box }) => box));
  const pods = (unit.log?.pods ?? []).filter(({ box }) => boxes.has(box));
  if (allowed.length === 0) return null;
  const prepared = answer.prepared ?? [];
  const set = (box: number, missile: string): void => {
    const others = prepared.filter((one) => one.unit !== unit.unit || one.box !== box);
    const wish: Prepared[] = missile === '' ? [] : [{ unit: unit.unit, box, missile: Number(missile) }];
    onChange({ ...answer, prepared: [...others, ...wish] });
  };
  return (
    <ComposerStep n={n} title={setUpWords.deploy.prepared}>
      <div className={styles['selects']}>
        {pods.map(({ box, podName }) => {
          const given = prepared.find((one) => one.unit === unit.unit && one.box === box);
          return (
            <label key={box}>
              {box} {podName}
              <select
                className={styles['select']}
                value={given ? String(given.missile) : ''}
                onChange={({ target }) => set(box, target.value)}
              >
                <option value="">{setUpWords.deploy.nothing}</option>
                {allowed
                  .filter((one) => one.box === box)
                  .map(({ missile }) => (
                    <option key={missile} value={missile}>
                      {wishWords(missile)}
                    </option>
                  ))}
              </select>
            </label>
          );
        })}
      </div>
    </ComposerStep>
  );
}

function wishWords(missile: number): string {
  const type = MISSILE_TYPES[missile];
  return type ? words.missiles[type] : setUpWords.deploy.preparedCraft;
}
