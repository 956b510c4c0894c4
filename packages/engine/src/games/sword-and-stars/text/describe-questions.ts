/** What a decision asks, in a sentence: the Operation, the motion, the System. */
import { enumerated, phraseText } from '#core/line';
import { counted, listed, questionsBy, signed } from '#core/text';
import type { SsView } from '../secrets/view-types.ts';
import type { Choices, Operation } from '../types.ts';
import { ballotChoice, motionWords } from './describe-motions.ts';
import { actorName, operationAt, playerName, sectorName, systemName, systemNames } from './words.ts';

type Questions = { readonly [K in keyof Choices]: (view: SsView, about: Choices[K]['about']) => string };

const questions: Questions = {
  act: () => 'Choose an Operation, draw a chit, tax, or end your turn',
  bargains: () => 'Bargain before the Round begins, or be done with it',
  position: (_view, { free }) => `Take a place in the Round: ${listed(free.map(String))}`,
  sectorCheck: (_view, { sector }) => `Make the check of the ${sectorName(sector)} Sector, or ignore it`,
  maintain: (view, { system }) => `Pay for the StarGate of ${systemName(view, system)}, or let it go`,
  voteToEnd: (_view, { votes }) => `Shall the game end? You have ${votes} votes`,
  hold: (_view, { at }) => `You asked to stop here (${HOLDS[at]}): act out of turn, or go on`,
  intercept: (view, { operation, role }) =>
    `Intercept ${operationWords(view, operation)}? You are ${role === 'target' ? 'its Target' : 'on its path'}`,
  removeOrScore: (view, { operation, rows }) =>
    `${systemName(view, operation.target)}: score the C, or free a planet from ${rowWords(view, rows)}`,
  tax: () => 'Tax or exploit a System, or end the Taxation',
  toppledOrder: (view, { systems }) => `Toppled: in which order do ${systemNames(view, systems)} check?`,
  moveSeat: (view, { systems }) => `Move the Seat of Empire to ${systemNames(view, systems)}, or let it stay`,
  newSeat: (view, { systems }) => `Choose a new Seat of Empire: ${systemNames(view, systems)}`,
  fourthChit: () => 'A fourth chit: lay one down',
  contest: (view, { system, taker }) => `${playerName(view, taker)} claims ${systemName(view, system)}: contest it?`,
  handOver: (view, { system, taker }) =>
    `Hand ${systemName(view, system)} over to ${playerName(view, taker)}, or keep it?`,
  call: (view, { cause, accused, system }) =>
    cause === 'violation'
      ? `Call a Session on the violation of Atjayan space by ${playerName(view, accused)}?`
      : `Call a Session on the Treaty of ${playerName(view, accused)} with ${systemName(view, system)} of the Hive?`,
  ballot: (view, { motion, total }) =>
    `Vote on ${phraseText(motionWords(view, motion))}: ${phraseText(enumerated(motion.choices.map((choice) => ballotChoice(view, motion, choice))))}. You have ${counted(total, 'vote')}`,
  home: (view, { systems, votes }) =>
    `Vote a home for the Confederation: ${systemNames(view, systems)}. You have ${votes} votes`,
};

const HOLDS: Readonly<Record<Choices['hold']['about']['at'], string>> = {
  turnStart: 'start of a Player-Turn',
  taxation: 'before the taxes',
  operation: 'before the Operation',
  afterOperation: 'after the Operation',
  endOfRound: 'end of the Round',
};

function operationWords(view: SsView, { by, operation, base, target, rating }: Operation): string {
  const from = base === target ? '' : ` from ${systemName(view, base)}`;
  return `the ${operationAt(operation, systemName(view, target))}${from} by ${actorName(view, by)}, rating ${signed(rating)}`;
}

function rowWords(view: SsView, rows: readonly number[]): string {
  return listed(
    rows.map((row) => {
      const found = view.partials[row];
      return found ? `${actorName(view, found.attacker)} (${row})` : String(row);
    }),
  );
}

export const describeQuestion = questionsBy(questions);
