/**
 * One unit's part of an answer: what a player-character who has only this unit decides, and what is left out of the
 * computer's answer when the referee holds the unit back.
 */

import { firstTurn, isJump, ordersOf } from '../board/orders.ts';
import { sideOfAdmiral } from '../board/sides.ts';
import { NOBODY } from '../data/types.ts';
import { standingWith } from '../rules/03-movement/detach.ts';
import { printPlot, readSheet } from '../rules/03-movement/notation.ts';
import { plots } from '../rules/03-movement/plots.ts';
import type { Choices, FleetPlot, PlotSheet, Position } from '../types.ts';
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

/** The answer without anything that would take this unit elsewhere: it stays in a fight, and in the fleet that it is in. */
export function withoutUnit(at: Position, kind: string, answer: unknown, unit: UnitRef): unknown {
  const place = placeOf(at, unit);
  if (kind === 'disengage' && at.g.combat.hex === place)
    return { leave: false, fleets: [], squadrons: [], admirals: [] } satisfies Choices['disengage']['answer'];
  if (kind === 'adjust' && isRecord(answer) && Array.isArray(answer['places']))
    return { ...answer, places: (answer['places'] as Rows).filter((one) => one['place'] !== place) };
  return replaceUnit(at, kind, answer, unit, {});
}

function placeOf({ g }: Position, { kind, index }: UnitRef): number {
  return { squadron: g.squadrons, fleet: g.fleets, troop: g.troops, admiral: g.admirals }[kind].place[index] ?? -1;
}

/** The fleet whose plot takes the unit along: its own, or that of its squadron; -1 none. */
export function fleetWith(at: Position, unit: UnitRef): number {
  return asNamed(at, unit, 'fleet');
}

/** Is it on its way by orders that stand already? */
export function hasJumpsAhead(at: Position, unit: UnitRef): boolean {
  const fleet = fleetWith(at, unit);
  return fleet >= 0 && ordersOf(at.g, fleet).some(isJump);
}

/** What the answer says for this unit alone; a plot as it is written on the sheet. */
export function partOf(at: Position, kind: string, answer: unknown, unit: UnitRef): unknown {
  let part = isRecord(answer) ? { ...answer } : {};
  for (const [list, field, wanted] of listsOf(kind) ?? []) {
    const named = asNamed(at, unit, wanted);
    const rows = Array.isArray(part[list]) ? (part[list] as Rows) : [];
    part = { ...part, [list]: rows.filter((row) => row[field] === named) };
  }
  return kind === 'plots' ? sheetOf(at, part['fleets'] as FleetPlot[]) : part;
}

function sheetOf(at: Position, own: readonly FleetPlot[]): PlotSheet {
  const codes = (change: FleetPlot['change']): string[] =>
    own.filter((one) => one.change === change).map(({ fleet }) => at.data.fleets[fleet]!.code);
  const lines = own.flatMap((plot) => {
    const from = firstTurn(at.g) + standingWith(at, plot).length;
    return printPlot(at, plot.fleet, plot.orders, from);
  });
  return { lines, abort: codes('abort'), insert: codes('insert') };
}

/** An answer to `plots` by fleets, in whichever form it came; what cannot be read stays as it is. */
export function asFleets(at: Position, seat: number, kind: string, answer: unknown): unknown {
  const read = kind === 'plots' ? plots.shape.safeParse(answer) : null;
  if (!read?.success) return answer;
  const sheet = readSheet(at, seat, read.data);
  return 'rule' in sheet ? answer : sheet;
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
