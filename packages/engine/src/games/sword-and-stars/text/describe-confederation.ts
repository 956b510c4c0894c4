/** The log of Sessions, wars and bargains. */

import { counted, listed } from '#core/text';
import type { SsView } from '../secrets/view-types.ts';
import type { Ballot, Events, Motion } from '../types.ts';
import { goodsWords } from './describe-answers.ts';
import { ballotChoice, castWords, motionWords } from './describe-motions.ts';
import { playerName, playerNames, systemName } from './words.ts';

type Words<K extends keyof Events> = { [W in K]: (view: SsView, details: Events[W]) => string };

function calledWords(view: SsView, { motion }: Events['called']): string {
  const choices = motion.choices.map((choice) => ballotChoice(view, motion, choice)).join(', or ');
  const by = motion.by < 0 ? '' : ` called by ${playerName(view, motion.by)}`;
  return `Special Session${by} on ${motionWords(view, motion)}. Voters: ${playerNames(view, motion.voters)}. Ballot: ${choices}.`;
}

function ballotWords(view: SsView, motion: Motion, ballot: Ballot): string {
  const with_ = ballot.influence > 0 ? ` with ${counted(ballot.influence, 'Influence chit')}` : '';
  return `${playerName(view, ballot.by)} ${castWords(view, motion, ballot)}${with_}`;
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
  ballots: (view, { motion, ballots }) =>
    `ballots: ${listed(
      ballots.map((one) => ballotWords(view, motion, one)),
      'none',
    )}.`,
  decided: (view, { motion, choice, totals }) =>
    `${totals.join(' to ')}: ${choice === null ? 'nothing is carried' : `“${ballotChoice(view, motion, choice)}” is carried`}.`,
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
