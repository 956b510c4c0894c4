/** Players and Systems as parts of a line. */
import { enumerated, type Part, placePart, seatPart } from '#core/line';
import type { SsView } from '../secrets/view-types.ts';
import { RAIDER } from '../state.ts';
import { actorName, playerName, systemName } from './words.ts';

export function playerOf(view: SsView, seat: number): Part {
  return seatPart(seat, playerName(view, seat));
}

export function playersOf(view: SsView, seats: readonly number[], none = 'nobody'): Part[] {
  return enumerated(
    seats.map((seat) => playerOf(view, seat)),
    none,
  );
}

/** A player; the Raider and the Outworlders hold no seat. */
export function actorOf(view: SsView, code: number): Part {
  return code < RAIDER ? seatPart(code, actorName(view, code)) : actorName(view, code);
}

export function systemOf(view: SsView, system: number): Part {
  return placePart(system, systemName(view, system));
}

export function systemsOf(view: SsView, systems: readonly number[], none = 'none'): Part[] {
  return enumerated(
    systems.map((system) => systemOf(view, system)),
    none,
  );
}
