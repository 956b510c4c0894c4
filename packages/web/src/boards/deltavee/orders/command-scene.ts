import {
  costOf,
  type DvView,
  type End,
  type Order,
  type Turning,
  turningsOf,
  turnTo,
  type UnitView,
} from '@admiralty/engine/deltavee';
import type { Hex } from '@admiralty/engine/hex';
import { isSameHex } from '../course.ts';
import { drawingOf } from '../names.ts';
import type { Scene, SceneCourse } from '../scene.ts';
import type { Allowance } from './handling.ts';
import { HEXSIDES } from './maneuver-step.tsx';
import { hexBeside } from './placing.tsx';

export interface Changed {
  unit: UnitView;
  now: UnitView;
}

export interface Commanding {
  view: DvView;
  /** as it stands, and as it will after the composed Commands */
  unit: UnitView;
  now: UnitView;
  left: Allowance;
  ends: readonly End[];
  /** others that get Commands too: as they stand, and as they will */
  beside: readonly Changed[];
  isWeaving: boolean;
  /** instead of the maneuvers composed so far */
  onCourse(commands: readonly Turning[]): void;
  onAdd(orders: readonly Order[]): void;
  /** an empty hex that no course leads to */
  onBeyond(hex: Hex): void;
}

/** Possible ends, old and new course, and the clock to turn by. */
export function commandScene(given: Commanding): Scene {
  const { view, unit, now, left, ends, beside, isWeaving, onAdd } = given;
  const changed = [...beside, { unit, now }].filter((one) => isChanged(one.unit, one.now));
  const reach = isWeaving
    ? HEXSIDES.map((side) => hexBeside(now, side))
    : ends.length > 1
      ? ends.map(({ q, r, commands }) => ({ q, r, figure: String(commands.length) }))
      : [];
  return {
    reach,
    courses: changed.flatMap(coursesOf),
    hides: changed.map((one) => one.unit.unit),
    clock:
      now.direction === null
        ? null
        : {
            at: now,
            heading: now.direction,
            legal: headingsOf(now.direction, left),
            onPick: (heading) =>
              onAdd(
                turningsOf(turnTo(now.direction ?? heading, heading)).map((turning) => ({
                  do: turning,
                  unit: unit.unit,
                })),
              ),
          },
    onHex: (hex) => {
      const others = view.units.some(
        (one) => one.unit !== unit.unit && one.status === 'in-play' && isSameHex(one, hex),
      );
      if (isWeaving ? weave(given, hex) : !others && takeEnd(given, hex)) return true;
      if (!others && !isSameHex(unit, hex)) given.onBeyond(hex);
      return false;
    },
  };
}

function takeEnd({ ends, onCourse }: Commanding, hex: { q: number; r: number }): boolean {
  const end = ends.find((one) => isSameHex(one, hex));
  if (end) onCourse(end.commands);
  return end !== undefined;
}

function weave({ unit, now, onAdd }: Commanding, hex: { q: number; r: number }): boolean {
  const hexside = HEXSIDES.find((side) => isSameHex(hexBeside(now, side), hex));
  if (hexside !== undefined) onAdd([{ do: 'weave', unit: unit.unit, hexside }]);
  return hexside !== undefined;
}

function isChanged(unit: UnitView, now: UnitView): boolean {
  return unit.direction !== now.direction || unit.velocity !== now.velocity || !isSameHex(unit, now);
}

function coursesOf({ unit, now }: Changed): SceneCourse[] {
  const drawing = drawingOf(unit);
  return [
    { course: unit, seat: unit.seat, drawing, look: 'old' },
    { course: now, seat: unit.seat, drawing, look: 'preview' },
  ];
}

function headingsOf(heading: number, { commands, onlySpeed }: Allowance): number[] {
  if (onlySpeed) return [];
  return Array.from({ length: 12 }, (_, at) => at + 1).filter((one) => costOf(turnTo(heading, one)) <= commands);
}
