/** Average results of the charts: what a force can expect, without dice. */
import {
  attacksOf,
  type FifthFrontierWarData,
  hitsByDie,
  oddsColumn,
  resultOf,
  sdbExchange,
  surfaceLossOf,
  type World,
} from '@admiralty/engine/fifth-frontier-war';

const DICE = [1, 2, 3, 4, 5, 6] as const;
/** Ways to roll 2 to 12 with two dice. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** Worked out once for the data at hand, then looked up. */
interface Known {
  readonly space: Map<number, number>;
  readonly bombs: Map<number, number>;
  readonly surface: Map<number, number>;
}
const known = new WeakMap<FifthFrontierWarData, Known>();

function knownOf(data: FifthFrontierWarData): Known {
  const found = known.get(data) ?? { space: new Map(), bombs: new Map(), surface: new Map() };
  known.set(data, found);
  return found;
}

function kept(map: Map<number, number>, key: number, work: () => number): number {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = work();
  map.set(key, made);
  return made;
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

/** Defense factors that so many attack factors destroy in a round; `modifier` is -1, 0 or 1. */
export function spaceHits(data: FifthFrontierWarData, factors: number, modifier: number): number {
  const whole = Math.round(factors);
  return kept(knownOf(data).space, whole * 4 + modifier + 1, () => {
    const table = data.tables.spaceCombat;
    return attacksOf(table, whole).reduce((sum, one) => sum + mean(hitsByDie(table, one, modifier)), 0);
  });
}

/** Per cent that a unit of this tech level loses to so many bombardment points. */
export function bombLoss(data: FifthFrontierWarData, points: number, tech: number): number {
  const whole = Math.floor(points);
  return kept(knownOf(data).bombs, whole * 16 + tech, () => {
    const { surfaceBombing, techModifiers } = data.tables;
    const loss = (factors: number): number =>
      mean(DICE.map((die) => resultOf(surfaceBombing, factors, die + techModifiers[tech]!)));
    return attacksOf(surfaceBombing, whole).reduce((sum, one) => sum + loss(one), 0);
  });
}

/** Per cent that a target loses to an attack at these odds, with the shift of tech levels and the air of the world. */
export function surfaceLoss(
  data: FifthFrontierWarData,
  attack: number,
  defense: number,
  shift: number,
  air: number,
): number {
  const { tables } = data;
  const last = tables.troopCombat.odds.length - 1;
  const column = Math.max(0, Math.min(last, oddsColumn(tables, attack, defense) + shift));
  return kept(knownOf(data).surface, column * 8 - air, () =>
    WAYS.reduce((sum, ways, n) => sum + (ways / 36) * surfaceLossOf(tables, column, n + 2 + air), 0),
  );
}

/** A round between squadrons and SDBs: per cent that the SDBs lose, defense factors that the squadrons lose. */
export function sdbRound(
  data: FifthFrontierWarData,
  world: World,
  bombardment: number,
  strength: number,
  isPassive: boolean,
): { onSdb: number; onSquadrons: number } {
  const { onSdb, onSquadrons } = sdbExchange(data.tables, world, Math.round(bombardment), strength, isPassive);
  return {
    onSdb: onSdb.reduce((sum, { percents }) => sum + mean(percents), 0),
    onSquadrons: onSquadrons.reduce((sum, { hits }) => sum + mean(hits), 0),
  };
}
