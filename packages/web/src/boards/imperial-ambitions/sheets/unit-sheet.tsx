import { hexName, type IaView, mapLabel, type UnitView, unitName } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { Facts, Part, PartTitle } from '../../../ui/part.tsx';
import { hasFacing } from '../counters.tsx';
import { sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';
import { UnitCards } from './unit-cards.tsx';

const say = words.unit;

/** A unit: strength, place, card as far as the reader knows it, what it carries. */
export function UnitSheet({ view, unit }: { view: IaView; unit: UnitView }): ReactNode {
  const aboard = view.units.filter(({ card }) => card?.host === unit.unit);
  const notes = notesOf(unit);
  return (
    <Part title={say.title} note={words.unitNames[unit.type]}>
      <PartTitle name={unitName(view, unit.unit)}>
        <Emblem side={sideOf(view, unit.owner)} size={14} />
      </PartTitle>
      <Facts rows={[...strengthRows(unit), ...placeRows(view, unit)]} />
      {notes.length > 0 && <p className={styles['note']}>{notes.join(' · ')}</p>}
      {aboard.length > 0 && (
        <>
          <p className={styles['note']}>{say.carries}</p>
          <UnitCards view={view} units={aboard} />
        </>
      )}
    </Part>
  );
}

type Rows = (readonly [string, ReactNode])[];

function strengthRows({ as, ds, ma, steps, fullSteps, range }: UnitView): Rows {
  return [
    [say.attack, as],
    [say.defence, ds],
    [say.move, ma],
    [say.steps, say.stepsOf(steps, fullSteps)],
    [say.range, range > 0 ? range : say.noJump],
  ];
}

function placeRows(view: IaView, unit: UnitView): Rows {
  const { card, fight, xy } = unit;
  const isOnMap = fight?.place === 'map';
  return [
    [say.at, isOnMap ? mapLabel(fight.xy) : hexName(view, xy)],
    ...(isOnMap && hasFacing(unit) ? [[say.facing, say.facings[fight.facing]] as const] : []),
    ...(card && card.taskForce > 0 ? [[say.taskForce, card.taskForce] as const] : []),
    ...(card && card.host >= 0 ? [[say.carriedBy, unitName(view, card.host)] as const] : []),
  ];
}

function notesOf({ card, fight, isProject }: UnitView): string[] {
  return [
    isProject && say.project,
    card?.hasJumped && say.hasJumped,
    fight?.isActivated && say.isActivated,
    fight?.hasFired && say.hasFired,
    fight && fight.idleUntil > 0 && say.idle(fight.idleUntil),
    fight?.isInOrbit && say.inOrbit,
  ].filter((note) => typeof note === 'string');
}
