/**
 * What things are worth in victory points at the end: a System to its owner, a Sector, a Resource Point. A System counts
 * only if it can be Governed then, so it is weighed by the chance that the Administration will still reach it.
 */
import {
  countSystems,
  GOVERN,
  hasTreaty,
  ideologyOf,
  isPlaying,
  isSameRace,
  LEVELS,
  lengthOf,
  levelOf,
  listsLevel,
  type Position,
  partialsOn,
  ROUNDS,
  raceOf,
  relationOf,
  type SwordData,
} from '@admiralty/engine/sword-and-stars';
import { savedFor, whileItLasts } from './long-games.ts';

/** Cards of a Round that touch the Administration: Governing, building, and those left over. */
const ADMINISTRATIVE_CARDS = 2.5;
/** A System without our Treaty gets one in time, if nobody else's stands in the way; and if one does. */
const TREATY_HOPE = 0.2;
const BLOCKED_HOPE = 0.08;
/** Part of a level that a System other than the Seat yields in taxes a turn, since each tax may bring Unrest. */
const TAX_SHARE = 0.45;
/** What Unrest costs a turn, and at most: a Govern ends it. */
const UNREST_A_TURN = 0.14;
const UNREST_AT_MOST = 0.8;
/** Turns for which a level gained or lost makes a difference: then Governing has made up for it. */
const LASTING = 2.5;
/** A level is also reach and strength for Operations from there. */
const REACH = 0.04;
/** The best price of a Resource Point, and how many a card can use before another one helps little. */
const BEST_PRICE = 1.7;
export const USEFUL_POINTS = 2.4;
/** With the last card nothing is left to save for. */
const LAST_PRICE = 0.01;
/** What a level of Military, Administrative and Diplomatic brings a turn, beyond what it Governs. */
const LEVEL_A_TURN = [0.09, 0.05, 0.06] as const;
/** Beyond the System itself, the Seat is what holds the Empire together. */
const SEAT_WORTH = 6;

/** How one player stands to the rest of the game. */
export interface Prospect {
  player: number;
  /** Player-Turns still to come, the one under way by its cards */
  turns: number;
  /** victory points for a Resource Point */
  price: number;
  /** by what it takes to Govern a System: the chance to be able to at the end */
  governs: readonly number[];
}

/** How a System is held. */
export interface Holding {
  tech: number;
  unrest: boolean;
  treaty: boolean;
  isSeat: boolean;
  partials: number;
}

/** Rounds after this one. A game that may end by vote is taken to end halfway. */
export function roundsAfter(at: Position): number {
  const { gameTurn, round } = at.g;
  const { gameTurns, voteAfter } = lengthOf(at);
  const early = voteAfter > 0 ? Math.max(gameTurn, voteAfter) : gameTurns;
  const last = Math.max(gameTurn, Math.ceil((early + Math.max(early, gameTurns)) / 2));
  return (last - gameTurn) * ROUNDS + Math.max(0, ROUNDS - round);
}

export function prospectOf(at: Position, player: number, rounds = roundsAfter(at)): Prospect {
  const { players } = at.g;
  const isActive = at.g.active === player;
  const now = players.turnDone[player] ? 0 : isActive ? Math.min(1, players.cards[player]! / ROUNDS) : 1;
  const turns = rounds + now;
  const governs = governChances(at.data, players.administrative[player]!, turns);
  return { player, turns, price: priceOf(at, player, turns), governs };
}

/** Points are worth less the more there are for each card that will be played. */
function priceOf({ g }: Position, player: number, turns: number): number {
  const { owner, tech } = g.systems;
  const seat = g.players.seat[player]!;
  let income = seat >= 0 ? Math.max(0, tech[seat]!) : 0;
  for (let system = 0; system < owner.length; system++)
    if (owner[system] === player && system !== seat) income += TAX_SHARE * Math.max(0, tech[system]!);
  const near = savedFor(turns);
  const cards = near * ROUNDS - 1;
  if (cards <= 0) return LAST_PRICE;
  const later = Math.max(0, near - 1);
  return BEST_PRICE * Math.exp(-(g.players.points[player]! + income * later) / cards / USEFUL_POINTS);
}

