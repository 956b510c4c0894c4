/** Fleet adjustment: loose squadrons join fleets that they do not slow down, new fleets are formed where markers are free. */
import {
  type Arrangement,
  attackFactor,
  bombardmentFactor,
  type Choices,
  defenseFactor,
  fleetsAt,
  garrisonStrength,
  isBox,
  isFreeMarker,
  isJump,
  leaderAt,
  type Muster,
  mustersAt,
  numbersWhere,
  orderOf,
  type Position,
  rangeOf,
  sideOfSeat,
  squadronsAt,
  valuesIn,
  type WarTypes,
  withCommanders,
  worldIn,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { escortsFor } from './escorts.ts';
import { evaluate, improved } from './evaluate.ts';
import { say } from './words.ts';

type Answer = Choices['adjust']['answer'];

/** The fog may hide who joins whom: the same words for everything. */
const WORDS = say.adjustment.seesToFleets;

export function adjustAdvice({ seat, play }: Question<WarTypes>): Candidate<Answer>[] {
  const side = sideOfSeat(play.g, seat);
  const markers = numbersWhere(play.data.fleets.length, (fleet) => isFreeMarker(play.g, seat, fleet));
  const places: Arrangement[] = [];
  for (const place of placesByNeed(play, seat)) {
    const before = mustersAt(play, side, place);
    const after = arranged(play, side, place, before, markers);
    if (JSON.stringify(after) !== JSON.stringify(before)) places.push({ place, fleets: after, transfers: [] });
  }
  const legal = places.filter((one) => isAccepted(play, seat, one));
  const value = evaluate(play, seat);
  const nothing = { answer: { places: [] }, value, words: WORDS };
  if (legal.length === 0) return [nothing];
  return [{ answer: { places: legal }, value: improved(play, seat, 0.5), words: WORDS }, nothing];
}

/** Would the rules take this place alone? What they would not is left as it is. */
function isAccepted(play: Question<WarTypes>['play'], seat: number, arrangement: Arrangement): boolean {
  const decision = play.table.pending.find(({ by, kind }) => by === seat && kind === 'adjust');
  if (!decision) return false;
  return play.check({ decision: decision.id, by: seat, kind: 'adjust', with: { places: [arrangement] } }) === null;
}

/** Places that the seat leads, those with most loose squadrons first: they get the free markers. */
function placesByNeed(at: Position, seat: number): number[] {
  const side = sideOfSeat(at.g, seat);
  const loose = (place: number): number => looseAt(at, side, place).reduce((sum, one) => sum + worthOf(at, one), 0);
  return valuesIn(at.g.squadrons.place)
    .filter((place) => squadronsAt(at, side, place).length > 0 && leaderAt(at, side, place) === seat)
    .sort((a, b) => loose(b) - loose(a) || a - b);
}

const worthOf = (at: Position, squadron: number): number =>
  attackFactor(at, squadron) * 2 + bombardmentFactor(at, squadron) + defenseFactor(at, squadron);

/** Squadrons in no fleet that can jump. */
function looseAt(at: Position, side: number, place: number): number[] {
  return squadronsAt(at, side, place).filter(
    (one) =>
      at.g.squadrons.fleet[one]! < 0 && at.data.squadrons[one]!.jump > 0 && at.g.squadrons.detachedFrom[one]! < 0,
  );
}

function arranged(at: Position, side: number, place: number, before: readonly Muster[], markers: number[]): Muster[] {
  const fleets = before.map((one) => ({ ...one, squadrons: [...one.squadrons] }));
  let loose = looseAt(at, side, place).filter((one) => one !== holderOf(at, side, place));
  for (const fleet of fleets) {
    const joining = escortsFor(at, fleet, loose);
    fleet.squadrons.push(...joining);
    loose = loose.filter((one) => !joining.includes(one));
    leaveHolder(at, side, place, fleet);
  }
  const group = newFleet(at, side, place, loose);
  const marker = markers.find((one) => at.data.fleets[one]!.navy === at.data.squadrons[group[0] ?? 0]!.navy);
  if (group.length > 0 && marker !== undefined) {
    fleets.push({ fleet: marker, squadrons: group, commander: -1 });
    markers.splice(markers.indexOf(marker), 1);
  }
  return withCommanders(at, side, place, fleets);
}

/** The loose squadron that holds a surrendered world by itself, -1 none. */
function holderOf(at: Position, side: number, place: number): number {
  if (!isHeldByShips(at, side, place)) return -1;
  const armed = squadronsAt(at, side, place).filter(
    (one) => at.g.squadrons.fleet[one]! < 0 && attackFactor(at, one) > 0,
  );
  return armed.reduce((best, one) => (best < 0 || worthOf(at, one) < worthOf(at, best) ? one : best), -1);
}

function isHeldByShips(at: Position, side: number, place: number): boolean {
  const world = worldIn(at, place);
  if (world < 0 || at.g.worlds.surrendered[world] !== 1 || at.g.worlds.control[world] !== side) return false;
  return garrisonStrength(at, side, place) < at.data.worlds[world]!.garrison;
}

/** A fleet that goes on leaves its weakest armed squadron where nothing else would hold the world. */
function leaveHolder(at: Position, side: number, place: number, fleet: Muster): void {
  if (!isHeldByShips(at, side, place) || holderOf(at, side, place) >= 0) return;
  const next = orderOf(at.g, fleet.fleet, 0);
  if ((next >= 0 && !isJump(next)) || fleetsAt(at, side, place).length > 1) return; // it stays
  const armed = fleet.squadrons.filter((one) => attackFactor(at, one) > 0);
  if (armed.length < 2) return;
  const weakest = armed.reduce((a, b) => (worthOf(at, b) < worthOf(at, a) ? b : a));
  fleet.squadrons.splice(fleet.squadrons.indexOf(weakest), 1);
}

/** Squadrons for a new fleet: of one navy, without the slowest if they are few; none if it would not be worth a marker. */
function newFleet(at: Position, side: number, place: number, loose: readonly number[]): number[] {
  const navies = [...new Set(loose.map((one) => at.data.squadrons[one]!.navy))];
  const groups = navies.map((navy) => loose.filter((one) => at.data.squadrons[one]!.navy === navy));
  const group = groups.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
  const fast = group.filter((one) => at.data.squadrons[one]!.jump >= 2);
  const chosen = fast.length >= 2 ? fast : group;
  const factors = chosen.reduce((sum, one) => sum + attackFactor(at, one), 0);
  const isRear = isBox(at.data.map, place) || fleetsAt(at, side, place).length === 0;
  return isRear && rangeOf(at, chosen) > 0 && (factors >= 4 || chosen.length >= 3) ? chosen : [];
}
