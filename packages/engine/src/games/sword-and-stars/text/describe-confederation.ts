/** The log of Sessions, wars and bargains. */

import type { Sentences } from '#core/kernel-lines';
import { enumerated, joined, type Phrase, say } from '#core/line';
import { counted } from '#core/text';
import type { SsView } from '../secrets/view-types.ts';
import type { Ballot, Events, Motion } from '../types.ts';
import { goodsWords } from './describe-answers.ts';
import { ballotChoice, castWords, motionWords } from './describe-motions.ts';
import { playerOf, playersOf, systemOf } from './event-parts.ts';

type Words<K extends keyof Events> = Sentences<SsView, Pick<Events, K>>;

function calledWords(view: SsView, { motion }: Events['called']): Phrase {
  const choices = joined(
    motion.choices.map((choice) => ballotChoice(view, motion, choice)),
    ', or ',
  );
  const by = motion.by < 0 ? '' : say` called by ${playerOf(view, motion.by)}`;
  return say`Special Session${by} on ${motionWords(view, motion)}. Voters: ${playersOf(view, motion.voters)}. Ballot: ${choices}.`;
}

function ballotWords(view: SsView, motion: Motion, ballot: Ballot): Phrase {
  const with_ = ballot.influence > 0 ? say` with ${counted(ballot.influence, 'Influence chit')}` : '';
  return say`${playerOf(view, ballot.by)} ${castWords(view, motion, ballot)}${with_}`;
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
    say`ballots: ${enumerated(
      ballots.map((one) => ballotWords(view, motion, one)),
      'none',
    )}.`,
  decided: (view, { motion, choice, totals }) =>
    say`${totals.join(' to ')}: ${choice === null ? 'nothing is carried' : say`“${ballotChoice(view, motion, choice)}” is carried`}.`,
  contest: (view, { owner, system, contested }) =>
    say`${playerOf(view, owner)} ${contested ? 'contests' : 'does not contest'} the loss of ${systemOf(view, system)}.`,
  'handed-over': (view, { owner, system, handedOver }) =>
    say`${playerOf(view, owner)} ${handedOver ? 'hands over' : 'refuses to hand over'} ${systemOf(view, system)}.`,
  expelled: (view, { player }) => say`${playerOf(view, player)} is expelled from the Confederation.`,
  readmitted: (view, { player }) => say`${playerOf(view, player)} is readmitted to the Confederation.`,
  ladau: (_, { member }) => say`LA'DAU is ${member ? 'now a member' : 'no member any more'}.`,
  violation: (view, { player }) => say`${playerOf(view, player)} has violated Atjayan space.`,
  'total-war': (view, { violator, obliged }) =>
    say`Total War against ${playerOf(view, violator)}: ${playersOf(view, obliged)} must fight.`,
  'total-war-over': (view, { violator }) => say`the Total War against ${playerOf(view, violator)} is over.`,
  'confederation-home': (view, { system }) => say`the Confederation now meets on ${systemOf(view, system)}.`,
  'confederation-state': (_, { state }) => say`the Confederation ${STATES[state] ?? 'changes'}.`,
  traded: (view, { a, b, give, take }) =>
    say`a bargain: ${playerOf(view, a)} gives ${goodsWords(view, give)}, ${playerOf(view, b)} gives ${goodsWords(view, take)}.`,
  agreement: (view, { a, b, text }) => say`${playerOf(view, a)} and ${playerOf(view, b)} agree: “${text}”.`,
  'agreement-ended': (view, { a, b }) =>
    say`an agreement between ${playerOf(view, a)} and ${playerOf(view, b)} has ended.`,
  'points-given': (view, { from, to, points }) =>
    say`${playerOf(view, from)} leaves ${counted(points, 'Resource Point')} to ${playerOf(view, to)}.`,
  'dropped-out': (view, { player }) => say`${playerOf(view, player)} drops out.`,
};
