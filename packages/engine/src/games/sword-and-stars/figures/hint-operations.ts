/** What an Operation or an Intercept would mean: rating, price, chances, and who may answer it. */

import { counted, listed, signed } from '#core/text';
import { ownerName } from '../rules/03-systems.ts';
import { checkOwnSurge } from '../rules/09-random-events/chits.ts';
import { kindOf } from '../rules/09-random-events/cup.ts';
import {
  buildOperation,
  isInterstellar,
  isOperation,
  type OperationAct,
  operationOf,
} from '../rules/11-operations/build.ts';
import { interceptStrength } from '../rules/11-operations/effectiveness.ts';
import { interceptorsOf } from '../rules/15-intercept/intercept.ts';
import { IN_CUP } from '../state.ts';
import type { Act, Choices, Operation, Position } from '../types.ts';
import { outcomesOf } from './calc-cards.ts';

export function actHint(at: Position, seat: number, act: Act): string | null {
  if (isOperation(act)) return operationHint(at, seat, act);
  if (act.do === 'draw') return drawHint(at);
  if (act.do === 'taxes') return taxesHint(at, seat, act.surge === true);
  const left = at.g.players.cards[seat]!;
  return act.do === 'end' && left > 0 ? `${counted(left, 'card')} left for Intercepts` : null;
}

/** Rating and price, what the cards not yet turned make of it (5.0c: which come next nobody knows), and what it may bring about. */
function operationHint(at: Position, seat: number, act: OperationAct): string {
  const operation = announced(at, seat, act);
  const { rating, paid, violates } = operation;
  const parts = [`rating ${signed(rating)}, costs ${paid}`, chances(at, operation.operation, rating)];
  if (violates) parts.push('violates Atjayan space'); // SS-8.1a, SS-8.1b
  const answering = interceptorsOf(at, operation).map((actor) => ownerName(at, actor));
  if (answering.length > 0) parts.push(`${listed(answering)} may Intercept`);
  return parts.join('; ');
}

function announced(at: Position, seat: number, act: OperationAct): Operation {
  const { target, extra } = act;
  const { base, path, gate, chits } = isInterstellar(act) ? act : { base: target, path: [], gate: false, chits: [] };
  return buildOperation(at, seat, operationOf(act), base, target, path, gate, { extra, chits });
}

function chances(at: Position, operation: number, rating: number): string {
  const { cards, counts } = outcomesOf(at, operation, rating, at.g.deck);
  const parts = Object.entries(counts).map(([what, count]) => `${what} ${percent(count, cards)}`);
  return parts.join(', ');
}

export function percent(count: number, of: number): string {
  return `${Math.round((100 * count) / of)} %`;
}

/** SS-R130: now or never for the taxes */
function taxesHint(at: Position, seat: number, isSurge: boolean): string | null {
  if (checkOwnSurge(at, seat) !== null) return null;
  return isSurge
    ? '2 points, and 1 more for each Hive System taxed'
    : 'Hive Surge stays in your hand: later in these taxes it brings 2 points and nothing more';
}

/** Random Events are never held, so everybody knows how many of them the cup has. */
function drawHint(at: Position): string | null {
  const cup = at.g.chits.flatMap((place, chit) => (place === IN_CUP ? [chit] : []));
  const events = cup.filter((chit) => !kindOf(at, chit).isHolding).length;
  return cup.length === 0 ? null : `a Random Event ${percent(events, cup.length)}`;
}

/** What is left of the attacker's rating, and what that brings him. */
export function interceptHint(
  at: Position,
  by: number,
  { operation }: Choices['intercept']['about'],
  answer: Choices['intercept']['answer'],
): string {
  const all = answer.intercept
    ? [...operation.interceptions, { by, extra: answer.extra, chits: answer.chits }]
    : operation.interceptions;
  const left = all.reduce((rating, one) => rating - interceptStrength(at, one), operation.rating);
  return `rating ${signed(left)}: ${chances(at, operation.operation, left)}`;
}
