import { type DvView, POD_BOX, type UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { BigFigure, Strip, type StripCell, Sum, Tiles } from '../../../ui/figure.tsx';
import { percent } from '../../../ui/numbers.ts';
import { nameOf } from '../names.ts';
import { type Aim, type HitCell, harmOf } from './aim.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

/** The one figure of a fire: the chance that it does something, where that comes from, and what a hit may do. */
export function AimFigure({ view, aim, type, target }: AimProps): ReactNode {
  const chance = aim.chances[type] ?? 0;
  const shift = aim.targetValue - aim.range;
  const of = target.vessel ? say.fire.toHarm : say.fire.toDestroy;
  return (
    <>
      <div className={styles['pinned']}>
        <p className="unseen" aria-live="polite">
          {percent(harmOf(aim, type))} {of(nameOf(view, target))}
        </p>
        <BigFigure figure={percent(harmOf(aim, type))} of={of(nameOf(view, target))} rule="DV-8.0c" coach="odds">
          <Tiles
            terms={[
              { value: rangeWords(aim), label: say.fire.range, from: say.fire.passing(aim), rule: 'DV-8.0b' },
              {
                by: '+',
                value: shift,
                label: say.fire.relative(aim.relativeVelocity, aim.program),
                from: say.fire.passing(aim),
                rule: 'DV-8.3a',
              },
              { by: '=', value: aim.targetValue, label: say.fire.value },
              { by: '→', value: chance, label: say.fire.orLess, isResult: true },
            ]}
          />
        </BigFigure>
      </div>
      <div className={styles['follows']}>
        <Strip label={say.fire.strip} cells={aim.cells.map(cellOf)} />
        <Sum>
          {say.fire.product(chance, aim.harm)} <b>{percent(harmOf(aim, type))}</b>; {notesOn(target)}
        </Sum>
      </div>
    </>
  );
}

interface AimProps {
  view: DvView;
  aim: Aim;
  type: number;
  target: UnitView;
}

/** `15 → 8`: halved on the same course (8.4). */
export function rangeWords({ distance, range }: Pick<Aim, 'distance' | 'range'>): string {
  return distance === range ? String(range) : `${distance} → ${range}`;
}

function notesOn({ vessel, isRevealed }: UnitView): string {
  if (!isRevealed) return say.fire.unknownTarget;
  if (!vessel) return say.fire.revealedMissile;
  if (vessel.isFieldUp) return say.fire.fieldUp;
  return vessel.podsAboard === null ? say.fire.fromKnown : say.fire.armor(vessel.ratings.armor);
}

function cellOf({ die, result, parts }: HitCell): StripCell {
  const is = result === 'critical' ? 'lit' : result === 'none' ? 'off' : 'on';
  const label = result === 'none' ? '–' : result === 'critical' ? say.fire.pick : parts.map(shortPart).join(' ');
  return { figure: String(die), label, is };
}

/** A pod by its box, in a narrow cell; what is no part is the missile itself. */
function shortPart(part: number): string {
  if (part > POD_BOX) return say.fire.podShort(part - POD_BOX);
  return say.fire.partsShort[part] ?? say.fire.missileLost;
}
