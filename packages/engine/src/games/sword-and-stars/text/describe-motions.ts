/** What a Special Session is about, and what each choice on its ballot would bring. */
import { type Phrase, say } from '#core/line';
import { counted } from '#core/text';
import type { Cause } from '../orders/orders.ts';
import type { SsView } from '../secrets/view-types.ts';
import type { Ballot, Motion } from '../types.ts';
import { playerOf, systemOf } from './event-parts.ts';

/** What a Session is about. */
const CAUSES: Readonly<Record<Cause, (view: SsView, motion: Motion) => Phrase>> = {
  ladau: () => "the membership of LA'DAU",
  treaty: (view, { system, concerned }) => say`a Treaty of ${playerOf(view, concerned)} with ${systemOf(view, system)}`,
  diplomaticSuccess: (view, { system, taker }) =>
    say`the Diplomatic Success of ${playerOf(view, taker)} on ${systemOf(view, system)}`,
  breach: (view, motion) =>
    say`an agreement broken by ${playerOf(view, motion.concerned)}${agreementText(view, motion)}`,
  diplomaticConquest: (view, { system, taker }) =>
    say`the diplomatic Conquest of ${systemOf(view, system)} by ${playerOf(view, taker)}`,
  hiveTreaty: (view, { system, concerned }) =>
    say`the Treaty of ${playerOf(view, concerned)} with ${systemOf(view, system)} of the Hive`,
  violation: (view, { concerned }) => say`the violation of Atjayan space by ${playerOf(view, concerned)}`,
  readmission: (view, { concerned }) => say`the readmission of ${playerOf(view, concerned)}`,
};

function agreementText({ agreements }: SsView, { agreement }: Motion): Phrase {
  const found = agreements.find(({ id }) => id === agreement);
  return found ? say`: “${found.text}”` : '';
}

/** What a Session votes on. */
export function motionWords(view: SsView, motion: Motion): Phrase {
  return CAUSES[motion.cause](view, motion);
}

/** What a choice on the ballot brings. */
const MEANINGS: Readonly<Record<string, (view: SsView, motion: Motion) => Phrase>> = {
  in: () => "LA'DAU is a member",
  out: () => "LA'DAU is no member",
  grant: (view, { concerned }) => say`${playerOf(view, concerned)} gets the Treaty`,
  refuse: (_, { cause }) => (cause === 'treaty' ? 'no Treaty' : 'stays expelled'),
  owner: (view, { concerned, system }) => say`${systemOf(view, system)} stays with ${playerOf(view, concerned)}`,
  taker: (view, { taker, system }) => say`${systemOf(view, system)} goes to ${playerOf(view, taker)}`,
  broken: (view, { concerned }) => say`${playerOf(view, concerned)} broke it and is expelled`,
  kept: (view, { concerned }) => say`${playerOf(view, concerned)} kept it`,
  expel: (view, { concerned }) => say`expel ${playerOf(view, concerned)}`,
  letGo: (view, { concerned }) => say`let ${playerOf(view, concerned)} go`,
  expelAndWar: (view, { concerned }) => say`expel ${playerOf(view, concerned)} and declare Total War`,
  readmit: (view, { concerned }) => say`readmit ${playerOf(view, concerned)}`,
};

export function ballotChoice(view: SsView, motion: Motion, choice: string): Phrase {
  return MEANINGS[choice]?.(view, motion) ?? choice;
}

/** What one player casts. */
export function castWords(view: SsView, motion: Motion, { choice, votes }: Pick<Ballot, 'choice' | 'votes'>): Phrase {
  const word = motion.choices[choice];
  return word === undefined || votes === 0
    ? 'no votes'
    : say`${counted(votes, 'vote')} for “${ballotChoice(view, motion, word)}”`;
}
