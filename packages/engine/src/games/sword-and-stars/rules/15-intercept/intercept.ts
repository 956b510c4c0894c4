/** 15.0 Intercept: the window in which others may spoil a Conquest or Raid. */
import { z } from 'zod';
import { askAll, askSeat } from '#core/asking';
import type { Refusal } from '#core/types';
import { CONQUEST, INTERCEPT, RAID } from '../../data/types.ts';
import { INDEPENDENT } from '../../state.ts';
import type { Choices, Interception, Operation, Position, SsChoice, SsFrame, SsPlay } from '../../types.ts';
import { isOutworlder, isPlaying, isSeat } from '../03-systems.ts';
import { checkFunds, spend } from '../06-seats/governments.ts';
import { sparableCards } from '../11-operations/cards.ts';
import { interceptStrength } from '../11-operations/effectiveness.ts';
import { checkWarChits, heldWarChits, showChits } from '../11-operations/war-chits.ts';
import { autoIntercept } from '../21-outworlders/cards.ts';
import { orderedIntercept } from './orders.ts';

/** SS-15.1a: the price of an Intercept before extra points */
function costOf({ data }: Position): number {
  return data.tables.operations[INTERCEPT]!.cost;
}

type Answer = Choices['intercept']['answer'];
type Locals = SsFrame<'interceptWindow'>['my'];

/** Who may Intercept, as actor codes in window order: the owner of the Target, then owners along the path (A5, R63). */
export function interceptorsOf(at: Position, { by, operation, target, path }: Operation): number[] {
  if (operation !== CONQUEST && operation !== RAID) return []; // SS-15.0: nothing else can be Intercepted
  const { owner } = at.g.systems;
  const found: number[] = [];
  const add = (actor: number): void => {
    if (actor !== by && !found.includes(actor)) found.push(actor); // SS-11.62c: once, however many Systems
  };
  if (isOutworlder(owner[target]!) || maySpare(at, owner[target]!)) add(owner[target]!);
  for (const node of path) if (maySpare(at, owner[node] ?? INDEPENDENT)) add(owner[node]!); // SS-11.62b; SS-11.63: through a StarGate there is no path
  return found;
}

/** SS-15.0: an unplayed card; SS-15.2: at most four; R8, R58. All of it is public (A12). */
function maySpare(at: Position, actor: number): boolean {
  const { g } = at;
  if (!isSeat(actor) || !isPlaying(g, actor) || g.players.exile[actor]) return false;
  return sparableCards(g, actor) > 0 && g.players.points[actor]! >= costOf(at);
}

/** Asks all who may Intercept, one after the other or sealed; hands back the Intercepts in window order. */
export function interceptWindow(play: SsPlay, frame: SsFrame<'interceptWindow'>): void {
  if (play.g.options['interceptWindow'] === 'sealed') askSealed(play, frame);
  else askNext(play, frame.my);
}

function askNext(play: SsPlay, my: Locals): void {
  const next = my.left.shift();
  if (next === undefined) play.done(my.answers);
  else if (isOutworlder(next)) answerBySelf(play, my.answers, next);
  else askSeat(play, next, 'intercept', 'SS-15.0', aboutFor(play, next, my)); // SS-15.2: never mandatory
}

function askSealed(play: SsPlay, frame: SsFrame<'interceptWindow'>): void {
  const { my } = frame;
  const { left, answers } = my;
  if (frame.at++ === 0) {
    for (const actor of left) if (isOutworlder(actor)) answerBySelf(play, answers, actor);
    const seats = left.filter(isSeat);
    if (seats.length > 0) askAll(play, seats, 'intercept', 'SS-15.0', (seat) => aboutFor(play, seat, my), true);
  } else play.done(answers.sort((a, b) => left.indexOf(a.by) - left.indexOf(b.by)));
}

/** SS-21.11b: the card that an Outworlder kept back plays itself */
function answerBySelf(play: SsPlay, answers: Interception[], actor: number): void {
  const own = autoIntercept(play.g, actor);
  if (!own) return;
  answers.push(own);
  play.emit('SS-21.11b', 'intercepted', { ...own, strength: interceptStrength(play, own) });
}

function aboutFor({ g }: Position, seat: number, { operation, answers }: Locals): Choices['intercept']['about'] {
  const role = g.systems.owner[operation.target] === seat ? 'target' : 'path';
  return { operation: { ...operation, interceptions: answers.slice() }, role };
}

/** SS-11.0a, SS-15.0: paid and shown before the card of the active player is turned */
function applyIntercept(play: SsPlay, answer: Answer, by: number): void {
  if (!answer.intercept) {
    play.emit('SS-15.2', 'intercept-passed', { by });
    return;
  }
  const { extra, chits } = answer;
  spend(play.g, by, costOf(play) + extra);
  play.g.players.intercepts[by]! += 1;
  const own: Interception = { by, extra, chits: chits.slice() };
  (play.top.my as Locals).answers.push(own);
  play.emit('SS-15.0', 'intercepted', { ...own, strength: interceptStrength(play, own) });
  showChits(play, by, chits);
}

export const intercept: SsChoice<'intercept'> = {
  shape: z.union([
    z.strictObject({ intercept: z.literal(false) }),
    z.strictObject({
      intercept: z.literal(true),
      extra: z.int().min(0).max(9999),
      chits: z.array(z.int().min(0).max(99)).max(4),
    }),
  ]),
  check: (play, answer, { by }) => (answer.intercept ? checkIntercept(play, by, answer.extra, answer.chits) : null),
  apply: (play, answer, { by }) => applyIntercept(play, answer, by),
  options: (play, { by }) => listedAnswers(play, by),
  sample: (play, { by }, random) => {
    if (random.below(2) === 0) return { intercept: false };
    const most = Math.min(4, play.g.players.points[by]! - costOf(play));
    return { intercept: true, extra: random.below(most + 1), chits: heldWarChits(play, by) };
  },
  defaultAnswer: () => ({ intercept: false }),
  ordered: (play, { by, about }) => orderedIntercept(play, by, about, costOf(play)),
};

function checkIntercept(at: Position, seat: number, extra: number, chits: readonly number[]): Refusal | null {
  const notAfforded = checkFunds(at.g, seat, costOf(at) + extra, 'SS-15.1a');
  if (notAfforded) return notAfforded;
  return chits.length === 0 ? null : checkWarChits(at, seat, chits, 'SS-9.26b');
}

/** Points of an Intercept that a menu lists; more are named in full. */
const MOST_LISTED = 12;

/** Pass, or Intercept with every sum of points, without chits and with all that help. */
function listedAnswers(at: Position, seat: number): Answer[] {
  const most = Math.min(MOST_LISTED, at.g.players.points[seat]! - costOf(at));
  const held = heldWarChits(at, seat);
  const answers: Answer[] = [{ intercept: false }];
  for (const chits of held.length > 0 ? [[], held] : [[]])
    for (let extra = 0; extra <= most; extra++) answers.push({ intercept: true, extra, chits: chits.slice() });
  return answers;
}
