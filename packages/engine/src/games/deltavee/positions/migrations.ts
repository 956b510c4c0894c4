/** Tables of older rules, brought up to date. */
import type { Game, GameTypes, Table } from '#core/types';
import { unpackMissiles } from '../rules/10-set-up/logs.ts';
import { cloneState, type DeltaVeeState, type LogCopy, MISSILE, type Units } from '../state.ts';

export const migrations: Game<GameTypes>['migrations'] = { 1: (table) => fromVersion1(table as Table<Version1>) };

type Version1 = Omit<DeltaVeeState, 'copies' | 'units'> & { units: Omit<Units, 'adrift'> };

/** Version 2 keeps whole copies of logs that were read (DV-8.7g), and remembers lost control of missiles (DV-7.4v). */
function fromVersion1(table: Table<Version1>): Table<DeltaVeeState> {
  const { g } = table;
  const { names, units } = g;
  const isCaptured = (ship: number): boolean => ship >= 0 && units.seat[ship] !== units.home[ship];
  const adrift = names.map((_, unit) => (units.kind[unit] === MISSILE && isCaptured(units.ship[unit]!) ? 1 : 0));
  const copies = names.flatMap((_, unit) => (units.readTurn[unit]! > 0 ? [copyOfVersion1(g, unit)] : []));
  return { ...table, g: cloneState({ ...g, units: { ...units, adrift }, copies }) };
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
