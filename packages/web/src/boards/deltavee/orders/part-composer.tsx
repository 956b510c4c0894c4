import {
  BRIDGE,
  type Choices,
  type DvView,
  ENGINE,
  FIELD,
  type PartState,
  POD_BOX,
  stateAfter,
  type UnitView,
} from '@admiralty/engine/deltavee';
import { type ReactNode, useEffect, useState } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { Segments } from '../../../ui/segments.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit, unitId } from '../names.ts';
import { useShowScene } from '../scene.ts';
import { damageWords } from '../sheet/damage-words.ts';
import { words } from '../words.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

type ChoosePart = Choices['choosePart'];
type Props = ComposerProps<DvView, ChoosePart['about'], ChoosePart['answer']>;

/** The Hit Table leaves a choice: each part with what it is now and what the hit makes of it. */
export function PartComposer({ view, asked, submit }: Props): ReactNode {
  const { target, parts } = asked.about;
  const unit = findUnit(view, target);
  const [wish, setWish] = useState<number | null>(null);
  const part = wish ?? parts[0] ?? 0;
  useShowScene(`${asked.id}`, () => ({ marks: [{ unit: target, isChosen: true }] }));
  useLookAt(target);
  if (!unit) return null;
  const chosen = knownPart(unit, part);
  const after = chosen.state ? stateAfter(chosen.state, chosen.armor) : null;
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.part.parts}>
          <div className={styles['gap']}>
            <Segments
              label={say.part.parts}
              value={String(part)}
              options={parts.map((one) => ({ id: String(one), ...segmentOf(unit, one) }))}
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

/** The sheet of the unit that is hit lies open meanwhile. */
function useLookAt(target: number): void {
  useEffect(() => {
    const { selected, select } = useBoardStore.getState();
    select(unitId(target));
    return () => select(selected);
  }, [target]);
}

function segmentOf(unit: UnitView, part: number): { label: string; note: string } {
  const { name, state, armor } = knownPart(unit, part);
  const note = state
    ? `${words.stateWords[state]} ${say.part.becomes(words.stateWords[stateAfter(state, armor)])}`
    : '';
  return { label: name, note };
}

interface KnownPart {
  name: string;
  /** for its effects: `bridge`, or the pod's id */
  kind: string;
  /** null: not known */
  state: PartState | null;
  armor: number;
}

/** From the log if it is one's own, else from the copy just read or the hits seen. */
function knownPart(unit: UnitView, part: number): KnownPart {
  const armor = unit.vessel?.ratings.armor ?? 0;
  const { log } = unit;
  const seen = unit.vessel?.hits;
  if (part === BRIDGE)
    return {
      name: words.bridge,
      kind: 'bridge',
      state: log?.bridge ?? stateAfter('ok', armor, seen?.bridge ?? 0),
      armor,
    };
  if (part === ENGINE)
    return {
      name: words.engine,
      kind: 'engine',
      state: log?.engine ?? stateAfter('ok', armor, seen?.engine ?? 0),
      armor,
    };
  if (part === FIELD)
    return {
      name: words.field,
      kind: 'field',
      state: log?.fields[0]?.state ?? stateAfter('ok', armor, seen?.field ?? 0),
      armor,
    };
  return knownPod(unit, part - POD_BOX);
}

function knownPod({ log, read, vessel }: UnitView, box: number): KnownPart {
  const pod = log?.pods.find((one) => one.box === box);
  const copy = read?.boxes.find((one) => one.box === box);
  const seen = vessel?.boxes.find((one) => one.box === box);
  const name = pod?.podName ?? copy?.podName ?? seen?.podName;
  return {
    name: name ? `${words.podPlace(box)} ${name}` : words.podPlace(box),
    kind: pod?.pod ?? copy?.pod ?? seen?.pod ?? '',
    state: pod?.state ?? copy?.state ?? seen?.state ?? null,
    armor: pod?.armor ?? 2,
  };
}
