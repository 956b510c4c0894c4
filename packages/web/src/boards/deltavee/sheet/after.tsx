import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import { distance } from '@admiralty/engine/hex';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { endOf } from '../course.ts';
import { nameOf } from '../names.ts';
import { energyIn } from '../orders/handling.ts';
import { hexName } from '../plane/sheets.ts';
import { sideOf, unitsInPlay } from '../situation.ts';
import { words } from '../words.ts';
import { Part } from './part.tsx';
import styles from './sheet.module.css';

const NEAREST = 5;

/** What the composed Commands change, and how near everything will be. */
export function After({ view, unit, now }: { view: DvView; unit: UnitView; now: UnitView }): ReactNode {
  const rows = [
    [words.heading, unit.direction ?? '–', now.direction ?? '–'],
    [words.velocity, unit.velocity, now.velocity],
    [words.endsIn, hexName(view.sheets, endOf(unit)), hexName(view.sheets, endOf(now))],
    [words.energy, unit.flight?.energy ?? energyIn(unit), now.flight?.energy ?? energyIn(now)],
  ] as const;
  const enemies = unitsInPlay(view)
    .filter(({ seat }) => seat !== unit.seat)
    .map((enemy) => ({ enemy, before: gap(unit, enemy), after: gap(now, enemy) }))
    .toSorted((one, other) => one.after - other.after)
    .slice(0, NEAREST);
  return (
    <>
      <Part title={words.after}>
        <table className={styles['compare']}>
          <tbody>
            {rows.map(([label, before, after]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      {enemies.length > 0 && (
        <Part title={words.distances}>
          <p className={styles['note']}>{words.keepsCourse}</p>
          <table className={styles['compare']}>
            <tbody>
              {enemies.map(({ enemy, before, after }) => (
                <tr key={enemy.unit}>
                  <th scope="row">
                    <Emblem side={sideOf(view, enemy.seat)} size={10} /> {nameOf(view, enemy)}
                  </th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
      )}
    </>
  );
}

function gap(one: UnitView, other: UnitView): number {
  const [from, to] = [endOf(one), endOf(other)];
  return distance(from.q, from.r, to.q, to.r);
}
