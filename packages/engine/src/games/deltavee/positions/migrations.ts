/** Tables of older rules, brought up to date. */
import type { Game, GameTypes, Table } from '#core/types';
import { MIMS, UNGUIDED } from '../data/types.ts';
import {
  cloneState,
  type DeltaVeeState,
  type LogCopy,
  MISSILE,
  type Pods,
  type Sighting,
  type Units,
} from '../state.ts';

export const migrations: Game<GameTypes>['migrations'] = {
  1: (table) => fromVersion1(table as Table<Version1>),
  2: (table) => fromVersion2(table as Table<Version2>),
};

type Version1 = Omit<Version2, 'copies' | 'units'> & { units: Omit<Version2['units'], 'adrift'> };
type Version2 = Omit<DeltaVeeState, 'sightings' | 'units' | 'pods'> & {
  units: Units & { readTurn: number[]; readEnergy: number[] };
  pods: Pods & { readEnergy: number[]; readMissiles: number[] };
};

/**
 * Version 3 remembers which launches did not show who made them (DV-9.3a); of older ones only what a MIMS released. Logs
 * that were read are in the copies alone.
 */
function fromVersion2(table: Table<Version2>): Table<DeltaVeeState> {
  const { readTurn: _turn, readEnergy: _energy, ...units } = table.g.units;
  const { readEnergy: _energies, readMissiles: _missiles, ...pods } = table.g.pods;
  const sightings: Sighting[] = [];
  const isReleased = (unit: number): boolean => sightings.some((one) => one.units.includes(unit));
  for (let mims = 0; mims < units.kind.length; mims++) {
    if (units.kind[mims] !== MISSILE || units.type[mims] !== MIMS || units.payload[mims] !== 0) continue;
    const released = units.kind.flatMap((kind, unit) => {
      const isAlike = kind === MISSILE && units.type[unit] === UNGUIDED && units.pod[unit] === units.pod[mims];
      return isAlike && unit > mims && units.ship[unit] === units.ship[mims] && !isReleased(unit) ? [unit] : [];
    });
    if (released.length > 0) sightings.push({ units: released.slice(0, PAYLOAD), from: [mims] });
  }
  return { ...table, g: cloneState({ ...table.g, units, pods, sightings }) };
}
/** Unguided missiles of a MIMS. */
const PAYLOAD = 4;

/** Version 2 keeps whole copies of logs that were read (DV-8.7g), and remembers lost control of missiles (DV-7.4v). */
function fromVersion1(table: Table<Version1>): Table<Version2> {
  const { g } = table;
  const { names, units } = g;
  const isCaptured = (ship: number): boolean => ship >= 0 && units.seat[ship] !== units.home[ship];
  const adrift = names.map((_, unit) => (units.kind[unit] === MISSILE && isCaptured(units.ship[unit]!) ? 1 : 0));
  const copies = names.flatMap((_, unit) => (units.readTurn[unit]! > 0 ? [copyOfVersion1(g, unit)] : []));
  return { ...table, g: { ...g, units: { ...units, adrift }, copies } };
}

/** What the copy of version 1 held; parts of the hull as all can tell them by the hits they saw. */
function copyOfVersion1({ units, pods }: Version1, unit: number): LogCopy {
  const rows = Array.from({ length: units.podCount[unit]! }, (_, box) => units.podFrom[unit]! + box);
  return {
    unit,
    turn: units.readTurn[unit]!,
    energy: units.readEnergy[unit]!,
    bridge: units.bridge[unit]!,
    engine: units.engine[unit]!,
    field: units.field[unit]!,
    fieldUp: units.fieldUp[unit]!,
    rails: 0,
    pods: rows.map((row) => ({
      type: pods.type[pods.partOf[row]!]!,
      state: pods.readState[row]!,
      energy: pods.readEnergy[row]!,
      left: unpackMissiles(pods.readMissiles[row]!),
      ready: [0, 0, 0, 0, 0],
      fieldUp: 0,
      craft: 0,
      craftClass: -1,
      craftBridge: 0,
      craftEngine: 0,
      craftEnergy: 0,
      craftRails: 0,
    })),
    flights: [],
  };
}

/** Missiles by type as version 1 packed them: six bits a type. */
function unpackMissiles(packed: number): number[] {
  return [0, 1, 2, 3, 4].map((type) => (packed >> (6 * type)) & 63);
}
