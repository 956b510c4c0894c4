/**
 * Conquest and Raid: the prize by its chances, against Resource Points, the harm to the Base, and whoever may step in
 * between. Of all Bases, paths and sums of extra points the best is meant for each Target.
 */
import {
  CHIT_BONUS,
  CONQUEST,
  heldWarChits,
  isMember,
  isOutworlder,
  isSeat,
  isVoid,
  LOWEST_TECH,
  MILITARY,
  mandatoryCost,
  membersOf,
  militaryOf,
  NORMAL,
  type OperationAct,
  OUTWORLDER,
  type Position,
  RAID,
  ratingOf,
  shortestPaths,
  sparableCards,
  specialOf,
  yieldOf,
} from '@admiralty/engine/sword-and-stars';
import { conversionPrize, isConvertible } from './conversions.ts';
import type { Prize, Prizes } from './operation-gains.ts';
import { isRaidWorthIt } from './wearing-down.ts';

/** An Operation at one level of effort: what it should bring in victory points, and the Resource Points it takes. */
export interface Effort {
  act: OperationAct;
  brings: number;
  cost: number;
}

/** How often the owner of the Target steps in if he can, and how often one along the path. */
const OWNER_STEPS_IN = 0.5;
const SEAT_DEFENDED = 0.75;
const NEIGHBOUR_STEPS_IN = 0.2;
/** What the anger of the Confederation costs. */
export const SCANDAL = 8;
/** What a Weapons or Tactical chit is worth in later Operations. */
const CHIT_WORTH = 0.7;
/** Extra points beyond this change no card. */
const MOST_EXTRA = 9;

/** From where, by which way, and what it costs. */
export interface Way {
  base: number;
  gate: boolean;
  range: number;
}

/** The chance that somebody steps in, and by how much he lowers the rating. */
interface Resistance {
  chance: number;
  strength: number;
}

/** Every sensible sum of extra points, without chits and with all that help. */
export function attack(prizes: Prizes, operation: number, target: number, way: Way): Effort[] {
  const { at, seat } = prizes.outlook;
  const { base, gate } = way;
  const cost = mandatoryCost(at, operation, way.range, gate, target);
  const spare = Math.min(MOST_EXTRA, at.g.players.points[seat]! - cost);
  if (spare < 0 || !isLawfulTarget(at, seat, operation, target)) return [];
  if (operation === RAID && !isRaidWorthIt(prizes.outlook, at.g.systems.owner[target]!)) return [];
  const rating = ratingOf(at, { by: seat, operation, base, target, gate, extra: 0, chits: 0 });
  const held = heldWarChits(at, seat);
  if (rating + spare + CHIT_BONUS * held.length < 0) return [];
  const path = gate ? [] : quietPath(prizes, target, way);
  const resistance = resistanceOf(prizes, target, path);
  const prize = prizeOf(prizes, operation, target);
  const burden = prizes.outlook.checkWorth(MILITARY) - (offends(at, seat, target, path) ? SCANDAL : 0);
  const efforts: Effort[] = [];
  for (const chits of held.length > 0 ? [[], held] : [[]])
    for (let extra = Math.max(0, -rating - CHIT_BONUS * chits.length); extra <= spare; extra++) {
      const announced = rating + extra + CHIT_BONUS * chits.length;
      const brings = burden + expected(prizes, operation, base, prize, announced, resistance, chits.length);
      const kind = operation === CONQUEST ? 'conquest' : 'raid';
      const act: OperationAct = { do: kind, base, target, path: path.slice(), gate, extra, chits: chits.slice() };
      efforts.push({ act, brings, cost: cost + extra });
    }
  return efforts;
}

function isLawfulTarget(at: Position, seat: number, operation: number, target: number): boolean {
  const { g } = at;
  if (isVoid(g, target)) return false;
  if (g.systems.owner[target] === seat) return operation === CONQUEST && isConvertible(at, seat, target);
  return operation !== RAID || g.systems.tech[target]! > LOWEST_TECH;
}

