/** Losses of squadrons: battle damage in defense factors, chosen by the owner. */

import { z } from 'zod';
import { type Random, shuffle } from '#core/random';
import type { Refusal, RuleId, Seat } from '#core/types';
import { indexShape } from '../../board/answer-shapes.ts';
import { leaveCommand } from '../../board/carrying.ts';
import { assign } from '../../board/columns.ts';
import { eliminateAdmiral, eliminateSquadron } from '../../board/moving.ts';
import { scenarioOf } from '../../board/options.ts';
import { enemyOf, leaderAt, seatsOf, sideOfSeat } from '../../board/sides.ts';
import { admiralsAboard, isIndex, isOwnSquadron, squadronsAt, troopsAboard } from '../../board/units.ts';
import { REDUCED } from '../../data/types.ts';
import { isFoggedSquadron } from '../../secrets/fog.ts';
import { SPACE } from '../../state.ts';
import { type FfwChoice, type FfwPlay, type Position, refuse } from '../../types.ts';
import { allSteps, defaultLosses, mustLoseAll, stepsOf } from './default-losses.ts';

/** Asks every side that owes factors. FFW-4.4e: where all must go nobody is asked. */
export function askLosses(play: FfwPlay, rule: RuleId): void {
  const { hex, damage } = play.g.combat;
  for (const side of [0, 1]) {
    const owed = damage[side]!;
    if (owed === 0) continue;
    if (mustLoseAll(play, side, hex, owed)) pay(play, side, allSteps(play, side, hex), rule);
    else play.ask(leaderAt(play, side, hex), 'losses', rule, { hex, damage: owed }, true);
  }
}

/** Takes by default whatever is still owed. */
export function settleLosses(play: FfwPlay, rule: RuleId): void {
  const { hex, damage } = play.g.combat;
  for (const side of [0, 1])
    if (damage[side]! > 0) pay(play, side, defaultLosses(play, side, hex, damage[side]!), rule);
}

function pay(play: FfwPlay, side: number, steps: readonly number[], rule: RuleId): void {
  play.g.combat.damage[side] = 0;
  takeSteps(play, side, play.g.combat.hex, steps, rule);
}

/** Flips and eliminates; moves admirals to survivors or loses them (R36); counts `lost` in a battle; tells. */
export function takeSteps(play: FfwPlay, side: number, hex: number, steps: readonly number[], rule: RuleId): void {
  const { g } = play;
  const visibleTo = audienceOf(play, side, steps);
  const isBattle = scenarioOf(play).kind === 'battle';
  const reduced = new Set<number>();
  const eliminated = new Set<number>();
  for (const squadron of steps) {
    const [step, next] = stepsOf(play, squadron);
    if (isBattle) g.lost[side]! += step!.value;
    if (next) {
      g.squadrons.step[squadron] = REDUCED;
      reduced.add(squadron);
    } else {
      eliminated.add(squadron);
      reduced.delete(squadron);
    }
  }
  play.emit(rule, 'lost', { side, reduced: [...reduced], eliminated: [...eliminated] }, visibleTo);
  moveAdmirals(play, side, hex, eliminated);
  for (const squadron of eliminated) {
    for (const troop of troopsAboard(g, squadron)) play.emit('FFW-3.10i', 'cargoLost', { troop, loss: 100 }, visibleTo);
    eliminateSquadron(g, squadron); // FFW-3.10i
  }
}

/** Whoever does not see into a fleet does not hear what it lost either (A6); in space combat both saw each other. */
export function audienceOf(play: FfwPlay, side: number, squadrons: readonly number[]): readonly Seat[] | 'all' {
  return isVeiled(play, side, squadrons) ? seatsOf(play.g, side) : 'all';
}

export function isVeiled(at: Position, side: number, squadrons: readonly number[]): boolean {
  if (at.g.combat.stage <= SPACE) return false;
  return squadrons.some((squadron) => isFoggedSquadron(at, squadron, enemyOf(side)));
}

/** FFW-3.10k, R36: from lost squadrons to another of the fleet, else of the hex; lost when there is none. */
function moveAdmirals(play: FfwPlay, side: number, hex: number, lost: ReadonlySet<number>): void {
  const { g } = play;
  const left = squadronsAt(play, side, hex).filter((squadron) => !lost.has(squadron));
  for (const squadron of lost)
    for (const admiral of admiralsAboard(g, squadron)) {
      const fleet = g.squadrons.fleet[squadron]!;
      const mate = fleet < 0 ? undefined : left.find((one) => g.squadrons.fleet[one] === fleet);
      const host = mate ?? left[0];
      if (host === undefined) {
        eliminateAdmiral(g, admiral);
        play.emit('FFW-3.10k', 'admiralLost', { admiral });
      } else {
        assign(g.admirals.aboard, admiral, host);
        leaveCommand(g, admiral);
      }
    }
}

/** FFW-4.4e, R38: any steps of own squadrons here that reach the number. */
function lossesFault(
  at: Position,
  side: number,
  hex: number,
  damage: number,
  steps: readonly number[],
): Refusal | null {
  const taken = new Map<number, number>();
  let sum = 0;
  for (const squadron of steps) {
    const isHere = isIndex(at.data.squadrons, squadron) && at.g.squadrons.place[squadron] === hex;
    if (!isHere || !isOwnSquadron(at, squadron, side)) return refuse('FFW-4.4e', 'that is no squadron of yours here');
    const n = taken.get(squadron) ?? 0;
    const step = stepsOf(at, squadron)[n];
    if (!step) return refuse('FFW-4.3d', `${at.data.squadrons[squadron]!.name} has not so many steps`);
    taken.set(squadron, n + 1);
    sum += step.value; // FFW-4.4f, FFW-4.4i
  }
  return sum >= damage ? null : refuse('FFW-4.4e', `${sum} defense factors are named, ${damage} must go`);
}

function drawLosses(at: Position, side: number, hex: number, damage: number, random: Random): number[] {
  const taken = new Map<number, number>();
  const steps: number[] = [];
  let sum = 0;
  for (const squadron of shuffle(allSteps(at, side, hex), random)) {
    if (sum >= damage) break;
    const n = taken.get(squadron) ?? 0;
    taken.set(squadron, n + 1);
    steps.push(squadron);
    sum += stepsOf(at, squadron)[n]!.value;
  }
  return steps;
}

export const losses: FfwChoice<'losses'> = {
  shape: z.strictObject({ steps: z.array(indexShape).max(600) }),
  check: (play, { steps }, { by, about }) => lossesFault(play, sideOfSeat(play.g, by), about.hex, about.damage, steps),
  apply: (play, { steps }, { by, rule }) => pay(play, sideOfSeat(play.g, by), steps, rule),
  sample: (play, { by, about }, random) => ({
    steps: drawLosses(play, sideOfSeat(play.g, by), about.hex, about.damage, random),
  }),
  defaultAnswer: (play, { by, about }) => ({
    steps: defaultLosses(play, sideOfSeat(play.g, by), about.hex, about.damage),
  }),
};
