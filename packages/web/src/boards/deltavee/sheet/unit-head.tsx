import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { sideLine } from '../../../kit/side.ts';
import { Origin } from '../../../ui/origin.tsx';
import { drawingFor, Silhouette } from '../art.ts';
import { drawingOf, nameOf } from '../names.ts';
import { sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheet.module.css';

export function UnitHead({ view, unit }: { view: DvView; unit: UnitView }): ReactNode {
  const drawing = drawingFor(drawingOf(unit) ?? 'contact');
  const marks = marksOf(unit);
  return (
    <div className={styles['head']}>
      <svg
        width={44}
        height={44}
        viewBox="0 0 64 64"
        fill="currentColor"
        color={sideLine(sideOf(view, unit.seat))}
        aria-hidden
      >
        <Silhouette name={drawing} />
      </svg>
      <div>
        <h2>{nameOf(view, unit)}</h2>
        <p>{words.course(unit.hex, unit.direction, unit.velocity)}</p>
        <small>{[view.sides[unit.seat], ...marks].join(' · ')}</small>
      </div>
    </div>
  );
}

function marksOf({ vessel, status, isRevealed, seat }: UnitView): string[] {
  const jump = vessel && vessel.jump !== 'none' ? words.jump[vessel.jump] : '';
  return [
    status === 'dormant' ? words.dormant : '',
    !isRevealed && seat >= 0 ? words.unseen : '',
    vessel?.isFieldUp ? `${words.field} ${words.up}` : '',
    jump,
    vessel && vessel.docked.length > 1 ? words.docked : '',
    vessel?.isCaptured ? words.captured : '',
  ].filter(Boolean);
}

/** The printed figures of its class, each with what it is good for. */
export function Ratings({ unit }: { unit: UnitView }): ReactNode {
  const { vessel, log } = unit;
  if (!vessel) return null;
  const { ratings } = vessel;
  const maneuver = log?.maneuver ?? ratings.maneuver;
  const changed = maneuver === ratings.maneuver ? [] : [words.ratingWords.maneuverNow(maneuver, ratings.maneuver)];
  const cells = [
    ['velocity', ratings.velocity, [words.ratingWords.velocity], 'DV-4.2'],
    ['maneuver', maneuver, [words.ratingWords.maneuver, ...changed], 'DV-4.3'],
    ['burn', ratings.burn, [words.ratingWords.burn], 'DV-4.4'],
    ['armor', ratings.armor, [words.ratingWords.armor], 'DV-4.6'],
    ['field', ratings.fieldClass, [words.ratingWords.field], 'DV-4.6'],
    ['program', minus(ratings.program), [words.ratingWords.program], 'DV-4.8'],
  ] as const;
  return (
    <dl className={styles['ratings']}>
      {cells.map(([rating, value, from, rule]) => (
        <div key={rating}>
          <dd>
            <Origin name={words.ratingNames[rating]} from={from} rule={rule}>
              {value}
            </Origin>
          </dd>
          <dt aria-hidden>{words.ratings[rating]}</dt>
        </div>
      ))}
    </dl>
  );
}

function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
