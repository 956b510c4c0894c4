/** Units as scenarios, garrisons and purchases list them, put into the state with what they carry. */

import { systemOf } from '../board/chart.ts';
import { addFixedUnit, addUnit, nameFor } from '../board/unit-rows.ts';
import { SITE_HEX } from '../data/load-scenarios.ts';
import { B, NEUTRAL, SS } from '../data/names.ts';
import type { Force, UnitGroup } from '../data/types.ts';
import { SPACE, SURFACE, type UnitRow } from '../state.ts';
import type { Position } from '../types.ts';

/** Units of one force. `isKnown`: everybody knows them from the start; else only their owner does. */
export function addForce(at: Position, force: Force, isKnown: boolean): void {
  const { owner, system, where, planet, units } = force;
  const row: UnitRow & { owner: number } = {
    owner,
    hex: system < 0 ? SITE_HEX : systemOf(at, system).hex,
    place: where === 'surface' ? SURFACE : SPACE,
    planet: where === 'orbit' ? planet : -1,
    bound: owner === NEUTRAL ? 1 : 0, // IA-neu-2
    lastSystem: system, // R50
  };
  for (const group of units) addGroup(at, group, row, isKnown);
}

/** The units of a group and all aboard them; returns the numbers of the group's own. */
export function addGroup(at: Position, group: UnitGroup, row: UnitRow & { owner: number }, isKnown: boolean): number[] {
  const { type, n, steps, aboard } = group;
  return Array.from({ length: n }, () => {
    const made = { ...row, type, steps };
    // R23: a base shows as soon as it stands
    const unit = isKnown
      ? addFixedUnit(at.g, nameFor(at, row.owner, type), made)
      : addUnit(at, made, type === B || type === SS);
    for (const inner of aboard) addGroup(at, inner, { ...row, place: SPACE, planet: -1, host: unit }, isKnown);
    return unit;
  });
}
