/** 9.22 Diplomatic Success: Trade Connections become Treaties, Treaties become possession (R27, R49). */
import type { Refusal } from '#core/types';
import { hasTrade, hasTreaty, takeSystem } from '../../board/ownership.ts';
import { type Position, refuse, type SsFrame, type SsPlay } from '../../types.ts';
import { isSystem, isVoid, nameOf, owns } from '../03-systems.ts';
import { mayContest } from '../07-confederation/contests.ts';
import { gainTreaty } from '../19-treaties.ts';

/** The one step that the chit brings at this System (R49); null: none. */
export function stepAt({ g }: Position, system: number, by: number): 'treaty' | 'possession' | null {
  if (isVoid(g, system)) return null; // R68
  if (hasTreaty(g, system, by)) return owns(g, by, system) ? null : 'possession'; // SS-9.22b: also with a Trade Connection
  return hasTrade(g, system, by) ? 'treaty' : null; // SS-9.22a
}

/** SS-9.22c: A works on one System; SS-9.22d: B on any number of one specific Ideology */
export function checkSuccess(
  at: Position,
  systems: readonly number[],
  by: number,
  chit: 'diplomatic-success-a' | 'diplomatic-success-b',
): Refusal | null {
  if (systems.length === 0 || new Set(systems).size < systems.length || !systems.every((one) => isSystem(at, one)))
    return refuse('SS-9.22c', 'name one or more different Systems');
  if (chit === 'diplomatic-success-a' && systems.length > 1)
    return refuse('SS-9.22c', `type A works on one System, not on ${systems.length}`);
  const { ideology } = at.g.systems;
  if (systems.some((system) => ideology[system] !== ideology[systems[0]!]))
    return refuse('SS-9.22d', 'the Systems must all be of one Ideology');
  const idle = systems.find((system) => stepAt(at, system, by) === null);
  return idle === undefined
    ? null
    : refuse('SS-9.22a', `at ${nameOf(at, idle)} you need a Trade Connection or a Treaty, and something left to gain`);
}

/** System by System in the order the player named, each contest before the next; then Seats and call windows. */
export function diplomaticSuccess(play: SsPlay, frame: SsFrame<'diplomaticSuccess'>): void {
  const { by, left } = frame.my;
  const [system] = left;
  if (frame.at === 2) return play.done();
  if (system === undefined) {
    frame.at = 2;
    return play.call('aftermath', {});
  }
  if (frame.at === 0) {
    const owner = play.g.systems.owner[system]!;
    const step = stepAt(play, system, by);
    if (step === 'possession' && mayContest(play, 'diplomaticSuccess', owner, by)) {
      frame.at = 1; // SS-9.22f: another player's System; R27: each by itself
      return play.call('contest', { cause: 'diplomaticSuccess', owner, taker: by, system });
    }
    if (step === 'treaty') gainTreaty(play, system, by, 'SS-9.22a'); // SS-9.22a: whatever Treaties others have
    if (step === 'possession') takeSystem(play, system, by, 'chit', 'SS-9.22b'); // SS-9.22f: at once
  } else if (frame.back === 'taken') takeSystem(play, system, by, 'chit', 'SS-9.22b'); // SS-9.22b: whole and quiet
  frame.at = 0;
  left.shift();
  play.call('consequences', { left: [] });
}
