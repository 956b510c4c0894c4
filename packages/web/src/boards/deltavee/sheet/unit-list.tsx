import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { FleetRow } from '../../../shell/fleet/fleet-row.tsx';
import { placeShort } from '../../../shell/log/place-words.ts';
import { Label } from '../../../ui/label.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { unitId, unitName } from '../names.ts';
import { gapWords, sideOf } from '../situation.ts';
import { words } from '../words.ts';
import { type FleetPart, fleetParts, ordersLeft, ownFirst, useFleetPart } from './fleet-parts.ts';
import styles from './sheet.module.css';

/** Everything on the plane, the reader's own first, and what has left it; of a fleet a part can be listed alone. */
export function UnitList({ view, hasFilter = false }: { view: DvView; hasFilter?: boolean }): ReactNode {
  const { part, setPart } = useFleetPart();
  const units = ownFirst(view);
  const parts = fleetParts(view, units);
  const listed = hasFilter ? (parts.find(({ id }) => id === part) ?? parts[0])?.units : units;
  const away = view.units.filter(({ status, vessel }) => vessel && status !== 'in-play' && status !== 'dormant');
  return (
    <>
      {units.length > 0 && (
        <div className={styles['listTitle']}>
          <Label as="h3">{words.onThePlane}</Label>
          <span>{words.unitColumns}</span>
        </div>
      )}
      {hasFilter && parts.length > 1 && (
        <div className={styles['parts']}>
          <Segments<FleetPart>
            label={words.fleetParts}
            value={parts.some(({ id }) => id === part) ? part : 'all'}
            options={parts.map(({ id, units: of }) => ({ id, label: words.fleetPart(id, of.length) }))}
            onPick={setPart}
          />
        </div>
      )}
      <ul>
        {listed?.map((unit) => (
          <Row key={unit.unit} view={view} unit={unit} number={units.indexOf(unit) + 1} />
        ))}
      </ul>
      {away.length > 0 && (
        <>
          <div className={styles['listTitle']}>
            <Label as="h3">{words.awayFromPlane}</Label>
          </div>
          <ul>
            {away.map((unit) => (
              <Row key={unit.unit} view={view} unit={unit} number={null} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Row({ view, unit, number }: { view: DvView; unit: UnitView; number: number | null }): ReactNode {
  const { status, direction, velocity, hex, seat } = unit;
  const isOn = status === 'in-play' || status === 'dormant';
  const isOwn = seat === view.viewer;
  return (
    <FleetRow
      id={unitId(unit.unit)}
      {...unitName(view, unit)}
      side={sideOf(view, seat)}
      where={isOn ? `${placeShort(hex)} · ${direction ?? '–'}/${velocity}` : words.statuses[status]}
      spoken={isOn ? spokenOf(view, unit) : [view.sides[seat], words.statuses[status]].join(', ')}
      state={isOn ? damageIn(unit) : ''}
      left={isOwn && isOn ? ordersLeft(view, unit) : null}
      isGone={number === null}
      shortcut={number !== null && number < 10 ? String(number) : undefined}
      canGroup={isOwn && isOn && unit.vessel !== null && isCommanding(view) && isFleet(view)}
    />
  );
}

function spokenOf(view: DvView, unit: UnitView): string {
  const { hex, direction, velocity, seat } = unit;
  return [view.sides[seat], words.courseSpoken(hex, direction, velocity), gapWords(view, unit)]
    .filter(Boolean)
    .join(', ');
}

/** Of one's own the parts that are hurt, of others the hits that all have seen. */
function damageIn({ log, vessel }: UnitView): string {
  if (!vessel) return '';
  if (!log) {
    const { bridge, engine, field } = vessel.hits;
    const hits = vessel.boxes.reduce((sum, box) => sum + box.hits, bridge + engine + field);
    return hits > 0 ? words.hits(hits) : '';
  }
  const states = [log.bridge, log.engine, ...log.pods.map(({ state }) => state)];
  const hurt = states.filter((state) => state !== 'ok').length;
  return hurt > 0 ? words.hurtParts(hurt) : '';
}

function isCommanding({ phaseName, phasing, viewer }: DvView): boolean {
  return phaseName === 'command' && phasing === viewer;
}

function isFleet({ units, viewer }: DvView): boolean {
  return units.filter(({ seat, vessel, status }) => seat === viewer && vessel && status === 'in-play').length > 1;
}
