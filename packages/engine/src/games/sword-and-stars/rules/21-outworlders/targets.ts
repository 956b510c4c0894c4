/** 21.1, 22.0 Whom automatic powers attack: one ranking for Outworlders and Raiders (R60, R61). */
import { CONQUEST, LOWEST_TECH, RAID, UNRELATED } from '../../data/types.ts';
import { RAIDER } from '../../state.ts';
import type { Operation, Position, SsPlay } from '../../types.ts';
import { hasWorkingGate, isVoid, rangeBetween, rangeLimit, shortestPaths, systemsOf } from '../03-systems.ts';
import { ideologyOf, isSameRace, raceOf, relationOf } from '../06-seats/governments.ts';
import { buildOperation } from '../11-operations/build.ts';
import { ratingOf } from '../11-operations/effectiveness.ts';

/** Weight of the same Race in likeness; an Ideology weighs 2 if the same, 1 if related (R60). */
const SAME_RACE = 2;

/** How a power chooses: R60 for Outworlders, R61 for Raiders. */
interface Taste {
  /** what ranks Targets of equal Range: Tech Level; for Raiders Resource Value is added */
  worth(at: Position, target: number): number;
  /** to the Seat of the Outworlder; 0 for Raiders */
  likeness(at: Position, actor: number, target: number): number;
  /** CONQUEST, RAID, or -1: neither is possible */
  choose(rate: RateAs, tech: number): number;
}
type RateAs = (operation: number) => number;

/** From where a power acts; Ranges by System, 0 out of reach. */
interface Reach {
  own: readonly number[];
  gates: readonly number[];
  ranges: readonly number[];
}
interface Candidate {
  target: number;
  worth: number;
  likeness: number;
}

/** What it does with its next card; null: nothing is possible. Ties are diced: Target, Base, path. */
export function outworlderAim(play: SsPlay, actor: number): Operation | null {
  const own = systemsOf(play.g, actor); // SS-21.1f: all that it has taken count
  const gates = own.filter((system) => hasWorkingGate(play.g, system));
  return aim(play, actor, reachOf(play, own, gates), { worth: techOf, likeness: likenessTo, choose: outworlderChoice });
}

/** SS-22.0d: nearest first, then the highest Tech Level plus Resource Value; nothing at -3 */
export function raiderAim(play: SsPlay): Operation | null {
  const worth = (at: Position, target: number): number => techOf(at, target) + at.data.systems[target]!.resourceValue;
  const reach = reachOf(play, [play.g.raiderBase], []);
  return aim(play, RAIDER, reach, { worth, likeness: () => 0, choose: raiderChoice });
}

const techOf = ({ g }: Position, system: number): number => g.systems.tech[system]!;

/** SS-21.1e: a working StarGate reaches everything, but nearness is still counted from all own Systems */
function reachOf(at: Position, own: readonly number[], gates: readonly number[]): Reach {
  const { g, data } = at;
  const ranges = new Array<number>(data.systems.length).fill(0);
  for (const base of own) {
    const limit = gates.length > 0 ? Number.POSITIVE_INFINITY : rangeLimit(at, base);
    const distance = data.distance[base]!;
    for (let target = 0; target < ranges.length; target++) {
      const away = distance[target]!;
      if (away <= limit && (ranges[target] === 0 || away < ranges[target]!)) ranges[target] = away;
    }
  }
  for (const system of own) ranges[system] = 0;
  for (let target = 0; target < ranges.length; target++) if (isVoid(g, target)) ranges[target] = 0;
  return { own, gates, ranges };
}

/** SS-21.1b: the nearest first; walks outward to the first Target that allows an Operation */
function aim(play: SsPlay, actor: number, reach: Reach, taste: Taste): Operation | null {
  const farthest = Math.max(...reach.ranges);
  for (let range = 1; range <= farthest; range++) {
    const ring: Candidate[] = [];
    reach.ranges.forEach((away, target) => {
      if (away === range)
        ring.push({ target, worth: taste.worth(play, target), likeness: taste.likeness(play, actor, target) });
    });
    const found = aimWithin(play, actor, reach, ring.sort(compare), taste);
    if (found) return found;
  }
  return null;
}

