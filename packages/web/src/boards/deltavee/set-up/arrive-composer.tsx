import type { Choices, DvView } from '@admiralty/engine/deltavee';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { upTo } from '../lists.ts';
import { findUnit } from '../names.ts';
import { CourseChoice } from '../orders/course-choice.tsx';
import { say } from '../orders/words.ts';
import { Boxes } from './boxes.tsx';
import { setUpWords } from './words.ts';

type Arrive = Choices['arrive'];
type Props = ComposerProps<DvView, Arrive['about'], Arrive['answer']>;

/** A reinforcement: its direction, and its pods in their boxes. */
export function ArriveComposer({ view, client, asked, submit }: Props): ReactNode {
  const unit = findUnit(view, asked.about.unit);
  const [boxes, setBoxes] = useState(() => (unit?.log?.pods ?? []).map(({ pod }) => pod));
  const legal = useLookup('arrive-composer legal', String(asked.id), async () => {
    const asking = upTo(12).map(async (direction) => {
      const refusal = await client.check({ decision: asked.id, kind: asked.kind, with: { direction } });
      return refusal ? [] : [direction];
    });
    return (await Promise.all(asking)).flat();
  });
  if (!unit || !legal || legal.length === 0) return <ComposerBody>{null}</ComposerBody>;
  const nameOf = (pod: string): string => unit.log?.pods.find((one) => one.pod === pod)?.podName ?? pod;
  return (
    <CourseChoice
      view={view}
      unit={unit}
      options={legal.map((direction) => ({ direction, velocity: unit.velocity, answer: { direction, boxes } }))}
      label={({ direction }) => say.arrive.commit(direction)}
      submit={submit}
    >
      <ComposerStep n={2} title={setUpWords.assign.boxes}>
        <Boxes boxes={boxes} rolls={view.boxRolls} nameOf={nameOf} onChange={setBoxes} />
      </ComposerStep>
    </CourseChoice>
  );
}
