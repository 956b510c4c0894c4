import { type Choices, type DvView, meetingsOf, type UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { TargetTable } from '../../../ui/target-table.tsx';
import type { ComposerProps } from '../../types.ts';
import { endOf, isSameHex } from '../course.ts';
import { findUnit, nameOf, unitId } from '../names.ts';
import { hexName } from '../plane/sheets.ts';
import { useShowScene } from '../scene.ts';
import { sideOf } from '../situation.ts';
import { CourseFigure } from './course-figure.tsx';
import styles from './orders.module.css';
import { useActing } from './use-acting.ts';
import { say } from './words.ts';

type Move = Choices['move'];
type Props = ComposerProps<DvView, Move['about'], Move['answer']>;

/** Only the order is free: which unit first, or all of them as they come. */
export function MoveComposer({ view, asked, submit }: Props): ReactNode {
  const units = asked.about.units.flatMap((unit) => findUnit(view, unit) ?? []);
  const unit = useActing(view, units);
  const select = useBoardStore((store) => store.select);
  useShowScene(`${asked.id} ${unit?.unit}`, () => ({
    marks: units.map((one) => ({ unit: one.unit, isChosen: one === unit })),
  }));
  if (!unit) return null;
  const name = nameOf(view, unit);
  const stay = { label: say.move.stay(name), run: () => submit({ unit: unit.unit, stay: true }) };
  const one = { label: say.move.one(name), run: () => submit({ unit: unit.unit }) };
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.move.which}>
          <div className={styles['gap']}>
            <TargetTable
              label={say.move.which}
              columns={[say.move.ends, say.move.meets]}
              picked={unitId(unit.unit)}
              rows={units.map((each) => ({
                id: unitId(each.unit),
                label: nameOf(view, each),
                side: sideOf(view, each.seat),
                cells: [hexName(view.sheets, endOf(each)), meetsOf(view, each)],
              }))}
              onPick={select}
            />
          </div>
        </ComposerStep>
        <CourseFigure view={view} now={unit} />
      </ComposerBody>
      <Foot
        primary={{ label: say.move.rest, run: () => submit({ rest: true }) }}
        others={isInOrbit(view, unit) ? [one, stay] : [one]}
      />
    </>
  );
}

function meetsOf(view: DvView, unit: UnitView): ReactNode {
  const met = meetingsOf(view, unit.seat, unit.seat).filter(({ to }) => to.unit === unit.unit);
  return met.length > 0 ? met.map(({ by }) => nameOf(view, by)).join(', ') : say.move.nothing;
}

function isInOrbit(view: DvView, unit: UnitView): boolean {
  return unit.velocity === 1 && view.planets.some((planet) => isSameHex(planet, unit));
}
