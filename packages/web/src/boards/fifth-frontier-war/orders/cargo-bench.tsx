/** Loading and landing: a part for each ship with what it has room for, one for the ground; units go by list or by hand. */
import { ASHORE, type Berths, type Hold, type Transfer } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import type { Shown } from '../shown.ts';
import { RoomBar } from './amounts.tsx';
import { DropZone, dragged } from './drop-zone.tsx';
import styles from './orders.module.css';
import { squadronWords, troopWords } from './unit-words.ts';
import { say } from './words.ts';

export type Unit = { troop: number } | { admiral: number };

interface BenchProps {
  shown: Shown;
  berths: readonly Berths[];
  holds: readonly Hold[];
  transfers: readonly Transfer[];
  change(transfers: readonly Transfer[]): void;
}

interface Row {
  unit: Unit;
  /** where it is before this answer */
  was: number;
  /** where it should go; null: it stays */
  to: number | null;
  ways: readonly number[];
}

export function CargoBench(props: BenchProps): ReactNode {
  const { shown, holds, transfers, change } = props;
  const [held, setHeld] = useState<Row | null>(null);
  const rows = rowsOf(props);
  const move = (row: Row, to: number | null): void => {
    const others = transfers.filter((one) => keyOf(unitOf(one)) !== keyOf(row.unit));
    change(to === null ? others : [...others, { ...row.unit, to } as Transfer]);
  };
  const drop = (to: number): void => {
    if (held?.ways.includes(to)) move(held, to);
    else if (held?.was === to) move(held, null);
    setHeld(null);
  };
  const part = (to: number, head: ReactNode): ReactNode => (
    <DropZone key={to} isOpen={held !== null && (held.ways.includes(to) || held.was === to)} onDrop={() => drop(to)}>
      {head}
      {rows
        .filter((row) => (row.to ?? row.was) === to)
        .map((row) => (
          <UnitRow key={keyOf(row.unit)} shown={shown} row={row} onMove={move} onHold={setHeld} />
        ))}
    </DropZone>
  );
  return (
    <div className={styles['bench']} data-coach="land">
      {holds
        .filter(({ squadron, capacity }) => capacity > 0 || rows.some((row) => (row.to ?? row.was) === squadron))
        .map((hold) => part(hold.squadron, <ShipHead shown={shown} hold={hold} />))}
      {part(ASHORE, <h4>{say.cargo.ashore}</h4>)}
    </div>
  );
}

function ShipHead({ shown, hold }: { shown: Shown; hold: Hold }): ReactNode {
  const card = shown.cards.squadrons.get(hold.squadron);
  return (
    <>
      <h4>
        {card ? squadronWords(card) : ''}
        <small>{say.cargo.room(hold.load, hold.capacity)}</small>
      </h4>
      <RoomBar used={hold.load} all={hold.capacity} />
    </>
  );
}

function UnitRow(props: {
  shown: Shown;
  row: Row;
  onMove(row: Row, to: number | null): void;
  onHold(row: Row | null): void;
}): ReactNode {
  const { shown, row, onMove, onHold } = props;
  const nameOf = (way: number): string =>
    way === ASHORE ? say.cargo.ashore : say.cargo.aboard(shown.data.squadrons[way]?.id ?? '');
  return (
    <label {...dragged((isHeld) => onHold(isHeld ? row : null))} data-changed={row.to !== null}>
      {nameOfUnit(shown, row.unit)}
      <select
        value={row.to ?? 'stay'}
        onChange={({ target }) => onMove(row, target.value === 'stay' ? null : Number(target.value))}
      >
        <option value="stay">{row.to === null ? say.cargo.stays : say.cargo.back(nameOf(row.was))}</option>
        {row.ways.map((way) => (
          <option key={way} value={way}>
            {nameOf(way)}
          </option>
        ))}
      </select>
    </label>
  );
}

function rowsOf({ shown, berths, transfers }: BenchProps): Row[] {
  const was = (unit: Unit): number =>
    'troop' in unit
      ? (shown.cards.troops.get(unit.troop)?.now.aboard ?? ASHORE)
      : (shown.cards.admirals.get(unit.admiral)?.now.aboard ?? ASHORE);
  return [
    ...transfers.map((one) => ({ unit: unitOf(one), was: was(one), to: one.to, ways: [one.to] })),
    ...berths
      .filter((one) => !transfers.some((done) => keyOf(unitOf(done)) === keyOf(unitOf(one))))
      .map((one) => ({ unit: unitOf(one), was: was(one), to: null, ways: one.to })),
  ];
}

function unitOf(of: Unit): Unit {
  return 'troop' in of ? { troop: of.troop } : { admiral: of.admiral };
}

function keyOf(unit: Unit): string {
  return 'troop' in unit ? `troop ${unit.troop}` : `admiral ${unit.admiral}`;
}

function nameOfUnit({ data, cards }: Shown, unit: Unit): string {
  if ('admiral' in unit) return data.admirals[unit.admiral]?.name ?? '';
  const card = cards.troops.get(unit.troop);
  return card ? troopWords(card) : '';
}
