/** What a position is worth to a seat: battles by what their scenario asks for, wars by score. */
import {
  allHolders,
  areEnemies,
  type IaPlay,
  IN_PLAY,
  isBlockadedBy,
  isLiving,
  isProject,
  isTroops,
  ownerBy,
  type Position,
  T_FIRE,
  turnLimitOf,
  typeOf,
  type Victory,
} from '@admiralty/engine/imperial-ambitions';
import { exchangeFor } from './exchange.ts';
import { fieldOf, oddsOf } from './field.ts';
import { groundOdds } from './ground-odds.ts';
import { leadOf } from './stance.ts';
import { worthOf } from './unit-values.ts';

/** Points of lead that all but decide a battle, as a part of what each side has at stake. */
const DECISIVE = 0.3;
/** What lasting odds count beside points. */
const LASTING = 0.5;
/** What a share of the whole score counts in a war, and a planet more than others of those that win. */
const SHARE = 2.2;
const PROGRESS = 0.8;
/** Points that move a judgement by most of what is left to win. */
const SWAY = 400;
/** How much the fire of one turn stands for: what is lost now is missed in all turns to come. */
const EXCHANGE = 2;

/** With the fire that is about to be exchanged, where a line of play stops before it. */
export function evaluate(play: IaPlay, seat: number): number {
  const { battle } = play.g;
  const value = judge(play, seat);
  if (battle.on === 0 || battle.phase !== T_FIRE) return value;
  return raised(value, EXCHANGE * exchangeFor(play, seat));
}

/** The same of a bare position: what candidates are measured from. */
export function baseValue(at: Position, seat: number): number {
  return judge(at, seat);
}

/** A judgement changed by points won or lost. */
export function raised(value: number, points: number): number {
  return value + (1 - Math.abs(value)) * 0.5 * Math.tanh(points / SWAY);
}

function judge(at: Position, seat: number): number {
  if (!isLiving(at.g, seat)) return -1;
  const { kind, victory } = at.data.scenarioFor(at.g);
  if (kind === 'strategic') return Math.tanh(inWar(at, seat, victory));
  switch (victory.type) {
    case 'destroyUnits':
      return Math.tanh(forTargets(at, seat, victory));
    case 'controlPlanet':
      return Math.tanh(forPlanet(at, seat, victory));
    default:
      return Math.tanh(byLosses(at, seat));
  }
}

/** Logarithm of the odds in space, within bounds. */
function spaceOdds(at: Position, seat: number): number {
  return Math.max(-2, Math.min(2, Math.log(oddsOf(fieldOf(at, seat)))));
}

function byLosses(at: Position, seat: number): number {
  return leadOf(at, seat) / (DECISIVE * stakeOf(at)) + LASTING * spaceOdds(at, seat);
}

/** What a side has brought on average: lost and left. */
function stakeOf({ g, data }: Position): number {
  let sum = g.players.lossPoints.reduce((all, points) => all + points, 0);
  for (const unit of g.battle.units) if (g.units.status[unit] === IN_PLAY) sum += worthOf({ g, data }, unit);
  return Math.max(1, sum / g.seats);
}

/** Steps of the targets that are gone, the time left and who is stronger. */
function forTargets(at: Position, seat: number, victory: Extract<Victory, { type: 'destroyUnits' }>): number {
  const { g } = at;
  let steps = 0;
  let full = 0;
  for (const unit of g.battle.units)
    for (const { type, owner } of victory.targets)
      if (g.units.type[unit] === type && (g.units.owner[unit] === owner || g.units.steps[unit] === 0)) {
        steps += g.units.steps[unit]!;
        full += typeOf(at, unit).fullSteps;
      }
  const done = full === 0 ? 0 : 1 - steps / full;
  const late = g.battle.turn / Math.max(1, turnLimitOf(at));
  const forAttacker = 2.5 * done - late + LASTING * spaceOdds(at, victory.seat);
  return victory.seat === seat ? forAttacker : -forAttacker;
}

/** The sky first, then the ground. */
function forPlanet(at: Position, seat: number, victory: Extract<Victory, { type: 'controlPlanet' }>): number {
  const { g } = at;
  const late = g.battle.on === 1 ? g.battle.turn / Math.max(1, turnLimitOf(at)) : 0;
  const ground = Math.max(-1.5, Math.min(1.5, Math.log(groundOdds(at, victory.seat))));
  const sky = g.battle.on === 1 && g.assault.on === 0 ? spaceOdds(at, victory.seat) : 1;
  const forAttacker = LASTING * sky + ground - late;
  return victory.seat === seat ? forAttacker : -forAttacker;
}

/** Score of everybody, and how near anybody is to the planets that win. */
function inWar(at: Position, seat: number, victory: Victory): number {
  const { scores, planets } = standingsOf(at);
  const others = scores.map((_, other) => other).filter((other) => areEnemies(at, seat, other));
  const rival = others.reduce((best, other) => Math.max(best, scores[other]!), 0);
  const mine = scores[seat]!;
  const share = (mine - rival) / Math.max(1, (mine + rival) / 2);
  const needed = planetsToWin(victory, planets);
  const theirs = others.reduce((best, other) => Math.max(best, planets[other]!), 0);
  return SHARE * 0.5 * share + (PROGRESS * (planets[seat]! - theirs)) / needed;
}

/** Planets that win the war; where none do, all that anybody holds. */
export function planetsToWin(victory: Victory, held: readonly number[]): number {
  if (victory.type === 'planets') return victory.count;
  return Math.max(
    1,
    held.reduce((sum, count) => sum + count, 0),
  );
}

/** Score and planets of every seat, in one pass over units and planets. */
export function standingsOf(at: Position): { scores: number[]; planets: number[] } {
  const { g, data } = at;
  const { planet, blockaded } = data.tables.score;
  const scores = g.players.treasury.slice();
  const planets = scores.map(() => 0);
  for (const [system, holders] of allHolders(at).entries()) {
    const owner = ownerBy(at, system, holders);
    if (owner < 0) continue;
    planets[owner]! += 1;
    scores[owner]! += isBlockadedBy(at, system, holders) ? blockaded : planet;
  }
  for (let unit = 0; unit < g.units.status.length; unit++) {
    const owner = g.units.owner[unit]!;
    if (owner < 0 || g.units.status[unit] !== IN_PLAY) continue;
    if (!isProject(g, unit)) scores[owner]! += worthOf(at, unit);
    else if (!isTroops(g, unit)) scores[owner]! += typeOf(at, unit).buildCost * g.units.steps[unit]!;
  }
  return { scores, planets };
}
