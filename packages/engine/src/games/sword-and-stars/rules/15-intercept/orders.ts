/** A12 Standing Intercept orders: the first clause that fits answers. */
import { CONQUEST } from '../../data/types.ts';
import type { InterceptClause } from '../../orders/orders.ts';
import { OUTWORLDER } from '../../state.ts';
import type { Choices, Position } from '../../types.ts';
import { isOutworlder } from '../03-systems.ts';
import { interceptStrength } from '../11-operations/effectiveness.ts';
import { heldWarChits } from '../11-operations/war-chits.ts';

type Question = Choices['intercept']['about'];
type Answer = Choices['intercept']['answer'];

/** Null: no clause fits, or the clause says ask. */
export function orderedIntercept(at: Position, seat: number, about: Question, cost: number): Answer | null {
  for (const clause of at.g.orders[seat]!.intercept) {
    if (!isMeant(clause, about)) continue;
    if (clause.answer.do === 'ask') return null;
    if (clause.answer.do === 'pass') return { intercept: false };
    const answer = interceptBy(at, seat, about, clause);
    if (keepsEnough(at, seat, clause, cost + answer.extra)) return answer;
  }
  return null;
}

function isMeant(
  { role, operation, attacker, targets, minRating, maxRating }: InterceptClause,
  about: Question,
): boolean {
  const { by, operation: which, target, rating } = about.operation;
  if (role !== 'any' && role !== about.role) return false;
  if (operation !== 'any' && (operation === 'conquest') !== (which === CONQUEST)) return false;
  if (attacker >= 0 && attacker !== by && !(attacker === OUTWORLDER && isOutworlder(by))) return false;
  if (targets.length > 0 && !targets.includes(target)) return false;
  return (minRating === null || rating >= minRating) && (maxRating === null || rating <= maxRating);
}

/** A clause that would leave less than it says does not fit. */
function keepsEnough(
  { g }: Position,
  seat: number,
  { keepPoints, keepCards }: InterceptClause,
  spent: number,
): boolean {
  const { points, cards } = g.players;
  return points[seat]! - spent >= keepPoints && cards[seat]! - 1 >= keepCards;
}

function interceptBy(
  at: Position,
  seat: number,
  { operation }: Question,
  { answer }: InterceptClause,
): { intercept: true; extra: number; chits: number[] } {
  if (answer.do !== 'intercept') throw new Error('the clause does not intercept');
  const chits = answer.chits === 'all' ? heldWarChits(at, seat) : [];
  const { extra } = answer;
  if ('points' in extra) return { intercept: true, extra: extra.points, chits };
  const all = [...operation.interceptions, { by: seat, extra: 0, chits }]; // earlier answers are seen
  const left = all.reduce((rating, one) => rating - interceptStrength(at, one), operation.rating);
  return { intercept: true, extra: Math.max(0, Math.min(extra.atMost, left - extra.downTo)), chits };
}
