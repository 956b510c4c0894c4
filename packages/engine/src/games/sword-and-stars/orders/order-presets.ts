/** A12 Standing orders that a menu offers ready-made; all others are named in full. */

import type { Position } from '../types.ts';
import { ALL_POINTS, cloneOrders, type InterceptClause, noOrders, type Orders } from './orders.ts';

/** Every Conquest and Raid, and no Intercept: what a clause narrows down. */
const PASS: InterceptClause = {
  role: 'any',
  operation: 'any',
  attacker: -1,
  targets: [],
  minRating: null,
  maxRating: null,
  keepPoints: 0,
  keepCards: 0,
  answer: { do: 'pass' },
  until: 'cancelled',
};
/** As many clauses as `ordersShape` takes. */
const MOST_CLAUSES = 20;
/** The Seat is held down to this rating, where nothing hurts it. */
const HARMLESS = -1;

/** The orders as they are, each time with one more: a clause before the others, or one answer settled. */
export function listedOrders({ g }: Position, seat: number): Orders[] {
  const now = g.orders[seat]!;
  const lists = clausesFor(g.players.seat[seat]!)
    .filter((clause) => !now.intercept.some((one) => isSame(one, clause)))
    .map((clause): Partial<Orders> => ({ intercept: [clause, ...now.intercept].slice(0, MOST_CLAUSES) }));
  const settled: Partial<Orders>[] = [
    { contest: 'always' },
    { contest: 'never' },
    { hiveTreaty: 'pass' },
    { violation: 'pass' },
    { maintenance: 'pay' },
    { voteToEnd: 'end' },
    { voteToEnd: 'continue' },
  ];
  const listed = [noOrders(), ...[...lists, ...settled].map((more) => ({ ...cloneOrders(now), ...more }))];
  return listed.filter((orders) => !isSame(orders, now));
}

function clausesFor(home: number): InterceptClause[] {
  const clauses: InterceptClause[] = [
    { ...PASS, operation: 'raid' },
    { ...PASS, role: 'path' },
    { ...PASS, until: 'playerTurn' },
  ];
  const down = { downTo: HARMLESS, atMost: ALL_POINTS };
  if (home >= 0)
    clauses.push({
      ...PASS,
      role: 'target',
      targets: [home],
      answer: { do: 'intercept', extra: down, chits: 'none' },
    });
  return clauses;
}

/** Both are plain data, made in one order of keys by the shape or by this file. */
function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
