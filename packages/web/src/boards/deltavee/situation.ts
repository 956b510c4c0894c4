import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import type { SideNumber } from '../../kit/side.ts';
import type { BoardProps, PhaseMark, PlaceRow } from '../types.ts';
import { words } from './words.ts';

export function sideOf(_view: DvView, seat: number): SideNumber {
  return seat === 0 ? 1 : 2;
}

export function headline({ turn, lastTurn }: DvView): string {
  return turn === 0 ? words.setUp : words.turn(turn, lastTurn);
}

/** The six phases of a Game-Turn as they are played. */
export function phases(view: DvView): PhaseMark[] {
  if (view.turn === 0) return [];
  const order = [view.first, 1 - view.first];
  const now = view.phase;
  return [
    { label: words.phases.movement, seat: order[0]! },
    { label: words.phases.command, seat: order[1]! },
    { label: words.phases.fire, seat: order[0]! },
    { label: words.phases.movement, seat: order[1]! },
    { label: words.phases.command, seat: order[0]! },
    { label: words.phases.fire, seat: order[1]! },
  ].map((mark, at) => ({ ...mark, is: at < now ? 'past' : at === now ? 'now' : 'next' }));
}

export function unitsInPlay(view: DvView): UnitView[] {
  return view.units.filter(({ status }) => status === 'in-play' || status === 'dormant');
}

export function unitId(unit: number): string {
  return `unit-${unit}`;
}

export function places({ view }: BoardProps<DvView>): PlaceRow[] {
  return unitsInPlay(view).map(({ unit, label, seat, hex, direction, velocity }) => ({
    id: unitId(unit),
    place: label,
    owner: view.sides[seat] ?? '',
    what: words.course(hex, direction, velocity),
    seat,
  }));
}
