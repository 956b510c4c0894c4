/** The map: from ids to numbers, with distances worked out once. */

import type { Report } from '#core/problems';
import { BY_VOTE, CONFEDERATE, NAMED_SYSTEMS, type NamedSystem, OUTSIDE, SERIES, UNIQUE } from './names.ts';
import type { ParsedFiles } from './schema.ts';
import type { IdeologyInfo, Node, RaceInfo, SwordData, SystemInfo } from './types.ts';

type MapFile = ParsedFiles['map'];
type MapData = Pick<
  SwordData,
  | 'races'
  | 'ideologies'
  | 'series'
  | 'systems'
  | 'nodes'
  | 'nodeById'
  | 'named'
  | 'adjacent'
  | 'distance'
  | 'near'
  | 'paths'
  | 'boundary'
>;
/** Paths are worked out in advance up to the longest Range that a printed Tech Level gives (11.61). */
const LONGEST_RANGE = 3;
/** Code that marks a Unique Ideology in the file. */
const UNIQUE_CODE = 2000;

export function mapOf(file: MapFile, report: Report): MapData {
  const races: RaceInfo[] = file.races.map(({ id, name }, index) => ({ index, id, name }));
  const ideologies: IdeologyInfo[] = file.ideologies.map(({ code, name, series }, index) => ({
    index,
    code,
    name,
    series: SERIES.indexOf(series),
  }));
  doubles(
    file.races.map(({ id }) => id),
    'races',
    report,
  );
  doubles(
    file.ideologies.map(({ code }) => String(code)),
    'ideologies',
    report,
  );
  const systems = file.systems.map((system, index) => systemOf(system, index, races, ideologies, report));
  const nodes: Node[] = [...systems, ...file.gapSystems].map(({ id, name, x, y }, index) => ({
    index,
    id,
    name: name ?? id,
    x,
    y,
  }));
  doubles(
    nodes.map(({ id }) => id),
    'systems',
    report,
  );
  const nodeById = new Map(nodes.map(({ id, index }) => [id, index]));
  const adjacent = adjacencyOf(file, nodes, nodeById, report);
  const distance = nodes.map(({ index }) => distancesFrom(adjacent, index));
  nodes.forEach(({ id, index }) => {
    if (distance[0]?.[index] === -1) report(id, 'links', 'cannot be reached from the rest of the map');
  });
  const boundary = file.boundary ?? [];
  return {
    races,
    ideologies,
    series: SERIES,
    systems,
    nodes,
    nodeById,
    named: namedOf(systems, report),
    adjacent,
    distance,
    near: systems.map(({ index }) => nearOf(distance[index]!, index, systems.length)),
    paths: systems.map(({ index }) =>
      systems.map((target) =>
        distance[index]![target.index]! <= LONGEST_RANGE ? pathsBetween(adjacent, distance, index, target.index) : [],
      ),
    ),
    boundary,
  };
}

/** Reports ids that are used twice. */
export function doubles(ids: readonly string[], field: string, report: Report): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) !== index) report(id, field, 'is there twice');
  });
}

function systemOf(
  system: MapFile['systems'][number],
  index: number,
  races: readonly RaceInfo[],
  ideologies: readonly IdeologyInfo[],
  report: Report,
): SystemInfo {
  const { id, name, x, y, region = '', planets, techNorm: norm, resourceValue, race, ideology, confederation } = system;
  const knownRace = race === 'unique' ? UNIQUE + index : races.findIndex((one) => one.id === race);
  const knownIdeology =
    ideology === UNIQUE_CODE ? UNIQUE + index : ideologies.findIndex(({ code }) => code === ideology);
  if (knownRace < 0) report(id, 'race', `there is no Race ${race}`);
  if (knownIdeology < 0) report(id, 'ideology', `there is no Ideology ${ideology}`);
  const belongs = confederation === 'by-vote' ? BY_VOTE : confederation ? CONFEDERATE : OUTSIDE;
  return {
    index,
    id,
    name,
    x,
    y,
    region,
    planets,
    norm,
    resourceValue,
    race: knownRace,
    ideology: knownIdeology,
    confederation: belongs,
  };
}

function namedOf(systems: readonly SystemInfo[], report: Report): Record<NamedSystem, number> {
  const find = (name: NamedSystem): number => {
    const id = NAMED_SYSTEMS[name];
    const index = systems.findIndex((system) => system.id === id);
    if (index < 0) report(id, 'systems', 'the rules need this inhabited System');
    return index;
  };
  const named = {
    atjay: find('atjay'),
    ladau: find('ladau'),
    dom: find('dom'),
    harvest: find('harvest'),
    fontainGrelot: find('fontainGrelot'),
    greersPort: find('greersPort'),
    barnz: find('barnz'),
  };
  if (systems[named.atjay] && systems[named.atjay]!.confederation !== CONFEDERATE)
    report('atjay', 'confederation', 'must be a Confederation System');
  systems.forEach(({ id, index, confederation }) => {
    if ((confederation === BY_VOTE) !== (index === named.ladau))
      report(id, 'confederation', "LA'DAU and no other System belongs by vote");
  });
  return named;
}

function adjacencyOf(
  { links }: MapFile,
  nodes: readonly Node[],
  nodeById: ReadonlyMap<string, number>,
  report: Report,
): number[][] {
  const adjacent: number[][] = nodes.map(() => []);
  links.forEach(([a, b], index) => {
    const from = nodeById.get(a);
    const to = nodeById.get(b);
    if (from === undefined || to === undefined)
      report(`links[${index}]`, '', `there is no System ${from === undefined ? a : b}`);
    else if (from === to) report(`links[${index}]`, '', `${a} is linked with itself`);
    else if (adjacent[from]!.includes(to)) report(`links[${index}]`, '', `${a} and ${b} are linked twice`);
    else {
      adjacent[from]!.push(to);
      adjacent[to]!.push(from);
    }
  });
  return adjacent.map((neighbours) => neighbours.sort((a, b) => a - b));
}

/** Links from one node to every other; -1 where there is no way. */
function distancesFrom(adjacent: readonly (readonly number[])[], from: number): number[] {
  const distance = adjacent.map(() => -1);
  distance[from] = 0;
  const queue = [from];
  for (const node of queue)
    for (const next of adjacent[node]!)
      if (distance[next]! < 0) {
        distance[next] = distance[node]! + 1;
        queue.push(next);
      }
  return distance;
}

function nearOf(distance: readonly number[], from: number, systems: number): number[][] {
  return Array.from({ length: Math.max(...distance) + 1 }, (_, range) => {
    const found: number[] = [];
    for (let system = 0; system < systems; system++)
      if (system !== from && distance[system]! >= 0 && distance[system]! <= range) found.push(system);
    return found;
  });
}

/** Every shortest path, each as the nodes strictly between the two; none from a node to itself. */
export function pathsBetween(
  adjacent: readonly (readonly number[])[],
  distance: readonly (readonly number[])[],
  base: number,
  target: number,
): number[][] {
  const paths: number[][] = [];
  const walk = (from: number, path: number[]): void => {
    const left = distance[from]![target]!;
    if (left === 1) paths.push(path);
    else for (const next of adjacent[from]!) if (distance[next]![target] === left - 1) walk(next, [...path, next]);
  };
  if (base !== target) walk(base, []);
  return paths;
}
