/** Who has won: wars in S6 (IA-win-1, R111, R113, R115), battle scenarios (R112, R123). */

import { hasHabitable, isBlockaded, planetOwner, planetOwners } from '../board/control.ts';
import { turnLimitOf } from '../board/options.ts';
import { isLiving, livingSeats, teamOf } from '../board/sides.ts';
import { forUnits, isProject, typeOf, unitsWhere } from '../board/units.ts';
import { NEUTRAL } from '../data/names.ts';
import type { Victory } from '../data/types.ts';
import type { IaPlay, Position } from '../types.ts';
import { sidesOnMap } from './battle/phases.ts';

/** A war without a turn limit ends here all the same. */
export const LONGEST_WAR = 999;

type DestroyUnits = Extract<Victory, { type: 'destroyUnits' }>;

/** R115: planets, finished units at what they are worth, and money */
export function scoreOf(at: Position, seat: number): number {
  const { g, data } = at;
  const { planet, blockaded } = data.tables.score;
  let points = g.players.treasury[seat]!;
  for (const system of planetsOf(at, seat)) points += isBlockaded(at, system) ? blockaded : planet;
  forUnits(g, seat, (unit) => {
    if (!isProject(g, unit)) points += typeOf(at, unit).buildCost * (g.units.steps[unit]! + 1);
  });
  return points;
}

/** Systems whose habitable planet this player controls, blockaded or not. */
export function planetsOf(at: Position, seat: number): number[] {
  return planetOwners(at).flatMap((owner, system) => (owner === seat ? [system] : []));
}

/** R111: seats that have won the war by what they hold at the end of a turn, or null */
export function warWinners(at: Position): { seats: number[]; why: string } | null {
  const teams = livingTeams(at);
  if (teams.length === 1) return { seats: winnersOf(at, teams[0]!), why: 'nobody else is left' };
  const { victory } = at.data.scenarioFor(at.g);
  if (victory.type === 'conquest') return byConquest(at, teams, victory.scope);
  return victory.type === 'planets' ? byPlanets(at, teams, victory.count) : null;
}

/** IA-win-1: every habitable planet of the map, or of all home sectors */
function byConquest(at: Position, teams: readonly number[], scope: string): { seats: number[]; why: string } | null {
  const { systems, sectors } = at.data.scenarioFor(at.g);
  const wanted = systems.filter(
    ({ index, sector }) => hasHabitable(at, index) && (scope === 'allSectors' || sectors[sector]!.home !== NEUTRAL),
  );
  const held = planetOwners(at);
  const owners = new Set(wanted.map(({ index }) => teamOf(at, held[index]!)));
  const team = teams.find((one) => owners.size === 1 && owners.has(one));
  return team === undefined ? null : { seats: winnersOf(at, team), why: 'all sectors are conquered' };
}

/** R111: the most planets, if they are enough; equal numbers decide nothing */
function byPlanets(at: Position, teams: readonly number[], count: number): { seats: number[]; why: string } | null {
  const held = teams.map((team) => sumOver(at, team, (seat) => planetsOf(at, seat).length));
  const most = Math.max(...held);
  if (most < count || held.indexOf(most) !== held.lastIndexOf(most)) return null;
  return { seats: winnersOf(at, teams[held.indexOf(most)]!), why: `${most} planets are held` };
}

/** R115: the highest score of a player or team; equal scores share */
export function scoreWinners(at: Position): number[] {
  const teams = livingTeams(at);
  const scores = teams.map((team) => sumOver(at, team, (seat) => scoreOf(at, seat)));
  const most = Math.max(...scores);
  return teams.flatMap((team, index) => (scores[index] === most ? winnersOf(at, team) : []));
}

export function isLastWarTurn(at: Position): boolean {
  return at.g.turn >= (turnLimitOf(at) || LONGEST_WAR);
}

function livingTeams(at: Position): number[] {
  return [...new Set(livingSeats(at.g).map((seat) => teamOf(at, seat)))];
}

/** R15: team mates win together, also those who were beaten on the way, but nobody who gave up. */
function winnersOf(at: Position, team: number): number[] {
  return seatsOf(at).filter((seat) => teamOf(at, seat) === team && at.g.players.out[seat] !== 1);
}

function seatsOf({ g }: Position): number[] {
  return g.players.out.map((_, seat) => seat);
}

