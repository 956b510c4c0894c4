/** Sessions of this game, from what the log told. */
import type { Choices, Events, Motion, SsView } from '@admiralty/engine/sword-and-stars';
import type { LogEntry } from '../../../table/types.ts';
import type { BoardProps } from '../../types.ts';

export interface Session {
  motion: Motion;
  action: number;
  /** Game-Turn and Round, null: before the first */
  when: Events['round'] | null;
  ballots: Events['ballots']['ballots'];
  /** null: not decided yet */
  outcome: Events['decided'] | null;
}

export function sessionsIn(log: readonly LogEntry[]): Session[] {
  const sessions: Session[] = [];
  let when: Session['when'] = null;
  for (const { action, events } of log)
    for (const { what, with: told } of events) {
      const open = sessions.at(-1);
      if (what === 'round') when = told as Events['round'];
      else if (what === 'called')
        sessions.push({ motion: (told as Events['called']).motion, action, when, ballots: [], outcome: null });
      else if (what === 'ballots' && open) open.ballots = (told as Events['ballots']).ballots;
      else if (what === 'decided' && open) open.outcome = told as Events['decided'];
    }
  return sessions;
}

/** The motion before the house: the reader's own ballot knows it, others hear of it. */
export function openMotion({ observation, state }: BoardProps<SsView>): Motion | null {
  const ballots = observation.decisions.filter(({ kind }) => kind === 'ballot');
  const mine = ballots.find((one) => one.mine);
  if (mine) return (mine.about as Choices['ballot']['about']).motion;
  const last = ballots.length > 0 ? sessionsIn(state.log).at(-1) : undefined;
  return last && !last.outcome ? last.motion : null;
}