/** SS-21.1b: then the highest level, then the most similar */
function compare(a: Candidate, b: Candidate): number {
  return b.worth - a.worth || b.likeness - a.likeness;
}

/** Among equals of the ranking a die decides between those that allow an Operation. */
function aimWithin(
  play: SsPlay,
  actor: number,
  reach: Reach,
  ranked: readonly Candidate[],
  taste: Taste,
): Operation | null {
  for (let from = 0; from < ranked.length; ) {
    let to = from + 1;
    while (to < ranked.length && compare(ranked[from]!, ranked[to]!) === 0) to++;
    const possible: Aim[] = [];
    for (const { target } of ranked.slice(from, to)) {
      const bases = bestBases(play, actor, reach, target);
      const rate = rater(play, actor, bases[0]!, target, reach.gates.length > 0);
      const operation = taste.choose(rate, techOf(play, target));
      if (operation >= 0) possible.push({ target, bases, operation });
    }
    if (possible.length > 0) return settleTies(play, actor, possible, reach.gates.length > 0);
    from = to;
  }
  return null;
}
interface Aim {
  target: number;
  bases: readonly number[];
  operation: number;
}

/** SS-21.1b: same Ideology 2, related 1, and 2 for the same Race; a System where only Draka are left is like nothing */
function likenessTo(at: Position, actor: number, target: number): number {
  const { race, ideology, dead } = at.g.systems;
  if (dead[target]) return 0;
  const relation = relationOf(at, ideologyOf(at.g, actor), ideology[target]!);
  return UNRELATED - relation + (isSameRace(raceOf(at.g, actor), race[target]!) ? SAME_RACE : 0);
}

/** SS-21.1c: Conquest above zero, else Raid above zero, else Conquest at exactly zero; -1: none of them (R60) */
function outworlderChoice(rate: RateAs, tech: number): number {
  const conquest = rate(CONQUEST);
  if (conquest > 0) return CONQUEST;
  if (tech > LOWEST_TECH && rate(RAID) > 0) return RAID;
  return conquest === 0 ? CONQUEST : -1;
}

/** SS-22.0e: a Raid at zero or better */
function raiderChoice(rate: RateAs, tech: number): number {
  return tech > LOWEST_TECH && rate(RAID) >= 0 ? RAID : -1;
}

function rater(at: Position, by: number, base: number, target: number, gate: boolean): RateAs {
  return (operation) => ratingOf(at, { by, operation, base, target, gate, extra: 0, chits: 0 });
}

/** SS-21.1e: a StarGate if there is one, else the nearest; among equals the highest rating, alike for Conquest and Raid (R60) */
function bestBases(at: Position, actor: number, { own, gates, ranges }: Reach, target: number): readonly number[] {
  const isNearest = (base: number): boolean =>
    rangeBetween(at, base, target) === ranges[target] && ranges[target]! <= rangeLimit(at, base);
  const bases = gates.length > 0 ? gates : own.filter(isNearest);
  if (bases.length === 1) return bases;
  const ratings = bases.map((base) => rater(at, actor, base, target, gates.length > 0)(RAID));
  const best = Math.max(...ratings);
  return bases.filter((_, index) => ratings[index] === best);
}

/** SS-21.1b, SS-22.0g: by die, R112: one draw among equals */
function settleTies(play: SsPlay, actor: number, possible: readonly Aim[], gate: boolean): Operation {
  const rule = actor === RAIDER ? 'SS-22.0g' : 'SS-21.1b';
  const { target, bases, operation } = play.pick(possible, rule);
  const base = play.pick(bases, rule);
  const path = gate ? [] : play.pick(shortestPaths(play, base, target), rule);
  return buildOperation(play, actor, operation, base, target, path, gate); // SS-21.1a, SS-22.0e: neither points nor chits
}
