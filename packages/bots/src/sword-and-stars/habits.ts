/**
 * Quick habits for imagined games: a handful of Operations by chance, and the one that looks best. They resemble the
 * captain in what they want (quiet, levels, Treaties, weak neighbours) and look nothing up that takes long.
 */
import { type Play, pickFrom, type Random } from '@admiralty/engine';
import {
  type Act,
  ADMINISTRATIVE,
  type Choices,
  COMMUNICATE,
  CONQUEST,
  checkOperation,
  dutyActs,
  firstOperation,
  GOVERN,
  handOf,
  isDutyMet,
  isSeat,
  isVoid,
  levelOf,
  mandatoryCost,
  militaryOf,
  NOT_TAXED,
  type OperationAct,
  type Reading,
  rangeBetween,
  rangeLimit,
  ratingOf,
  rebellionValue,
  type SwordData,
  type SwordTypes,
  shortestPaths,
  systemsOf,
  systemsWithin,
  type TaxOrder,
  TURN_START,
} from '@admiralty/engine/sword-and-stars';
import type { Habits } from '../knowledge.ts';
import { offends } from './attacks.ts';
import { Chances } from './chances.ts';
import { strangeness } from './worth.ts';

/** Shots at foreign Systems before the best is taken. */
const SHOTS = 4;
/** Rough worth of a point, a level lost, quiet regained; what an idle card is worth. */
const POINT = 0.45;
const LEVEL_LOST = 1.2;
const QUIET = 0.7;
const IDLE = 0.05;
/** What is left of a prize whose owner may step in. */
const DEFENDED = 0.5;
/** A tax that a System bears without much ado. */
const MILD = 2;

interface Idea {
  act: OperationAct;
  gain: number;
}

const decks = new WeakMap<SwordData, Chances>();

/** The odds of a full deck: near enough, and known beforehand. */
function oddsOf({ g, data }: Reading): Chances {
  let odds = decks.get(data);
  if (!odds) {
    odds = new Chances({ g: { ...g, deck: data.cards.map(({ index }) => index) }, data });
    decks.set(data, odds);
  }
  return odds;
}

function habitualAct(play: Play<SwordTypes>, seat: number, random: Random): Act {
  const { g } = play;
  if (g.stage === TURN_START) return { do: 'draw' };
  const due = g.wars.violator.length === 0 ? null : dutyActs(play, seat);
  if (due) return pickFrom(due, random);
  const isDone = isDutyMet(play, seat);
  const owesTax = g.players.taxation[seat] === NOT_TAXED && g.players.exile[seat] === 0;
  if (owesTax && random.below(2) === 0) return { do: 'taxes' };
  const idea = g.players.exile[seat] || g.players.cards[seat] === 0 ? null : bestIdea(play, seat, random);
  if (idea && idea.gain > IDLE) return idea.act;
  if (owesTax) return { do: 'taxes' };
  if (isDone) return { do: 'end' };
  return idea?.act ?? firstOperation(play, seat) ?? { do: 'flip' };
}

function bestIdea(at: Reading, seat: number, random: Random): Idea | null {
  const own = systemsOf(at.g, seat);
  if (own.length === 0) return null;
  const restless = own.filter((system) => at.g.systems.unrest[system] === 1);
  const ideas = [governIdea(at, seat, restless.length > 0 ? pickFrom(restless, random) : pickFrom(own, random))];
  ideas.push(governIdea(at, seat, pickFrom(own, random)));
  const throne = at.g.players.seat[seat]!;
  for (let shot = 0; shot < SHOTS; shot++)
    ideas.push(farIdea(at, seat, random.below(2) === 0 ? throne : pickFrom(own, random), random));
  let best: Idea | null = null;
  for (const idea of ideas)
    if (idea && idea.gain > (best?.gain ?? -Infinity) && checkOperation(at, seat, idea.act) === null) best = idea;
  return best;
}

function governIdea(at: Reading, seat: number, target: number): Idea | null {
  const rating = ratingOf(at, { by: seat, operation: GOVERN, base: target, target, gate: false, extra: 0, chits: 0 });
  if (rating < 0) return null;
  const { tech, cap, unrest } = at.g.systems;
  const odds = oddsOf(at).at(GOVERN, rating);
  const rises = tech[target]! < cap[target]! && (tech[target]! < 0 || rating > 0) ? 1 : 0.1;
  const gain = odds.up * rises - odds.down + (unrest[target] ? QUIET * (1 - odds.down) : 0);
  return { act: { do: 'govern', target, extra: 0 }, gain };
}

