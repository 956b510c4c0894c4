/** Generated wars: the same parameters and seed give the same map (scenario-generator.json). */
import type { Options, ScenarioInfo } from '#core/types';
import { labelOf, xOf, yOf } from '../data/coordinates.ts';
import { loadScenario } from '../data/load.ts';
import { type NeutralStrength, PLANET_KINDS } from '../data/names.ts';
import type { WarRecord } from '../data/schema-scenarios.ts';
import type { ImperialData, Layout, Scenario } from '../data/types.ts';
import { presetFor, rawGroups, whereOf } from '../rules/set-up/preset.ts';
import { layoutOf, type MadeMap, makeMap } from './fairness.ts';
import type { Parameters } from './parameters.ts';
import { labelFor } from './planets.ts';

type Data = Pick<ImperialData, 'types' | 'typeById' | 'geometry' | 'generator'>;

/** generated-2 to generated-6 */
export function isGenerated(scenario: string): boolean {
  return /^generated-[2-6]$/.test(scenario);
}

/** The generated wars in the list of scenarios. */
export function generatedInfos({ generator }: ImperialData): ScenarioInfo[] {
  return [2, 3, 4, 5, 6].map((players) => ({
    id: `generated-${players}`,
    title: `Generated War for ${players}`,
    brief: `A new map for ${players} dukes: options choose its seed, size, garrisons and what it takes to win.`,
    seats: generator.houseNames.slice(0, players),
    minSeats: players,
    forced: {},
    source: 'own',
  }));
}

const LAYOUTS: Readonly<Record<string, string>> = { near: '2', neutral: '2n', far: '2far' };

/** The scenario of a generated war, from its id (number of players) and options. */
export function generatedFrom(data: ImperialData, id: string, options: Options): Scenario {
  return generateScenario(data, parametersFrom(id, options));
}

/** What the options of a generated war ask for. */
export function parametersFrom(id: string, options: Options): Parameters {
  const players = Number(id.slice(-1));
  const number = (option: string): number => Number(options[option]);
  const { layout, forces, neutralStrength } = options;
  const planets = number('planetsToWin');
  return {
    players,
    seed: number('mapSeed'),
    ...(players === 2 ? { layout: LAYOUTS[String(layout)]! } : {}),
    systemsPerHomeSector: number('homeSystems'),
    systemsPerNeutralSector: number('neutralSystems'),
    startingValuePoints: number('valuePoints'),
    forces: forces === 'preset' ? 'preset' : 'purchase',
    neutralStrength: neutralStrength === 'scenario' ? 'light' : (neutralStrength as NeutralStrength),
    maxRivalDistance: number('rivalDistance') || null,
    turnLimit: number('turnLimit') || 60,
    victory: planets > 0 ? { type: 'planets', count: planets } : { type: 'conquest', scope: 'allSectors' },
  };
}

/** Same parameters, same scenario. */
export function generateScenario(data: ImperialData, parameters: Parameters): Scenario {
  const read = loadScenario(data, recordOf(data, parameters));
  if (!read.ok) throw new Error(`the generator made a faulty map: ${JSON.stringify(read.problems.slice(0, 3))}`);
  return read.scenario;
}

/** The war as a scenario file would write it: such a file can be saved and played again. */
export function recordOf(data: ImperialData, parameters: Parameters): WarRecord {
  const layout = layoutOf(data, parameters);
  const made = makeMap(data, parameters);
  const systems = systemRecords(data, layout, made);
  const { forces = 'purchase', neutralStrength = 'light', freeGarrison = true, turnLimit = 60 } = parameters;
  const players = layout.homes.map((_, seat) => {
    const points = (parameters.startingValuePoints ?? 1200) + (parameters.handicap?.[seat] ?? 0);
    const capital = systems[made.capitals[seat]!]!;
    const bought = presetFor(data, forces === 'preset' ? points : 0, placeOf(capital));
    return { seat, points, bought };
  });
  return {
    id: `generated-${layout.players}`,
    name: `Generated War for ${layout.players}`,
    kind: 'strategic',
    source: 'own',
    blurb: `Map ${parameters.seed} for ${layout.players} dukes.`,
    players: players.map(({ seat, points, bought: { spent } }) => ({
      seat: seat + 1,
      name: data.generator.houseNames[seat]!,
      startingValuePoints: points,
      ...(forces === 'preset' ? { spent, treasury: points - spent } : {}),
    })),
    generatedFrom: { ...parameters, layout: layout.key, attempt: made.attempt },
    fairness: {
      symmetry: layout.symmetry,
      nearestRivalCapital: [...made.nearestRivalCapital],
      sumOfFourNearestNeutral: [...made.sumOfFourNearestNeutral],
    },
    options: {
      freeGarrison,
      forces,
      neutralStrength,
      turnLimit,
      victory: parameters.victory ?? { type: 'conquest', scope: 'allSectors' },
    },
    sectors: sectorRecords(data, layout),
    systems,
    forces: [
      ...players.flatMap(({ seat, bought }) => bought.forces.map((force) => ({ owner: seat + 1, ...force }))),
      ...systems.flatMap(({ id, owner }) => (owner === 0 ? garrisonOf(data, id, neutralStrength) : [])),
    ],
  };
}

/** IA-map-1, IA-map-4: a letter and a name for each sheet, in reading order */
function sectorRecords({ generator }: Data, { across, down, homes }: Layout): WarRecord['sectors'] {
  return Array.from({ length: across * down }, (_, index) => {
    const sheet: [number, number] = [index % across, Math.floor(index / across)];
    const home = homes.findIndex(([column, row]) => column === sheet[0] && row === sheet[1]);
    return { id: letterOf(index), name: nameOf(generator, index), sheet, home: home < 0 ? null : home + 1 };
  });
}

function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

function nameOf({ sectorNames }: Data['generator'], index: number): string {
  return sectorNames[index] ?? `Sector ${letterOf(index)}`;
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;

function systemRecords({ geometry, generator }: Data, layout: Layout, made: MadeMap): WarRecord['systems'] {
  const counts = new Map<number, number>();
  return made.systems.map(({ key, planets }, at) => {
    const [x, y] = [xOf(key), yOf(key)];
    const across = Math.floor((x - 1) / geometry.columns);
    const down = Math.floor((y - 1) / geometry.rows);
    const sector = down * layout.across + across;
    const number = (counts.get(sector) ?? 0) + 1;
    counts.set(sector, number);
    return {
      id: `${letterOf(sector)}${number}`,
      name: `${nameOf(generator, sector)} ${NUMERALS[number - 1]}`,
      sector: letterOf(sector),
      hex: labelOf(geometry, key),
      xy: [x, y],
      owner: layout.homes.findIndex(([column, row]) => column === across && row === down) + 1,
      capital: made.capitals.includes(at),
      planets: planets.map(({ type, column, row }) => ({ type, hex: labelFor(column, row) })),
    };
  });
}

function placeOf({ id, planets }: WarRecord['systems'][number]): { id: string; planets: number[] } {
  return { id, planets: PLANET_KINDS.map((kind) => (planets.some(({ type }) => type === kind) ? 1 : 0)) };
}

/** IA-neu-1 */
function garrisonOf(data: Data, system: string, strength: NeutralStrength): WarRecord['forces'] {
  return data.generator.garrisons[strength].map((force) => ({
    owner: 0,
    system,
    where: whereOf(force),
    units: rawGroups(data, force.units),
  }));
}
