import {
  BRIDGE,
  type Choices,
  type DeltaVeeTypes,
  type DvView,
  ENGINE,
  FIELD,
  type PartFigures,
  POD_BOX,
  type UnitView,
} from '@admiralty/engine/deltavee';
import { typedQueries } from '@admiralty/host';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit } from '../names.ts';
import { useShowScene } from '../scene.ts';
import { damageWords } from '../sheet/damage-words.ts';
import { words } from '../words.ts';
import styles from './orders.module.css';
import { useLookAt } from './use-look-at.ts';
import { say } from './words.ts';

type ChoosePart = Choices['choosePart'];
type Props = ComposerProps<DvView, ChoosePart['about'], ChoosePart['answer']>;

/** The Hit Table leaves a choice: each part with what it is now and what the hit makes of it. */
export function PartComposer({ view, client, asked, submit }: Props): ReactNode {
  const { target, parts } = asked.about;
  const unit = findUnit(view, target);
  const [wish, setWish] = useState<number | null>(null);
  const part = wish ?? parts[0] ?? 0;
  const figures = useLookup('part-composer figures', String(asked.id), () =>
    typedQueries<DeltaVeeTypes>(client).figures(
      'choosePart',
      asked.id,
      parts.map((one) => ({ part: one })),
    ),
  );
  useShowScene(`${asked.id}`, () => ({ marks: [{ unit: target, isChosen: true }] }));
  useLookAt(target);
  if (!unit) return null;
  const chosen = knownPart(unit, part);
  const after = figures?.[parts.indexOf(part)]?.after;
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.part.parts}>
          <div className={styles['parts']}>
            <Segments
              label={say.part.parts}
              value={String(part)}
              options={parts.map((one, at) => ({
                id: String(one),
                label: knownPart(unit, one).name,
                note: noteOf(figures?.[at] ?? null),
              }))}
              onPick={(id) => setWish(Number(id))}
            />
          </div>
          {after && after !== 'ok' && (
            <p className={styles['note']}>
              {chosen.name} {words.stateWords[after]}: {damageWords(chosen.kind, after)}
            </p>
          )}
        </ComposerStep>
      </ComposerBody>
      <Foot primary={{ label: say.part.commit(chosen.name), run: () => submit({ part }) }} />
    </>
  );
}

function noteOf(figures: PartFigures | null): string {
  return figures ? `${words.stateWords[figures.before]} ${say.part.becomes(words.stateWords[figures.after])}` : '';
}

interface KnownPart {
  name: string;
  /** for its effects: `bridge`, or the pod's id */
  kind: string;
}

/** By name if it is one's own, in the copy just read, or was seen. */
function knownPart(unit: UnitView, part: number): KnownPart {
  if (part === BRIDGE) return { name: words.bridge, kind: 'bridge' };
  if (part === ENGINE) return { name: words.engine, kind: 'engine' };
  if (part === FIELD) return { name: words.field, kind: 'field' };
  const box = part - POD_BOX;
  const { log, read, vessel } = unit;
  const pods = [log?.pods, read?.boxes, vessel?.boxes].flatMap((boxes) => boxes?.find((one) => one.box === box) ?? []);
  const name = pods.find(({ podName }) => podName !== null)?.podName;
  return {
    name: name ? `${words.podPlace(box)} ${name}` : words.podPlace(box),
    kind: pods.find(({ pod }) => pod !== null)?.pod ?? '',
  };
}