/** Weighed over the chance that somebody steps in. */
function expected(
  prizes: Prizes,
  operation: number,
  base: number,
  prize: Prize,
  rating: number,
  { chance, strength }: Resistance,
  chits: number,
): number {
  const { chances } = prizes.outlook;
  const loss = prizes.loss(base) + CHIT_WORTH * chits;
  const at = (final: number): number => {
    const odds = chances.at(operation, final);
    const won = odds.taken * prize.taken + odds.takenWorn * prize.takenWorn + odds.worn * prize.worn;
    return won + (operation === RAID ? odds.plunder * prize.taken : 0) - odds.down * loss;
  };
  return chance > 0 ? (1 - chance) * at(rating) + chance * at(rating - strength) : at(rating);
}

function prizeOf(prizes: Prizes, operation: number, target: number): Prize {
  const { outlook } = prizes;
  if (operation === RAID) return raidPrize(prizes, target);
  return outlook.at.g.systems.owner[target] === outlook.seat ? conversionPrize(outlook, target) : prizes.of(target);
}

/** Plunder stands for the prize of a Raid. */
function raidPrize(prizes: Prizes, target: number): Prize {
  const { at, own } = prizes.outlook;
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += yieldOf(at, target, die);
  return { taken: (sum / 6) * own.price, takenWorn: 0, worn: prizes.of(target).worn };
}

function resistanceOf(prizes: Prizes, target: number, path: readonly number[]): Resistance {
  const { at, seat } = prizes.outlook;
  const { g } = at;
  const owner = g.systems.owner[target]!;
  if (isOutworlder(owner))
    return { chance: g.outworlders.cards[owner - OUTWORLDER]! > 0 ? 1 : 0, strength: militaryOf(at, owner) };
  if (owner === seat) return { chance: 0, strength: 0 };
  if (isSeat(owner) && mayStepIn(at, owner)) {
    const spare = Math.min(2, g.players.points[owner]! - 1) / 2;
    return {
      chance: g.players.seat[owner] === target ? SEAT_DEFENDED : OWNER_STEPS_IN,
      strength: militaryOf(at, owner) + spare,
    };
  }
  const neighbour = path
    .map((node) => g.systems.owner[node] ?? -1)
    .find((one) => isSeat(one) && one !== seat && mayStepIn(at, one));
  if (neighbour === undefined) return { chance: 0, strength: 0 };
  return { chance: NEIGHBOUR_STEPS_IN, strength: militaryOf(at, neighbour) };
}

function mayStepIn({ g }: Position, player: number): boolean {
  return sparableCards(g, player) > 0 && g.players.points[player]! > 0 && g.players.exile[player] === 0;
}

/** The shortest path past the fewest others, and never past Atjay if it can be helped. */
function quietPath({ outlook: { at, seat } }: Prizes, target: number, { base }: Way): readonly number[] {
  const paths = shortestPaths(at, base, target);
  if (paths.length === 1) return paths[0]!;
  const trouble = (path: readonly number[]): number =>
    path.reduce((sum, node) => {
      const owner = at.g.systems.owner[node] ?? -1;
      return sum + (node === at.data.named.atjay ? 10 : 0) + (isSeat(owner) && owner !== seat ? 1 : 0);
    }, 0);
  return paths.reduce((best, path) => (trouble(path) < trouble(best) ? path : best));
}

/** Does the Operation violate Atjay, with anybody there to mind? */
export function offends(at: Position, seat: number, target: number, path: readonly number[]): boolean {
  const { g, data } = at;
  const { atjay } = data.named;
  if (target !== atjay && !path.includes(atjay)) return false;
  const owner = g.systems.owner[atjay]!;
  if (owner === seat || isOutworlder(owner) || g.confederation !== NORMAL || specialOf(at).solitaire) return false;
  return membersOf(at).some((member) => member !== seat) || isMember(at, seat);
}
