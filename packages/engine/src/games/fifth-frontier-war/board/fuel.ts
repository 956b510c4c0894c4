/** Where squadrons fill up, and in what time (FFW-3.9). */

import { isBox } from '../data/places.ts';
import { IMPERIAL } from '../data/types.ts';
import type { Position } from '../types.ts';
import { controllerOf, isInterdicted } from './control.ts';
import { worldIn } from './units.ts';

/** What a place offers a side. Gas giants are open to all; ocean, starport and base need control. */
export interface Sources {
  readonly base: boolean;
  readonly gasGiant: boolean;
  readonly ocean: boolean;
  /** a starport with fuel: it fills everybody in one phase */
  readonly port: boolean;
  /** squadrons that it fills in zero time */
  readonly slots: number;
}

const NOTHING: Sources = { base: false, gasGiant: false, ocean: false, port: false, slots: 0 };
const BOX: Sources = { ...NOTHING, base: true };
const GAS_GIANT: Sources = { ...NOTHING, gasGiant: true };

/** Sources of a place for a side; `isSure` counts control as given (R14: who controls it then is the plotter's risk). */
export function sourcesAt(at: Position, side: number, place: number, isSure = false): Sources {
  if (isBox(at.data.map, place)) return BOX; // FFW-3.8e
  const index = worldIn(at, place);
  const world = at.data.worlds[index];
  if (!world) return NOTHING;
  const isOpen = isSure || (controllerOf(at, index) === side && !(side === IMPERIAL && isInterdicted(at, place)));
  if (!isOpen) return world.gasGiant ? GAS_GIANT : NOTHING; // FFW-3.9i, FFW-3.9j, FFW-3.9o; FFW-5.1e
  return {
    base: world.hasBase,
    gasGiant: world.gasGiant,
    ocean: world.ocean,
    port: world.hasPortFuel,
    slots: world.slots,
  };
}

/** FFW-3.9b, FFW-3.9c, FFW-3.9d: does a squadron fill here in zero time without a starport slot? */
export function fillsAtOnce({ data }: Position, squadron: number, { base, gasGiant, ocean }: Sources): boolean {
  const { fuel } = data.squadrons[squadron]!;
  const { refuelling } = data.tables;
  if (base && refuelling.base[fuel] === 0) return true;
  return (gasGiant && refuelling.gasGiant[fuel] === 0) || (ocean && refuelling.ocean[fuel] === 0);
}

/** FFW-3.9h: does a squadron that stays a whole phase fill here? Every code takes at most one. */
export function fillsInTime({ base, gasGiant, ocean, port }: Sources): boolean {
  return base || gasGiant || ocean || port;
}
