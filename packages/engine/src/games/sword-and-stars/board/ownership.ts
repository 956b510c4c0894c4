/** Systems that change hands or level: the one place where all that hangs on it follows (R41, R43, R56, R110, R120). */
import type { RuleId } from '#core/types';
import { CONFEDERATE, LOWEST_TECH } from '../data/types.ts';
import { specialOf } from '../positions/setting.ts';
import { countSystems, isOutworlder, isSeat } from '../rules/03-systems.ts';
import {
  DESTROYED,
  INDEPENDENT,
  MOVE_DONE,
  NO_REVOLT,
  NONE_PENDING,
  NORMAL,
  OUTWORLDER,
  PARTIALS,
  RELOCATED,
  type SwordState,
  WARS,
} from '../state.ts';
import type { SsPlay } from '../types.ts';

/** How a System is gained. `leaver`: by Treaty from one who dropped out; `entry`: a new Empire of the Cycle. */
export type Taking = 'military' | 'diplomacy' | 'chit' | 'trade' | 'leaver' | 'outworlder' | 'repopulation' | 'entry';
/** How a System becomes independent. */
export type Freeing = 'rebellion' | 'revolt' | 'dropOut' | 'outworlderGone' | 'raider' | 'leftCycle';

/** A Tech Level after a change, within its bounds (R110). SS-12.2c: never below -3; SS-34.26: never above a cap */
export function techAfter({ systems: { tech, cap } }: SwordState, system: number, change: number): number {
  return Math.max(LOWEST_TECH, Math.min(cap[system]!, tech[system]! + change));
}

/** Adds to a Tech Level within its bounds and returns by how much it really changed. */
export function changeTech(play: SsPlay, system: number, change: number, rule: RuleId): number {
  const { tech } = play.g.systems;
  const from = tech[system]!;
  const to = techAfter(play.g, system, change);
  if (to !== from) {
    tech[system] = to;
    play.emit(rule, 'tech', { system, from, to, why: rule });
  }
  return to - from;
}

/** Raises a System to its norm if it is below (21.0, 35.0). */
export function raiseToNorm(play: SsPlay, system: number, rule: RuleId): void {
  const { tech, norm } = play.g.systems;
  changeTech(play, system, Math.max(0, norm[system]! - tech[system]!), rule);
}

/** Gives a System to a player or an Outworlder, with everything that the way of taking brings. */
export function takeSystem(play: SsPlay, system: number, to: number, how: Taking, rule: RuleId): void {
  const { systems } = play.g;
  const from = systems.owner[system]!;
  leaveOwner(play, system, from);
  systems.owner[system] = to;
  systems.contested[system] = 0;
  if (how === 'military') {
    cutWeb(play, system, 'SS-16.31'); // SS-16.31; SS-18.41: the StarGate is kept; SS-16.32: diplomacy leaves the Web
    if (!isOutworlder(to)) systems.unrest[system] = 1; // SS-20.3, SS-12.2b; SS-21.12: not for Outworlders
    if (isSeat(to)) wipeConversion(play.g, system, to); // SS-23.1
  }
  if (isOutworlder(to) || how === 'entry') systems.unrest[system] = 0; // R62, R100
  dropPartials(play.g, system, how === 'trade' || how === 'leaver' || how === 'outworlder' ? to : null);
  play.emit(rule, 'taken', { system, from, to, how });
  noteFall(play, system, to, how);
  noteLoss(play, from);
  noteAtjay(play, system);
  noteGain(play, system, to, how);
}

/** Makes a System independent: Unrest goes, the Web drops a step; Trade, Treaties, StarGate and level stay (R18, R56). */
export function freeSystem(play: SsPlay, system: number, how: Freeing, rule: RuleId): void {
  const { systems } = play.g;
  const from = systems.owner[system]!;
  if (from === INDEPENDENT) return;
  leaveOwner(play, system, from);
  systems.owner[system] = INDEPENDENT;
  if (how !== 'dropOut') systems.unrest[system] = 0; // SS-20.2b; SS-25.34: a leaver's stay in Unrest
  if (how === 'rebellion' || how === 'revolt') cutWeb(play, system, 'SS-20.2b');
  play.emit(rule, 'freed', { system, from, how });
  systems.fallen[system] = -1;
  noteLoss(play, from);
  noteAtjay(play, system);
}