function farIdea(at: Reading, seat: number, base: number, random: Random): Idea | null {
  if (base < 0) return null;
  const near = systemsWithin(at, base, rangeLimit(at, base));
  if (near.length === 0) return null;
  const target = pickFrom(near, random);
  const isOwn = at.g.systems.owner[target] === seat;
  if (isOwn && ((at.g.systems.treaty[target]! >> seat) & 1) === 1) return null;
  const operation = isOwn || isVoid(at.g, target) || random.below(4) === 0 ? COMMUNICATE : CONQUEST;
  const path = pickFrom(shortestPaths(at, base, target), random);
  if (offends(at, seat, target, path)) return null;
  const cost = mandatoryCost(at, operation, rangeBetween(at, base, target), false, target);
  const spare = at.g.players.points[seat]! - cost;
  if (spare < 0) return null;
  const rating = ratingOf(at, { by: seat, operation, base, target, gate: false, extra: 0, chits: 0 });
  const extra = Math.min(spare, Math.max(0, -rating) + (operation === CONQUEST ? random.below(4) : 0));
  if (rating + extra < 0) return null;
  const gain = gainOf(at, seat, operation, target, rating + extra) - (cost + extra) * POINT;
  const kind = operation === CONQUEST ? 'conquest' : 'communicate';
  return { act: { do: kind, base, target, path: path.slice(), gate: false, extra, chits: [] }, gain };
}

function gainOf(at: Reading, seat: number, operation: number, target: number, rating: number): number {
  const odds = oddsOf(at).at(operation, rating);
  const taken = odds.taken + odds.takenWorn;
  const { owner, treaty } = at.g.systems;
  if (operation === COMMUNICATE) {
    const isAlone = (treaty[target]! & ~(1 << seat)) === 0;
    const trade =
      owner[target] === seat || isVoid(at.g, target) ? (isAlone ? at.data.tables.victory.treaty : QUIET) : 0.2;
    return odds.trade * trade + (owner[target] === seat ? 0 : taken * quickWorth(at, seat, target));
  }
  const { planets } = at.data.systems[target]!;
  const rival = owner[target]!;
  const prize = (quickWorth(at, seat, target) + (isSeat(rival) ? quickWorth(at, rival, target) : 0)) / planets;
  return taken * prize * (isSeat(rival) ? DEFENDED : 1) - odds.down * LEVEL_LOST;
}

/** Points that a System counts for a player as things are. */
function quickWorth(at: Reading, player: number, system: number): number {
  const { tech, treaty } = at.g.systems;
  const { victory } = at.data.tables;
  const need = Math.abs(tech[system]!) + strangeness(at, player, system);
  const governs = levelOf(at.g, player, ADMINISTRATIVE) >= need ? tech[system]! + victory.governable : 1;
  return governs + ((treaty[system]! >> player) & 1 ? victory.treaty : 1);
}

function habitualTax(play: Play<SwordTypes>, player: number, random: Random): TaxOrder {
  const { tech, taxed, unrest, owner } = play.g.systems;
  const seat = play.g.players.seat[player]!;
  if (seat >= 0 && tech[seat]! > 0 && taxed[seat] === 0) return { do: 'tax', system: seat, points: tech[seat]! };
  for (let system = 0; system < owner.length; system++) {
    if (owner[system] !== player || tech[system]! <= 0 || taxed[system] || unrest[system]) continue;
    if (rebellionValue(play, system, 1) <= MILD && random.below(4) > 0) return { do: 'tax', system, points: 1 };
  }
  return { do: 'done' };
}

type InterceptAbout = Choices['intercept']['about'];

function habitualIntercept(
  at: Reading,
  seat: number,
  { operation, role }: InterceptAbout,
  random: Random,
): Choices['intercept']['answer'] {
  const points = at.g.players.points[seat]! - 1;
  const missing = operation.rating + 1 - militaryOf(at, seat);
  if (points < 0 || random.below(role === 'target' ? 4 : 10) > (role === 'target' ? 2 : 0)) return { intercept: false };
  return { intercept: true, extra: Math.max(0, Math.min(points, missing, 3)), chits: [] };
}

export const habits: Habits<SwordTypes> = {
  act: (play, { by }, random) => habitualAct(play, by, random),
  tax: (play, { by }, random) => habitualTax(play, by, random),
  intercept: (play, { by, about }, random) => habitualIntercept(play, by, about, random),
  position: (_, { about: { free } }, random) => ({
    position: random.below(3) > 0 ? free.at(-1)! : pickFrom(free, random),
  }),
  maintain: () => ({ pay: true }),
  sectorCheck: () => ({ make: false }),
  contest: () => ({ contest: true }),
  handOver: () => ({ handOver: true }),
  call: (_, __, random) => ({ call: random.below(2) === 0 }),
  hold: () => ({ nothing: true }),
  voteToEnd: () => ({ vote: 'abstain' }),
  home: () => ({ system: -1 }),
  moveSeat: () => ({ system: -1 }),
  newSeat: (_, { about }, random) => ({ system: pickFrom(about.systems, random) }),
  toppledOrder: (_, { about }) => ({ systems: about.systems.slice() }),
  fourthChit: ({ g }, { by }, random) => ({ discard: g.drawn >= 0 ? g.drawn : pickFrom(handOf(g, by), random) }),
  removeOrScore: () => ({ score: true }),
};
