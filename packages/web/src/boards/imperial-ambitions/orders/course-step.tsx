/** The way of one unit: what it does, how far, where it turns; every choice is an end that the rules listed. */
import type { IaView, MoveEnd } from '@admiralty/engine/imperial-ambitions';
import { mapLabel, unitName } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { Segments } from '../../../ui/segments.tsx';
import { words } from '../words.ts';
import {
  coursesOf,
  lengthsOf,
  longer,
  type Mover,
  stayOf,
  turned,
  turnsOf,
  type Verb,
  verbsOf,
  waysTo,
} from './activate-draft.ts';
import { moveWords, turnWords } from './move-words.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

interface Props {
  n: number;
  view: IaView;
  mover: Mover;
  end: MoveEnd;
  /** the chance to lose a step there; null: nobody can reach it */
  risk: string | null;
  onEnd(end: MoveEnd): void;
}

const KEYS: Readonly<Record<Verb, string>> = { move: 'W', turn: 'T', stay: 'S', jump: 'X' };

export function CourseStep({ n, view, mover, end, risk, onEnd }: Props): ReactNode {
  const { ends, unit } = mover;
  const pick = (found: MoveEnd | null | undefined): void => {
    if (found) onEnd(found);
  };
  useCommands([
    { id: 'further', keys: ['ArrowUp'], label: say.activate.further, run: () => pick(longer(ends, end, 1)) },
    { id: 'nearer', keys: ['ArrowDown'], label: say.activate.nearer, run: () => pick(longer(ends, end, -1)) },
    { id: 'turn left', keys: ['q'], label: say.activate.left, run: () => pick(turned(ends, end, -1)) },
    { id: 'turn right', keys: ['e'], label: say.activate.right, run: () => pick(turned(ends, end, 1)) },
  ]);
  const verb = (to: Verb): void => {
    if (to === 'move') pick(end.move.do === 'move' ? longer(ends, end, 1) : coursesOf(ends, 1)[0]);
    else if (to === 'turn') pick(turned(ends, end.move.do === 'turn' ? end : (stayOf(ends) ?? end), 1));
    else pick(ends.find(({ move }) => move.do === to));
  };
  return (
    <ComposerStep
      n={n}
      title={say.activate.course(unitName(view, unit))}
      value={[moveWords(end), ...(risk ? [say.activate.risk(risk)] : [])].join(' · ')}
    >
      <div data-coach="course">
        <Segments
          label={say.activate.course(unitName(view, unit))}
          value={end.move.do}
          onPick={verb}
          options={verbsOf(ends).map((to) => ({ id: to, label: say.activate.verbs[to], key: KEYS[to] }))}
        />
      </div>
      {end.move.do === 'move' && <Course ends={ends} end={end} pick={pick} />}
      {end.move.do === 'turn' && (
        <Segments
          label={say.activate.facing}
          value={String(end.facing)}
          onPick={(facing) => pick(turnsOf(ends).find((one) => String(one.facing) === facing))}
          options={turnsOf(ends).map(({ facing }) => ({ id: String(facing), label: words.unit.facings[facing] }))}
        />
      )}
    </ComposerStep>
  );
}

interface CourseProps {
  ends: readonly MoveEnd[];
  end: MoveEnd;
  pick(end: MoveEnd | undefined): void;
}

/** How far, then how it turns; on the right where and how it ends. */
function Course({ ends, end, pick }: CourseProps): ReactNode {
  const { move } = end;
  if (move.do !== 'move') return null;
  const courses = coursesOf(ends, move.hexes);
  const ways = waysTo(ends, end.xy);
  return (
    <>
      <div className={styles['gap']}>
        <Segments
          label={say.activate.hexes}
          value={String(move.hexes)}
          flow="row"
          onPick={(hexes) => pick(coursesOf(ends, Number(hexes))[0])}
          options={lengthsOf(ends).map((hexes) => ({ id: String(hexes), label: say.activate.hexesOf(hexes) }))}
        />
      </div>
      <div className={styles['gap']}>
        <Segments
          label={say.activate.turning}
          value={String(move.turns)}
          onPick={(turns) => pick(courses.find((one) => one.move.do === 'move' && String(one.move.turns) === turns))}
          options={courses.flatMap((one) =>
            one.move.do === 'move'
              ? [{ id: String(one.move.turns), label: turnWords(one.move.turns), note: mapLabel(one.xy) }]
              : [],
          )}
        />
      </div>
      <p className={styles['hint']}>
        {say.activate.ends(mapLabel(end.xy), words.unit.facings[end.facing] ?? '', ways.length)}
      </p>
    </>
  );
}
