/**
 * What a list of orders or free actions would do is tried on the state itself and then taken back: to copy a large war
 * for each question would cost more than all the rest.
 */
import { type ImperialState, UNITS } from '../state.ts';
import { vacate } from './unit-rows.ts';

/** Keeps what is about to change: units and markers when told, money always. */
export class Rollback {
  private readonly g: ImperialState;
  private readonly columns: readonly number[][];
  private readonly rows: number;
  private readonly activation: number;
  private readonly lists: { list: number[]; was: readonly number[] }[] = [];
  /** by number of the entry: unit, and its row one column after the other */
  private readonly units: number[] = [];
  private readonly values: number[] = [];
  private readonly added: number[] = [];

  constructor(g: ImperialState) {
    this.g = g;
    this.columns = UNITS.names.map((column) => g.units[column]);
    this.rows = g.names.length;
    this.activation = g.activation;
    this.keepList(g.players.treasury);
  }

  private keepList(list: number[]): void {
    this.lists.push({ list, was: list.slice() });
  }

  /** Task forces are about to come, go or jump. */
  keepMarkers(): void {
    const { hex, jumped, arrived } = this.g.taskForces;
    for (const list of [hex, jumped, arrived]) this.keepList(list);
  }

  /** These units are about to change; -1 is none. Of a unit that is kept twice the first row counts. */
  keep(units: Iterable<number>): void {
    for (const unit of units) {
      if (unit < 0) continue;
      this.units.push(unit);
      for (const column of this.columns) this.values.push(column[unit]!);
    }
  }

  /** This unit is new: its row was absent, or there was none. */
  add(unit: number): void {
    this.added.push(unit);
  }

  restore(): void {
    const { g, columns, units, values, rows } = this;
    for (let entry = units.length - 1; entry >= 0; entry--)
      for (let at = 0; at < columns.length; at++) columns[at]![units[entry]!] = values[entry * columns.length + at]!;
    for (const unit of this.added) vacate(g, unit);
    if (g.names.length > rows) for (const column of [g.names, ...columns]) column.length = rows;
    g.activation = this.activation;
    for (const { list, was } of this.lists) for (let at = 0; at < was.length; at++) list[at] = was[at]!;
  }
}

/** Whatever the attempt does to the state is gone afterwards, if it told the rollback. */
export function tryOut<Answer>(g: ImperialState, attempt: (rollback: Rollback) => Answer): Answer {
  const rollback = new Rollback(g);
  try {
    return attempt(rollback);
  } finally {
    rollback.restore();
  }
}
