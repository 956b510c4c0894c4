/** 3A: a fleet of nothing but black globe squadrons that has just jumped in acts unseen, once (option, FFW-9.2). */
import { z } from 'zod';
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import { bombsShape, transfersShape } from '../../board/answer-shapes.ts';
import { put, skip } from '../../board/asking.ts';
import { isGlobeFleet } from '../../board/globes.ts';
import { isOn } from '../../board/options.ts';
import { enemyOf, leaderAt } from '../../board/sides.ts';
import { bombardmentFactor } from '../../board/strength.ts';
import { fleetsAt, hasSquadrons, squadronsOf } from '../../board/units.ts';
import { isInFog } from '../../secrets/fog.ts';
import { ASHORE, IN_PLAY } from '../../state.ts';
import {
  type Choices,
  type FfwChoice,
  type FfwFrame,
  type FfwPlay,
  type Position,
  refuse,
  type Transfer,
} from '../../types.ts';
import { canMove, drawTransfers, type Passenger, passengersAt } from '../03-movement/berths.ts';
import { bombsFault, dropBombs } from '../04-combat/bombing.ts';
import { endStage } from '../04-combat/combat.ts';
import { askLosses, settleLosses } from '../04-combat/losses.ts';
import { spaceRoundOf } from '../04-combat/round.ts';
import { fireRound } from '../04-combat/space.ts';
import { targetsAt } from '../04-combat/targets.ts';
import { carryOut, landingFault } from '../04-combat/transfers.ts';

type Answer = Choices['blackGlobe']['answer'];

const FLEET = 0;
const ACTED = 1;
const LOSSES = 2;

export function blackGlobeStep(play: FfwPlay, frame: FfwFrame<'blackGlobeStep'>): void {
  switch (frame.at) {
    case FLEET:
      if (!askFleet(play)) return endStage(play); // FFW-9.2e
      frame.at = ACTED;
      return;
    case ACTED:
      frame.at = LOSSES;
      return askLosses(play, 'FFW-9.2c');
    case LOSSES:
      settleLosses(play, 'FFW-9.2c');
      frame.at = FLEET;
      return play.call('overload', {});
  }
}

/** FFW-9.2f: each fleet is asked once. False: none is left. */
function askFleet(play: FfwPlay): boolean {
  const { combat } = play.g;
  if (!isOn(play.g, 'blackGlobes')) return false;
  const isNew = (fleet: number): boolean => !combat.globes.includes(fleet) && mayBeHidden(play, fleet);
  const fleet = [0, 1].flatMap((side) => fleetsAt(play, side, combat.hex)).find(isNew);
  if (fleet === undefined) return false;
  combat.globes.push(fleet);
  const { side } = play.data.fleets[fleet]!;
  const seat = leaderAt(play, side, combat.hex);
  if (hasAction(play, fleet) || isInFog(play, fleet, enemyOf(side)))
    put(play, seat, 'blackGlobe', 'FFW-9.2c', { hex: combat.hex, fleet });
  else skip(play, seat, 'blackGlobe', 'FFW-9.2c');
  return true;
}

/** FFW-9.2c, R72: jumped in this turn, and nothing else than black globes; where the enemy cannot tell it may be any (A6). */
function mayBeHidden(at: Position, fleet: number): boolean {
  if (isHidden(at, fleet)) return true;
  const { g, data } = at;
  if (!isInFog(at, fleet, enemyOf(data.fleets[fleet]!.side)) || !hasJumped(at, fleet)) return false;
  return data.squadrons.some(
    ({ index, side, blackGlobe: has }) =>
      has && side === data.fleets[fleet]!.side && g.squadrons.status[index] === IN_PLAY,
  );
}

function isHidden(at: Position, fleet: number): boolean {
  return hasJumped(at, fleet) && isGlobeFleet(at, fleet);
}

function hasJumped({ g }: Position, fleet: number): boolean {
  const squadrons = squadronsOf(g, fleet);
  return squadrons.length > 0 && squadrons.every((squadron) => g.squadrons.jumped[squadron] === 1);
}

function hasAction(at: Position, fleet: number): boolean {
  const { hex } = at.g.combat;
  const { side } = at.data.fleets[fleet]!;
  if (!isHidden(at, fleet)) return false;
  if (hasSquadrons(at, enemyOf(side), hex)) return true;
  if (pointsOf(at, fleet) > 0 && targetsAt(at, enemyOf(side), hex).length > 0) return true;
  return canMove(at, side, passengersOf(at, fleet), (list) => transferFault(at, fleet, list));
}

