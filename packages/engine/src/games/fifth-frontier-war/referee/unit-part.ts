/**
 * One unit's part of an answer: what a player-character who has only this unit decides, and what is left out of the
 * computer's answer when the referee holds the unit back.
 */
import { sideOfAdmiral } from '../board/sides.ts';
import { NOBODY } from '../data/types.ts';
import type { Choices, Position } from '../types.ts';
import type { UnitKind } from './changes.ts';

export interface UnitRef {
  readonly kind: UnitKind;
  readonly index: number;
}

/** Side that a unit fights for. */
export function sideOfUnit({ g, data }: Position, { kind, index }: UnitRef): number {
  if (kind === 'admiral') return sideOfAdmiral(g, index);
  return { squadron: data.squadrons, fleet: data.fleets, troop: data.troops }[kind][index]?.side ?? NOBODY;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Lists of an answer by the field that names the unit of a row. */
const LISTS: { readonly [K in keyof Choices]?: readonly (readonly [list: string, field: string, kind: UnitKind])[] } = {
  xboats: [['moves', 'admiral', 'admiral']],
  scouts: [['jumps', 'squadron', 'squadron']],
  wellLed: [['jumps', 'fleet', 'fleet']],
  cargo: [
    ['transfers', 'troop', 'troop'],
    ['transfers', 'admiral', 'admiral'],
  ],
  land: [['transfers', 'troop', 'troop']],
  plots: [['fleets', 'fleet', 'fleet']],
  disengage: [
    ['fleets', 'fleet', 'fleet'],
    ['squadrons', 'squadron', 'squadron'],
  ],
  firstFire: [['shots', 'by', 'troop']],
  fire: [['shots', 'by', 'troop']],
};

/** The unit that an answer has to name for it: a squadron in a fleet goes where its fleet goes. */
function asNamed({ g }: Position, { kind, index }: UnitRef, wanted: UnitKind): number {
  if (kind === wanted) return index;
  return kind === 'squadron' && wanted === 'fleet' ? (g.squadrons.fleet[index] ?? -1) : -1;
}

/** Does this kind of question let the unit do anything of its own? */
export function isAboutUnit(at: Position, kind: string, unit: UnitRef): boolean {
  return (listsOf(kind) ?? []).some(([, , wanted]) => asNamed(at, unit, wanted) >= 0);
}

/** The answer without anything for this unit. */
export function withoutUnit(at: Position, kind: string, answer: unknown, unit: UnitRef): unknown {
  return replaceUnit(at, kind, answer, unit, {});
}

/** The answer with this unit's rows taken from another one. */
export function replaceUnit(at: Position, kind: string, answer: unknown, unit: UnitRef, part: unknown): unknown {
  let result = isRecord(answer) ? { ...answer } : answer;
  for (const [list, field, wanted] of listsOf(kind) ?? []) {
    const named = asNamed(at, unit, wanted);
    if (named < 0 || !isRecord(result) || !Array.isArray(result[list])) continue;
    const others = (result[list] as Rows).filter((row) => row[field] !== named);
    const own = isRecord(part) && Array.isArray(part[list]) ? (part[list] as Rows) : [];
    result = { ...result, [list]: [...others, ...own.filter((row) => row[field] === named)] };
  }
  return result;
}

function listsOf(kind: string): (typeof LISTS)[keyof Choices] {
  return Object.hasOwn(LISTS, kind) ? LISTS[kind as keyof Choices] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
