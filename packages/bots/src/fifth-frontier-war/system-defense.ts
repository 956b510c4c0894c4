/** Squadrons against SDBs: when to attack them, when boats fight or hide, when either has had enough. */
import {
  type Choices,
  enemyOf,
  type Position,
  sdbStrength,
  sideOfSeat,
  type WarTypes,
  worldIn,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate, improved } from './evaluate.ts';
import { type Force, forceAt } from './forces.ts';
import { sdbRound } from './means.ts';
import { siegeOf, swingOf } from './objectives.ts';
import { PER_FACTOR } from './plotting.ts';
import { say } from './words.ts';

/** A fight between squadrons of a side and the boats of a world, as it stands. */
interface Contest {
  readonly force: Force;
  /** per cent that the boats have left, and lose a round in the open or in hiding */
  readonly whole: number;
  readonly open: number;
  readonly hidden: number;
  /** defense factors that the squadrons lose a round */
  readonly toll: number;
  /** rounds in the open until the boats are gone */
  readonly rounds: number;
}

function contestAt(at: Position, attacker: number, hex: number): Contest {
  const world = worldIn(at, hex);
  const force = forceAt(at, attacker, hex);
  const strength = sdbStrength(at, world);
  const printed = at.data.worlds[world]!;
  const active = sdbRound(at.data, printed, force.bombardment, strength, false);
  const whole = 100 - at.g.worlds.sdbLoss[world]!;
  const hidden = sdbRound(at.data, printed, force.bombardment, strength, true).onSdb;
  const rounds = active.onSdb > 0 ? whole / active.onSdb : Number.POSITIVE_INFINITY;
  return { force, whole, open: active.onSdb, hidden, toll: active.onSquadrons, rounds };
}

/** Points that a fight to the end costs the squadrons: the boats fire less and less. */
function costOf({ toll, rounds }: Contest): number {
  return PER_FACTOR * toll * (Math.min(rounds, 12) / 2 + 0.5);
}

export function attackSdbAdvice({
  seat,
  play,
  decision,
}: Question<WarTypes, Choices['attackSdb']['about']>): Candidate<Choices['attackSdb']['answer']>[] {
  const { hex } = decision.about;
  const side = sideOfSeat(play.g, seat);
  const contest = contestAt(play, side, hex);
  const prize = siegeOf(play, side, hex, contest.force).chance * swingOf(play, side, worldIn(play, hex));
  const gain = contest.toll === 0 ? 0.3 : prize + 0.2 - costOf(contest);
  return [
    { answer: { attack: true }, value: improved(play, seat, gain), words: say.systemDefense.attacksBoats },
    { answer: { attack: false }, value: evaluate(play, seat), words: say.systemDefense.keepsAwayFromBoats },
  ];
}

export function activateSdbAdvice({
  seat,
  play,
  decision,
}: Question<WarTypes, Choices['activateSdb']['about']>): Candidate<Choices['activateSdb']['answer']>[] {
  const { hex } = decision.about;
  const value = evaluate(play, seat);
  const isActive = shouldFight(play, hex, enemyOf(sideOfSeat(play.g, seat)));
  const fight = { answer: { active: true }, words: say.systemDefense.sendsBoatsOut };
  const hide = { answer: { active: false }, words: say.systemDefense.hidesBoats };
  return [
    { ...fight, value: isActive ? value : improved(play, seat, -1) },
    { ...hide, value: isActive ? improved(play, seat, -1) : value },
  ];
}

/** Boats fight if nobody shoots back, if an airless world would surrender, or if they outlast some rounds and do harm. */
function shouldFight(at: Position, hex: number, attacker: number): boolean {
  if (at.g.combat.attack === 0) return true;
  if (at.data.worlds[worldIn(at, hex)]!.atmosphere === 'vacuum') return true;
  const contest = contestAt(at, attacker, hex);
  if (contest.toll === 0) return false;
  if (contest.hidden >= contest.open / 2) return true;
  return contest.rounds >= 3 && contest.toll * contest.rounds > contest.force.defense * 0.15;
}

export function breakOffAdvice({
  seat,
  play,
  decision,
}: Question<WarTypes, Choices['breakOff']['about']>): Candidate<Choices['breakOff']['answer']>[] {
  const { hex, who } = decision.about;
  const side = sideOfSeat(play.g, seat);
  const value = evaluate(play, seat);
  const isOver = who === 'squadrons' ? hasHadEnough(play, side, hex) : !shouldFight(play, hex, enemyOf(side));
  const words = who === 'squadrons' ? say.systemDefense.squadronsBreakOff : say.systemDefense.boatsBreakOff;
  return [
    { answer: { breakOff: true }, value: isOver ? value : improved(play, seat, -1), words },
    {
      answer: { breakOff: false },
      value: isOver ? improved(play, seat, -1) : value,
      words: say.systemDefense.fightsOn,
    },
  ];
}

function hasHadEnough(at: Position, side: number, hex: number): boolean {
  const contest = contestAt(at, side, hex);
  if (contest.toll === 0) return false;
  const prize = siegeOf(at, side, hex, contest.force).chance * swingOf(at, side, worldIn(at, hex));
  return costOf(contest) > prize + 0.2;
}
