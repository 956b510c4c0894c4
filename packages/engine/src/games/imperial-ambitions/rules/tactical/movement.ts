/** T2: initiative, rounds, the activation die, stacks one after the other (IA-tac-move-1 to 11, R83 to R85). */
import { z } from 'zod';
import { shuffle } from '#core/random';
import type { Choice } from '#core/types';
import { areHostile, rollOrder } from '../../board/sides.ts';
import { isDeployed, isProject } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { forced, ordered, put, type Standing, skipsForced } from '../../orders/pace.ts';
import type { UnitMove } from '../../orders/pace-types.ts';
import { T_STACKING } from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { ableSides, endPhaseOfTurn, passOn, sayDone, sideToAct } from '../battle/phases.ts';
import { activationFault, carryOut } from './activation.ts';
import { movesOf, randomMove, unitMoveShape } from './moves.ts';
import { endPacketRound, endPackets, raiseAlarms, reviewPacket, usePacket } from './packet.ts';
import { hasStack, stackCount, stacksOf } from './stacks.ts';

type ChoiceOf<K extends keyof Choices> = Choice<ImperialTypes, Choices[K]['about'], Choices[K]['answer']>;

export function tacticalMovement(play: IaPlay, _frame: IaFrame<'tacticalMovement'>): void {
  const { g } = play;
  const { battle } = g;
  if (battle.order.length === 0 && ableSides(g).length > 0) return rollInitiative(play);
  const owner = sideToAct(g);
  if (owner === null) {
    endPackets(g);
    endPhaseOfTurn(g, T_STACKING);
    return play.done();
  }
  if (owner === NEUTRAL) return endRound(play, owner, true); // R124
  reviewPacket(play, owner);
  // IA-tac-move-7: one stack after the other until the round's number is activated
  if (battle.activations > 0)
    return put(play, owner, 'activate', 'IA-tac-move-18', { left: battle.activations }, listedMove);
  put(play, owner, 'round', 'IA-tac-move-3', null, listedRound);
}

/** IA-tac-move-1: high roll moves first; superiority is fixed for the phase (R83) */
function rollInitiative(play: IaPlay): void {
  const { battle } = play.g;
  battle.order = rollOrder(play, ableSides(play.g), 'IA-tac-move-1');
  battle.sides.forEach((owner, side) => {
    battle.superior[side] = hasSuperiority(play, owner) ? 1 : 0;
    if (battle.superior[side] === 1) play.emit('IA-tac-move-8', 'superiority', { owner });
  });
}

/** IA-tac-move-8, IA-tac-move-17, R83: at least twice as many deployed space units as every hostile side */
export function hasSuperiority({ g, data }: Position, owner: number): boolean {
  const own = deployedCount({ g, data }, owner);
  return (
    own > 0 &&
    g.battle.sides.every(
      (other) => !areHostile(g, owner, other) || own >= data.tables.superiority * deployedCount({ g, data }, other),
    )
  );
}

function deployedCount({ g }: Position, owner: number): number {
  let count = 0;
  for (const unit of g.battle.units)
    if (g.units.owner[unit] === owner && isDeployed(g, unit) && !isProject(g, unit)) count++;
  return count;
}

/** The next side is on (IA-tac-move-2); one with nothing left to activate is done. */
function endRound(play: IaPlay, owner: number, isDone: boolean): void {
  const { g } = play;
  g.battle.activations = 0;
  if (owner !== NEUTRAL) endPacketRound(g, owner);
  if (isDone) sayDone(play, owner);
  passOn(g);
}

const listedRound: Standing<'round'> = ({ g, data }, { by }) => {
  if (!hasStack({ g, data }, by)) return skipsForced(g, by) ? forced({ do: 'done' }) : null;
  if (g.pace[by]!.roundPacket.length > 0) return ordered({ do: 'roll' });
  return g.pace[by]!.movesThenDone ? ordered({ do: 'done' }) : null;
};

const listedMove: Standing<'activate'> = ({ g }, { by }) => {
  const next = g.pace[by]!.roundPacket[0];
  return next ? ordered({ moves: next.moves }) : null;
};

export const round: ChoiceOf<'round'> = {
  shape: z.strictObject({ do: z.enum(['roll', 'done']) }),
  check(play, answer, { by }) {
    if (answer.do === 'roll' && !hasStack(play, by))
      return refuse('IA-tac-move-18', 'you have no stack left to activate');
    return null;
  },
  apply(play, answer, { by }) {
    if (answer.do === 'done') return endRound(play, by, true); // IA-tac-move-11: said before the roll, and final
    const { battle } = play.g;
    const die = play.roll(6, 'IA-tac-move-3');
    const factor = battle.superior[battle.sides.indexOf(by)] === 1 ? play.data.tables.superiority : 1;
    // IA-tac-move-3, IA-tac-move-18, R85: exactly so many stacks, or all that are left
    battle.activations = Math.min(die * factor, stackCount(play, by));
    play.emit('IA-tac-move-3', 'activation', { owner: by, die, stacks: battle.activations });
  },
  defaultAnswer: () => ({ do: 'done' }), // 5.4
  options: (play, { by }) => (hasStack(play, by) ? [{ do: 'roll' }, { do: 'done' }] : [{ do: 'done' }]),
  sample: (play, { by }, random) => ({ do: hasStack(play, by) && random.below(8) > 0 ? 'roll' : 'done' }),
};

export const activate: ChoiceOf<'activate'> = {
  shape: z.strictObject({ moves: z.array(unitMoveShape).max(3) }),
  check: (play, { moves }, { by }) => activationFault(play, by, moves), // IA-tac-move-4: whichever he likes
  apply(play, { moves }, { by }) {
    const { g } = play;
    for (const move of moves) {
      carryOut(play, move.unit, move);
      if (move.do === 'move') raiseAlarms(play, by, g.units.q[move.unit]!, g.units.r[move.unit]!);
    }
    usePacket(g, by, moves);
    play.markRevealed(); // IA-mov-4, R20: a finished move stands
    g.battle.activations--;
    if (g.battle.activations === 0) endRound(play, by, !hasStack(play, by));
  },
  defaultAnswer: (play, { by }) => ({
    moves: stacksOf(play, by)[0]!
      .slice(0, play.data.tables.stacking)
      .map((unit) => ({ unit, do: 'stay' })),
  }),
  options: (play, { by }) => everyActivation(play, by),
  sample(play, { by }, random) {
    const stacks = stacksOf(play, by);
    const units = stacks[random.below(stacks.length)]!;
    const size = play.data.tables.stacking;
    const named = units.length > size ? shuffle(units, random).slice(0, size) : units;
    return { moves: named.map((unit) => randomMove(play, unit, random)) };
  },
};

/** Activations that still make a list to choose from. */
const MANY = 200;

function everyActivation(at: Position, owner: number): { moves: UnitMove[] }[] | null {
  const stacks = stacksOf(at, owner);
  if (stacks.some((units) => units.length > at.data.tables.stacking)) return null; // R84: he also picks the three
  const lists = stacks.map((units) => units.map((unit) => movesOf(at, unit)));
  const count = lists.reduce((sum, moves) => sum + moves.reduce((product, { length }) => product * length, 1), 0);
  return count > MANY ? null : lists.flatMap((moves) => combined(moves).map((all) => ({ moves: all })));
}

/** One move of each unit, in every way. */
function combined(lists: readonly UnitMove[][]): UnitMove[][] {
  return lists.reduce<UnitMove[][]>((ways, moves) => ways.flatMap((way) => moves.map((move) => [...way, move])), [[]]);
}
