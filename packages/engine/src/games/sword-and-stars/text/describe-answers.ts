/** All other answers and anytime actions in plain English: what the numbered choices of a terminal say. */

import { enumerated, type Phrase, phraseText, say } from '#core/line';
import { counted, listed } from '#core/text';
import type { Cause } from '../orders/orders.ts';
import type { SsView } from '../secrets/view-types.ts';
import type { Hold } from '../state.ts';
import type { Anytime, Choices, Goods } from '../types.ts';
import { extraWords } from './describe-acts.ts';
import { castWords } from './describe-motions.ts';
import { ordersWords } from './describe-orders.ts';
import { systemOf } from './event-parts.ts';
import { actorName, chitName, chitsNamed, playerName, systemName, systemNames } from './words.ts';

type Answers = {
  [K in Exclude<keyof Choices, 'act' | 'hold'>]: (
    view: SsView,
    answer: Choices[K]['answer'],
    about: Choices[K]['about'] | null,
  ) => string;
};
type Actions = { [K in Exclude<keyof Anytime, 'hold'>]: (view: SsView, payload: Anytime[K]) => string };

const HOLDS: Readonly<Record<Hold['at'], string>> = {
  turnStart: 'at the start of the turn',
  taxation: 'before the taxes',
  operation: 'before the next Operation',
  afterOperation: 'after an Operation',
  endOfRound: 'before the Round ends',
};
const CALLS: Readonly<Partial<Record<Cause, (view: SsView, about: number) => string>>> = {
  ladau: () => "over LA'DAU",
  treaty: (view, about) => `over a Treaty with ${systemName(view, about)}`,
  breach: (_, about) => `over the breach of agreement ${about}`,
  readmission: (view, about) => `over the readmission of ${playerName(view, about)}`,
};

/** What one side of a bargain gives. */
export function goodsWords(view: SsView, { points, treaties, systems, trades }: Goods): Phrase {
  const along = (system: Goods['systems'][number]): Phrase => {
    const kept = [
      ...(system.web ? ['Web'] : []),
      ...(system.gate ? ['StarGate'] : []),
      ...(system.tally ? ['tally'] : []),
    ];
    return say`${systemOf(view, system.system)}${kept.length > 0 ? ` with ${listed(kept)}` : ''}`;
  };
  const parts: Phrase[] = [
    ...(points > 0 ? [counted(points, 'Resource Point')] : []),
    ...systems.map(along),
    ...treaties.map((system) => say`the Treaty with ${systemOf(view, system)}`),
    ...trades.map((system) => say`the end of its Trade with ${systemOf(view, system)}`),
  ];
  return enumerated(parts, 'nothing');
}

/** The decision of a hold window, or the wish for one: both are called hold. */
function holdWords(view: SsView, answer: Choices['hold']['answer'] | Anytime['hold']): string {
  if (!('holds' in answer)) return 'nothing to do here';
  const one = ({ at, player, system }: Hold): string => {
    const whose = player < 0 ? '' : ` of ${playerName(view, player)}`;
    return `${HOLDS[at]}${whose}${system < 0 ? '' : ` on ${systemName(view, system)}`}`;
  };
  return `pause for me: ${listed(answer.holds.map(one), 'never')}`;
}

function removeOrScore(view: SsView, answer: Choices['removeOrScore']['answer']): string {
  if ('score' in answer) return 'score the Conquest';
  const row = view.partials[answer.remove];
  if (!row) return 'remove a partial conquest';
  return `${systemName(view, row.target)}: remove a partial conquest by ${actorName(view, row.attacker)} from ${systemName(view, row.base)}`;
}

const SURGE = 'Hive Surge';

/** SS-R130: once the taxes of Dom's owner are open only the points are left of it */
function surgeWords(view: SsView): string {
  const owner = view.systems.find(({ id }) => id === 'dom')?.owner ?? -1;
  const { name, taxation } = view.players[owner] ?? {};
  if (name === undefined) return 'play it for nothing, no player owns Dom';
  const isLate = taxation === 'open';
  return `play it for the 2 points of ${name} alone, ${isLate ? 'its taxes are open already' : 'without effect on taxes'}`;
}

