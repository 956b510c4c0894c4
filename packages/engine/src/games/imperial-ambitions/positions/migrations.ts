/** Tables of older rules, brought up to date. */
import { copy } from '#core/copy';
import type { Table } from '#core/types';
import { isSite } from '../board/units.ts';
import type { ImperialData } from '../data/types.ts';
import type { ImperialState } from '../state.ts';

/**
 * From rules 1: everybody saw bases being built (R131), units built in secret had no lanes of their own, and losses were
 * the cheapest unless a seat said otherwise (R134).
 */
export function fromRules1(old: unknown): unknown {
  const table = copy(old) as Table<ImperialState>;
  const { g } = table;
  const everybody = (1 << g.seats) - 1;
  g.units.spotted = g.names.map((_, unit) => (isSite(g, unit) ? everybody & ~(1 << g.units.owner[unit]!) : 0));
  g.lanesFrom = g.names.length;
  for (const pace of g.pace) {
    pace.yieldNext = false;
    if (!Array.isArray(pace.losses)) pace.losses = 'ask'; // R134
  }
  return table;
}

/** From rules 2: other forces in Base Assault; a battle that has begun goes on with those that are on its map. */
export function fromRules2(old: unknown): unknown {
  return copy(old);
}

/** Three Dukes as it was: a map of the generator. */
const OLD_DUKES = {
  mapSeed: 7,
  homeSystems: 4,
  neutralSystems: 2,
  rivalDistance: 0,
  valuePoints: 1200,
  planetsToWin: 9,
} as const;
const OLD_LIMIT = 50;

/** From rules 3: another map of Three Dukes; a war that has begun goes on, on the map that it began on. */
export function fromRules3({ scenarioById }: ImperialData, old: unknown): unknown {
  const table = copy(old) as Table<ImperialState>;
  const { g } = table;
  const isNew = scenarioById.get(g.scenario)?.fairness?.symmetry === 'rotate120'; // a data pack keeps its own
  if (g.scenario !== '08-three-dukes' || !isNew) return table;
  const { forces, turnLimit } = g.options;
  g.scenario = 'generated-3';
  g.options = {
    ...g.options,
    ...OLD_DUKES,
    forces: forces === 'purchase' ? 'purchase' : 'preset',
    turnLimit: Number(turnLimit) || OLD_LIMIT,
  };
  return table;
}
