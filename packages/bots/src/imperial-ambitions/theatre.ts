/** The war as a seat can judge it: what is its own for certain, what others may have averaged over imagined worlds. */
import type { Random } from '@admiralty/engine';
import {
  allHolders,
  areEnemies,
  groundAttack,
  groundDefence,
  type ImperialTypes,
  IN_PLAY,
  isGround,
  isOnSurface,
  isPdb,
  isProject,
  isSpaceUnit,
  NEUTRAL,
  ownerBy,
  type Position,
  type System,
  strengthOf,
  turnLimitOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Question } from '../knowledge.ts';

/** Worlds looked at besides the one at hand; in huge wars one is enough. */
const WORLDS = 3;
const HUGE = 1200;
/** The part of the time after which no more are drawn: what they tell has still to be weighed. */
const LOOKING = 0.3;

export interface Theatre {
  readonly at: Position;
  readonly seat: number;
  readonly systems: readonly System[];
  /** owner of each habitable planet */
  readonly owners: readonly number[];
  /** own units in play by hex */
  readonly own: ReadonlyMap<number, readonly number[]>;
  /** fighting power by hex: of enemies, and of neutrals */
  readonly enemies: ReadonlyMap<number, number>;
  readonly neutrals: ReadonlyMap<number, number>;
  /** strength of the army of others on each planet, planetary bases with their guns */
  readonly armies: readonly number[];
  readonly turnsLeft: number;
  /** decides between equals */
  readonly random: Random;
}

type Asked = Pick<Question<ImperialTypes>, 'play' | 'seat' | 'input' | 'random' | 'budget'>;

/** Guns and shields in a hex, added up. */
interface Sum {
  attack: number;
  defence: number;
}

export function theatreOf({ play: at, seat, input, random, budget }: Asked): Theatre {
  const { g, data } = at;
  const { systems } = data.scenarioFor(g);
  const worlds: Position[] = [at];
  const more = input === null ? 0 : g.units.hex.length > HUGE ? 1 : WORLDS;
  for (let drawn = 0; drawn < more && budget.used() < LOOKING; drawn++) worlds.push(input!.world.again(random).play());
  const enemies = new Map<number, number>();
  const neutrals = new Map<number, number>();
  const armies = systems.map(() => 0);
  for (const world of worlds) {
    addPower(world, seat, enemies, neutrals, worlds.length);
    for (const [system, strength] of armiesIn(world, seat).entries()) armies[system]! += strength / worlds.length;
  }
  return {
    at,
    seat,
    systems,
    owners: allHolders(at).map((holders, system) => ownerBy(at, system, holders)),
    own: ownByHex(at, seat),
    enemies,
    neutrals,
    armies,
    turnsLeft: Math.max(1, (turnLimitOf(at) || 60) - g.turn),
    random,
  };
}

function ownByHex({ g }: Position, seat: number): Map<number, number[]> {
  const own = new Map<number, number[]>();
  const { status, owner, hex } = g.units;
  for (let unit = 0; unit < hex.length; unit++) {
    if (status[unit] !== IN_PLAY || owner[unit] !== seat) continue;
    const here = own.get(hex[unit]!);
    if (here) here.push(unit);
    else own.set(hex[unit]!, [unit]);
  }
  return own;
}

function addPower(
  at: Position,
  seat: number,
  enemies: Map<number, number>,
  neutrals: Map<number, number>,
  worlds: number,
): void {
  const { g } = at;
  const { status, owner, hex } = g.units;
  const hostile = new Map<number, Sum>();
  const neutral = new Map<number, Sum>();
  for (let unit = 0; unit < hex.length; unit++) {
    if (status[unit] !== IN_PLAY || owner[unit] === seat || !isSpaceUnit(g, unit) || isProject(g, unit)) continue;
    const isNeutral = owner[unit] === NEUTRAL;
    if (!isNeutral && !areEnemies(at, seat, owner[unit]!)) continue;
    const { as, ds } = strengthOf(at, unit);
    const sums = isNeutral ? neutral : hostile;
    const sum = sums.get(hex[unit]!) ?? { attack: 0, defence: 0 };
    sums.set(hex[unit]!, { attack: sum.attack + as, defence: sum.defence + (as > 0 ? ds : ds / 4) });
  }
  for (const [sums, into] of [
    [hostile, enemies],
    [neutral, neutrals],
  ] as const)
    for (const [where, { attack, defence }] of sums)
      into.set(where, (into.get(where) ?? 0) + (Math.sqrt(attack * defence) + defence / 10) / worlds);
}

/** Of everybody but the seat, by system: finished ground units on the planet. */
function armiesIn(at: Position, seat: number): number[] {
  const { g, data } = at;
  const { systemAt } = data.chartFor(g);
  const units = new Map<number, number[]>();
  const { status, owner, hex } = g.units;
  for (let unit = 0; unit < hex.length; unit++) {
    if (status[unit] !== IN_PLAY || owner[unit] === seat || !isGround(g, unit)) continue;
    if (!isOnSurface(g, unit) || isProject(g, unit)) continue;
    const system = systemAt.get(hex[unit]!);
    if (system === undefined) continue;
    const here = units.get(system);
    if (here) here.push(unit);
    else units.set(system, [unit]);
  }
  return g.systems.controller.map((_, system) => armyStrength(at, units.get(system) ?? []));
}

/** What a planetary base adds by shooting at the landing. */
const PDB_GUNS = 4;

export function armyStrength(at: Position, units: readonly number[]): number {
  const guns = units.filter((unit) => isPdb(at.g, unit)).length * PDB_GUNS;
  return Math.sqrt(groundAttack(at, units) * groundDefence(at, units)) + guns;
}

/** What costs least; among equals one by lot: whoever takes the first one favours a corner of the map. */
export function cheapest<Item>(items: Iterable<Item>, cost: (item: Item) => number, random: Random): Item | undefined {
  let best: Item | undefined;
  let [least, equals] = [Number.POSITIVE_INFINITY, 0];
  for (const item of items) {
    const price = cost(item);
    if (price > least) continue;
    if (price < least) [least, equals] = [price, 0];
    equals++;
    if (equals === 1 || random.below(equals) === 0) best = item;
  }
  return best;
}
