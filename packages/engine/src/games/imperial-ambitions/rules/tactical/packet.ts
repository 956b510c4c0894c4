/** Standing moves of a seat: a list sent before the roll, used up by the rounds of one movement phase (5.2). */
import { distance } from '#hex/index';
import { areHostile } from '../../board/sides.ts';
import { isUnit } from '../../board/units.ts';
import type { UnitMove } from '../../orders/pace-types.ts';
import type { ImperialState } from '../../state.ts';
import type { IaPlay, Position } from '../../types.ts';
import { activationFault } from './activation.ts';
import { endOfMove } from './moves.ts';
import { isMobile } from './stacks.ts';

/** The list stops and the seat is asked again. */
export function stopPacket({ pace }: ImperialState, seat: number): void {
  pace[seat]!.roundPacket = [];
  pace[seat]!.queueMoves = false;
  pace[seat]!.movesThenDone = false;
}

/** A listed move that is no longer legal stops the list. */
export function reviewPacket({ g, data }: Position, seat: number): void {
  const next = g.pace[seat]!.roundPacket[0];
  if (next && activationFault({ g, data }, seat, next.moves)) stopPacket(g, seat);
}

/** The move at the head of the list was made: the list itself gave this answer. */
export function usePacket({ pace }: ImperialState, seat: number, moves: readonly UnitMove[]): void {
  if (pace[seat]!.roundPacket[0]?.moves === moves) pace[seat]!.roundPacket.shift();
}

/** After a round the rest of the list stays only if it is queued. */
export function endPacketRound({ pace }: ImperialState, seat: number): void {
  if (!pace[seat]!.queueMoves && pace[seat]!.roundPacket.length > 0) pace[seat]!.roundPacket = [];
}

/** The movement phase is over: lists, queues and `movesThenDone` are of one phase. */
export function endPackets(g: ImperialState): void {
  for (const owner of g.battle.sides) {
    const pace = g.pace[owner];
    if (pace && (pace.roundPacket.length > 0 || pace.queueMoves || pace.movesThenDone)) stopPacket(g, owner);
  }
}

/** An enemy has ended a move here: a queue with a destination within its alarm stops. */
export function raiseAlarms(play: IaPlay, mover: number, q: number, r: number): void {
  const { g } = play;
  for (const owner of g.battle.sides) {
    const pace = g.pace[owner];
    if (!pace?.queueMoves || pace.roundPacket.length === 0 || !areHostile(g, mover, owner)) continue;
    const isNear = pace.roundPacket.some(({ moves }) =>
      moves.some((move) => {
        if (!isUnit(g, move.unit) || g.units.owner[move.unit] !== owner || !isMobile(play, move.unit)) return false;
        const end = endOfMove(play, move.unit, move);
        return distance(q, r, end.q, end.r) <= pace.alarm;
      }),
    );
    if (isNear) stopPacket(g, owner);
  }
}
