/** One scenario from its record: checks of `scenario-generator.json` (validation), then indexes instead of ids. */

import type { Report } from '#core/problems';
import { counted } from '#core/text';
import type { Refusal } from '#core/types';
import { keyAt, keyOnSheet, readLabel, starHex, stepsBetween, xOf, yOf } from './coordinates.ts';
import { checkPlace, groupsOf, placeOf, type UnitContext } from './load-forces.ts';
import { typeIndex } from './load-units.ts';
import { NEUTRAL, NO_PLANET, PLANET_KINDS, UNPLACED } from './names.ts';
import { imperialOptions } from './options.ts';
import type { BattleRecord, ScenarioRecord, WarRecord } from './schema-scenarios.ts';
import type { Force, Geometry, Scenario, Sector, Side, System, Victory } from './types.ts';

export interface ScenarioContext extends UnitContext {
  readonly geometry: Geometry;
}

/** Files count players from 1 and write 0 for neutral. */
function seatOf(owner: number): number {
  return owner === 0 ? NEUTRAL : owner - 1;
}

export function scenarioOf(record: ScenarioRecord, context: ScenarioContext, report: Report): Scenario {
  const { id, players, options } = record;
  players.forEach((player, at) => {
    if (player.seat !== at + 1)
      report(id, `players[${at}].seat`, `players are listed in seat order: must be ${at + 1}`);
    const { startingValuePoints: points, spent, treasury = 0 } = player;
    if (points !== undefined && spent !== undefined && spent + treasury !== points)
      report(id, `players[${at}]`, `spent ${spent} and treasury ${treasury} do not make ${points}`);
  });
  checkHouseRules(record, report);
  const seats = players.length;
  return {
    id,
    title: record.name,
    brief: record.blurb ?? record.name,
    source: record.source,
    kind: record.kind,
    players: players.map(({ name, team, startingValuePoints, treasury }) => ({
      name,
      team: team ?? -1,
      valuePoints: startingValuePoints ?? 0,
      treasury: treasury ?? 0,
    })),
    fog: options.fog ?? 'taskForces',
    freeGarrison: options.freeGarrison ?? true,
    forcesBy: options.forces ?? 'preset',
    neutralStrength: options.neutralStrength ?? 'none',
    turnLimit: options.turnLimit ?? 0,
    victory: victoryOf(record, seats, report),
    houseRules: options.houseRules ?? {},
    fairness: record.kind === 'strategic' ? (record.fairness ?? null) : null,
    ...(record.kind === 'strategic' ? warOf(record, context, report) : battleOf(record, context, report)),
  };
}

function checkHouseRules({ id, options }: ScenarioRecord, report: Report): void {
  for (const [key, value] of Object.entries(options.houseRules ?? {})) {
    const option = imperialOptions.find((one) => one.id === key);
    if (!option) report(id, `options.houseRules.${key}`, 'there is no such option');
    else if (option.type === 'choice' ? !option.values?.includes(String(value)) : typeof value !== option.type)
      report(id, `options.houseRules.${key}`, `does not take ${String(value)}`);
  }
}

function victoryOf({ id, kind, options: { victory } }: ScenarioRecord, seats: number, report: Report): Victory {
  const isWar = victory.type === 'conquest' || victory.type === 'planets';
  if (isWar !== (kind === 'strategic'))
    report(id, 'options.victory.type', `${victory.type} is not for a ${kind} scenario`);
  const seat = (player: number, field: string): number => {
    if (player > seats) report(id, `options.victory.${field}`, `there is no player ${player}`);
    return seatOf(player);
  };
  switch (victory.type) {
    case 'conquest':
    case 'planets':
      return victory;
    case 'lossPoints':
      return { type: 'lossPoints', margin: victory.margin, lastSideWins: victory.lastSideWins ?? false };
    case 'destroyUnits':
      return {
        type: 'destroyUnits',
        seat: seat(victory.seat, 'seat'),
        targets: victory.targets.map(({ type, owner }) => ({ type: typeIndex(type), owner: seatOf(owner) })),
        otherwise: seat(victory.otherwise, 'otherwise'),
      };
    case 'controlPlanet':
      return {
        type: 'controlPlanet',
        seat: seat(victory.seat, 'seat'),
        otherwise: seat(victory.otherwise, 'otherwise'),
      };
  }
}

type Rest = Pick<Scenario, 'sectors' | 'systems' | 'forces' | 'setup' | 'sides'>;

