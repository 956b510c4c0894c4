/** Loading and unloading in the movement phase: garrisons stay, the rest goes along with the fleets that leave. */
import {
  ASHORE,
  type Choices,
  capacityOf,
  controllerOf,
  fleetsAt,
  garrisonStrength,
  IMPERIAL,
  isBox,
  isContested,
  isInterdicted,
  isJump,
  isWellLed,
  leaderAt,
  loadingFault,
  loadOf,
  NOBODY,
  orderOf,
  type Position,
  sideOfSeat,
  squadronsAt,
  squadronsOf,
  type Transfer,
  troopsAt,
  valuesIn,
  type WarTypes,
  worldIn,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate, improved } from './evaluate.ts';
import { type Ground, garrisonOf, groundOf } from './forces.ts';
import { landingParty } from './landing.ts';
import { sharedTroops } from './troop-lift.ts';
import { say } from './words.ts';

type Answer = Choices['cargo']['answer'];

/** The fog may hide what is loaded: the same words for everything. */
const WORDS = say.garrisons.seesToTroops;
/** A world that is worth so many points to the enemy keeps its strongest unit. */
const VALUABLE = 8;

export function cargoAdvice({
  seat,
  play,
  decision,
}: Question<WarTypes, Choices['cargo']['about']>): Candidate<Answer>[] {
  const side = sideOfSeat(play.g, seat);
  const transfers: Transfer[] = [];
  for (const place of [...valuesIn(play.g.squadrons.place)]) {
    if (squadronsAt(play, side, place).length === 0 || leaderAt(play, side, place) !== seat) continue;
    if (loadingFault(play, side, place)) continue;
    const landed = decision.about.when === 'arrival' ? garrisonsFor(play, side, place) : [];
    const ships = shipsThatLoad(play, side, place, decision.about.when);
    const loaded = loading(play, ships, spareTroops(play, side, place));
    const shared = landed.length + loaded.length > 0 ? [] : sharedTroops(play, side, place); // each unit moves once
    transfers.push(...landed, ...loaded, ...shared);
  }
  const value = evaluate(play, seat);
  const nothing = { answer: { transfers: [] }, value, words: WORDS };
  if (transfers.length === 0) return [nothing];
  return [{ answer: { transfers }, value: improved(play, seat, 0.5), words: WORDS }, nothing];
}

/** On arrival at a world where no combat will ask for it. */
function garrisonsFor(at: Position, side: number, place: number): Transfer[] {
  const world = worldIn(at, place);
  if (world < 0 || isContested(at, place)) return [];
  if (side === IMPERIAL && isInterdicted(at, place)) return [];
  const owner = controllerOf(at, world);
  const isMeant = owner === NOBODY || (owner === side && at.data.worlds[world]!.control !== side);
  return isMeant ? landingParty(at, side, place).map(({ unit }) => ({ troop: unit, to: ASHORE })) : [];
}

/** Ships of fleets that jump with the next orders; after arrival those of fleets that go as they like. */
function shipsThatLoad(at: Position, side: number, place: number, when: 'jump' | 'arrival'): number[] {
  const isLeaving = (fleet: number): boolean =>
    when === 'jump' ? isJump(orderOf(at.g, fleet, 0)) : isWellLed(at, fleet);
  return fleetsAt(at, side, place)
    .filter(isLeaving)
    .flatMap((fleet) => squadronsOf(at.g, fleet));
}

/** Troops ashore that a place can do without, the strongest first. */
export function spareTroops(at: Position, side: number, place: number): Ground[] {
  const here = troopsAt(at, side, place)
    .filter((troop) => !at.data.troops[troop]!.isGuerrilla)
    .map((troop) => groundOf(at, troop))
    .sort((a, b) => b.strength - a.strength || a.unit - b.unit);
  if (isBox(at.data.map, place)) return here;
  const world = at.data.worlds[worldIn(at, place)];
  if (!world || controllerOf(at, world.index) !== side) return [];
  if (world.control === side) {
    if (here.length < 2) return world.points[(1 - side) as 0 | 1] > 0 ? [] : here;
    return world.points[(1 - side) as 0 | 1] >= VALUABLE ? here.slice(1) : here.slice(0, -1);
  }
  const guards = garrisonStrength(at, side, place) - here.reduce((sum, one) => sum + one.strength, 0);
  const keep = garrisonOf(here, Math.max(1, world.garrison - guards));
  return here.filter((one) => !keep.includes(one));
}

/** Each unit into the roomiest ship that has room. */
function loading(at: Position, ships: readonly number[], troops: readonly Ground[]): Transfer[] {
  const room = new Map(ships.map((ship) => [ship, capacityOf(at, ship) - loadOf(at, ship)]));
  return troops.flatMap(({ unit, strength }) => {
    let best = -1;
    for (const [ship, left] of room) if (left >= strength && left > 0 && left > (room.get(best) ?? 0)) best = ship;
    if (best < 0) return [];
    room.set(best, room.get(best)! - strength);
    return [{ troop: unit, to: best }];
  });
}
