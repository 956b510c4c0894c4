/** Charts and tables: from the files to arrays by number. */

import type { Report } from '#core/problems';
import type { ParsedFiles } from './schema.ts';
import {
  BRIDGE,
  CRITICAL,
  ENGINE,
  FIELD,
  FIRE_TYPES,
  type FireTypeId,
  NO_EFFECT,
  POD_BOX,
  type RepairItem,
  type Tables,
} from './types.ts';

type Charts = Pick<ParsedFiles, 'ships' | 'pods' | 'missiles' | 'tables'>;

/** All tables by number; `reports` takes the faults of each file. */
export function tablesOf(files: Charts, reports: { readonly pods: Report; readonly tables: Report }): Tables {
  const { ships, pods, missiles, tables } = files;
  const report = reports.tables;
  const fireType = (id: FireTypeId): number => FIRE_TYPES.indexOf(id);
  const bursters = ships.bursterClasses;
  return {
    fireTypes: FIRE_TYPES.map((id, index) => ({
      index,
      id,
      energy: only(tables.fireTypes, 'id', id, 'fireTypes', report)?.energy ?? 0,
    })),
    fireResults: FIRE_TYPES.map((id) => tables.fireResults[id]),
    relativeVelocity: tables.relativeVelocity.chart,
    hitTable: DICE.map((die) => (only(tables.hitTable.rows, 'die', die, 'hitTable', report)?.parts ?? []).map(partOf)),
    extendedHitTable: DICE.map((die) =>
      (only(tables.extendedHitTable.rows, 'first', die, 'extendedHitTable', report)?.columns ?? []).map(partOf),
    ),
    ...interceptionOf(tables.missileInterception),
    fieldProtection: ([0, 1, 2] as const).map((effectiveClass) => {
      if (effectiveClass === 0) return { emergency: 0, hits: 0 };
      const line = only(tables.forceFieldProtection, 'effectiveClass', effectiveClass, 'forceFieldProtection', report);
      return { emergency: line?.emergencyActivation ?? 0, hits: line?.hitsWhenIntercepted ?? 0 };
    }),
    ...heavyCruiserOf(tables, report),
    supply: [5, 6, 7, 8].map((civ) => {
      const line = only(pods.supplyTransfer, 'civ', civ, 'supplyTransfer', reports.pods);
      return {
        civ,
        ports: line?.ports ?? 0,
        fills: line?.fills ?? 'missile',
        count: line?.count ?? 0,
        energy: line?.energyPerPort ?? null,
      };
    }),
    repair: repairOf(pods.majorRepair, reports.pods),
    search: {
      normal: tables.activeSearch.normal,
      battleComm: tables.activeSearch.withBattleCommunications,
      detection: tables.activeSearch.detection,
    },
    energyPod: { units: pods.pods.find((pod) => pod.id === 'energy')?.energy ?? 0, leak: tables.energyPod.leak },
    mimsPayload: missiles.mimsPayload.unguidedMissiles,
    unguidedGain: missiles.unguided.velocityGain,
    maximumVelocity: missiles.unguided.maximumVelocity,
    bursterTypes: [bursters[0], bursters[1], bursters[2], bursters[3], bursters[4]].map((types) =>
      types.map(fireType).sort(),
    ),
    launch: launchOf(tables.missileLaunch, report),
    craftLaunchDirections: tables.battlecraftLaunch.directions,
  };
}

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The one row with a key; reports none or several. */
function only<R, K extends keyof R & string>(
  rows: readonly R[],
  key: K,
  value: R[K],
  table: string,
  report: Report,
): R | undefined {
  const found = rows.filter((row) => row[key] === value);
  if (found.length !== 1) report(table, `${key} ${String(value)}`, `needs one row, has ${found.length}`);
  return found[0];
}

function partOf(name: string): number {
  switch (name) {
    case 'bridge':
      return BRIDGE;
    case 'engine':
      return ENGINE;
    case 'force-field':
      return FIELD;
    case 'critical':
      return CRITICAL;
    case 'no-effect':
      return NO_EFFECT;
    default:
      return POD_BOX + Number(name.slice('pod-'.length));
  }
}

function interceptionOf(table: Charts['tables']['missileInterception']): Pick<Tables, 'interception' | 'automatic'> {
  const columns = [table.civ6, table.civ7, table.civ8];
  return {
    interception: columns.map((column) => column.map((chance) => (chance === 'A' ? 10 : chance))),
    automatic: columns.map((column) => column.map((chance) => chance === 'A')),
  };
}

function heavyCruiserOf(
  tables: Charts['tables'],
  report: Report,
): Pick<Tables, 'heavyCruiserFields' | 'heavyCruiserAreas'> {
  const heavyCruiserFields = DICE.map((die): number | 'twice' => {
    const rows = tables.heavyCruiserForceField.rows.filter((row) => row.die.includes(die));
    if (rows.length !== 1) report('heavyCruiserForceField', `die ${die}`, `needs one row, has ${rows.length}`);
    const field = rows[0]?.field;
    return typeof field === 'number' ? field - 1 : 'twice';
  });
  if (heavyCruiserFields.every((field) => field === 'twice'))
    report('heavyCruiserForceField', 'field', 'names no field at all');
  const heavyCruiserAreas = [1, 2, 3, 4].map((field) => {
    const row = only(tables.heavyCruiserMissileHit.rows, 'field', field, 'heavyCruiserMissileHit', report);
    const [from, to] = row?.pods ?? [1, 0];
    const boxes = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => POD_BOX + from + index);
    return [...(row?.parts ?? []).map(partOf), ...boxes];
  });
  return { heavyCruiserFields, heavyCruiserAreas };
}

function repairOf(rows: Charts['pods']['majorRepair'], report: Report): Tables['repair'] {
  const timesOf = (item: RepairItem): Tables['repair'][RepairItem] => {
    const row = only(rows, 'item', item, 'majorRepair', report);
    return { jettison: row?.jettison ?? 0, transfer: row?.transfer ?? 0, install: row?.install ?? 0 };
  };
  return {
    pod: timesOf('pod'),
    engine: timesOf('engine'),
    bridge: timesOf('bridge'),
    'force-field': timesOf('force-field'),
  };
}

function launchOf(launch: Charts['tables']['missileLaunch'], report: Report): Tables['launch'] {
  // a hexside plus an even turn, or a corner plus an odd one, is a hexside
  launch.hexside.forEach(({ hex }, index) => {
    if (hex % 2 !== 0) report('missileLaunch', `hexside[${index}].hex`, 'must be an even turn');
  });
  launch.corner.forEach(({ hex }, index) => {
    if (hex % 2 === 0) report('missileLaunch', `corner[${index}].hex`, 'must be an odd turn');
  });
  return { hexside: launch.hexside, corner: launch.corner };
}
