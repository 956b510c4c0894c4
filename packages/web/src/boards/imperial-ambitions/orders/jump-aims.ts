import type { IaView, JumpNext, Xy } from '@admiralty/engine/imperial-ambitions';
import { hexesBetween, isSameXy } from '../ids.ts';

/** A system that takes more than one jump. */
export interface Aim {
  system: number;
  xy: Xy;
  hexes: number;
  /** jumps until a force is there that goes as far as this one */
  jumps: number;
  /** where to jump now */
  to: Xy;
}

const MOST = 5;

/** The nearest systems out of range, and the hex in range that is nearest to each. */
export function aimsOf(view: IaView, from: Readonly<Xy>, ends: JumpNext['ends'], range: number): Aim[] {
  if (ends.length === 0) return [];
  return view.systems
    .filter(({ xy }) => !isSameXy(xy, from) && !ends.some(({ to }) => isSameXy(to, xy)))
    .map(({ system, xy }) => {
      const hexes = hexesBetween(from, xy);
      const [first] = ends
        .map(({ to }) => to)
        .toSorted((one, other) => hexesBetween(one, xy) - hexesBetween(other, xy));
      return { system, xy, hexes, jumps: Math.ceil(hexes / range), to: first ?? xy };
    })
    .toSorted((one, other) => one.hexes - other.hexes)
    .slice(0, MOST);
}