/** A Web of 3 becomes 2, one of 2 is gone. */
export function cutWeb(play: SsPlay, system: number, rule: RuleId): void {
  const { web } = play.g.systems;
  const from = web[system]!;
  if (from === 0) return;
  web[system] = from === 3 ? 2 : 0;
  play.emit(rule, 'web', { system, from, to: web[system]! });
}

/** SS-12.37, R41: partial conquests made from it vanish; SS-24.16: its colonizer loses half of his points */
function leaveOwner({ g }: SsPlay, system: number, owner: number): void {
  removePartials(g, (row) => g.partials.base[row] === system);
  if (!isSeat(owner)) return;
  const tally = owner * g.systems.owner.length + system;
  g.colonization[tally] = g.colonization[tally]! >> 1; // SS-24.16: rounded down
  g.projects = g.projects.filter(({ player, target }) => player !== owner || target !== system); // R74: suspended
  for (const project of g.projects)
    if (project.player === owner) project.bases = project.bases.filter((base) => base !== system);
  g.projects = g.projects.filter(({ bases }) => bases.length > 0);
  noteLostGain(g, system, owner);
}

/** SS-R129: when the System that was to be the Seat is lost, the earliest gained of those still held takes its place */
function noteLostGain(g: SwordState, system: number, owner: number): void {
  g.confederationGains = g.confederationGains.filter((gained) => gained !== system);
  const { confederationSeat } = g.players;
  if (confederationSeat[owner] !== system) return;
  confederationSeat[owner] = g.confederationGains.find((gained) => g.systems.owner[gained] === owner) ?? NONE_PENDING;
}

/** SS-21.34: from the Conquest on the Draka kill its people, Round by Round (R66) */
function noteFall({ g }: SsPlay, system: number, to: number, how: Taking): void {
  const isFallen = how === 'military' && isOutworlder(to) && g.outworlders.draka[to - OUTWORLDER] === 1;
  g.systems.fallen[system] = isFallen ? g.serial : -1;
}

/** SS-21.2b: an Outworlder whose last System is gone leaves play */
function noteLoss(play: SsPlay, from: number): void {
  const { outworlders } = play.g;
  const row = from - OUTWORLDER;
  if (!isOutworlder(from) || outworlders.active[row] === 0 || countSystems(play.g, from) > 0) return;
  outworlders.active[row] = 0;
  outworlders.cards[row] = 0;
  play.emit('SS-21.2b', 'outworlder-gone', { row });
}

/** What a gain sets in motion; Seats themselves are settled by the `consequences` step. */
function noteGain(play: SsPlay, system: number, to: number, how: Taking): void {
  const { g, data } = play;
  if (system === data.named.fontainGrelot && g.revolt !== NO_REVOLT) {
    g.revolt = NO_REVOLT; // SS-9.13e
    play.emit('SS-9.13e', 'revolt-over', { why: 'Fontain-Grelot was taken' });
  }
  if (!isSeat(to)) return;
  endWars(play, (violator) => g.players.seat[violator] === system && violator !== to); // SS-8.31e: the Seat falls
  const { players } = g;
  if (players.original[to] === system && players.seat[to] !== system) players.mayMoveBack[to] = 1; // SS-6.41, R57
  if (specialOf(play).seatMovesIntoConfederation) noteConfederationGain(play, system, to, how); // R106: of an alternate start too
}

