/** A12 Standing orders: answers given in advance. They are secret to their seat and change no rule. */
import { z } from 'zod';
import { copy } from '#core/copy';

/** Causes of a Special Session, in the order of A10. */
export const CAUSES = [
  'ladau',
  'treaty',
  'diplomaticSuccess',
  'breach',
  'diplomaticConquest',
  'hiveTreaty',
  'violation',
  'readmission',
] as const;
export type Cause = (typeof CAUSES)[number];

const figure = z.int().min(-99).max(99);

/** More than anybody ever has: no limit. */
export const ALL_POINTS = 999;

/** How much an ordered Intercept pays beyond its one point. */
const extraShape = z.union([
  z.strictObject({ points: z.int().min(0).max(ALL_POINTS) }),
  z.strictObject({ downTo: figure, atMost: z.int().min(0).max(ALL_POINTS) }),
]);
const clauseAnswer = z.union([
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('ask') }),
  z.strictObject({ do: z.literal('intercept'), extra: extraShape, chits: z.enum(['none', 'all']) }),
]);

/** One clause of the Intercept orders; the first that fits decides, none fits = ask. */
export const clauseShape = z.strictObject({
  role: z.enum(['target', 'path', 'any']),
  operation: z.enum(['conquest', 'raid', 'any']),
  /** a seat, 7 a Raider, 8 any Outworlder, -1 anybody */
  attacker: z.int().min(-1).max(8),
  /** System numbers; empty = any */
  targets: z.array(z.int().min(0).max(99)).max(42),
  /** of the announced rating */
  minRating: figure.nullable(),
  maxRating: figure.nullable(),
  /** a clause that would leave less does not fit */
  keepPoints: z.int().min(0).max(999),
  keepCards: z.int().min(0).max(10),
  answer: clauseAnswer,
  until: z.enum(['operation', 'playerTurn', 'round', 'cancelled']),
});

const windowOrder = z.enum(['call', 'pass', 'ask']);
/** all votes withheld, all for a choice without chits (its name as in the ballot), or ask */
const ballotOrder = z.union([z.literal('withhold'), z.literal('ask'), z.strictObject({ choice: z.string().max(20) })]);

export const ordersShape = z.strictObject({
  intercept: z.array(clauseShape).max(20),
  contest: z.enum(['always', 'never', 'ask']),
  hiveTreaty: windowOrder,
  violation: windowOrder,
  ballots: z.partialRecord(z.enum(CAUSES), ballotOrder),
  checks: z.enum(['make', 'ignore', 'ask']),
  maintenance: z.enum(['pay', 'ask']),
  voteToEnd: z.enum(['end', 'continue', 'abstain', 'ask']),
  /** wished positions, best first; empty = ask */
  positions: z.array(z.int().min(1).max(5)).max(5),
});

export type InterceptClause = z.output<typeof clauseShape>;
export type Orders = z.output<typeof ordersShape>;

/** Ask me everything. */
export function noOrders(): Orders {
  return {
    intercept: [],
    contest: 'ask',
    hiveTreaty: 'ask',
    violation: 'ask',
    ballots: {},
    checks: 'ask',
    maintenance: 'ask',
    voteToEnd: 'ask',
    positions: [],
  };
}

export function cloneOrders(orders: Orders): Orders {
  return {
    intercept: orders.intercept.length === 0 ? [] : copy(orders.intercept),
    contest: orders.contest,
    hiveTreaty: orders.hiveTreaty,
    violation: orders.violation,
    ballots: copy(orders.ballots),
    checks: orders.checks,
    maintenance: orders.maintenance,
    voteToEnd: orders.voteToEnd,
    positions: orders.positions.slice(),
  };
}
