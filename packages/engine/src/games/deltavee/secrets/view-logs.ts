/** The log of a unit as its owner reads it (10.0); `view.ts` decides who that is. */
import { MISSILE_TYPES } from '../data/types.ts';
import { allowanceNow } from '../figures/freedom.ts';
import { CRAFT_PLACES, PART_STATES } from '../positions/position-shape.ts';
import { classOf, fieldCount, fieldState, maneuverRating, missileRating, railsOf } from '../rules/04-spaceships.ts';
import { battleCommands, boxOf, effectiveCiv, missilesLeft, missilesReady, mostOf, podType } from '../rules/05-pods.ts';
import { CRAFT_PREPARED, CRAFT_PREPARED_NOW, type DeltaVeeState, NO_CRAFT } from '../state.ts';
import type { Position } from '../types.ts';
import { copyOf } from './knowledge.ts';
import type { CraftView, FlightView, LogUses, LogView, MissileCounts, PodView } from './view-types.ts';

/** `isMine` false: an open log shows everything but which counter on the plane is which. */
export function logOf(at: Position, unit: number, isMine: boolean): LogView {
  const { g } = at;
  const { units } = g;
  const from = units.podFrom[unit]!;
  return {
    energy: units.energy[unit]!,
    energyMost: classOf(at, unit).energy,
    bridge: PART_STATES[units.bridge[unit]!]!,
    engine: PART_STATES[units.engine[unit]!]!,
    fields: Array.from({ length: fieldCount(at, unit) }, (_, index) => ({
      state: PART_STATES[fieldState(g, unit, index)]!,
      isUp: (units.fieldUp[unit]! & (1 << index)) !== 0,
    })),
    maneuver: maneuverRating(at, unit),
    battleCommands: battleCommands(at, unit),
    guard: mostOf(at, unit, ({ guards }) => -guards),
    pods: Array.from({ length: units.podCount[unit]! }, (_, index) => podOf(at, unit, from + index, isMine)),
    rails: countsOf((type) => railsOf(units.rails[unit]!, type)),
    ship: isMine ? units.ship[unit]! : -1,
    box: isMine ? originBox(g, unit) : 0,
    readTurn: copyOf(g, unit)?.turn ?? 0,
    used: usesOf(g, unit),
    allowance: allowanceNow(at, unit),
  };
}

export function flightOf(at: Position, unit: number): FlightView {
  const { units } = at.g;
  return {
    energy: units.energy[unit]!,
    energyMost: missileRating(at, unit).energy,
    payload: units.payload[unit]!,
    ship: units.ship[unit]!,
    box: originBox(at.g, unit),
    controlled: units.controlled[unit]!,
    isAdrift: units.adrift[unit] === 1,
    used: usesOf(at.g, unit),
    allowance: allowanceNow(at, unit),
  };
}

/** Prepared missiles and craft on a ship: counters on it that everybody can count (A8). */
export function preparedOn(g: DeltaVeeState, unit: number): number {
  const from = g.units.podFrom[unit]!;
  let sum = 0;
  for (let row = from; row < from + g.units.podCount[unit]!; row++) {
    for (let type = 0; type < MISSILE_TYPES.length; type++) sum += missilesReady(g, row, type);
    if (isCraftPrepared(g, row)) sum++;
  }
  return sum;
}

/** Active fields: those of the hull, and generators. */
export function fieldsUpOn({ units, pods }: DeltaVeeState, unit: number): number {
  let count = 0;
  for (let bits = units.fieldUp[unit]!; bits > 0; bits >>= 1) count += bits & 1;
  const from = units.podFrom[unit]!;
  for (let row = from; row < from + units.podCount[unit]!; row++) if (pods.fieldUp[row]! > 0) count++;
  return count;
}

export function isCraftPrepared({ pods }: DeltaVeeState, row: number): boolean {
  return pods.craft[row] === CRAFT_PREPARED || pods.craft[row] === CRAFT_PREPARED_NOW;
}

function podOf({ g, data }: Position, unit: number, row: number, isMine: boolean): PodView {
  const { pods } = g;
  const type = data.pods[pods.type[row]!];
  return {
    box: boxOf(g, unit, row),
    firstBox: boxOf(g, unit, pods.partOf[row]!),
    pod: type?.id ?? null,
    podName: type?.name ?? null,
    state: PART_STATES[pods.state[row]!]!,
    civ: podType({ g, data }, row) ? effectiveCiv({ g, data }, unit, row) : 0,
    armor: pods.armor[row]!,
    energy: pods.energy[row]!,
    energyMost: pods.partOf[row] === row ? (type?.energy ?? 0) : 0,
    missiles: countsOf((missile) => missilesLeft(g, row, missile)),
    homingFree: pods.homingFree[row]!,
    ready: countsOf((missile) => missilesReady(g, row, missile)),
    craft: pods.craft[row] === NO_CRAFT ? null : craftOf({ g, data }, row, isMine),
    isFieldUp: pods.fieldUp[row] === 1,
    hits: pods.hits[row]!,
    isKnown: pods.known[row] === 1,
    used: {
      fires: pods.fires[row]!,
      uses: pods.uses[row]!,
      handled: pods.handled[row]!,
      switched: pods.switched[row]!,
    },
  };
}

function craftOf({ g, data }: Position, row: number, isMine: boolean): CraftView {
  const { pods } = g;
  const shipClass = data.classes[pods.craftClass[row]!];
  return {
    at: CRAFT_PLACES[pods.craft[row]!]!,
    class: shipClass?.id ?? null,
    className: shipClass?.name ?? null,
    bridge: PART_STATES[pods.craftBridge[row]!]!,
    engine: PART_STATES[pods.craftEngine[row]!]!,
    energy: pods.craftEnergy[row]!,
    rails: countsOf((type) => railsOf(pods.craftRails[row]!, type)),
    unit: isMine ? pods.craftUnit[row]! : -1,
  };
}

function originBox(g: DeltaVeeState, unit: number): number {
  const row = g.units.pod[unit]!;
  return row < 0 ? 0 : boxOf(g, g.units.ship[unit]!, row);
}

function usesOf({ units }: DeltaVeeState, unit: number): LogUses {
  return {
    firstVelocity: units.firstVelocity[unit]!,
    maneuvers: units.maneuvers[unit]!,
    speedChanges: units.speedChanges[unit]!,
    weaved: units.weaved[unit]!,
    charged: units.charged[unit]!,
    guiding: units.guiding[unit]!,
    commands: units.commands[unit]!,
    shared: units.shared[unit]!,
    fieldSwitched: units.fieldSwitched[unit]!,
    fresh: units.fresh[unit]!,
    extraFires: units.extraFires[unit]!,
    finished: units.finished[unit]!,
    railFires: units.railFires[unit]!,
  };
}

function countsOf(count: (type: number) => number): MissileCounts {
  return MISSILE_TYPES.map((_, type) => count(type));
}