/** Chance by need 0, 1, 2, … that an Administration of this level reaches it after so many turns. */
function governChances(data: SwordData, level: number, turns: number): number[] {
  const { shaken, after } = figuresOf(data);
  const at = LEVELS.indexOf(level as (typeof LEVELS)[number]);
  const steady = (1 - shaken[at]!) ** (ADMINISTRATIVE_CARDS * turns);
  const chances: number[] = [];
  for (let need = 0; need <= NEEDS; need++) {
    let later = 0;
    for (let to = 0; to < LEVELS.length; to++) if (LEVELS[to]! >= need) later += after[at]![to]!;
    chances.push((level >= need ? steady : 0) + (1 - steady) * later);
  }
  return chances;
}
const NEEDS = 14;

interface Figures {
  /** by level: part of all cards that shake it, and where a check leads */
  shaken: number[];
  after: number[][];
}
const figures = new WeakMap<SwordData, Figures>();

/** Where a shaken Sector of each level goes: worked out once from the printed table. */
export function figuresOf(data: SwordData): Figures {
  const known = figures.get(data);
  if (known) return known;
  const shaken = LEVELS.map((level) => data.cards.filter((card) => listsLevel(card, level)).length / data.cards.length);
  const after = LEVELS.map((_, column) => {
    const row = LEVELS.map(() => 0);
    for (let dice = 2; dice <= 12; dice++) {
      const to = data.tables.sectorCheck[dice]![column]!;
      row[LEVELS.indexOf(to as (typeof LEVELS)[number])]! += (6 - Math.abs(7 - dice)) / 36;
    }
    return row;
  });
  const made = { shaken, after };
  figures.set(data, made);
  return made;
}

/** How foreign a System is to a Government when it Governs. */
export function strangeness(at: Position, player: number, system: number): number {
  const { raceModifiers, ideologyModifiers } = at.data.tables;
  const { race, ideology } = at.g.systems;
  const kin = isSameRace(raceOf(at.g, player), race[system]!) ? 0 : 1;
  const relation = relationOf(at, ideologyOf(at.g, player), ideology[system]!);
  return raceModifiers[kin]![GOVERN]! + ideologyModifiers[relation][GOVERN]!;
}

/** Victory points that a System so held promises its owner. */
export function worthOf(at: Position, of: Prospect, system: number, held: Holding): number {
  const { governable, treaty } = at.data.tables.victory;
  const { tech, unrest, isSeat } = held;
  const need = Math.min(NEEDS, Math.abs(tech) + strangeness(at, of.player, system) + held.partials);
  const later = Math.max(0, of.turns - 0.5);
  const lasting = Math.min(LASTING, later);
  const yields = Math.max(0, tech) * (isSeat ? 1 : TAX_SHARE) * lasting * of.price;
  const blocked = (at.g.systems.treaty[system]! & ~(1 << of.player)) !== 0;
  const hope = (blocked ? BLOCKED_HOPE : TREATY_HOPE) * Math.min(1, of.turns / 3);
  return (
    of.governs[need]! * (tech + governable) +
    treaty * (held.treaty ? 1 : hope) +
    yields +
    REACH * tech * lasting +
    (isSeat ? SEAT_WORTH : 0) -
    (unrest ? Math.min(UNREST_AT_MOST, UNREST_A_TURN * later) : 0)
  );
}

/** How a player holds, or would hold, a System as it is now. */
export function holdingOf({ g }: Position, player: number, system: number): Holding {
  return {
    tech: g.systems.tech[system]!,
    unrest: g.systems.unrest[system] === 1,
    treaty: hasTreaty(g, system, player),
    isSeat: g.players.seat[player] === system,
    partials: partialsOn(g, system),
  };
}

/** What a level of a Sector promises beyond what it can Govern. */
export function levelWorth(sector: number, level: number, turns: number): number {
  return LEVEL_A_TURN[sector]! * level * whileItLasts(turns);
}

/** What all levels of a Government promise beyond what it can Govern. */
function sectorsWorth({ g }: Position, { player, turns }: Prospect): number {
  return [0, 1, 2].reduce((sum, sector) => sum + levelWorth(sector, levelOf(g, player, sector), turns), 0);
}

/** Victory points that a player can be expected to have at the end. */
export function standingOf(at: Position, of: Prospect): number {
  const { g, data } = at;
  const { player } = of;
  if (!isPlaying(g, player) && countSystems(g, player) === 0) return 0;
  const { conversion, colonization } = data.tables.victory;
  const { owner } = g.systems;
  let sum = conversion * g.players.conversions[player]! + colonization * g.players.colonizations[player]!;
  sum += of.price * g.players.points[player]! * 0.8 + sectorsWorth(at, of);
  for (let system = 0; system < owner.length; system++)
    if (owner[system] === player) sum += worthOf(at, of, system, holdingOf(at, player, system));
  return sum;
}
