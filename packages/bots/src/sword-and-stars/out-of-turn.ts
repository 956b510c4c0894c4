/** What a seat does without being asked: chits, Sessions that it can win, bargains. */

import type { Play } from '@admiralty/engine';
import {
  checkCall,
  isPlaying,
  membersOf,
  type SessionCall,
  type SwordTypes,
  sessionVotes,
} from '@admiralty/engine/sword-and-stars';
import type { Input, News } from '../bot.ts';
import type { OutOfTurnAction } from '../knowledge.ts';
import { asylumActions } from './asylum.ts';
import { chitActions } from './chits.ts';
import { Outlook } from './outlook.ts';
import { acceptances, proposals } from './trades.ts';
import { say } from './words.ts';

export function outOfTurn(input: Input<SwordTypes>, play: Play<SwordTypes>): OutOfTurnAction[] {
  const { seat, observation } = input;
  if (!isPlaying(play.g, seat)) return [];
  const outlook = new Outlook(play, seat);
  const bargains = [...acceptances(outlook, observation.offers), ...proposals(outlook, input)];
  const actions = [...chitActions(outlook), ...calls(outlook), ...asylumActions(outlook), ...bargains];
  return actions.filter(
    ({ kind, with: payload }) => play.check({ decision: null, by: seat, kind, with: payload }) === null,
  );
}

/** Sessions for a Treaty, for LA'DAU, or to be readmitted. */
function calls(outlook: Outlook): OutOfTurnAction[] {
  const { at, seat } = outlook;
  const { treaty } = at.data.tables.victory;
  const wishes: { call: SessionCall; gain: number; words: string }[] = [];
  const isStrong =
    sessionVotes(at, seat) * 2 > membersOf(at).reduce((sum, member) => sum + sessionVotes(at, member), 0);
  if (isStrong)
    for (let system = 0; system < at.g.systems.owner.length; system++)
      wishes.push({
        call: { cause: 'treaty', by: seat, about: system },
        gain: treaty * 0.8,
        words: say.outOfTurn.asksForTreaty,
      });
  if (at.g.players.expelled[seat])
    wishes.push({
      call: { cause: 'readmission', by: seat, about: seat },
      gain: 0.5,
      words: say.outOfTurn.asksToBeReadmitted,
    });
  return wishes
    .filter(({ call }) => checkCall(at, call) === null)
    .map(({ call: { cause, about }, gain, words }) => ({
      kind: 'callSession',
      with: { cause, about },
      value: outlook.value(gain),
      words,
    }));
}

const WAKING = new Set(['chit-kept', 'treaty', 'taken', 'trade', 'exile']);

/** A chit drawn, or a System, Treaty or Trade Connection that makes one useful; a Government driven out. */
export function reactsTo(_seat: number, news: readonly News[]): boolean {
  return news.some(({ type }) => WAKING.has(type));
}
