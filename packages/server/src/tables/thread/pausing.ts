import { HttpProblem } from '../../http/problem.ts';
import type { Pace, PauseBody } from '../records.ts';
import type { Restored } from './opening.ts';

/** The host's own hand. */
export const HOST = -1;

/** Whether the table pauses after a wish: all who still play must want it, one is enough to go on, the host needs nobody. */
export function afterWish({ pace, seating, play }: Restored, by: number, wish: PauseBody['wish']): Pace {
  if (!play || play.game.session.table.result) throw new HttpProblem('conflict', 'there is no game to pause');
  if (by === HOST) return { paused: wish === 'resume' ? null : 'host', wants: [] };
  if (pace.paused === 'host') throw new HttpProblem('conflict', 'the host has paused this game');
  if (wish === 'resume') return { paused: null, wants: [] };
  if (pace.paused) return pace;
  const others = pace.wants.filter((seat) => seat !== by);
  if (wish === 'withdraw') return { paused: null, wants: others };
  const wants = [...others, by].sort((a, b) => a - b);
  const wanting = new Set(wants.map((seat) => seating.at(seat)?.account));
  const { game, table } = play.game.session;
  const isAsked = (seat: number): boolean => !(game.isOut?.(table.g, seat) ?? false);
  const isAgreed = seating.seated.every(
    ({ seat, account }) => account === null || wanting.has(account) || !isAsked(seat),
  );
  return isAgreed ? { paused: 'players', wants: [] } : { paused: null, wants };
}
