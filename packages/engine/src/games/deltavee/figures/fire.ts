/** Fire and interception before they are declared: chances with all that makes them up, from what the seat knows. */
import type { Seat } from '#core/types';
import { type Clock, clockDifference } from '#hex/index';
import { GUIDED, INTELLIGENT, MIMS, type PodType } from '../data/types.ts';
import { isInstallation, rangeBetween } from '../rules/04-spaceships.ts';
import { mostOf, programOf } from '../rules/05-pods.ts';
import {
  allowanceOfSource,
  extraFiresLeft,
  firesMade,
  haveSameCourse,
  hitChance,
  passingBetween,
  relativeVelocity,
  targetValueOf,
} from '../rules/08-fire/fire.ts';
import { type InterceptionChance, interceptionChance } from '../rules/09-missiles/meeting.ts';
import { sideOf } from '../rules/10-set-up/fitting.ts';
import { isOffered, isSold } from '../rules/10-set-up/shop.ts';
import { isLogOpen, isSecretlyFitted, viewOf } from '../secrets/view.ts';
import { DAMAGED } from '../state.ts';
import type { Position, Shot, ShotOf } from '../types.ts';
import { type HitCell, hitCells } from './hit-cells.ts';

/** How a relative velocity comes about (8.3, 8.4). */
export interface PassingFigures {
  /** hexes apart, and what counts as range: on the same course half of it, rounded up */
  distance: number;
  range: number;
  relativeVelocity: number;
  velocities: [number, number];
  /** 8.3: 1 same or adjacent directions, 2 opposite ones, 3 crossing ones; what it gives by itself */
  statement: 1 | 2 | 3;
  plain: number;
  /** 8.4: 1 both on one line, halved; 2 same course: 0, and the range halved; null neither */
  condition: 1 | 2 | null;
}

export interface FireFigures extends PassingFigures {
  program: number;
  targetValue: number;
  /** in 10 */
  chance: number;
  /** the same if the target's electronics warfare pod is damaged, as it may be; null: there is one figure */
  ifUnjammed: number | null;
  /** the highest Target Value at which this type can hit, -1 none; null: it hits at any */
  farthest: number | null;
  /** Energy Units */
  energy: number;
  /** fires of its source left in this phase, this one among them; extra ones that any source of the ship may take besides */
  left: { own: number; extra: number };
  /** what each roll on the Hit Table would do */
  cells: HitCell[];
  /** of ten hits so many do something at most: counted as if every part were still there and every unseen box full */
  harm: number;
}

/** Shots by fire that the seat may make; null for all others, and for a hidden hexside (R69). */
export function fireFigures(at: Position, shots: readonly Shot[], seat: Seat): (FireFigures | null)[] {
  const { units } = viewOf(at.data, at.g, seat);
  const isExtended = at.g.options['extendedHitTable'] === true;
  const known = new Map<number, HitCell[]>();
  const cellsOf = (target: number): HitCell[] => {
    const cells = known.get(target) ?? hitCells(at.data, isExtended, units.find(({ unit }) => unit === target)!);
    known.set(target, cells);
    return cells;
  };
  return shots.map((shot) =>
    shot.do === 'fire' && !isInstallation(at.g, shot.target)
      ? { ...aimFigures(at, seat, shot), ...harmIn(cellsOf(shot.target)) }
      : null,
  );
}

function harmIn(cells: HitCell[]): Pick<FireFigures, 'cells' | 'harm'> {
  const percent = cells.reduce((sum, { harm }) => sum + harm, 0);
  return { cells, harm: percent / 10 };
}

function aimFigures(
  at: Position,
  seat: Seat,
  { unit, source, type, target }: ShotOf<'fire'>,
): Omit<FireFigures, 'cells' | 'harm'> {
  const passing = passingFigures(at, unit, target);
  const own = programOf(at, unit, source);
  const [likely, other] = jammingOf(at, seat, target) as [number, number?];
  const valueAt = (jamming: number): number => targetValueOf(passing.range, passing.relativeVelocity, own + jamming);
  const chanceAt = (jamming: number): number => hitChance(at.data, type, valueAt(jamming));
  return {
    ...passing,
    program: own + likely,
    targetValue: valueAt(likely),
    chance: chanceAt(likely),
    ifUnjammed: other === undefined ? null : chanceAt(other),
    farthest: farthestOf(at, type),
    energy: at.data.tables.fireTypes[type]!.energy,
    left: firesLeft(at, unit, source),
  };
}

