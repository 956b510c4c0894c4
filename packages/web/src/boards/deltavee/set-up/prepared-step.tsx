import { type Choices, MISSILE_TYPES, type PodView, type UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
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
  onChange(answer: Answer): void;
}

const CRAFT = -1;

/** What lies prepared at the start, pod by pod, where the scenario allows it. */
export function PreparedStep({ n, unit, client, asked, answer, onChange }: Props): ReactNode {
  const pods = (unit.log?.pods ?? []).filter((pod) => wishesOf(pod).length > 0);
  const allowed = useLookup('prepared-step allowed', `${asked.id} ${unit.unit}`, async () => {
    const wishes = pods.flatMap((pod) => wishesOf(pod).map((missile) => ({ unit: unit.unit, box: pod.box, missile })));
    const asking = wishes.map(async (wish) => {
      const given = { ...answer, prepared: [wish] };
      return (await client.check({ decision: asked.id, kind: asked.kind, with: given })) === null ? [wish] : [];
    });
    return (await Promise.all(asking)).flat();
  });
  if (!allowed || allowed.length === 0) return null;
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

function wishesOf({ missiles, craft }: PodView): number[] {
  const types = missiles.flatMap((count, type) => (count > 0 ? [type] : []));
  return craft?.at === 'inside' ? [CRAFT, ...types] : types;
}

function wishWords(missile: number): string {
  const type = MISSILE_TYPES[missile];
  return type ? words.missiles[type] : setUpWords.deploy.preparedCraft;
}
