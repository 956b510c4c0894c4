import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import type { Hex } from '@admiralty/engine/hex';
import { type ReactNode, useState } from 'react';
import { Counter, type CounterProps } from '../../../kit/counter.tsx';
import { Glide } from '../../../kit/glide.tsx';
import { clockAngle, hexCentre, type Point } from '../../../kit/map/geometry.ts';
import { Stack } from '../../../kit/stack.tsx';
import { drawingFor, Silhouette } from '../art.ts';
import { isSameHex, pointsOf, wayOf } from '../course.ts';
import { drawingOf, nameOf, tagOf, unitId } from '../names.ts';
import { sideOf } from '../situation.ts';
import { words } from '../words.ts';

interface Props {
  view: DvView;
  units: readonly UnitView[];
  selected: string | null;
  marks: readonly { unit: number; isChosen: boolean }[];
  /** where the map cursor is: a stack there is fanned out */
  cursor: Hex | null;
  onPick(unit: number): void;
}

export const COUNTER = 38;

/** The counters, stacked where they share a hex; those alone glide along the hexes they really pass. */
export function UnitsLayer({ view, units, selected, marks, cursor, onPick }: Props): ReactNode {
  const paths = usePaths(units);
  const counterOf = (unit: UnitView): ReactNode => (
    <Counter
      {...printOf(view, unit)}
      size={COUNTER}
      isSelected={unitId(unit.unit) === selected}
      {...targetOf(marks, unit.unit)}
    >
      <Drawing unit={unit} />
    </Counter>
  );
  return stacksOf(units).map((stack) => {
    const [top] = stack;
    if (!top) return null;
    const at = hexCentre(top.q, top.r);
    if (stack.length === 1)
      return (
        <Glide key={top.unit} at={at} via={paths.get(top.unit) ?? []}>
          {counterOf(top)}
        </Glide>
      );
    return (
      <Stack
        key={`${top.q} ${top.r}`}
        at={at}
        size={COUNTER}
        isFanned={cursor !== null && isSameHex(cursor, top)}
        items={stack.map((unit) => ({
          id: String(unit.unit),
          side: sideOf(view, unit.seat),
          counter: counterOf(unit),
        }))}
        onPick={(id) => onPick(Number(id))}
      />
    );
  });
}

function targetOf(marks: Props['marks'], unit: number): Pick<CounterProps, 'target'> {
  const mark = marks.find((one) => one.unit === unit);
  return mark ? { target: mark.isChosen ? 'chosen' : 'possible' } : {};
}

/** Ships before craft before missiles. */
function stacksOf(units: readonly UnitView[]): UnitView[][] {
  const stacks = new Map<string, UnitView[]>();
  for (const unit of units) {
    const key = `${unit.q} ${unit.r}`;
    stacks.set(key, [...(stacks.get(key) ?? []), unit]);
  }
  const rank = ({ vessel }: UnitView): number => (vessel === null ? 2 : vessel.kind === 'craft' ? 1 : 0);
  return [...stacks.values()].map((stack) => stack.toSorted((one, other) => rank(one) - rank(other)));
}

export function Drawing({ unit }: { unit: UnitView }): ReactNode {
  const name = drawingOf(unit);
  return name === null ? null : <Silhouette name={drawingFor(name)} />;
}

/** All that is printed on a unit's counter. */
export function printOf(view: DvView, unit: UnitView): CounterProps {
  const { seat, vessel, direction, velocity, hex, isRevealed } = unit;
  const isOwn = seat === view.viewer;
  const label = `${nameOf(view, unit)}, ${words.courseSpoken(hex, direction, velocity)}`;
  return {
    side: sideOf(view, seat),
    id: tagOf(unit),
    figure: String(velocity),
    label: isOwn && !isRevealed ? `${label}, ${words.unseen}` : label,
    turn: clockAngle(direction ?? 12),
    isBack: drawingOf(unit) === null,
    isUnseen: isOwn && !isRevealed,
    isFinished: isFinished(view, unit),
    hasField: vessel?.isFieldUp ?? false,
    hits: hitsSeen(unit),
    prepared: vessel?.prepared ?? 0,
    ...(vessel && vessel.jump !== 'none' ? { tab: 'JUMP' } : {}),
  };
}

function isFinished({ phaseName, phasing }: DvView, { seat, hasMoved, log }: UnitView): boolean {
  if (seat !== phasing) return false;
  return phaseName === 'movement' ? hasMoved : phaseName === 'fire' && (log?.used.finished ?? 0) > 0;
}

export function hitsSeen({ vessel }: UnitView): number {
  if (!vessel) return 0;
  const { hits, boxes } = vessel;
  return hits.bridge + hits.engine + hits.field + boxes.reduce((sum, box) => sum + box.hits, 0);
}

/** The hexes between where each unit was and where it is now, if it went its way. */
function usePaths(units: readonly UnitView[]): ReadonlyMap<number, Point[]> {
  const [seen, setSeen] = useState(() => ({ units, paths: new Map<number, Point[]>() }));
  if (seen.units === units) return seen.paths;
  const next = { units, paths: pathsBetween(seen.units, units) };
  setSeen(next);
  return next.paths;
}

function pathsBetween(before: readonly UnitView[], now: readonly UnitView[]): Map<number, Point[]> {
  return new Map(
    now.flatMap((unit) => {
      const was = before.find((one) => one.unit === unit.unit);
      const path = was ? wayOf(was) : [];
      const end = path.findIndex((hex) => isSameHex(hex, unit));
      return end > 1 ? [[unit.unit, pointsOf(path.slice(1, end))] as const] : [];
    }),
  );
}
