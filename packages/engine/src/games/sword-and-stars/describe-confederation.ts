/** The log of Sessions, wars and bargains. */

import { counted, listed } from '../../core/text.ts';
import { goodsWords } from './describe-answers.ts';
import type { Ballot, Events, Motion } from './game-types.ts';
import type { Cause } from './orders.ts';
import type { SsView } from './view-types.ts';
import { playerName, playerNames, systemName } from './words.ts';

type Words<K extends keyof Events> = { [W in K]: (view: SsView, details: Events[W]) => string };

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

/** Ballot words as names: `expelAndWar` reads `expel and war`. */
export function ballotChoice(choice: string): string {
  return choice.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}

function calledWords(view: SsView, { motion }: Events['called']): string {
  const choices = motion.choices.map((choice, index) => `${index + 1} ${ballotChoice(choice)}`).join(', ');
  const by = motion.by < 0 ? '' : ` called by ${playerName(view, motion.by)}`;
  return `Special Session${by} on ${motionWords(view, motion)}. Voters: ${playerNames(view, motion.voters)}. Ballot: ${choices}.`;
}

function ballotWords(view: SsView, { by, choice, votes, influence }: Ballot): string {
  const with_ = influence > 0 ? ` with ${counted(influence, 'Influence chit')}` : '';
  return `${playerName(view, by)} ${choice < 0 || votes === 0 ? 'no votes' : `${votes} for choice ${choice + 1}`}${with_}`;
}

const STATES = ['meets on Atjay as ever', 'has lost Atjay to an Outworlder', 'is destroyed'] as const;

export const confederationWords: Words<
  | 'called'
  | 'ballots'
  | 'decided'
  | 'contest'
  | 'handed-over'
  | 'expelled'
  | 'readmitted'
  | 'ladau'
  | 'violation'
  | 'total-war'
  | 'total-war-over'
  | 'confederation-home'
  | 'confederation-state'
  | 'traded'
  | 'agreement'
  | 'agreement-ended'
  | 'points-given'
  | 'dropped-out'
> = {
  called: calledWords,
  ballots: (view, { ballots }) =>
    `ballots: ${listed(
      ballots.map((one) => ballotWords(view, one)),
      'none',
    )}.`,
  decided: (_, { choice, totals }) =>
    `${totals.join(' to ')}: ${choice === null ? 'nothing is carried' : `${ballotChoice(choice)} is carried`}.`,
  contest: (view, { owner, system, contested }) =>
    `${playerName(view, owner)} ${contested ? 'contests' : 'does not contest'} the loss of ${systemName(view, system)}.`,
  'handed-over': (view, { owner, system, handedOver }) =>
    `${playerName(view, owner)} ${handedOver ? 'hands over' : 'refuses to hand over'} ${systemName(view, system)}.`,
  expelled: (view, { player }) => `${playerName(view, player)} is expelled from the Confederation.`,
  readmitted: (view, { player }) => `${playerName(view, player)} is readmitted to the Confederation.`,
  ladau: (_, { member }) => `LA'DAU is ${member ? 'now a member' : 'no member any more'}.`,
  violation: (view, { player }) => `${playerName(view, player)} has violated Atjayan space.`,
  'total-war': (view, { violator, obliged }) =>
    `Total War against ${playerName(view, violator)}: ${playerNames(view, obliged)} must fight.`,
  'total-war-over': (view, { violator }) => `the Total War against ${playerName(view, violator)} is over.`,
  'confederation-home': (view, { system }) => `the Confederation now meets on ${systemName(view, system)}.`,
  'confederation-state': (_, { state }) => `the Confederation ${STATES[state] ?? 'changes'}.`,
  traded: (view, { a, b, give, take }) =>
    `a bargain: ${playerName(view, a)} gives ${goodsWords(view, give)}, ${playerName(view, b)} gives ${goodsWords(view, take)}.`,
  agreement: (view, { id, a, b, text }) =>
    `${playerName(view, a)} and ${playerName(view, b)} agree (number ${id}): “${text}”.`,
  'agreement-ended': (view, { id, a, b }) =>
    `agreement ${id} between ${playerName(view, a)} and ${playerName(view, b)} has ended.`,
  'points-given': (view, { from, to, points }) =>
    `${playerName(view, from)} leaves ${counted(points, 'Resource Point')} to ${playerName(view, to)}.`,
  'dropped-out': (view, { player }) => `${playerName(view, player)} drops out.`,
};