function warOf(record: WarRecord, context: ScenarioContext, report: Report): Rest {
  const sectors = sectorsOf(record, report);
  const systems = systemsOf(record, sectors, context, report);
  const forces = record.forces.map((force, at): Force => {
    const field = `forces[${at}]`;
    const system = systems.findIndex(({ id }) => id === force.system);
    if (system < 0) report(record.id, `${field}.system`, `there is no system ${force.system}`);
    const owner = seatOf(force.owner);
    const units = groupsOf(context, force.units, null, report, record.id, `${field}.units`);
    const made = { owner, system, ...placeOf(force.where), units };
    if (system >= 0) {
      checkPlace(context, made, systems[system]!.planets, false, report, record.id, field);
      checkOwner(record, systems[system]!, sectors, force, owner, field, report);
    }
    return made;
  });
  return { sectors, systems, forces, setup: null, sides: [] };
}

function checkOwner(
  { id, players }: WarRecord,
  system: System,
  sectors: readonly Sector[],
  force: WarRecord['forces'][number],
  owner: number,
  field: string,
  report: Report,
): void {
  if (owner >= players.length) report(id, `${field}.owner`, `there is no player ${force.owner}`);
  const home = sectors[system.sector]?.home ?? NEUTRAL;
  if (owner === NEUTRAL && system.owner !== NEUTRAL)
    report(id, `${field}.owner`, 'neutral forces stand in neutral systems only');
  if (force.where === 'surface' && home !== NEUTRAL && owner !== home)
    report(id, `${field}.owner`, 'ground units on a home planet are those of its player');
}

/** IA-map-1, IA-map-4: each sheet is one sector with its own place */
function sectorsOf({ id, sectors, players }: WarRecord, report: Report): Sector[] {
  const ids = new Set<string>();
  const sheets = new Set<string>();
  return sectors.map((sector, index) => {
    if (ids.has(sector.id)) report(id, `sectors[${index}].id`, `sector ${sector.id} stands twice`);
    if (sheets.has(sector.sheet.join())) report(id, `sectors[${index}].sheet`, 'two sectors on one sheet');
    ids.add(sector.id);
    sheets.add(sector.sheet.join());
    if (sector.home !== null && sector.home > players.length)
      report(id, `sectors[${index}].home`, `there is no player ${sector.home}`);
    return {
      index,
      id: sector.id,
      name: sector.name,
      sheet: sector.sheet,
      home: sector.home === null ? NEUTRAL : sector.home - 1,
    };
  });
}

function systemsOf(record: WarRecord, sectors: readonly Sector[], context: ScenarioContext, report: Report): System[] {
  const { geometry } = context;
  const systems = record.systems.flatMap((raw, index): System[] => {
    const field = `systems[${index}]`;
    const sector = sectors.find(({ id }) => id === raw.sector);
    const place = readLabel(geometry, raw.hex);
    if (!sector) report(record.id, `${field}.sector`, `there is no sector ${raw.sector}`);
    if (!place) report(record.id, `${field}.hex`, `a sheet has no hex ${raw.hex}`);
    if (!sector || !place) return [];
    checkEdge(geometry, place, (why) => report(record.id, `${field}.hex`, why));
    const x = sector.sheet[0] * geometry.columns + place.column;
    const y = sector.sheet[1] * geometry.rows + place.row;
    if (raw.xy && (raw.xy[0] !== x || raw.xy[1] !== y)) report(record.id, `${field}.xy`, `must be ${x}, ${y}`);
    if (raw.owner > record.players.length) report(record.id, `${field}.owner`, `there is no player ${raw.owner}`);
    return [
      {
        index,
        id: raw.id,
        name: raw.name,
        sector: sector.index,
        x,
        y,
        hex: keyAt(x, y),
        owner: seatOf(raw.owner),
        isCapital: raw.capital ?? false,
        planets: planetsOf(raw.planets, geometry, (at, why) => report(record.id, `${field}.planets[${at}]`, why)),
      },
    ];
  });
  checkApart(record.id, systems, geometry, report);
  return systems;
}

/** IA-map-3, R11: so far from the outermost hexes of its sheet */
function checkEdge(
  { columns, rows, systemEdge }: Geometry,
  { column, row }: { column: number; row: number },
  report: (why: string) => void,
): void {
  const inside = Math.min(column - 1, columns - column, row - 1, rows - row);
  if (inside < systemEdge) report(`a system is at least ${systemEdge} hexes from the edge hexes of its sheet`);
}

/** IA-map-2 */
function checkApart(id: string, systems: readonly System[], { systemsApart }: Geometry, report: Report): void {
  const ids = new Set<string>();
  systems.forEach((system, at) => {
    if (ids.has(system.id)) report(id, `systems[${at}].id`, `system ${system.id} stands twice`);
    ids.add(system.id);
    for (const other of systems.slice(0, at)) {
      const steps = stepsBetween(system.hex, other.hex);
      if (steps < systemsApart)
        report(
          id,
          `systems[${at}].hex`,
          `${system.id} is ${counted(steps, 'hex', 'hexes')} from ${other.id}; two systems stand at least ${systemsApart} apart`,
        );
    }
  });
}

