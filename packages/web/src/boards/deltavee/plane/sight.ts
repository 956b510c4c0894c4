/** What part of the plane the map shows: its world, its home, and where it goes by itself. */
import type { DvView, Meeting, UnitView } from '@admiralty/engine/deltavee';
import { distance } from '@admiralty/engine/hex';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Area, areaOf, HEX, hexCentre, type Point } from '../../../kit/map/geometry.ts';
import type { MapControls } from '../../../kit/map/mover.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { endOf } from '../course.ts';
import type { Scene } from '../scene.ts';
import { holds, worldOf } from './sheets.ts';

/** While setting up, the hexes that can be taken; then, once, the units where they stand. */
export function useSetUpSight(
  map: RefObject<MapControls | null>,
  view: DvView,
  units: readonly UnitView[],
  scene: Scene | null,
): void {
  const isSettingUp = view.turn === 0;
  const hexes = isSettingUp ? (scene?.reach ?? []) : units.flatMap((unit) => [unit, endOf(unit)]);
  const key = `${isSettingUp} ${hexes.length > 0}`;
  const latest = useLatest(hexes);
  const before = useRef(key);
  useEffect(() => {
    const isSame = before.current === key;
    before.current = key;
    if (isSame || latest.current.length === 0) return;
    map.current?.fit(
      areaOf(
        latest.current.map(({ q, r }) => hexCentre(q, r)),
        HEX * 3,
      ),
    );
  }, [key, latest, map]);
}

/** The map has found its first sight: only then may the selection move it. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), FIRST_SIGHT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
const FIRST_SIGHT_MS = 400;

/** The world keeps still while sheets are laid out beside each other, up to one all round. */
export function useWorld(view: DvView): Area {
  const [world, setWorld] = useState(() => worldOf(view.sheets, 1));
  if (holds(world, worldOf(view.sheets, 0))) return world;
  const next = worldOf(view.sheets, 1);
  setWorld(next);
  return next;
}

/**
 * A few units are kept in sight all together. Of many, if that can be read: all; one's own with what threatens them and
 * the enemy nearest to the selected one; without that enemy; the selected one with these; and at least what lies ahead of it.
 * Where the selected one was lost, that place, if not all can be read.
 */
export function focusOf(
  { viewer }: DvView,
  units: readonly UnitView[],
  unit: UnitView | undefined,
  threats: readonly Meeting[],
): Area[] {
  if (units.length === 0) return [];
  const ahead = unit && unit.seat === viewer ? [aheadOf(unit)] : [];
  const around = (some: readonly UnitView[]): Area => areaOf([...pointsOf(some), ...ahead], HEX * 2);
  const isLost = unit && !units.includes(unit);
  if (!unit || isLost || units.length <= FEW) return [units, ...(isLost ? [[unit]] : [])].map(around);
  const enemies = units.filter(({ seat }) => seat !== unit.seat);
  const far = (one: UnitView): number => distance(one.q, one.r, unit.q, unit.r);
  const nearest = enemies.reduce<UnitView | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
  const threatening = units.filter((one) => threats.some((threat) => threat.by.unit === one.unit));
  const foes = nearest ? [nearest, ...threatening] : threatening;
  const fleet = [...units.filter(({ seat }) => seat === viewer), unit];
  return [units, [...fleet, ...foes], [...fleet, ...threatening], [unit, ...foes], [unit]].map(around);
}
const FEW = 6;

/** A little beyond the end of its next move. */
function aheadOf(unit: UnitView): Point {
  const end = endOf({ ...unit, velocity: unit.velocity + 1 });
  return hexCentre(end.q, end.r);
}

function pointsOf(units: readonly UnitView[]): Point[] {
  return units.flatMap((unit) => [unit, endOf(unit)]).map(({ q, r }) => hexCentre(q, r));
}

/** Every unit with its next move. */
export function homeOf(units: readonly UnitView[], sheets: Area): Area {
  return units.length === 0 ? sheets : areaOf(pointsOf(units), HEX * 2);
}