function playChit(view: SsView, payload: Anytime['playChit']): string {
  const name = chitName(view, payload.chit);
  if (name === SURGE) return `${name}: ${surgeWords(view)}`;
  if ('systems' in payload) return `${name}: on ${systemNames(view, payload.systems)}`;
  const { system, player } = payload;
  const whose = player === undefined ? '' : ` against ${playerName(view, player)}`;
  return system === undefined ? `${name}: play it${whose}` : `${name}: on ${systemName(view, system)}${whose}`;
}

const CHOICES = ['first', 'second', 'third'];

const answers: Answers = {
  bargains: () => 'no more bargains before this Round',
  position: (_, { position }) => `play in position ${position}`,
  sectorCheck: (_, { make }) => (make ? 'make the Sector check' : 'ignore the Sector check'),
  maintain: (view, { pay }, about) => {
    const gate = about ? `the StarGate of ${systemName(view, about.system)}` : 'the StarGate';
    return pay ? `pay 1 Resource Point for ${gate}` : `give up ${gate}`;
  },
  voteToEnd: (_, { vote }) => ({ end: 'end the game', continue: 'play on', abstain: 'abstain' })[vote],
  intercept: (view, answer) =>
    answer.intercept
      ? `Intercept${extraWords(answer.extra, answer.chits.length > 0 ? [chitsNamed(view, answer.chits)] : [])}`
      : 'do not Intercept',
  removeOrScore,
  tax: (view, answer) => {
    if (answer.do === 'done') return 'no more taxes';
    const name = systemName(view, answer.system);
    return answer.do === 'exploit' ? `${name}: Exploit it` : `${name}: tax ${counted(answer.points, 'Resource Point')}`;
  },
  toppledOrder: (view, { systems }) => `test in this order: ${systemNames(view, systems)}`,
  moveSeat: (view, { system }) =>
    system < 0 ? 'leave the Seat where it is' : `move the Seat to ${systemName(view, system)}`,
  newSeat: (view, { system }) => `name ${systemName(view, system)} the Seat`,
  fourthChit: (view, { discard }) => `discard ${chitName(view, discard)}`,
  contest: (_, { contest }) => (contest ? 'contest it before the Confederation' : 'accept the loss'),
  handOver: (_, { handOver }) => (handOver ? 'hand the System over' : 'keep the System and be expelled'),
  call: (_, { call }) => (call ? 'call a Special Session' : 'let it pass'),
  ballot: (view, { choice, votes, chits }, about) => {
    const chitWords = chits.length > 0 ? [chitsNamed(view, chits)] : [];
    const isNone = choice < 0 || votes === 0;
    const cast = isNone ? 'no votes' : `${counted(votes, 'vote')} for the ${CHOICES[choice] ?? 'last'} choice`;
    return `${about ? phraseText(castWords(view, about.motion, { choice, votes })) : cast}${extraWords(0, chitWords)}`;
  },
  home: (view, { system }) => (system < 0 ? 'no home' : `vote for ${systemName(view, system)}`),
};

const actions: Actions = {
  setOrders: (view, { orders }) => `standing orders: ${ordersWords(view, orders)}`,
  dropOut: (view, { to }) => `drop out: Resource Points to ${playerName(view, to)}`,
  asylum: (view, { exile, grant }) => `${grant ? 'grant Asylum to' : 'end the Asylum of'} ${playerName(view, exile)}`,
  waive: (view, { system, waive }) =>
    `${systemName(view, system)}: ${waive ? 'waive' : 'use'} the Trade Connection in Rebellion checks`,
  playChit,
  discardChit: (view, { chit }) => `${chitName(view, chit)}: discard it`,
  armSurge: (_, { armed }) => `Hive Surge: ${armed ? 'hold it ready for the next taxes' : 'no longer hold it ready'}`,
  callSession: (view, { cause, about }) => `call a Special Session ${CALLS[cause]?.(view, about) ?? ''}`.trimEnd(),
  join: () => 'join the game',
};

export const answerWords = {
  ...answers,
  ...actions,
  hold: holdWords,
  accept: (_: SsView, { offer }: { offer: number }) => `accept offer ${offer}`,
  decline: (_: SsView, { offer }: { offer: number }) => `decline offer ${offer}`,
  withdraw: (_: SsView, { offer }: { offer: number }) => `withdraw offer ${offer}`,
  resign: () => 'give up',
};