/** DV-8.1c, DV-5.6a */
function firesLeft(at: Position, unit: number, source: number): FireFigures['left'] {
  const own = allowanceOfSource(at, unit, source) - firesMade(at.g, unit, source);
  return { own: Math.max(own, 0), extra: Math.max(extraFiresLeft(at, unit), 0) };
}

/** R24: beyond the table its last column counts, so that a type that hits there hits everywhere. */
function farthestOf({ data }: Position, type: number): number | null {
  const row = data.tables.fireResults[type]!;
  return row.at(-1)! > 0 ? null : row.findLastIndex((chance) => chance > 0);
}

/** 8.3: the statement that tells a relative velocity. */
export function statementOf(mine: Clock, his: Clock): PassingFigures['statement'] {
  const apart = clockDifference(mine, his);
  return apart <= 1 ? 1 : apart >= 5 ? 2 : 3;
}

export function passingFigures(at: Position, a: number, b: number): PassingFigures {
  const { direction, velocity } = at.g.units;
  const velocities: [number, number] = [velocity[a]!, velocity[b]!];
  const [mine, his] = [direction[a] as Clock, direction[b] as Clock];
  const found = passingBetween(at, a, b);
  const plain = relativeVelocity(at.data, mine, velocities[0], his, velocities[1]);
  const condition = haveSameCourse(at.g, a, b) ? 2 : found.relativeVelocity < plain ? 1 : null;
  return {
    ...found,
    distance: rangeBetween(at.g, a, b),
    velocities,
    statement: statementOf(mine, his),
    plain,
    condition,
  };
}

/** A missile's try; `ifUnguarded`: if the target's electronics warfare pod is damaged, as it may be; null: one figure. */
export interface InterceptionFigures extends InterceptionChance {
  ifUnguarded: InterceptionChance | null;
}

/** null: a hidden hexside would shape it (R69) */
export function interceptionFigures(
  at: Position,
  seat: Seat,
  missile: number,
  target: number,
): InterceptionFigures | null {
  if (isInstallation(at.g, target)) return null;
  const { units } = at.g;
  const isSteered = [GUIDED, INTELLIGENT, MIMS].includes(units.type[missile]!); // R66
  const speed = passingBetween(at, missile, target).relativeVelocity;
  const [likely, other] = (isSteered ? guardOf(at, seat, target) : [0]) as [number, number?];
  const chanceAt = (guard: number): InterceptionChance =>
    interceptionChance(at.data, units.civ[missile]!, speed, guard);
  return { ...chanceAt(likely), ifUnguarded: other === undefined ? null : chanceAt(other) };
}

/** DV-FSB-P8: what the target's electronics warfare takes from the program, as far as the firing seat can tell. */
function jammingOf(at: Position, seat: Seat, target: number): number[] {
  return protectionOf(at, seat, target, ({ blinds }) => blinds);
}

/** DV-FSB-P7: and from the chance of a guided missile. */
function guardOf(at: Position, seat: Seat, target: number): number[] {
  return protectionOf(at, seat, target, ({ guards }) => -guards).map((most) => (most === 0 ? 0 : -most));
}

/** The most that any pod may give; then, if it may be damaged for all that one knows, 0. */
function protectionOf(at: Position, seat: Seat, target: number, most: (pod: PodType) => number): number[] {
  const { g } = at;
  if (isLogOpen(g, seat, target)) return [mostOf(at, target, most)];
  const strongest = Math.max(0, ...podsThought(at, target).map(most));
  return strongest === 0 ? [0] : [strongest, 0];
}

/** Pods that may be aboard a unit whose log is closed: those read, those that could have been bought, or those printed. */
function podsThought(at: Position, target: number): PodType[] {
  const { g, data } = at;
  const copy = g.copies.find(({ unit }) => unit === target);
  const typeIn = (type: number): PodType[] => data.pods.slice(type, type + 1);
  if (copy) return copy.pods.flatMap(({ type, state }) => (state < DAMAGED && type >= 0 ? typeIn(type) : []));
  if (isSecretlyFitted(at, target)) return data.pods.filter((pod) => mayBeAboard(at, target, pod));
  const from = g.units.podFrom[target]!;
  return g.pods.type.slice(from, from + g.units.podCount[target]!).flatMap((type) => (type >= 0 ? typeIn(type) : []));
}

/** Could the owner have bought or chosen it? */
function mayBeAboard(at: Position, unit: number, pod: PodType): boolean {
  const { purchase, podChoice } = sideOf(at, unit);
  return isSold(purchase, pod) || isOffered(at, podChoice, pod);
}
