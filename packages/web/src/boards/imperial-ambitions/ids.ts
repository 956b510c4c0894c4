/** What can be selected: a unit, a strategic hex, a hex of the battle map. And where they stand. */
import { distance, type Hex, rOfRow, rowOfR } from '@admiralty/engine/hex';
import type { IaView, UnitView, Xy } from '@admiralty/engine/imperial-ambitions';
import { hexCentre, type Point } from '../../kit/map/geometry.ts';

type AnyXy = Readonly<Xy>;

export function unitId(unit: number): string {
  return `unit-${unit}`;
}

/** The other way; null: it is no unit. */
export function unitOfId(id: string): number | null {
  const [is, unit] = id.split('-');
  return is === 'unit' ? Number(unit) : null;
}

export function hexId([x, y]: AnyXy): string {
  return `hex-${x}-${y}`;
}

/** A counter that is no unit of the reader's: picking it selects its hex. */
export function counterId(xy: AnyXy, name: string): string {
  return `${hexId(xy)}-${name}`;
}

export function spotId([x, y]: AnyXy): string {
  return `spot-${x}-${y}`;
}

/** The unit that is selected, if the reader still sees it. */
export function selectedUnit({ units }: IaView, selected: string | null): UnitView | null {
  return units.find(({ unit }) => unitId(unit) === selected) ?? null;
}

/** The strategic hex that is selected, or where the selected unit is. */
export function selectedHex(view: IaView, selected: string | null): Xy | null {
  return xyIn('hex', selected) ?? selectedUnit(view, selected)?.xy ?? null;
}

/** The same on the battle map. */
export function selectedSpot(view: IaView, selected: string | null): Xy | null {
  const fight = selectedUnit(view, selected)?.fight;
  return xyIn('spot', selected) ?? (fight?.place === 'map' ? fight.xy : null);
}

/** The strategic hex that an id lies in. */
export function xyOfId(id: string): Xy | null {
  return xyIn('hex', id);
}

function xyIn(kind: 'hex' | 'spot', id: string | null): Xy | null {
  const [is, x, y] = id?.split('-') ?? [];
  return is === kind ? [Number(x), Number(y)] : null;
}

export function isSameXy(one: AnyXy, other: AnyXy): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

export function hexesBetween(one: AnyXy, other: AnyXy): number {
  const [from, to] = [axialOf(one), axialOf(other)];
  return distance(from.q, from.r, to.q, to.r);
}

/** Columns and rows count from 1, even columns lie half a hex further south. */
export function axialOf([x, y]: AnyXy): Hex {
  return { q: x, r: rOfRow(x, y, 'even-q') };
}

export function xyOf({ q, r }: Hex): Xy {
  return [q, rowOfR(q, r, 'even-q')];
}

export function pointOf(xy: AnyXy): Point {
  const { q, r } = axialOf(xy);
  return hexCentre(q, r);
}

/** A0708, or 2023 on the battle map, as the log writes it. */
export function idOfLabel({ battle, sectors, sheet }: IaView, label: string): string | null {
  const [, sector = '', column, row] = /^(.*?)(\d\d)(\d\d)$/.exec(label) ?? [];
  if (column === undefined || row === undefined) return null;
  const xy: Xy = [Number(column), Number(row)];
  if (sector === '') return battle ? spotId(xy) : hexId(xy);
  const found = sectors.find(({ id }) => id === sector);
  return found ? hexId([found.sheet[0] * sheet.columns + xy[0], found.sheet[1] * sheet.rows + xy[1]]) : null;
}

/** The order in which hexes are drawn: who moves leaves the others where they are drawn. */
export function byRow([x, y]: AnyXy, [otherX, otherY]: AnyXy): number {
  return y - otherY || x - otherX;
}
