/**
 * Taxing without revolt: the Seat pays whatever it has; elsewhere a point is weighed against Unrest and Rebellion.
 * Exploiting is for Systems that count for nothing anyway.
 */
import {
  LOWEST_TECH,
  NOT_TAXED,
  nameOf,
  type Position,
  partialsOn,
  ROUNDS,
  rebellionOdds,
  rebellionValue,
  type SwordTypes,
  systemsOf,
  type TaxOrder,
  yieldOf,
} from '@admiralty/engine/sword-and-stars';
import type { Candidate, Question } from '../knowledge.ts';
import { revoltRisk } from './operation-gains.ts';
import { Outlook } from './outlook.ts';
import { holdingOf, USEFUL_POINTS, worthOf } from './values.ts';
import { say } from './words.ts';

interface Levy {
  order: TaxOrder;
  gain: number;
}

/** What may still be raised, System by System, best first; only what pays. */
export function leviesOf(outlook: Outlook): Levy[] {
  const { at, seat } = outlook;
  const { taxed } = at.g.systems;
  if (at.g.players.exile[seat]) return [];
  const isOpen = (system: number): boolean => at.g.players.taxation[seat] === NOT_TAXED || taxed[system] === 0;
  const levies = systemsOf(at.g, seat)
    .filter(isOpen)
    .flatMap((system) => leviesAt(outlook, system));
  return levies.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
}

/** The best way to tax one System, and to exploit it. */
function leviesAt(outlook: Outlook, system: number): Levy[] {
  const { at, seat } = outlook;
  const tech = at.g.systems.tech[system]!;
  if (tech <= LOWEST_TECH) return [];
  const levies: Levy[] = needsPoints(outlook)
    ? [{ order: { do: 'exploit', system }, gain: exploitGain(outlook, system) }]
    : [];
  const isSeat = at.g.players.seat[seat] === system;
  for (let points = isSeat ? Math.max(1, tech) : 1; points <= tech; points++)
    levies.push({ order: { do: 'tax', system, points }, gain: taxGain(outlook, system, points) });
  return levies.length > 0 ? [levies.reduce((best, one) => (one.gain > best.gain ? one : best))] : [];
}

function taxGain(outlook: Outlook, system: number, points: number): number {
  const { at, own, seat } = outlook;
  const raised = Math.max(0, points - partialsOn(at.g, system)) * own.price;
  const held = holdingOf(at, seat, system);
  if (held.isSeat) return raised;
  const odds = rebellionOdds(at, rebellionValue(at, system, points));
  const now = worthOf(at, own, system, held);
  const restless = worthOf(at, own, system, { ...held, unrest: true });
  const lost = odds.rebellion / 36;
  return (1 - lost) * raised - (odds.unrest / 36) * (now - restless) - lost * Math.max(LEAST_LOSS, now);
}

/** Nobody wears down his own Systems for points that his cards cannot use. */
function needsPoints({ at: { g }, seat }: Outlook): boolean {
  return g.players.points[seat]! < USEFUL_POINTS * ROUNDS;
}

function exploitGain(outlook: Outlook, system: number): number {
  const { at, own, seat } = outlook;
  const held = holdingOf(at, seat, system);
  const now = worthOf(at, own, system, held);
  const after = worthOf(at, own, system, { ...held, tech: held.tech - 1, unrest: held.unrest || !held.isSeat });
  const { exploitation } = at.data.tables.rebellion;
  const lost = held.unrest && !held.isSeat ? revoltRisk(at, system, exploitation) : 0;
  return (
    (1 - lost) * averageYield(at, system) * own.price - (1 - lost) * (now - after) - lost * Math.max(LEAST_LOSS, now)
  );
}

/** A System that rebels is gone, and stands open to everybody. */
const LEAST_LOSS = 0.5;

function averageYield(at: Position, system: number): number {
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += yieldOf(at, system, die);
  return Math.max(0, sum / 6 - partialsOn(at.g, system));
}

export function taxAdvice({ play, seat }: Question<SwordTypes>): Candidate<TaxOrder>[] {
  const outlook = new Outlook(play, seat);
  const levies = leviesOf(outlook).slice(0, 6);
  const rest: Candidate<TaxOrder> = {
    answer: { do: 'done' },
    value: outlook.value(0),
    words: levies.length > 0 ? say.taxing.restWouldRebel : say.taxing.raisesNoMore,
  };
  return [
    ...levies.map(({ order, gain }) => ({
      answer: order,
      value: outlook.value(gain),
      words: wordsFor(play, seat, order),
    })),
    rest,
  ];
}

function wordsFor(at: Position, seat: number, order: TaxOrder): string {
  if (order.do === 'done') return say.taxing.noMoreTaxes;
  const name = nameOf(at, order.system);
  const isSeat = at.g.players.seat[seat] === order.system;
  if (order.do === 'exploit') return isSeat ? say.taxing.exploitsSeat(name) : say.taxing.exploits(name);
  return isSeat ? say.taxing.seatPays : say.taxing.canBear(name);
}
