import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { SideNumber } from '../../kit/side.ts';
import type { BoardProps, PhaseMark, PlaceRow } from '../types.ts';
import { words } from './words.ts';

const sidesByName: Readonly<Record<string, SideNumber>> = {
  'Nelldon Empire': 1,
  'VeReen Empire': 2,
  'The Hospodar League': 3,
  'Avian Republic': 4,
  'The Hive': 5,
};

/** Empires keep their colour from scenario to scenario; others take what is left. */
export function sideOf({ names }: SsView, seat: number): SideNumber {
  const own = sidesByName[names[seat] ?? ''];
  if (own) return own;
  const taken = new Set(names.map((name) => sidesByName[name]));
  const free = ([1, 2, 3, 4, 5] as const).filter((side) => !taken.has(side));
  const unnamed = names.flatMap((name, at) => (sidesByName[name] ? [] : [at]));
  return free[unnamed.indexOf(seat)] ?? 0;
}

export function headline({ gameTurn, lastGameTurn, round }: SsView): string {
  return words.turn(gameTurn, lastGameTurn, round);
}

/** The Player-Turns of the Round in their order. */
export function phases({ order, active, names }: SsView): PhaseMark[] {
  const now = order.indexOf(active);
  return order.map((seat, at) => ({
    label: names[seat] ?? '',
    seat,
    is: now < 0 ? 'next' : at < now ? 'past' : at === now ? 'now' : 'next',
  }));
}

export function systemId(system: number): string {
  return `system-${system}`;
}

export function ownerSeat(owner: number): number | null {
  return owner >= 0 && owner < 8 ? owner : null;
}

export function places({ view }: BoardProps<SsView>): PlaceRow[] {
  return view.systems.map(({ system, name, owner, tech, raceName, ideologyName }) => {
    const seat = ownerSeat(owner);
    return {
      id: systemId(system),
      place: name,
      owner: seat === null ? words.nobody : (view.names[seat] ?? ''),
      what: words.system(tech, raceName, ideologyName),
      seat,
    };
  });
}
