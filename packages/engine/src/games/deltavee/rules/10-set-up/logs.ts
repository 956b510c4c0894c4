/** 10.0 Spaceship Logs: energy tanks (10.3, R16, R17), names of what is launched, and the copy that an enemy takes. */

import {
  CRAFT,
  type DeltaVeeState,
  type FlightCopy,
  IN_PLAY,
  type LogCopy,
  MISSILE,
  type PodCopy,
} from '../../state.ts';
import type { Position } from '../../types.ts';
import { classOf, isMissile } from '../04-spaceships.ts';
import { forPods, missilesLeft, missilesReady } from '../05-pods.ts';

/** Energy Units aboard: pods and hull, the craft, or the missile; DV-10.3c: none left is no block. Endless where the class says so (DV-AL-1). */
export function energyOf(at: Position, unit: number): number {
  const { g } = at;
  if (!isMissile(g, unit) && classOf(at, unit).unlimitedEnergy) return Number.MAX_SAFE_INTEGER;
  let sum = g.units.energy[unit]!;
  forPods(at, unit, (row) => {
    sum += g.pods.energy[row]!;
  });
  return sum;
}

/** DV-5.6q: energy pods first, lowest box first, then the hull. DV-10.3b: all that is spent comes from one account of units. */
export function spendEnergy(at: Position, unit: number, units: number): void {
  const { g } = at;
  if (!isMissile(g, unit) && classOf(at, unit).unlimitedEnergy) return;
  let left = units;
  forPods(at, unit, (row) => {
    const part = Math.min(left, g.pods.energy[row]!);
    g.pods.energy[row]! -= part;
    left -= part;
  });
  g.units.energy[unit]! -= left;
}

const MISSILE_LETTERS = 'UGIMH';

/** R53: missiles are numbered per ship and type, without limit: P1-A-G03 */
export function missileName(g: DeltaVeeState, ship: number, type: number): string {
  const { kind, ship: ships, type: types } = g.units;
  let number = 1;
  for (let unit = 0; unit < kind.length; unit++)
    if (kind[unit] === MISSILE && ships[unit] === ship && types[unit] === type) number++;
  return numberedName(g, ship, type, number);
}

export function numberedName(g: DeltaVeeState, ship: number, type: number, number: number): string {
  return `${g.names[ship]}-${MISSILE_LETTERS[type]}${String(number).padStart(2, '0')}`;
}

/** Craft are numbered per ship as they are launched: P1-A-C02. */
export function craftName(g: DeltaVeeState, ship: number): string {
  const { kind, ship: ships } = g.units;
  let number = 1;
  for (let unit = 0; unit < kind.length; unit++) if (kind[unit] === CRAFT && ships[unit] === ship) number++;
  return `${g.names[ship]}-C${String(number).padStart(2, '0')}`;
}

/** DV-8.7g: the whole log as it stands, with what is aboard and in flight (R79) */
export function copyLog(at: Position, unit: number): LogCopy {
  const { g } = at;
  const { units, pods } = g;
  const pick = (row: number): PodCopy => ({
    type: pods.type[row]!,
    state: pods.state[row]!,
    energy: pods.energy[row]!,
    left: [...MISSILE_LETTERS].map((_, type) => missilesLeft(g, row, type)),
    ready: [...MISSILE_LETTERS].map((_, type) => missilesReady(g, row, type)),
    fieldUp: pods.fieldUp[row]!,
    craft: pods.craft[row]!,
    craftClass: pods.craftClass[row]!,
    craftBridge: pods.craftBridge[row]!,
    craftEngine: pods.craftEngine[row]!,
    craftEnergy: pods.craftEnergy[row]!,
    craftRails: pods.craftRails[row]!,
  });
  return {
    unit,
    turn: g.turn,
    energy: units.energy[unit]!,
    bridge: units.bridge[unit]!,
    engine: units.engine[unit]!,
    field: units.field[unit]!,
    fieldUp: units.fieldUp[unit]!,
    rails: units.rails[unit]!,
    pods: Array.from({ length: units.podCount[unit]! }, (_, box) => pick(units.podFrom[unit]! + box)),
    flights: flightsOf(g, unit),
  };
}

/** In an order that does not tell which counter is which: by type, then by what is left. */
function flightsOf({ units }: DeltaVeeState, ship: number): FlightCopy[] {
  const flights: FlightCopy[] = [];
  for (let unit = 0; unit < units.kind.length; unit++)
    if (units.kind[unit] === MISSILE && units.ship[unit] === ship && units.status[unit] === IN_PLAY)
      flights.push({
        type: units.type[unit]!,
        civ: units.civ[unit]!,
        energy: units.energy[unit]!,
        payload: units.payload[unit]!,
      });
  return flights.sort((a, b) => a.type - b.type || a.civ - b.civ || a.energy - b.energy || a.payload - b.payload);
}
