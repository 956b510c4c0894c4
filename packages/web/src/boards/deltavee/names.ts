import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import { words } from './words.ts';

/** What it is, and what tells it from others of its kind. */
export interface UnitName {
  name: string;
  tag?: string;
}

/** A unit as the log calls it: "Sword" where it is the only one, else "Dagger P1-A"; "Guided missile G3"; "Contact 17". */
export function nameOf(view: DvView, unit: UnitView): string {
  const { name, tag } = unitName(view, unit);
  return tag === undefined ? name : `${name} ${tag}`;
}

export function unitName(view: DvView, unit: UnitView): UnitName {
  const { vessel, missile, label } = unit;
  if (label.includes(' ')) return { name: label };
  if (missile) return { name: words.missiles[missile.type], tag: tagOf(unit) };
  if (!vessel) return { name: label };
  const isAlone = view.units.filter((one) => one.vessel?.class === vessel.class).length === 1;
  return isAlone ? { name: vessel.className } : { name: vessel.className, tag: label };
}

export function nameOfUnit(view: DvView, unit: number): string {
  const found = findUnit(view, unit);
  return found ? nameOf(view, found) : words.contact(unit);
}

/** What is printed at the top right of the counter: `A`, `A1` of a craft, `G3`, `C17` of a contact. */
export function tagOf({ label, unit }: UnitView): string {
  const parts = label.split('-');
  const last = parts.at(-1) ?? '';
  const number = /^([A-Z])0*(\d+)$/.exec(last);
  if (parts.length < 2 || label.includes(' ')) return `C${unit}`;
  if (parts.length < 3 || !number) return last;
  const [, letter, n] = number;
  return letter === 'C' ? `${parts.at(-2) ?? ''}${n}` : `${letter}${n}`;
}

export function findUnit(view: DvView, unit: number): UnitView | undefined {
  return view.units.find((one) => one.unit === unit);
}

/** Its drawing: the class, the type of missile, or null for what nobody has seen. */
export function drawingOf({ vessel, missile }: UnitView): string | null {
  return vessel?.class ?? (missile ? `missile-${missile.type}` : null);
}

export function unitId(unit: number): string {
  return `unit-${unit}`;
}

/** The unit that the board's selection means. */
export function selectedUnit(view: DvView, selected: string | null): UnitView | undefined {
  return view.units.find(({ unit }) => unitId(unit) === selected);
}
