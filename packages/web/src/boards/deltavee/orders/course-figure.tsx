import { type DvView, meetingsOf, type UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { BigFigure, Sum } from '../../../ui/figure.tsx';
import { endOf, ruleOfHeading, wayOf } from '../course.ts';
import { hexName } from '../plane/sheets.ts';
import styles from './orders.module.css';
import { Survival } from './survival.tsx';
import { threatSentence } from './threat-words.tsx';
import { say } from './words.ts';

interface CourseFigureProps {
  view: DvView;
  /** as it flies without the composed Commands; left out: there are none */
  unit?: UnitView;
  now: UnitView;
}

/** Where the unit will be after its next move, and what it meets on the way. */
export function CourseFigure({ view, unit, now }: CourseFigureProps): ReactNode {
  const between = wayOf(now).slice(1, -1);
  const changed: DvView = { ...view, units: view.units.map((one) => (one.unit === now.unit ? now : one)) };
  const met = meetingsOf(changed, now.seat, now.seat).filter(({ to }) => to.unit === now.unit);
  const [first] = met.toSorted((one, other) => one.step - other.step);
  return (
    <div className={styles['pinned']}>
      <p className="unseen" aria-live="polite">
        {[
          say.command.course(now.direction, now.velocity),
          say.command.endsIn(hexName(view.sheets, endOf(now))),
          first ? threatSentence(changed, first) : '',
        ].join(' ')}
      </p>
      <BigFigure
        figure={hexName(view.sheets, endOf(now))}
        of={say.command.course(now.direction, now.velocity)}
        rule={ruleOfHeading(now)}
      >
        <Sum>
          {now.velocity === 0
            ? say.command.stays
            : between.length > 0 &&
              say.command.through(between.map((hex) => hexName(view.sheets, hex)).join(', '))}{' '}
          {first ? (
            <b className={first.isThreat ? styles['bad'] : undefined}>{threatSentence(changed, first)}</b>
          ) : (
            now.velocity > 0 && <b>{now.vessel ? say.command.noMissile : say.command.noTarget}</b>
          )}
        </Sum>
        {now.vessel && unit !== now && <Survival view={view} unit={unit ?? now} now={now} />}
      </BigFigure>
    </div>
  );
}