function pointsOf({ g, data }: Position, fleet: number): number {
  return squadronsOf(g, fleet).reduce((sum, squadron) => sum + bombardmentFactor({ g, data }, squadron), 0);
}

function passengersOf(at: Position, fleet: number): Passenger[] {
  return passengersAt(at, at.data.fleets[fleet]!.side, at.g.combat.hex);
}

/** Only what goes between this fleet and the world, or within the fleet. */
function transferFault(at: Position, fleet: number, transfers: readonly Transfer[]): Refusal | null {
  const { g, data } = at;
  const isFleet = (squadron: number): boolean => squadron === ASHORE || g.squadrons.fleet[squadron] === fleet;
  for (const transfer of transfers) {
    const from = 'troop' in transfer ? g.troops.aboard[transfer.troop] : g.admirals.aboard[transfer.admiral];
    if (!isFleet(from ?? ASHORE) || !isFleet(transfer.to))
      return refuse('FFW-9.2c', 'only the black globe fleet loads and lands');
  }
  return landingFault(at, data.fleets[fleet]!.side, g.combat.hex, transfers);
}

/** FFW-9.2d: enemy squadrons and SDBs hinder none of the three. */
function actionFault(at: Position, fleet: number, answer: Answer): Refusal | null {
  const { hex } = at.g.combat;
  const { side } = at.data.fleets[fleet]!;
  if (answer.do !== 'none' && !isHidden(at, fleet))
    return refuse('FFW-9.2c', 'only a fleet of black globe squadrons that jumped in does that');
  switch (answer.do) {
    case 'none':
      return null;
    case 'attack':
      return hasSquadrons(at, enemyOf(side), hex) ? null : refuse('FFW-9.2c', 'no enemy squadrons are here');
    case 'bomb':
      return bombsFault(at, side, hex, answer.bombs, pointsOf(at, fleet));
    case 'land':
      return transferFault(at, fleet, answer.transfers);
  }
}

function carryOutAction(play: FfwPlay, fleet: number, answer: Answer): void {
  if (answer.do === 'none') return;
  const { combat } = play.g;
  const { side } = play.data.fleets[fleet]!;
  play.emit('FFW-9.2c', 'globe', { fleet, do: answer.do });
  switch (answer.do) {
    case 'attack': {
      // FFW-9.2d, R72: the target does not fire; both tactical factors count
      const round = spaceRoundOf(play, side, combat.hex, squadronsOf(play.g, fleet));
      combat.damage[enemyOf(side)] = fireRound(play, side, round, 'FFW-9.2c');
      return;
    }
    case 'bomb':
      return dropBombs(play, side, combat.hex, answer.bombs);
    case 'land':
      carryOut(play, side, answer.transfers);
  }
}

function drawAction(at: Position, fleet: number, random: Random): Answer {
  const { hex } = at.g.combat;
  const { side } = at.data.fleets[fleet]!;
  const targets = targetsAt(at, enemyOf(side), hex);
  const points = pointsOf(at, fleet);
  const target = targets[random.below(Math.max(1, targets.length))];
  const transfers = drawTransfers(at, side, passengersOf(at, fleet), (list) => transferFault(at, fleet, list), random);
  const answers: Answer[] = [{ do: 'none' }];
  if (isHidden(at, fleet)) {
    if (hasSquadrons(at, enemyOf(side), hex)) answers.push({ do: 'attack' });
    if (target !== undefined && points > 0) answers.push({ do: 'bomb', bombs: [{ target, points }] });
    if (transfers.length > 0) answers.push({ do: 'land', transfers });
  }
  return answers[random.below(answers.length)]!;
}

export const blackGlobe: FfwChoice<'blackGlobe'> = {
  shape: z.union([
    z.strictObject({ do: z.enum(['none', 'attack']) }),
    z.strictObject({ do: z.literal('bomb'), bombs: bombsShape }),
    z.strictObject({ do: z.literal('land'), transfers: transfersShape }),
  ]),
  check: (play, answer, { about }) => actionFault(play, about.fleet, answer),
  apply: (play, answer, { about }) => carryOutAction(play, about.fleet, answer),
  sample: (play, { about }, random) => drawAction(play, about.fleet, random),
  defaultAnswer: () => ({ do: 'none' }),
  announced: true,
};
