/** 14.0 Communications: Trade Connections and Conquest without a shot. */
import type { Refusal } from '#core/types';
import { hasTreaty, setTrade, takeSystem } from '../board/ownership.ts';
import { type Operation, type Position, refuse, type SsFrame, type SsPlay } from '../types.ts';
import { isHeldDead, isSeat, isVoid, nameOf } from './03-systems.ts';
import { gainTreaty } from './19-treaties.ts';
import { repopulate } from './21-outworlders/genocide.ts';
import { claimContested } from './25-victory/drop-out.ts';

/** SS-14.13b: own Systems are Targets like others; a dead one that Draka hold is none (R68) */
export function checkCommunicate(at: Position, target: number): Refusal | null {
  return isHeldDead(at.g, target)
    ? refuse('SS-21.35b', `only the Draka are left on ${nameOf(at, target)}: nobody answers`)
    : null;
}

/** T or C of a Communicate; T/C has become one of them by the rating. */
export function scoreCommunicate(play: SsPlay, frame: SsFrame<'scoreCommunicate'>): void {
  const { operation, code } = frame.my;
  const { by, target } = operation;
  const owner = play.g.systems.owner[target]!;
  if (frame.at++ === 0) {
    if (isSettled(play, operation, code)) play.done();
    else if (isSeat(owner))
      // SS-14.32: the contest knows who may (R27)
      play.call('contest', { cause: 'diplomaticConquest', owner, taker: by, system: target });
    return;
  }
  if (frame.back !== 'kept') takeSystem(play, target, by, 'diplomacy', 'SS-14.31'); // SS-14.3b, SS-14.31: whole, quiet, with its Web
  play.done();
}

/** Everything but the C that takes a System from its people or its owner. */
function isSettled(play: SsPlay, operation: Operation, code: string): boolean {
  const { by, target } = operation;
  const { contested, owner } = play.g.systems;
  if (contested[target] && claimContested(play, by, target)) return true; // SS-25.33
  const isEmpty = isVoid(play.g, target);
  if (isEmpty) repopulate(play, by, target); // SS-21.35c, R68: by T and by C
  if (code === 'T') connect(play, operation);
  return isEmpty || code === 'T' || owner[target] === by; // R45: C on an own System is ignored
}

/** SS-14.3a: a Trade Connection; SS-14.13a: never a second one; SS-14.14: beside those of all others */
function connect(play: SsPlay, { by, target }: Operation): void {
  const { g } = play;
  setTrade(play, target, by, true, 'SS-14.3a');
  const isAlone = (g.systems.treaty[target]! & ~(1 << by)) === 0;
  if (g.systems.owner[target] === by && isAlone && !hasTreaty(g, target, by)) gainTreaty(play, target, by, 'SS-19.0b'); // SS-19.0b, R45: also when the Trade Connection is older
}