function sumOver(at: Position, team: number, count: (seat: number) => number): number {
  return livingSeats(at.g).reduce((sum, seat) => sum + (teamOf(at, seat) === team ? count(seat) : 0), 0);
}

/** The winners first; then those still in the game by score (battles: fewest points lost), then who went out last. */
export function finishWith(play: IaPlay, winners: readonly number[], why: string): void {
  const { g } = play;
  const isWar = play.data.scenarioFor(g).kind === 'strategic';
  const worth = seatsOf(play).map((seat) => {
    if (winners.includes(seat)) return [2, 0];
    if (!isLiving(g, seat)) return [0, g.players.outAt[seat]!];
    return [1, isWar ? scoreOf(play, seat) : -g.players.lossPoints[seat]!];
  });
  if (isWar)
    for (const seat of livingSeats(g)) {
      g.players.score[seat] = scoreOf(play, seat);
      play.emit('IA-win-1', 'score', { seat, points: g.players.score[seat] });
    }
  const isAbove = ([a, b]: number[], [c, d]: number[]): boolean => a! > c! || (a === c && b! > d!);
  const places = worth.map((mine) => 1 + worth.filter((other) => isAbove(other, mine)).length);
  play.finish({ places, rule: 'IA-win-1', why });
}

/** The last player or team wins as soon as the others have given up (R114). Says whether the game is over. */
export function finishIfAlone(play: IaPlay): boolean {
  const teams = livingTeams(play);
  if (teams.length === 1) finishWith(play, winnersOf(play, teams[0]!), 'the others have given up');
  return play.table.result !== null;
}

/** R123: in a battle for certain units the game ends with the last of them, destroyed or captured. */
export function checkBattleVictory(play: IaPlay): void {
  const { victory } = play.data.scenarioFor(play.g);
  if (victory.type !== 'destroyUnits' || play.table.result || hasTargets(play, victory)) return;
  finishWith(play, winnersOf(play, teamOf(play, victory.seat)), 'all targets are destroyed or captured');
}

/** What its owner left behind when he gave up (R114) is a target still. */
function hasTargets({ g }: Position, { targets }: DestroyUnits): boolean {
  const { type, owner } = g.units;
  const left = unitsWhere(g, (unit) =>
    targets.some(
      (target) =>
        type[unit] === target.type &&
        (owner[unit] === target.owner || (owner[unit] === NEUTRAL && g.players.out[target.owner] === 1)),
    ),
  );
  return left.length > 0;
}

/** R123: the result of a battle scenario whose battle is over */
export function endBattleScenario(play: IaPlay): void {
  const { victory } = play.data.scenarioFor(play.g);
  switch (victory.type) {
    case 'destroyUnits': {
      const isDone = !hasTargets(play, victory);
      return finishFor(
        play,
        isDone ? victory.seat : victory.otherwise,
        isDone ? 'no target is left' : 'targets are left',
      );
    }
    case 'controlPlanet': {
      const isTaken = planetOwner(play, 0) === victory.seat;
      return finishFor(
        play,
        isTaken ? victory.seat : victory.otherwise,
        isTaken ? 'the planet is his' : 'the planet is not his',
      );
    }
    case 'lossPoints':
      return byLosses(play, victory.margin, victory.lastSideWins);
    default:
      throw new Error(`${victory.type} is not for a battle`);
  }
}

function finishFor(play: IaPlay, seat: number, why: string): void {
  finishWith(play, winnersOf(play, teamOf(play, seat)), why);
}

/** R112, R123: the last side on the map, else the margin of points lost, else a draw */
function byLosses(play: IaPlay, margin: number, lastSideWins: boolean): void {
  const left = [...new Set(sidesOnMap(play.g).map((owner) => teamOf(play, owner)))];
  if (lastSideWins && left.length === 1 && left[0] !== NEUTRAL)
    return finishWith(play, winnersOf(play, left[0]!), 'the last side on the map');
  const teams = livingTeams(play);
  const lost = teams.map((team) => sumOver(play, team, (seat) => play.g.players.lossPoints[seat]!));
  const best = lost.indexOf(Math.min(...lost));
  const isClear = lost.every((points, index) => index === best || points - lost[best]! >= Math.max(1, margin));
  if (isClear) return finishWith(play, winnersOf(play, teams[best]!), 'fewer points lost');
  finishWith(play, livingSeats(play.g), 'a draw');
}
