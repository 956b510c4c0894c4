/** Troops: which ones are spare, when they go aboard and when they go down, and where empty transports fetch them. */
import {
  hasHabitable,
  hasRoom,
  isCarried,
  isOnSurface,
  isProject,
  isTransport,
  isTroops,
  jumpRange,
  mayJump,
  type Shift,
  shiftFault,
  stepsBetween,
} from '@admiralty/engine/imperial-ambitions';
import { hasTroops } from './massing.ts';
import { cheapest, type Theatre } from './theatre.ts';
import { worthOf } from './unit-values.ts';

/** Troops on a planet beyond the one that has to hold it: the best go. */
export function spareTroops({ at, systems, own, owners, seat, enemies }: Theatre, system: number): number[] {
  const { g } = at;
  const { hex } = systems[system]!;
  if (owners[system] !== seat || (enemies.get(hex) ?? 0) > 0) return [];
  const troops = (own.get(hex) ?? []).filter(
    (unit) => isTroops(g, unit) && isOnSurface(g, unit) && !isProject(g, unit) && g.units.feeds[unit]! < 0,
  );
  return troops.sort((a, b) => worthOf(at, b) - worthOf(at, a) || a - b).slice(0, -1);
}

/** Free actions that close the movement of a turn: troops aboard where they are spare, down where a planet is bare. */
export function troopShifts(theatre: Theatre): Shift[] {
  const { at, seat, systems, owners, own } = theatre;
  const { g } = at;
  const shifts: Shift[] = [];
  const isLegal = (shift: Shift): boolean => shiftFault(at, seat, shift) === null;
  for (const { index, hex } of systems) {
    const here = own.get(hex);
    if (!here || !hasHabitable(at, index)) continue;
    const transports = here.filter(
      (unit) => isTransport(g, unit) && !isProject(g, unit) && g.units.jumped[unit] !== g.turn,
    );
    const isBare = owners[index] !== seat && theatre.armies[index] === 0;
    if (isBare) {
      const troops = here.find((unit) => isTroops(g, unit) && isCarried(g, unit) && isLegal({ do: 'leave', unit }));
      if (troops !== undefined) shifts.push({ do: 'leave', unit: troops });
      continue;
    }
    const empty = transports.filter((unit) => !hasTroops(at, unit));
    for (const unit of spareTroops(theatre, index)) {
      const host = empty.find((one) => hasRoom(at, unit, one) && isLegal({ do: 'board', unit, host: one }));
      if (host === undefined) continue;
      empty.splice(empty.indexOf(host), 1);
      shifts.push({ do: 'board', unit, host });
    }
  }
  return shifts;
}

/** An empty transport and the nearest planet where troops wait without one. */
export function fetching(theatre: Theatre): { unit: number; to: number } | null {
  const { at, systems, own, random } = theatre;
  const { g } = at;
  const waiting = systems.filter(({ index, hex }) => {
    const spare = spareTroops(theatre, index).length;
    return spare > 0 && spare > emptyAt(theatre, hex).length;
  });
  if (waiting.length === 0) return null;
  for (const hex of own.keys())
    for (const unit of emptyAt(theatre, hex)) {
      if (!mayJump(at, unit) || g.units.taskForce[unit] !== 0 || jumpRange(at, unit) < 1) continue;
      const system = systems.find((one) => one.hex === hex);
      if (system && spareTroops(theatre, system.index).length > 0) continue;
      const near = cheapest(waiting, (one) => stepsBetween(hex, one.hex), random);
      return near ? { unit, to: near.hex } : null;
    }
  return null;
}

function emptyAt({ at, own }: Theatre, hex: number): number[] {
  return (own.get(hex) ?? []).filter(
    (unit) => isTransport(at.g, unit) && !isProject(at.g, unit) && !isCarried(at.g, unit) && !hasTroops(at, unit),
  );
}
