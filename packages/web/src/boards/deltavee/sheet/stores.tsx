import { type DvView, type LogView, MISSILE_TYPES, type MissileType, type UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { upTo } from '../lists.ts';
import { words } from '../words.ts';
import { Cells } from './energy.tsx';
import { Part } from './part.tsx';
import styles from './sheet.module.css';

/** Missiles aboard by type: one tick each, prepared and launched ones in words. */
export function Stores({ view, unit }: { view: DvView; unit: UnitView }): ReactNode {
  const rows = unit.log ? storesOf(view, unit.unit, unit.log) : [];
  if (rows.length === 0) return null;
  return (
    <Part title={words.stored}>
      <ul className={styles['counts']}>
        {rows.map(({ type, left, ready, out }) => (
          <li key={type} className={styles['count']}>
            <span className={styles['type']}>{words.missilesShort[type]}</span>
            <div className={styles['ticks']}>
              {upTo(left + ready).map((n) => (
                <i key={n} className={styles['tick']} />
              ))}
              {upTo(out).map((n) => (
                <i key={n} className={styles['tick']} data-is="out" />
              ))}
              <small>
                {[String(left + ready), ready > 0 ? words.prepared(ready) : '', out > 0 ? words.inFlight(out) : '']
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function storesOf(
  { units }: DvView,
  ship: number,
  { pods, rails }: LogView,
): { type: MissileType; left: number; ready: number; out: number }[] {
  return MISSILE_TYPES.flatMap((type, at) => {
    const left = pods.reduce((sum, { missiles }) => sum + (missiles[at] ?? 0), rails[at] ?? 0);
    const ready = pods.reduce((sum, pod) => sum + (pod.ready[at] ?? 0), 0);
    const out = units.filter(
      ({ flight, missile, status }) => flight?.ship === ship && missile?.type === type && status === 'in-play',
    ).length;
    return left + ready + out > 0 ? [{ type, left, ready, out }] : [];
  });
}

/** The line of a missile on its ship's log, or what can be said of a contact. */
export function MissileSheet({ unit }: { unit: UnitView }): ReactNode {
  const { missile, flight, vessel, isAgile } = unit;
  if (vessel) return null;
  return (
    <div className={styles['part']}>
      <p className={styles['note']}>
        {missile ? words.missileIs(missile.type, missile.civ) : words.contactIs}{' '}
        {!missile && isAgile && words.contactAgile}
      </p>
      {flight && flight.energyMost > 0 && (
        <div className={styles['store']}>
          <p>{words.energyDots(flight.energy, flight.energyMost)}</p>
          <Cells left={flight.energy} most={flight.energyMost} block={1} />
        </div>
      )}
      {flight && flight.payload > 0 && <p className={styles['note']}>{words.payload(flight.payload)}</p>}
      {flight && flight.controlled > 0 && <p className={styles['note']}>{words.controlled}</p>}
    </div>
  );
}
