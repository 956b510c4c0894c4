import type { Choices, Deployment, DvView, UnitView } from '@admiralty/engine/deltavee';
import { type ReactNode, useEffect, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { Segments } from '../../../ui/segments.tsx';
import type { ComposerProps } from '../../types.ts';
import { drawingOf, findUnit } from '../names.ts';
import { UnitChoice } from '../orders/unit-choice.tsx';
import { useActing } from '../orders/use-acting.ts';
import { say } from '../orders/words.ts';
import { hexesOf } from '../plane/sheets.ts';
import { useShowScene } from '../scene.ts';
import { PreparedStep } from './prepared-step.tsx';
import styles from './set-up.module.css';
import { type Places, useOpenings } from './use-openings.ts';
import { setUpWords } from './words.ts';

type Deploy = Choices['deploy'];
type Answer = Deploy['answer'];
export type DeployProps = ComposerProps<DvView, Deploy['about'], Answer>;

/** Begins with a proposal that the rules accept; every unit can be put elsewhere. */
export function DeployComposer(props: DeployProps): ReactNode {
  const { client, asked } = props;
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    void client.sample(asked.id).then((sample) => sample && setAnswer(sample.answer as Answer));
  }, [client, asked.id]);
  if (!answer) return <ComposerBody>{null}</ComposerBody>;
  return <Deploying {...props} answer={answer} setAnswer={setAnswer} />;
}

function Deploying(props: DeployProps & { answer: Answer; setAnswer(answer: Answer): void }): ReactNode {
  const { view, client, asked, submit, whyNot, answer, setAnswer } = props;
  const units = [...answer.units, ...(answer.hexsides ?? [])].flatMap(({ unit }) => findUnit(view, unit) ?? []);
  const unit = useActing(view, units);
  const placed = answer.units.find((one) => one.unit === unit?.unit);
  const change = (next: Answer): void => {
    setAnswer(next);
    void whyNot(next);
  };
  const legal = useOpenings(props, answer, unit?.unit ?? null);
  const put = (part: Partial<Deployment>): void => {
    const isCommon = legal.common.some((what) => part[what] !== undefined); // the fleet changes as one
    const units = answer.units.map((one) => (isCommon || one === placed ? { ...one, ...part } : one));
    change({ ...answer, units });
  };
  useDeployScene(view, answer, placed, legal, put);
  const another = async (): Promise<void> => {
    const sample = await client.sample(asked.id);
    if (sample) setAnswer(sample.answer as Answer);
  };
  const n = units.length > 1 ? 2 : 1;
  return (
    <>
      <ComposerBody>
        {unit && units.length > 1 && (
          <UnitChoice view={view} units={units} acting={unit} noteOf={(one) => placeWords(answer, one)} />
        )}
        {placed && <CourseFields n={n} placed={placed} legal={legal} put={put} />}
        {unit && !placed && <Hexside n={n} unit={unit} answer={answer} legal={legal} onChange={change} />}
        {unit && <PreparedStep {...props} n={n + 2} unit={unit} allowed={legal.prepared} onChange={change} />}
      </ComposerBody>
      <Foot
        primary={{ label: setUpWords.deploy.commit, run: () => submit(answer) }}
        others={[{ label: setUpWords.deploy.another, letter: '.', run: another }]}
      />
    </>
  );
}

function placeWords(answer: Answer, { unit }: UnitView): string {
  return answer.units.find((one) => one.unit === unit)?.hex ?? '';
}

function CourseFields(props: {
  n: number;
  placed: Deployment;
  legal: Places;
  put(part: Partial<Deployment>): void;
}): ReactNode {
  const { n, placed, legal, put } = props;
  const speeds = withNow(legal.velocities, placed.velocity);
  const headings = withNow(legal.directions, placed.direction);
  return (
    <>
      <Figures
        n={n}
        title={say.fire.direction}
        value={placed.direction}
        options={headings}
        note={placed.hex}
        onPick={(direction) => put({ direction })}
      />
      <Figures
        n={n + 1}
        title={say.fire.velocity}
        value={placed.velocity}
        options={speeds}
        onPick={(velocity) => put({ velocity })}
      />
    </>
  );
}

function withNow(figures: readonly number[], now: number): number[] {
  return [...new Set([...figures, now])].toSorted((one, other) => one - other);
}

/** One figure out of some; where there is no choice it only stands there. */
function Figures(props: {
  n: number;
  title: string;
  value: number;
  options: readonly number[];
  note?: string;
  onPick(value: number): void;
}): ReactNode {
  const { n, title, value, options, note, onPick } = props;
  return (
    <ComposerStep n={n} title={title} value={[note, value].filter((one) => one !== undefined).join(' · ')}>
      {options.length > 1 && (
        <div className={styles['gap']}>
          <Segments
            label={title}
            value={String(value)}
            options={options.map((one) => ({ id: String(one), label: String(one) }))}
            onPick={(id) => onPick(Number(id))}
          />
        </div>
      )}
    </ComposerStep>
  );
}

interface HexsideProps {
  n: number;
  unit: UnitView;
  answer: Answer;
  legal: Places;
  onChange(answer: Answer): void;
}

function Hexside({ n, unit, answer, legal, onChange }: HexsideProps): ReactNode {
  const value = answer.hexsides?.find((one) => one.unit === unit.unit)?.hexside;
  return (
    <ComposerStep n={n} title={setUpWords.deploy.hexside} value={value}>
      <div className={styles['gap']}>
        <Segments
          label={setUpWords.deploy.hexside}
          value={String(value)}
          options={withNow(legal.hexsides, value ?? 12).map((one) => ({ id: String(one), label: String(one) }))}
          onPick={(id) =>
            onChange({
              ...answer,
              hexsides: (answer.hexsides ?? []).map((one) =>
                one.unit === unit.unit ? { ...one, hexside: Number(id) } : one,
              ),
            })
          }
        />
      </div>
    </ComposerStep>
  );
}

/** All units as proposed, the allowed hexes of the one in hand, and the clock to turn it by. */
function useDeployScene(
  view: DvView,
  answer: Answer,
  placed: Deployment | undefined,
  legal: Places,
  put: (part: Partial<Deployment>) => void,
): void {
  const key = JSON.stringify([answer.units, placed?.unit, legal.hexes.length, legal.directions]);
  useShowScene(key, () => {
    const hexes = new Map(hexesOf(view.sheets).map((hex) => [hex.name, hex]));
    const courses = answer.units.flatMap((one) => {
      const [hex, unit] = [hexes.get(one.hex), findUnit(view, one.unit)];
      if (!hex || !unit) return [];
      const course = { q: hex.q, r: hex.r, direction: one.direction, velocity: one.velocity, zig: 0 };
      const look = one === placed ? 'preview' : 'plain';
      return [{ course, seat: unit.seat, drawing: drawingOf(unit), look, isNew: true } as const];
    });
    const at = placed && hexes.get(placed.hex);
    return {
      reach: legal.hexes,
      courses,
      chosen: at ?? null,
      clock:
        at && placed
          ? { at, heading: placed.direction, legal: legal.directions, onPick: (direction) => put({ direction }) }
          : null,
      onHex: (hex) => {
        const found = legal.hexes.find((one) => one.q === hex.q && one.r === hex.r);
        if (found) put({ hex: found.name });
        return found !== undefined;
      },
    };
  });
}
