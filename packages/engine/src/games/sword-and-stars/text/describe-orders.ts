/** Standing orders in plain English (A12). */

import { counted, listed, signed } from '#core/text';
import { ALL_POINTS, type InterceptClause, type Orders } from '../orders/orders.ts';
import type { SsView } from '../secrets/view-types.ts';
import { OUTWORLDER } from '../state.ts';
import { actorName, systemNames } from './words.ts';

const UNTIL: Readonly<Record<InterceptClause['until'], string>> = {
  operation: ' in this Operation',
  playerTurn: ' for this Player-Turn',
  round: ' for this Round',
  cancelled: '',
};

/** Everything that is settled, in one line; what is not named is asked. */
export function ordersWords(view: SsView, orders: Orders): string {
  const { intercept, contest, hiveTreaty, violation, ballots, checks, maintenance, voteToEnd, positions } = orders;
  const parts = [
    ...intercept.map((clause) => clauseWords(view, clause)),
    ...(contest === 'ask' ? [] : [`${contest} contest`]),
    ...(hiveTreaty === 'ask' ? [] : [`${WINDOW[hiveTreaty]} Treaties with the Hive`]),
    ...(violation === 'ask' ? [] : [`${WINDOW[violation]} violations of Atjay`]),
    ...Object.entries(ballots).flatMap(([cause, order]) =>
      order === 'ask' ? [] : [`ballot over ${cause}: ${order === 'withhold' ? 'no votes' : `all for ${order.choice}`}`],
    ),
    ...(checks === 'ask' ? [] : [`${checks} Sector checks`]),
    ...(maintenance === 'ask' ? [] : ['pay for every StarGate']),
    ...(voteToEnd === 'ask' ? [] : [`vote to end: ${voteToEnd}`]),
    ...(positions.length > 0 ? [`positions ${positions.join(', ')}`] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : 'ask me everything';
}
const WINDOW = { call: 'call a Session over', pass: 'let pass' } as const;

function clauseWords(view: SsView, { answer, ...clause }: InterceptClause): string {
  const what = { conquest: 'Conquests', raid: 'Raids', any: 'attacks' }[clause.operation];
  const whose = clause.attacker < 0 ? '' : ` by ${attackerName(view, clause.attacker)}`;
  const where = clause.targets.length > 0 ? ` on ${systemNames(view, clause.targets)}` : '';
  const role = { target: ' on my Systems', path: ' that only pass my Systems', any: '' }[clause.role];
  const verb = { pass: 'never Intercept', ask: 'ask me about', intercept: 'Intercept' }[answer.do];
  const how = answer.do === 'intercept' ? extraWords(answer) : '';
  return `${verb} ${what}${whose}${where === '' ? role : where}${limits(clause)}${how}${UNTIL[clause.until]}`;
}

function attackerName(view: SsView, attacker: number): string {
  return attacker === OUTWORLDER ? 'Outworlders' : actorName(view, attacker);
}

function limits({ minRating, maxRating, keepPoints, keepCards }: Omit<InterceptClause, 'answer'>): string {
  const parts = [
    ...(minRating === null ? [] : [`from rating ${signed(minRating)}`]),
    ...(maxRating === null ? [] : [`up to rating ${signed(maxRating)}`]),
    ...(keepPoints > 0 ? [`keeping ${counted(keepPoints, 'point')}`] : []),
    ...(keepCards > 0 ? [`keeping ${counted(keepCards, 'card')}`] : []),
  ];
  return parts.length > 0 ? ` ${listed(parts)}` : '';
}

function extraWords({ extra, chits }: Extract<InterceptClause['answer'], { do: 'intercept' }>): string {
  const points =
    'points' in extra
      ? counted(extra.points, 'extra point')
      : `what brings it down to ${signed(extra.downTo)}, ${extra.atMost < ALL_POINTS ? `at most ${counted(extra.atMost, 'point')}` : 'whatever it costs'}`;
  return ` with ${points}${chits === 'all' ? ' and all chits' : ''}`;
}
