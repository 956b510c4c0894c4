import {
  type Choices,
  type DvView,
  type HomingExchange,
  MISSILE_TYPES,
  type PodView,
  type UnitView,
} from '@admiralty/engine/deltavee';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit, nameOf } from '../names.ts';
import { UnitChoice } from '../orders/unit-choice.tsx';
import { useActing } from '../orders/use-acting.ts';
import { Boxes } from './boxes.tsx';
import styles from './set-up.module.css';
import { setUpWords } from './words.ts';

type AssignPods = Choices['assignPods'];
type Props = ComposerProps<DvView, AssignPods['about'], AssignPods['answer']>;
const say = setUpWords.assign;
const GUIDED = MISSILE_TYPES.indexOf('guided');
const INTELLIGENT = MISSILE_TYPES.indexOf('intelligent');

/** Which pod lies in which box, ship by ship; sealed. */
export function AssignComposer({ view, client, asked, submit }: Props): ReactNode {
  const units = asked.about.units.flatMap((unit) => findUnit(view, unit) ?? []);
  const unit = useActing(view, units);
  const [boxes, setBoxes] = useState(() => units.map(podsIn));
  const [homing, setHoming] = useState<readonly HomingExchange[]>([]);
  const at = unit ? units.indexOf(unit) : -1;
  const shuffle = async (): Promise<void> => {
    const sample = await client.sample(asked.id);
    if (sample) setBoxes((sample.answer as AssignPods['answer']).boxes);
  };
  const answer = { boxes, ...(homing.length > 0 ? { homing: [...homing] } : {}) };
  const n = units.length > 1 ? 2 : 1;
  return (
    <>
      <ComposerBody>
        {unit && units.length > 1 && <UnitChoice view={view} units={units} acting={unit} />}
        {unit && (
          <ComposerStep n={n} title={say.boxes} value={nameOf(view, unit)}>
            <Boxes
              key={unit.unit}
              boxes={boxes[at] ?? []}
              rolls={view.boxRolls}
              nameOf={(pod) => podName(units, pod)}
              onChange={(next) => setBoxes(boxes.map((one, index) => (index === at ? next : one)))}
            />
            <p className={styles['note']}>{say.swap}</p>
          </ComposerStep>
        )}
        {view.options['homingMissiles'] === true && unit && (
          <HomingStep n={n + 1} unit={unit} boxes={boxes[at] ?? []} homing={homing} onChange={setHoming} />
        )}
      </ComposerBody>
      <Foot
        primary={{ label: say.commit, run: () => submit(answer) }}
        others={units.length > 0 ? [{ label: say.shuffle, letter: '.', run: shuffle }] : []}
      />
    </>
  );
}

function podsIn({ log }: UnitView): (string | null)[] {
  return (log?.pods ?? []).map(({ pod }) => pod);
}

function podName(units: readonly UnitView[], pod: string): string {
  return units.flatMap(({ log }) => log?.pods ?? []).find((one) => one.pod === pod)?.podName ?? pod;
}

/** Homing missiles in place of others, pod by pod, as the boxes stand now. */
function HomingStep(props: {
  n: number;
  unit: UnitView;
  boxes: readonly (string | null)[];
  homing: readonly HomingExchange[];
  onChange(homing: readonly HomingExchange[]): void;
}): ReactNode {
  const { n, unit, boxes, homing, onChange } = props;
  const pods = boxes.flatMap((id, at) => {
    const pod = unit.log?.pods.find((one) => one.pod === id);
    return pod && countOf(pod, GUIDED) + countOf(pod, INTELLIGENT) > 0 ? [{ pod, box: at + 1 }] : [];
  });
  const set = (box: number, part: Partial<HomingExchange>): void => {
    const before = homing.find((one) => one.unit === unit.unit && one.box === box);
    const next = { unit: unit.unit, box, guided: 0, intelligent: 0, ...before, ...part };
    const others = homing.filter((one) => one !== before);
    onChange(next.guided + next.intelligent > 0 ? [...others, next] : others);
  };
  return (
    <ComposerStep n={n} title={say.homing}>
      <p className={styles['note']}>{say.homingNote}</p>
      {pods.map(({ pod, box }) => {
        const given = homing.find((one) => one.unit === unit.unit && one.box === box);
        return (
          <div key={box} className={styles['gap']}>
            <Stepper
              label={`${box} ${pod.podName ?? ''}: ${say.guided(countOf(pod, GUIDED))}`}
              value={given?.guided ?? 0}
              max={countOf(pod, GUIDED)}
              onChange={(guided) => set(box, { guided })}
            />
            <Stepper
              label={`${box} ${pod.podName ?? ''}: ${say.intelligent(countOf(pod, INTELLIGENT))}`}
              value={given?.intelligent ?? 0}
              max={countOf(pod, INTELLIGENT)}
              onChange={(intelligent) => set(box, { intelligent })}
            />
          </div>
        );
      })}
    </ComposerStep>
  );
}

function countOf({ missiles }: PodView, type: number): number {
  return missiles[type] ?? 0;
}