type RawPlanets = WarRecord['systems'][number]['planets'];

/** IA-set-5, IA-set-6, IA-set-7, R75: hexes on the centre sheet of the battle map, as far as they are given */
function planetsOf(
  raw: RawPlanets,
  geometry: Geometry,
  report: (at: number, why: string) => void,
): [number, number, number] {
  const planets: [number, number, number] = [NO_PLANET, NO_PLANET, NO_PLANET];
  raw.forEach(({ type, hex }, at) => {
    const kind = PLANET_KINDS.indexOf(type);
    if (planets[kind] !== NO_PLANET) report(at, `a system has one ${type} planet at most`);
    const place = hex === null ? null : readLabel(geometry, hex);
    if (hex !== null && !place) report(at, `a sheet has no hex ${hex}`);
    planets[kind] = place ? keyOnSheet(geometry, [1, 1], place.column, place.row) : UNPLACED;
    const why = place && planetFault(geometry, planets, kind)?.why;
    if (why) report(at, why);
  });
  return planets;
}

/** Why a planet cannot stand where it stands, or null. Also the law for planets placed in play (R75). */
export function planetFault(geometry: Geometry, planets: readonly number[], kind: number): Refusal | null {
  const hex = planets[kind]!;
  const { planetColumns, planetRows, columns, rows, planetFromStar, planetsApart } = geometry;
  const column = xOf(hex) - columns;
  const row = yOf(hex) - rows;
  if (column < planetColumns[0] || column > planetColumns[1] || row < planetRows[0] || row > planetRows[1])
    return {
      rule: 'IA-set-6',
      why: `a planet stands in columns ${planetColumns.join(' to ')}, rows ${planetRows.join(' to ')} of the centre sheet`,
    };
  if (stepsBetween(hex, starHex(geometry)) < planetFromStar)
    return { rule: 'IA-set-6', why: `a planet is ${planetFromStar} or more from the star` };
  const near = planets.some((other, at) => at !== kind && other > 0 && stepsBetween(other, hex) < planetsApart);
  return near ? { rule: 'IA-set-5', why: `planets are ${planetsApart} or more apart` } : null;
}

function battleOf(record: BattleRecord, context: ScenarioContext, report: Report): Rest {
  const { id, site, setup } = record;
  const isSystem = site.type === 'system';
  if (!isSystem && site.planets.length > 0) report(id, 'site.planets', 'deep space has no planets');
  const planets = planetsOf(site.planets, context.geometry, (at, why) => report(id, `site.planets[${at}]`, why));
  const defender = record.sides.filter(({ role }) => role === 'defender');
  if (defender.length !== 1) report(id, 'sides', 'one side is the defender');
  const sides = record.sides.map((side, at): Side => {
    const field = `sides[${at}]`;
    if (side.seat > record.players.length) report(id, `${field}.seat`, `there is no player ${side.seat}`);
    const owner = seatOf(side.seat);
    if (setup === 'preset' && side.forces?.length) report(id, `${field}.forces`, 'a preset battle has placements');
    if (setup !== 'preset' && side.placements?.length) report(id, `${field}.placements`, `not with set-up ${setup}`);
    return {
      owner,
      isDefender: side.role === 'defender',
      forces: (side.forces ?? []).map((force, index) => {
        const place = `${field}.forces[${index}]`;
        const units = groupsOf(context, force.units, null, report, id, `${place}.units`);
        const made = { owner, system: isSystem ? 0 : -1, ...placeOf(force.where), units };
        checkPlace(context, made, planets, setup === 'groundOnly', report, id, place);
        return made;
      }),
      placements: (side.placements ?? []).map((one, index) => {
        const place = `${field}.placements[${index}]`;
        const [group] = groupsOf(
          context,
          [{ type: one.type, n: 1, steps: one.steps, aboard: one.aboard }],
          null,
          report,
          id,
          place,
        );
        return {
          type: group!.type,
          steps: group!.steps,
          x: one.xy[0],
          y: one.xy[1],
          facing: one.facing,
          aboard: group!.aboard,
        };
      }),
    };
  });
  const defending = defender[0] ? seatOf(defender[0].seat) : NEUTRAL;
  const system: System = {
    index: 0,
    id: 'site',
    name: record.name,
    sector: -1,
    x: 1,
    y: 1,
    hex: SITE_HEX,
    owner: defending,
    isCapital: false,
    planets,
  };
  return { sectors: [], systems: isSystem ? [system] : [], forces: [], setup, sides };
}

/** The strategic hex of a battle scenario: it has no map around it. */
export const SITE_HEX = keyAt(1, 1);
