/** What a Special Session is about, and what each choice on its ballot would bring. */
import { counted } from '#core/text';
import type { Cause } from '../orders/orders.ts';
import type { SsView } from '../secrets/view-types.ts';
import type { Ballot, Motion } from '../types.ts';
import { playerName, systemName } from './words.ts';

/** What a Session is about. */
const CAUSES: Readonly<Record<Cause, (view: SsView, motion: Motion) => string>> = {
  ladau: () => "the membership of LA'DAU",
  treaty: (view, { system, concerned }) =>
    `a Treaty of ${playerName(view, concerned)} with ${systemName(view, system)}`,
  diplomaticSuccess: (view, { system, taker }) =>
    `the Diplomatic Success of ${playerName(view, taker)} on ${systemName(view, system)}`,
  breach: (view, motion) =>
    `an agreement broken by ${playerName(view, motion.concerned)}${agreementText(view, motion)}`,
  diplomaticConquest: (view, { system, taker }) =>
    `the diplomatic Conquest of ${systemName(view, system)} by ${playerName(view, taker)}`,
  hiveTreaty: (view, { system, concerned }) =>
    `the Treaty of ${playerName(view, concerned)} with ${systemName(view, system)} of the Hive`,
  violation: (view, { concerned }) => `the violation of Atjayan space by ${playerName(view, concerned)}`,
  readmission: (view, { concerned }) => `the readmission of ${playerName(view, concerned)}`,
};

function agreementText({ agreements }: SsView, { agreement }: Motion): string {
  const found = agreements.find(({ id }) => id === agreement);
  return found ? `: “${found.text}”` : '';
}

/** What a Session votes on. */
export function motionWords(view: SsView, motion: Motion): string {
  return CAUSES[motion.cause](view, motion);
}

/** What a choice on the ballot brings. */
const MEANINGS: Readonly<Record<string, (view: SsView, motion: Motion) => string>> = {
  in: () => "LA'DAU is a member",
  out: () => "LA'DAU is no member",
  grant: (view, { concerned }) => `${playerName(view, concerned)} gets the Treaty`,
  refuse: (_, { cause }) => (cause === 'treaty' ? 'no Treaty' : 'stays expelled'),
  owner: (view, { concerned, system }) => `${systemName(view, system)} stays with ${playerName(view, concerned)}`,
  taker: (view, { taker, system }) => `${systemName(view, system)} goes to ${playerName(view, taker)}`,
  broken: (view, { concerned }) => `${playerName(view, concerned)} broke it and is expelled`,
  kept: (view, { concerned }) => `${playerName(view, concerned)} kept it`,
  expel: (view, { concerned }) => `expel ${playerName(view, concerned)}`,
  letGo: (view, { concerned }) => `let ${playerName(view, concerned)} go`,
  expelAndWar: (view, { concerned }) => `expel ${playerName(view, concerned)} and declare Total War`,
  readmit: (view, { concerned }) => `readmit ${playerName(view, concerned)}`,
};

export function ballotChoice(view: SsView, motion: Motion, choice: string): string {
  return MEANINGS[choice]?.(view, motion) ?? choice;
}

/** What one player casts. */
export function castWords(view: SsView, motion: Motion, { choice, votes }: Pick<Ballot, 'choice' | 'votes'>): string {
  const word = motion.choices[choice];
  return word === undefined || votes === 0
    ? 'no votes'
    : `${counted(votes, 'vote')} for “${ballotChoice(view, motion, word)}”`;
}
