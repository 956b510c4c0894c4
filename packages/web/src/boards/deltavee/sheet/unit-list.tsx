import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { useBoardStore } from '../../../shell/board-store.ts';
import { placeShort } from '../../../shell/log/place-words.ts';
import { Key } from '../../../ui/key.tsx';
import { KeyButton } from '../../../ui/key-button.tsx';
import { Label } from '../../../ui/label.tsx';
import { nameOf, unitId } from '../names.ts';
import { sideOf, unitsInPlay } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheet.module.css';

/** Everything on the plane, and what has left it. */
export function UnitList({ view }: { view: DvView }): ReactNode {
  const units = unitsInPlay(view);
  const away = view.units.filter(({ status, vessel }) => vessel && status !== 'in-play' && status !== 'dormant');
  return (
    <>
      {units.length > 0 && (
        <div className={styles['listTitle']}>
          <Label as="h3">{words.onThePlane}</Label>
          <span>{words.unitColumns}</span>
        </div>
      )}
      <ul className={styles['units']}>
        {units.map((unit, at) => (
          <Row key={unit.unit} view={view} unit={unit} number={at + 1} />
        ))}
      </ul>
      {away.length > 0 && (
        <>
          <div className={styles['listTitle']}>
            <Label as="h3">{words.awayFromPlane}</Label>
          </div>
          <ul className={styles['units']}>
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
  const { selected, select } = useBoardStore();
  const id = unitId(unit.unit);
  const key = number !== null && number < 10 ? String(number) : undefined;
  const { status, direction, velocity, hex } = unit;
  const where =
    status === 'in-play' || status === 'dormant'
      ? `${placeShort(hex)} · ${direction ?? '–'}/${velocity}`
      : words.statuses[status];
  return (
    <li>
      <KeyButton
        aria-pressed={id === selected}
        shortcut={key}
        data-unit={id}
        data-lost={number === null}
        onClick={() => select(id)}
      >
        <Emblem side={sideOf(view, unit.seat)} size={10} /> <span>{nameOf(view, unit)}</span> <small>{where}</small>
        {key && <Key>{key}</Key>}
      </KeyButton>
    </li>
  );
}
