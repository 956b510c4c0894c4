/** Damaged ships: into the dock of a base that can mend them, and what is mended first. */
import {
  aboardOf,
  type BuildOrder,
  dockRoom,
  forUnits,
  isBase,
  isCarried,
  isFighter,
  isGround,
  isOnSurface,
  isProject,
  isShip,
  type Position,
  type Shift,
  shiftFault,
  typeOf,
} from '@admiralty/engine/imperial-ambitions';
import { worthOf } from './unit-values.ts';

export function isDamaged(at: Position, unit: number): boolean {
  return at.g.units.steps[unit]! < typeOf(at, unit).fullSteps && !isProject(at.g, unit);
}

/** A base of full strength can mend others. */
export function isYard(at: Position, unit: number): boolean {
  return isBase(at.g, unit) && !isProject(at.g, unit) && !isDamaged(at, unit);
}

/** The dearest damaged ship beside each free dock comes in. */
export function harbourShifts(at: Position, seat: number): Shift[] {
  const { g } = at;
  const yards: number[] = [];
  const damaged: number[] = [];
  forUnits(g, seat, (unit) => {
    if (isYard(at, unit) && dockRoom(at, unit) > 0 && !hasProject(at, unit)) yards.push(unit);
    else if (isShip(g, unit) && isDamaged(at, unit) && !isCarried(g, unit)) damaged.push(unit);
  });
  damaged.sort((a, b) => worthOf(at, b) - worthOf(at, a) || a - b);
  const shifts: Shift[] = [];
  for (const host of yards) {
    const unit = damaged.find((one) => g.units.hex[one] === g.units.hex[host]);
    if (unit === undefined) continue;
    damaged.splice(damaged.indexOf(unit), 1);
    const shift: Shift = { do: 'board', unit, host };
    if (shiftFault(at, seat, shift) === null) shifts.push(shift);
  }
  return shifts;
}

/** Ships that are whole leave their docks: the yard is needed. */
export function leavingShifts(at: Position, seat: number): Shift[] {
  const { g } = at;
  const shifts: Shift[] = [];
  forUnits(g, seat, (unit) => {
    const host = g.units.host[unit]!;
    if (host < 0 || !isShip(g, unit) || isProject(g, unit) || isDamaged(at, unit) || !isBase(g, host)) return;
    const shift: Shift = { do: 'leave', unit };
    if (shiftFault(at, seat, shift) === null) shifts.push(shift);
  });
  return shifts;
}

export function hasProject(at: Position, base: number): boolean {
  return aboardOf(at.g, base).some((unit) => isProject(at.g, unit));
}

/** Every repair that a facility could make, dearest step first. */
export function repairOrders(at: Position, seat: number): BuildOrder[] {
  const { g } = at;
  const found: { order: BuildOrder; worth: number }[] = [];
  forUnits(g, seat, (unit) => {
    if (!isDamaged(at, unit)) return;
    const worth = typeOf(at, unit).buildCost;
    const host = g.units.host[unit]!;
    if (isBase(g, unit)) found.push({ order: { do: 'repair', unit, by: unit }, worth: worth * 2 });
    else if (isGround(g, unit) && isOnSurface(g, unit))
      found.push({ order: { do: 'repair', unit, by: -1 }, worth: worth / 2 });
    else if (host >= 0 && (isShip(g, unit) || isFighter(g, unit)) && isYard(at, host))
      found.push({ order: { do: 'repair', unit, by: host }, worth });
  });
  return found.sort((a, b) => b.worth - a.worth).map(({ order }) => order);
}
