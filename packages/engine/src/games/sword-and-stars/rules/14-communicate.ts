/** 14.0 Communications: Trade Connections and Conquest without a shot. */
import type { Refusal } from '#core/types';
import { hasTrade, hasTreaty, setTrade, takeSystem } from '../board/ownership.ts';
import { type Operation, type Position, refuse, type SsFrame, type SsPlay } from '../types.ts';
import { isHeldDead, isVoid, nameOf } from './03-systems.ts';
import { mayContest } from './07-confederation/contests.ts';
import { gainTreaty } from './19-treaties.ts';
import { repopulate } from './21-outworlders/genocide.ts';
import { claimContested } from './25-victory/drop-out.ts';

/** SS-14.13b: own Systems are Targets like others; a dead one that Draka hold is none (R68) */
export function checkCommunicate(at: Position, target: number): Refusal | null {
  return isHeldDead(at.g, target)
    ? refuse('SS-21.35b', `only the Draka are left on ${nameOf(at, target)}: nobody answers`)
    : null;
}

/** What a T or C brings: the System itself, surely or unless its owner contests it, a Trade Connection, a Treaty. */
export interface CommunicateEffect {
  /** `claimed`: a leaver's System (25.33); `settled`: one where nobody lives (21.35c) */
  system: 'none' | 'claimed' | 'settled' | 'contested' | 'taken';
  trade: boolean;
  treaty: boolean;
}

export function communicateEffect(at: Position, { by, target }: Operation, code: string): CommunicateEffect {
  const { g } = at;
  const { contested, owner, treaty } = g.systems;
  const none: CommunicateEffect = { system: 'none', trade: false, treaty: false };
  if (contested[target] && hasTreaty(g, target, by)) return { ...none, system: 'claimed' }; // SS-25.33
  const isEmpty = isVoid(g, target); // SS-21.35c, R68: by T and by C
  if (code === 'T') {
    const isOwn = isEmpty || owner[target] === by;
    const isAlone = treaty[target] === 0;
    // SS-14.3a: a Trade Connection; SS-14.13a: never a second one; SS-14.14: beside those of all others; SS-19.0b, R45: a Treaty also when the Trade Connection is older
    return { system: isEmpty ? 'settled' : 'none', trade: !hasTrade(g, target, by), treaty: isOwn && isAlone };
  }
  if (isEmpty) return { ...none, system: 'settled' };
  if (owner[target] === by) return none; // R45: C on an own System is ignored
  const isContestable = mayContest(at, 'diplomaticConquest', owner[target]!, by); // SS-14.32
  return { ...none, system: isContestable ? 'contested' : 'taken' };
}

/** T or C of a Communicate; T/C has become one of them by the rating. */
export function scoreCommunicate(play: SsPlay, frame: SsFrame<'scoreCommunicate'>): void {
  const { operation, code } = frame.my;
  const { by, target } = operation;
  if (frame.at++ > 0) {
    if (frame.back !== 'kept') takeSystem(play, target, by, 'diplomacy', 'SS-14.31');
    return play.done();
  }
  const { system, trade, treaty } = communicateEffect(play, operation, code);
  if (system === 'contested')
    return play.call('contest', {
      cause: 'diplomaticConquest',
      owner: play.g.systems.owner[target]!,
      taker: by,
      system: target,
    });
  if (system === 'claimed') claimContested(play, by, target);
  if (system === 'settled') repopulate(play, by, target);
  if (system === 'taken') takeSystem(play, target, by, 'diplomacy', 'SS-14.31'); // SS-14.3b, SS-14.31: whole, quiet, with its Web
  if (trade) setTrade(play, target, by, true, 'SS-14.3a');
  if (treaty) gainTreaty(play, target, by, 'SS-19.0b');
  play.done();
}