/** SS-29.3a, R89: by Conquest, diplomacy or chit; SS-29.3b: once a player, never LA'DAU */
function noteConfederationGain({ g, data }: SsPlay, system: number, to: number, how: Taking): void {
  const { confederationSeat, home } = g.players;
  const isWay = how === 'military' || how === 'diplomacy' || how === 'chit';
  if (!isWay || data.systems[system]!.confederation !== CONFEDERATE) return;
  if (confederationSeat[to] === MOVE_DONE || home[to] === data.named.atjay) return;
  g.confederationGains.push(system);
  if (confederationSeat[to] === NONE_PENDING) confederationSeat[to] = system;
}

/** Atjay changed hands: its votes wait a Round (SS-8.41a); in Outworlder hands the Confederation must find a home (R34). */
function noteAtjay(play: SsPlay, system: number): void {
  const { g, data } = play;
  if (system !== data.named.atjay) return;
  g.atjaySince = g.serial;
  if (g.confederation === DESTROYED) return;
  const state = isOutworlder(g.systems.owner[system]!) ? RELOCATED : NORMAL; // SS-8.42d
  if (state === g.confederation) return;
  g.confederation = state;
  g.confederationHome = -1; // the `aftermath` step holds the vote
  play.emit('SS-8.42d', 'confederation-state', { state });
}

/** Ends every Total War against such a violator. */
export function endWars(play: SsPlay, isOver: (violator: number) => boolean): void {
  const { wars } = play.g;
  for (let row = wars.violator.length - 1; row >= 0; row--) {
    const violator = wars.violator[row]!;
    if (!isOver(violator)) continue;
    WARS.drop(wars, row);
    play.emit('SS-8.31e', 'total-war-over', { violator });
  }
}

/** SS-12.38: all partial conquests on it vanish; when it is traded, left or taken over only the new owner's do (R120) */
function dropPartials(g: SwordState, system: number, onlyBy: number | null): void {
  removePartials(
    g,
    (row) => g.partials.target[row] === system && (onlyBy === null || g.partials.attacker[row] === onlyBy),
  );
}

export function removePartials(g: SwordState, isGone: (row: number) => boolean): void {
  for (let row = g.partials.target.length - 1; row >= 0; row--) if (isGone(row)) PARTIALS.drop(g.partials, row);
}

/** SS-23.1: a Conquest wipes the tallies of all others there */
function wipeConversion(g: SwordState, system: number, keeper: number): void {
  const count = g.systems.owner.length;
  for (let seat = 0; seat < g.names.length; seat++) if (seat !== keeper) g.conversion[seat * count + system] = 0;
}

/** Puts a Trade Connection or takes it away, with its waive flag. */
export function setTrade(play: SsPlay, system: number, player: number, on: boolean, rule: RuleId): void {
  const { trade, waived } = play.g.systems;
  const bit = 1 << player;
  if (((trade[system]! & bit) !== 0) === on) return;
  trade[system]! ^= bit;
  waived[system]! &= ~bit; // R47: off at first
  play.emit(rule, on ? 'trade' : 'trade-lost', { player, system });
}

/** Takes a Treaty away. Gaining one goes through `gainTreaty` (s19-treaties.ts), which opens the Hive window. */
export function loseTreaty(play: SsPlay, system: number, player: number, rule: RuleId): void {
  const { treaty } = play.g.systems;
  const bit = 1 << player;
  if ((treaty[system]! & bit) === 0) return;
  treaty[system]! &= ~bit;
  play.emit(rule, 'treaty-lost', { player, system });
}

export function hasTrade(g: SwordState, system: number, player: number): boolean {
  return ((g.systems.trade[system]! >> player) & 1) === 1;
}

export function hasTreaty(g: SwordState, system: number, player: number): boolean {
  return ((g.systems.treaty[system]! >> player) & 1) === 1;
}

/** R18: Trade Connections and Treaties of everybody go */
export function stripSystem(play: SsPlay, system: number, rule: RuleId): void {
  for (let player = 0; player < play.g.names.length; player++) {
    setTrade(play, system, player, false, rule);
    loseTreaty(play, system, player, rule);
  }
}
