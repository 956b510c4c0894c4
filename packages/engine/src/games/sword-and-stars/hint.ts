/** What an answer means before it is given: rating, cost and chances, worked from what the seat knows. */
import type { Decision } from '../../core/types.ts';
import { outcomesOf } from './calc-cards.ts';
import { REBELLION, UNREST } from './data/types.ts';
import type { Act, Choices, Reading, TaxOrder } from './game-types.ts';
import { isOperation, operationOf } from './s11-build.ts';
import { interceptStrength } from './s11-effectiveness.ts';
import { effortOf } from './s11-operations.ts';
import { rebellionOutcome, rebellionValue } from './s20-rebellion.ts';
import { signed } from './text.ts';

/** A few words on what an answer would mean, or null where there is nothing to say. */
export function hintFor(at: Reading, { by, kind, about }: Decision, answer: unknown): string | null {
  switch (kind) {
    case 'act':
      return actHint(at, by, answer as Act);
    case 'intercept':
      return interceptHint(at, by, about as Choices['intercept']['about'], answer as Choices['intercept']['answer']);
    case 'tax':
      return taxHint(at, by, answer as TaxOrder);
    case 'ballot':
      return ballotHint(about as Choices['ballot']['about'], answer as Choices['ballot']['answer']);
    default:
      return null;
  }
}

/** Rating and price of an Operation, and what the cards not yet turned make of it (5.0c: which come next nobody knows). */
function actHint(at: Reading, seat: number, act: Act): string | null {
  if (!isOperation(act)) return null;
  const { cost, rating } = effortOf(at, seat, act);
  return `rating ${signed(rating)}, costs ${cost + act.extra}; ${chances(at, operationOf(act), rating)}`;
}

function chances(at: Reading, operation: number, rating: number): string {
  const { cards, counts } = outcomesOf(at, operation, rating, at.g.deck);
  const parts = Object.entries(counts).map(([what, count]) => `${what} ${percent(count, cards)}`);
  return parts.join(', ');
}

function percent(count: number, of: number): string {
  return `${Math.round((100 * count) / of)} %`;
}

/** What is left of the attacker's rating, and what that brings him. */
function interceptHint(
  at: Reading,
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

/** Chance of Unrest and of Rebellion; the Seat is taxed without a check (10.15, R54). */
function taxHint(at: Reading, player: number, order: TaxOrder): string | null {
  if (order.do === 'done' || at.g.players.seat[player] === order.system) return null;
  const isQuiet = at.g.systems.unrest[order.system] === 0;
  if (order.do === 'exploit' && isQuiet) return 'brings Unrest, no check';
  const { exploitation, autoRebelAt } = at.data.tables.rebellion;
  const value = rebellionValue(at, order.system, order.do === 'exploit' ? exploitation : order.points);
  if (value >= autoRebelAt) return 'certain Rebellion';
  const counts = { [UNREST]: 0, [REBELLION]: 0 } as Record<number, number>;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const outcome = rebellionOutcome(at, value, a + b);
      if (outcome in counts) counts[outcome]! += 1;
    }
  return `value ${signed(value)}: Unrest ${percent(counts[UNREST]!, 36)}, Rebellion ${percent(counts[REBELLION]!, 36)}`;
}

const BALLOT_WORDS: Readonly<Record<string, string>> = {
  letGo: 'let go',
  expelAndWar: 'expel and Total War',
  owner: 'the owner keeps it',
  taker: 'the other gets it',
};

function ballotHint({ motion }: Choices['ballot']['about'], { choice }: Choices['ballot']['answer']): string | null {
  const word = motion.choices[choice];
  return word === undefined ? null : (BALLOT_WORDS[word] ?? word);
}
