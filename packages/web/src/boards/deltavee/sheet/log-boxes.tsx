import type { PartState, PodView, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { Part } from './part.tsx';
import styles from './sheet.module.css';

interface Box {
  key: string;
  name: string;
  note?: string;
  state: PartState | 'empty' | null;
}

/** The owner's log: every part with its state. */
export function LogBoxes({ unit }: { unit: UnitView }): ReactNode {
  const { log } = unit;
  if (!log) return null;
  const fields = log.fields.map(
    ({ state, isUp }, at): Box => ({
      key: `field ${at}`,
      name: log.fields.length > 1 ? words.fieldNumber(at + 1) : words.field,
      note: isUp ? words.up : words.off,
      state,
    }),
  );
  const boxes: Box[] = [
    { key: 'bridge', name: words.bridge, state: log.bridge },
    { key: 'engine', name: words.engine, state: log.engine },
    ...fields,
    ...log.pods.map(podBox),
  ];
  return (
    <Part title={words.shipLog}>
      <Boxes boxes={boxes} />
    </Part>
  );
}

function podBox({ box, firstBox, pod, podName, state, craft, isFieldUp }: PodView): Box {
  if (pod === null || firstBox !== box)
    return { key: `box ${box}`, name: `${box} ${podName ?? words.emptyBox}`, state: 'empty' };
  const note = craft && craft.at !== 'none' ? words.craftAt[craft.at] : isFieldUp ? words.up : undefined;
  return { key: `box ${box}`, name: `${box} ${podName ?? pod}`, state, ...(note ? { note } : {}) };
}

/** What everybody has seen of an enemy, and what was read in his log. */
export function KnownBoxes({ unit }: { unit: UnitView }): ReactNode {
  const { vessel, read } = unit;
  if (!vessel) return null;
  const { hits } = vessel;
  const parts = [
    { key: 'bridge', name: words.bridge, count: hits.bridge },
    { key: 'engine', name: words.engine, count: hits.engine },
    ...(vessel.ratings.fieldClass > 0 ? [{ key: 'field', name: words.field, count: hits.field }] : []),
  ].map(
    ({ key, name, count }): Box => ({ key, name, state: null, ...(count > 0 ? { note: words.hitsSeen(count) } : {}) }),
  );
  const boxes = vessel.boxes.map((one): Box => {
    const copy = read?.boxes.find(({ box }) => box === one.box);
    const name = one.pod === 'empty' ? words.emptyBox : (copy?.podName ?? one.podName ?? words.unknownBox);
    return {
      key: `box ${one.box}`,
      name: `${one.box} ${name}`,
      state: one.pod === 'empty' ? 'empty' : (copy?.state ?? one.state),
      ...(one.hits > 0 ? { note: words.hitsSeen(one.hits) } : {}),
    };
  });
  return (
    <Part title={words.knownLog}>
      <Boxes boxes={[...parts, ...boxes]} />
      {vessel.podsAboard && (
        <p className={styles['note']}>
          {vessel.podsAboard.map(({ podName, count }) => (count > 1 ? `${count} × ${podName}` : podName)).join(', ')}
        </p>
      )}
      {read && <p className={styles['note']}>{words.readIn(read.turn)}</p>}
    </Part>
  );
}

function Boxes({ boxes }: { boxes: readonly Box[] }): ReactNode {
  return (
    <ul className={styles['boxes']}>
      {boxes.map(({ key, name, note, state }) => (
        <li key={key} data-state={state ?? undefined} title={stateTitle(name, state)}>
          <span>
            {name} {note && <small>{note}</small>}
          </span>
          {state !== null && state !== 'empty' && (
            <b>
              <span className="unseen">{words.stateWords[state]}</span>
              <span aria-hidden>{words.stateMarks[state]}</span>
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateTitle(name: string, state: Box['state']): string {
  return state === null || state === 'empty' ? name : `${name}: ${words.stateWords[state]}`;
}
