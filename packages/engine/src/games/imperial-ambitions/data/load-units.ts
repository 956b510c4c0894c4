/** Unit types, tables and geometry from their files. */

import type { Report } from '#core/problems';
import { ODDS, SECOND_A, SECOND_B, UNIT_TYPES, type UnitTypeId } from './names.ts';
import type { ParsedFiles } from './schema.ts';
import type { Geometry, Strength, Tables, UnitType } from './types.ts';

const WRECK: Strength = { as: 0, ds: 0, ma: 0, isHyperspaceCapable: false, range: 0 };
const CLASSES: Readonly<Record<UnitTypeId, UnitType['class']>> = {
  BB: 'ship',
  BC: 'ship',
  CA: 'ship',
  CL: 'ship',
  DD: 'ship',
  CV: 'ship',
  F: 'fighter',
  Cg: 'ship',
  T: 'ship',
  B: 'base',
  SS: 'base',
  Inf: 'ground',
  Arm: 'ground',
  PDB: 'planetaryBase',
};

export function typeIndex(id: UnitTypeId): number {
  return UNIT_TYPES.indexOf(id);
}

/** The rules speak of these fourteen types by name, so a pack has them all, in any order. */
export function unitTypesOf({ units }: ParsedFiles['units'], report: Report): UnitType[] {
  const full = new Map(units.map(({ id, strengths }) => [id, strengths.length]));
  return UNIT_TYPES.flatMap((id, index) => {
    const found = units.filter((unit) => unit.id === id);
    const [record] = found;
    if (!record || found.length > 1) {
      report(id, '', record ? 'stands twice' : 'is missing');
      return [];
    }
    if (record.class !== CLASSES[id]) report(id, 'class', `must be ${CLASSES[id]}`);
    checkStrengths(record, report);
    const { carries = {}, feeders } = record;
    return {
      index,
      id,
      name: record.name,
      class: record.class,
      fullSteps: record.strengths.length,
      strengths: [WRECK, ...record.strengths.map(strengthOf).reverse()],
      buildCost: record.buildCost,
      repairCost: record.repairCost,
      valuePoints: record.valuePoints,
      landsFighters: carries.fighterSteps ?? false,
      docks: carries.ships ?? 0,
      embarksBySteps: carries.groundSteps ?? false,
      embarksUnits: carries.groundUnits ?? 0,
      feeders: feeders
        ? { type: typeIndex(feeders.type), count: feeders.count, steps: feeders.count * (full.get(feeders.type) ?? 0) }
        : null,
      hasArcs: record.class === 'ship', // IA-tac-cbt-22
      source: record.source,
      valueSource: record.valueSource ?? record.source,
    };
  });
}

function checkStrengths({ id, class: kind, strengths }: ParsedFiles['units']['units'][number], report: Report): void {
  const hasMa = kind !== 'ground';
  strengths.forEach((print, at) => {
    if (/-.*-/.test(print) !== hasMa) report(id, `strengths[${at}]`, hasMa ? 'must be AS-DS-MA' : 'must be AS-DS');
    if (hasMa && kind !== 'ship' && kind !== 'fighter' && !print.endsWith('-0'))
      report(id, `strengths[${at}]`, 'a base has MA 0');
  });
}

/** IA-unit-4, IA-unit-5, IA-mov-6: an asterisk or MA 0 is no hyperspace; range is half the MA, rounded up */
export function strengthOf(print: string): Strength {
  const [as = 0, ds = 0, ma = 0] = print.split('-').map((part) => Number.parseInt(part, 10));
  const isHyperspaceCapable = ma >= 1 && !print.endsWith('*');
  return { as, ds, ma, isHyperspaceCapable, range: isHyperspaceCapable ? Math.ceil(ma / 2) : 0 };
}

export function tablesOf(file: ParsedFiles['tables'], report: Report): Tables {
  const { combatResults, range, facing, combat, economy, facilities, taskForces, score } = file;
  combatResults.rows.forEach(({ odds }, at) => {
    if (odds !== ODDS[at]) report('combatResults', `rows[${at}].odds`, `must be ${ODDS[at]}`);
  });
  const plain = (section: { source: unknown; why?: unknown }): object => {
    const { source: _, why: __, ...numbers } = section;
    return numbers;
  };
  return {
    crt: combatResults.rows.map(({ cells }) =>
      cells.map((cell) => (cell === 'A' ? SECOND_A : cell === 'B' ? SECOND_B : cell)),
    ),
    second: [combatResults.A, combatResults.B],
    rangeChange: range.change,
    forward: facing.forward,
    rear: facing.rear,
    defence: facing.defence,
    ...(plain(combat) as Omit<typeof combat, 'source' | 'why'>),
    income: economy.income,
    trade: economy.trade,
    planetCargoLastPayment: economy.planetCargoLastPayment,
    findOn: economy.findOn,
    baseBuilds: facilities.base.map(typeIndex),
    planetBuilds: facilities.planet.map(typeIndex),
    markers: taskForces.markers,
    emptyRange: taskForces.emptyRange,
    score: { planet: score.planet, blockaded: score.blockaded },
  };
}

export function geometryOf({ sheet, systems, planets, battle }: ParsedFiles['geometry'], report: Report): Geometry {
  for (const side of ['columns', 'rows'] as const) {
    if (sheet[side] % 2 === 0) report('sheet', side, 'must be odd, so that the star has a centre hex');
    const [from, to] = planets[side];
    if (from > to || to > sheet[side]) report('planets', side, `must lie between 1 and ${sheet[side]}`);
  }
  return {
    columns: sheet.columns,
    rows: sheet.rows,
    systemsApart: systems.apart,
    systemEdge: systems.fromEdge,
    planetFromStar: planets.fromStar,
    planetsApart: planets.apart,
    planetColumns: planets.columns,
    planetRows: planets.rows,
    defenderMargin: battle.defenderMargin,
    attackerDistance: battle.attackerDistance,
    separation: battle.separation,
    exitDepth: battle.exitDepth,
  };
}
