import type { Choices, DvView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ComposerProps } from '../../types.ts';
import { nameOfUnit } from '../names.ts';
import { useShowScene } from '../scene.ts';
import { say } from './words.ts';

type Jam = Choices['jam'];
type Point = Jam['answer']['points'][number];
type Props = ComposerProps<DvView, Jam['about'], Jam['answer']>;

/** Points of each pod on each target in reach. */
export function JamComposer({ view, client, asked, state, submit }: Props): ReactNode {
  const answers = useLookup('answers', String(asked.id), () => client.answers(asked.id));
  const [given, setGiven] = useDraft<readonly Point[]>({ state, asked }, 'points', []);
  const most = (answers?.options ?? []).flatMap(({ answer }) => (answer as Jam['answer']).points);
  const pods = [...new Set(most.map(podKey))];
  useShowScene(`${asked.id} ${most.length} ${JSON.stringify(given)}`, () => ({
    marks: [...new Set(most.map(({ target }) => target))].map((unit) => ({
      unit,
      isChosen: given.some(({ target }) => target === unit),
    })),
  }));
  const set = (point: Point, count: number): void =>
    setGiven([...given.filter((one) => !isSame(one, point)), ...(count > 0 ? [{ ...point, count }] : [])]);
  const sum = given.reduce((total, { count }) => total + count, 0);
  return (
    <>
      <ComposerBody>
        {pods.map((pod, at) => {
          const targets = most.filter((point) => podKey(point) === pod);
          const [first] = targets;
          if (!first) return null;
          const used = given.filter((one) => podKey(one) === pod).reduce((total, { count }) => total + count, 0);
          const name = `${nameOfUnit(view, first.unit)}, ${say.fire.pod(first.box)}`;
          return (
            <ComposerStep key={pod} n={at + 1} title={name} value={say.command.ofLeft(first.count - used, first.count)}>
              {targets.map((point) => {
                const count = given.find((one) => isSame(one, point))?.count ?? 0;
                return (
                  <Stepper
                    key={point.target}
                    label={nameOfUnit(view, point.target)}
                    value={count}
                    max={count + first.count - used}
                    onChange={(next) => set(point, next)}
                  />
                );
              })}
            </ComposerStep>
          );
        })}
      </ComposerBody>
      <Foot primary={{ label: say.jam.commit(sum), run: () => submit({ points: [...given] }) }} />
    </>
  );
}

function podKey({ unit, box }: Point): string {
  return `${unit} ${box}`;
}

function isSame(one: Point, other: Point): boolean {
  return podKey(one) === podKey(other) && one.target === other.target;
}
