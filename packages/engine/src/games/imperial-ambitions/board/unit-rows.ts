/**
 * Rows of the unit columns and names of units. A number or a name that a seat sees must not tell how many units it does
 * not see: first come the units that everybody knew at the start, then two lanes for each seat, one for the units that
 * all have come to know, in the order in which they did, and one for those built or bought in secret.
 */
import { NEUTRAL } from '../data/names.ts';
import { ABSENT, type ImperialState, UNITS, type UnitRow, type Units } from '../state.ts';
import type { Position } from '../types.ts';
import { fogOf } from './options.ts';

export type NewUnit = UnitRow & { owner: number; type: number };

/** Is this the number of a unit that everybody has known at some time, wherever it is now? */
export function isListed({ fixedRows, lanesFrom, seats }: ImperialState, unit: number): boolean {
  return unit < fixedRows || (unit >= lanesFrom && (unit - lanesFrom) % (2 * seats) < seats);
}

/** Adds a unit that everybody knows from the start. What is not given is neutral. Returns the unit number. */
export function addFixedUnit(g: ImperialState, name: string, given: UnitRow): number {
  fillRow(g, g.names.length, name, given);
  g.fixedRows = g.names.length;
  g.lanesFrom = g.fixedRows;
  return g.fixedRows - 1;
}

/** Adds a unit of a player, once play has begun or he has bought it. Returns the unit number. */
export function addUnit(at: Position, given: NewUnit, isPublic = false): number {
  const { g } = at;
  const isSecret = !isPublic && fogOf(at) !== 'open';
  const name = isSecret ? secretName(at, given.owner, given.type) : nameFor(at, given.owner, given.type);
  const row = freeRow(g, given.owner + (isSecret ? g.seats : 0));
  fillRow(g, row, name, given);
  return row;
}

const NOBODY: UnitRow = { status: ABSENT };

function freeRow(g: ImperialState, lane: number): number {
  let row = g.lanesFrom + lane;
  while (row < g.names.length && g.units.status[row] !== ABSENT) row += 2 * g.seats;
  UNITS.grow(g.units, row + 1, NOBODY);
  while (g.names.length <= row) g.names.push('');
  return row;
}

/** What is not given is as it is at the start. */
function fillRow({ units, names }: ImperialState, row: number, name: string, given: UnitRow): void {
  UNITS.put(units, row, given);
  names[row] = name;
}

/** The row is as if no unit had ever stood in it. */
export function vacate(g: ImperialState, unit: number): void {
  fillRow(g, unit, '', NOBODY);
}

/** What shows of units that come to light together: it alone decides who gets which number. */
const SHOWS: readonly (keyof Units)[] = ['type', 'steps', 'building', 'place', 'planet', 'taskForce', 'outside', 'fed'];

/** These units are known to all from now on, by a number and a name that count only such units. */
export function reveal(at: Position, units: readonly number[]): number[] {
  const { g } = at;
  const order = units
    .filter((unit) => !isListed(g, unit))
    .sort((a, b) => {
      const column = SHOWS.find((one) => g.units[one][a] !== g.units[one][b]);
      return column ? g.units[column][a]! - g.units[column][b]! : a - b;
    });
  const moved = new Map(order.map((unit) => [unit, renumber(at, unit)]));
  return units.map((unit) => moved.get(unit) ?? unit);
}

function renumber(at: Position, unit: number): number {
  const { g } = at;
  const owner = g.units.owner[unit]!;
  const row = freeRow(g, owner);
  g.names[row] = nameFor(at, owner, g.units.type[unit]!);
  UNITS.put(g.units, row, UNITS.row(g.units, unit));
  const renamed = (one: number): number => (one === unit ? row : one);
  for (const column of ['host', 'feeds'] as const) g.units[column] = g.units[column].map(renamed);
  g.trades = g.trades.map(renamed);
  g.battle.units = g.battle.units.map(renamed);
  vacate(g, unit);
  return row;
}

/** A new name that all may hear: type and number, counted among the units that all know. */
export function nameFor({ g, data }: Position, owner: number, type: number): string {
  return freeName(g, owner, `${owner === NEUTRAL ? 'N-' : ''}${data.types[type]!.id}`, countOf(g, owner, type, true));
}

/** A unit that nobody else knows has a dash in its name, counted among all that the owner ever had. */
function secretName({ g, data }: Position, owner: number, type: number): string {
  return freeName(g, owner, `${data.types[type]!.id}-`, countOf(g, owner, type, false));
}

function countOf(g: ImperialState, owner: number, type: number, mustBeListed: boolean): number {
  let count = 0;
  const { owner: owners, type: types } = g.units;
  for (let unit = 0; unit < owners.length; unit++)
    if (owners[unit] === owner && types[unit] === type && g.names[unit] !== '' && (!mustBeListed || isListed(g, unit)))
      count++;
  return count;
}

/** Units that were captured took their names along (R99). */
function freeName(g: ImperialState, owner: number, stem: string, count: number): string {
  for (let number = count + 1; ; number++) {
    const name = `${stem}${number}`;
    if (!isTaken(g, owner, name)) return name;
  }
}

function isTaken({ names, units }: ImperialState, owner: number, name: string): boolean {
  const { owner: owners } = units;
  for (let unit = 0; unit < owners.length; unit++) if (owners[unit] === owner && names[unit] === name) return true;
  return false;
}
