/** Names of things in sentences, from a view alone. */
import { nameOf, type SheetNames } from '../data/coordinates.ts';
import { BRIDGE, ENGINE, FIELD, FIRE_TYPES, MISSILE_TYPES, POD_BOX } from '../data/names.ts';
import type { DvView, UnitView } from '../secrets/view-types.ts';

export const MISSILE_WORDS = [
  'unguided missile',
  'guided missile',
  'intelligent missile',
  'MIMS',
  'homing missile',
] as const;
/** One letter a missile type, as on the counters. */
export const MISSILE_LETTERS = 'UGIMH';

export function missileWord(type: number): string {
  return MISSILE_WORDS[type] ?? 'missile';
}

/** With its article: an unguided missile. */
export function aMissile(type: number): string {
  const word = missileWord(type);
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

export function fireWord(type: number): string {
  return FIRE_TYPES[type]?.replace('-', ' ') ?? 'fire';
}

export function findUnit(view: DvView, unit: number): UnitView | undefined {
  return view.units.find((one) => one.unit === unit);
}

/** A unit as a sentence names it: Sword P1-A, guided missile P1-A-G03, Contact 17. */
export function unitName(view: DvView, unit: number): string {
  const seen = findUnit(view, unit);
  if (!seen) return `Contact ${unit}`;
  const { label, vessel, missile } = seen;
  if (missile)
    return label.includes(' ') || label === '' ? label : `${missileWord(MISSILE_TYPES.indexOf(missile.type))} ${label}`;
  return vessel && !label.startsWith(vessel.className) ? `${vessel.className} ${label}` : label;
}

export function partName(part: number): string {
  if (part === BRIDGE) return 'bridge';
  if (part === ENGINE) return 'engine';
  return part === FIELD ? 'force field' : `pod ${part - POD_BOX}`;
}

/** The part of a unit with what the viewer knows to be in the box. */
export function partOf(view: DvView, unit: number, part: number): string {
  const seen = findUnit(view, unit);
  const box = part - POD_BOX;
  const pod = box < 1 ? null : (seen?.log?.pods[box - 1]?.podName ?? seen?.vessel?.boxes[box - 1]?.podName ?? null);
  return pod === null ? partName(part) : `${partName(part)} (${pod})`;
}

export function hexName(view: DvView, q: number, r: number): string {
  const sheets: SheetNames = Object.fromEntries(
    view.sheets.filter(({ name }) => /^[A-Z]$/.test(name)).map(({ name, mx, my }) => [name, [mx, my] as const]),
  );
  return nameOf(sheets, q, r);
}

export function sideName(view: DvView, seat: number): string {
  return view.sides[seat] ?? `Player ${seat + 1}`;
}

/** 2 guided missiles, one MIMS */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 || word === 'MIMS' ? '' : 's'}`;
}
