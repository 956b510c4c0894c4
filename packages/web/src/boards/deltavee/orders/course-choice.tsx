/** Decisions that are one course out of a list: gravity, coming in, arriving. */
import { changed, changeOf, type DvView, type Turning, type UnitView } from '@admiralty/engine/deltavee';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { drawingOf } from '../names.ts';
import { useShowScene } from '../scene.ts';
import { CourseFigure } from './course-figure.tsx';
import styles from './orders.module.css';
import { say } from './words.ts';

export interface CourseOption<Answer> {
  direction: number;
  velocity: number;
  answer: Answer;
}

interface Props<Answer> {
  view: DvView;
  unit: UnitView;
  options: readonly CourseOption<Answer>[];
  label(option: CourseOption<Answer>): string;
  submit(answer: Answer): Promise<unknown>;
  other?: { label: string; answer: Answer };
  /** what else is to be settled */
  children?: ReactNode;
}

/** Direction and velocity, on the map's clock or by buttons. */
export function CourseChoice<Answer>(props: Props<Answer>): ReactNode {
  const { view, unit, options, label, submit, other, children } = props;
  const [wish, setWish] = useState({ direction: unit.direction ?? 12, velocity: unit.velocity });
  const chosen = nearest(options, wish);
  const headings = [...new Set(options.map(({ direction }) => direction))].toSorted((one, more) => one - more);
  const speeds = [...new Set(options.map(({ velocity }) => velocity))].toSorted((one, more) => one - more);
  const course = chosen ? { ...unit, direction: chosen.direction, velocity: chosen.velocity } : unit;
  useShowScene(`${unit.unit} ${course.direction} ${course.velocity} ${options.length}`, () => ({
    courses: [{ course, seat: unit.seat, drawing: drawingOf(unit), look: 'preview' }],
    hides: [unit.unit],
    clock: {
      at: unit,
      heading: course.direction ?? 12,
      legal: headings,
      onPick: (direction) => setWish({ ...wish, direction }),
    },
  }));
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.fire.direction} value={course.direction}>
          <div className={styles['clockGrid']}>
            <Segments
              label={say.fire.direction}
              value={String(course.direction)}
              options={headings.map((one) => ({ id: String(one), label: String(one) }))}
              onPick={(id) => setWish({ ...wish, direction: Number(id) })}
            />
          </div>
        </ComposerStep>
        {speeds.length > 1 && (
          <ComposerStep n={2} title={say.fire.velocity} value={course.velocity}>
            <div className={styles['gap']}>
              <Segments
                label={say.fire.velocity}
                value={String(course.velocity)}
                options={speeds.map((one) => ({ id: String(one), label: String(one) }))}
                onPick={(id) => setWish({ ...wish, velocity: Number(id) })}
              />
            </div>
          </ComposerStep>
        )}
        {children}
        <CourseFigure view={view} now={course} />
      </ComposerBody>
      <Foot
        primary={{
          label: chosen ? label(chosen) : '',
          run: chosen ? () => submit(chosen.answer) : undefined,
        }}
        others={other ? [{ label: other.label, letter: 'P', run: () => submit(other.answer) }] : []}
      />
    </>
  );
}

function nearest<Answer>(
  options: readonly CourseOption<Answer>[],
  wish: { direction: number; velocity: number },
): CourseOption<Answer> | undefined {
  const off = ({ direction, velocity }: CourseOption<Answer>): number =>
    Math.abs(velocity - wish.velocity) + (direction === wish.direction ? 0 : 20);
  return options.toSorted((one, other) => off(one) - off(other))[0];
}

/** The course after a string of Commands. */
export function courseAfter(unit: UnitView, commands: readonly Turning[]): { direction: number; velocity: number } {
  const { direction, velocity } = changed({ ...unit, direction: unit.direction ?? 12 }, changeOf(commands));
  return { direction, velocity };
}
