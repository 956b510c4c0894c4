/** What an Operation or an Intercept would mean: rating, price, chances, and who may answer it. */

import { counted, listed, signed } from '#core/text';
import { nameOf } from '../rules/03-systems.ts';
import { checkOwnSurge } from '../rules/09-random-events/chits.ts';
import { kindOf } from '../rules/09-random-events/cup.ts';
import { isOperation, type OperationAct } from '../rules/11-operations/build.ts';
import { IN_CUP } from '../state.ts';
import { effectText } from '../text/effects.ts';
import type { Act, Choices, Position } from '../types.ts';
import { interceptFigures, operationFigures } from './figures.ts';
import { type CardOdds, EFFECTS } from './forecast.ts';

export function actHint(at: Position, seat: number, act: Act): string | null {
  if (isOperation(act)) return operationHint(at, seat, act);
  if (act.do === 'draw') return drawHint(at);
  if (act.do === 'taxes') return taxesHint(at, seat, act.surge === true);
  const left = at.g.players.cards[seat]!;
  return act.do === 'end' && left > 0 ? `${counted(left, 'card')} left for Intercepts` : null;
}

/** Rating and price, what the cards not yet turned make of it (5.0c: which come next nobody knows), and what it may bring about. */
function operationHint(at: Position, seat: number, act: OperationAct): string {
  const { odds, cost, violates, interceptors } = operationFigures(at, seat, act);
  const parts = [`rating ${signed(odds.rating)}, costs ${cost + act.extra}`, chances(at, odds, !('base' in act))];
  if (violates) parts.push('violates Atjayan space'); // SS-8.1a, SS-8.1b
  const certain = interceptors.filter(({ isCertain }) => isCertain).map(({ name }) => name);
  const choosing = interceptors.filter(({ isCertain }) => !isCertain).map(({ name }) => name);
  if (certain.length > 0) parts.push(`${listed(certain)} will Intercept`);
  if (choosing.length > 0) parts.push(`${listed(choosing)} may Intercept`);
  return parts.join('; ');
}

function chances(at: Position, odds: CardOdds, isStellar: boolean): string {
  const { cards, effects, rebellions } = odds;
  const found = EFFECTS.flatMap((effect) => {
    const count = effects[effect] ?? 0;
    return count > 0 ? [`${effectText(effect, odds, isStellar)} ${percent(count, cards)}`] : [];
  });
  const rebels = rebellions.map((one) => `${nameOf(at, one.system)} rebels ${percent(one.rebels, 1)}`);
  return [...found, ...rebels].join(', ');
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
  const { after } = interceptFigures(at, by, operation, answer);
  return `rating ${signed(after.rating)}: ${chances(at, after, false)}`;
}
