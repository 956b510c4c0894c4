/** Fleets and counters as text: the fleet sheet, the plot sheet, the order of battle. */

import { capital, counted, listed, wrap } from '#core/text';
import { printFactor } from '../data/factor.ts';
import { SIDES, sideOfNavy } from '../data/types.ts';
import type { FleetCard, SquadronCard } from '../secrets/cards.ts';
import type { CounterLists, FleetView } from '../secrets/view-types.ts';
import {
  admiralName,
  admiralText,
  fleetCode,
  type Look,
  seatName,
  squadronText,
  troopText,
  whereName,
} from './show-words.ts';

/** The sheet of one fleet: what it is made of, carries and is ordered to do. */
export function showFleet(look: Look, { counter, now, squadrons, total, commander }: FleetCard): string {
  const lines = [`${counter.code} ${counter.name} · ${whereName(look, now)} · ${seatName(look, now.seat)}`];
  if (squadrons === null) return [...lines, '  what it holds is hidden by the fog of war'].join('\n');
  const leader = commander ? admiralText(look, commander.counter.index, commander.now.precedence) : 'no commander';
  const held = now.plotted === null ? '' : `, ${counted(now.plotted, 'order')} standing`;
  lines.push(
    `  ${capital(leader)}; plotting value ${now.plotting}${held}`,
    `  ${strengthText(total, squadrons.length)}`,
  );
  for (const card of squadrons) lines.push(...wrap(squadronLine(look, card), '      ', '    '));
  return [...lines, ...plotLines(look, now)].join('\n');
}

function strengthText(total: FleetCard['total'], count: number): string {
  if (count === 0 || total === null) return 'no squadrons';
  return `range ${total.range}, attack ${total.attack}, bombardment ${total.bombardment}, defense ${total.defense}`;
}

/** A squadron with its state and all aboard. */
export function squadronLine(look: Look, { counter, now, factors, troops, admirals }: SquadronCard): string {
  const marks = [
    now.isReduced ? 'reduced' : '',
    now.isFuelled ? '' : 'dry',
    now.isSpent ? 'spent' : '',
    now.hasJumped ? 'jumped' : '',
    now.detach ? `detached on turn ${now.detach}` : '',
  ].filter((mark) => mark !== '');
  const cargo = [
    ...admirals.map((admiral) => admiralName(look, admiral.counter.index)),
    ...troops.map((troop) => troopText(look, troop.counter.index, troop.now.strength, troop.now.loss)),
  ];
  const state = marks.length > 0 ? ` ${marks.join(', ')}` : '';
  const carries = factors.capacity > 0 ? ` (carries ${factors.capacity})` : '';
  const aboard = cargo.length > 0 ? `; aboard ${listed(cargo)}` : '';
  return `${squadronText(look, counter.index, now.isReduced)}${carries}${state}${aboard}`;
}

function plotLines(look: Look, fleet: FleetView): string[] {
  const code = fleetCode(look, fleet.fleet);
  const lines: string[] = [];
  if (fleet.current !== null) lines.push(`  this turn: ${fleet.current}${fleet.hasFailed ? ', failed' : ''}`);
  if (fleet.mustAbort) lines.push('  cannot carry out its next order: abort it or insert a hold');
  else if (fleet.mayInsert) lines.push('  failed to fill up on a hold: a hold may be inserted');
  for (const { turn, order } of fleet.orders ?? []) lines.push(`  ${turn} ${code}: ${order}`);
  return lines;
}

/** The plot sheet: every fleet whose plots the viewer knows, in the notation. */
export function showPlots(look: Look): string {
  const { view } = look;
  const own = view.fleets.filter(({ orders }) => orders !== null);
  if (own.length === 0) return 'No plots to be seen.';
  const sheet = own.map((fleet) => {
    const { code, name } = look.data.fleets[fleet.fleet]!;
    return [
      `${code} ${name} · ${whereName(look, fleet)} · ${horizonText(look, fleet)}`,
      ...plotLines(look, fleet),
    ].join('\n');
  });
  return [`Plot sheet · next orders are for turn ${view.nextOrders}`, ...sheet].join('\n');
}

/** The turns that no order covers yet. */
function horizonText({ view: { nextOrders } }: Look, { plotting, orders }: FleetView): string {
  if (plotting === 0) return 'well led, no plot';
  const [first, last] = [nextOrders + (orders?.length ?? 0), nextOrders + (plotting ?? 0) - 1];
  if (first > last) return `plotted up to turn ${first - 1}`;
  return first === last ? `to plot: turn ${last}` : `to plot: turns ${first} to ${last}`;
}

/** All counters by side: on the map, in hand, in the pool, eliminated. */
export function showForces(look: Look): string {
  return SIDES.map((side, index) => showSide(look, index, capital(side))).join('\n\n');
}

function showSide(look: Look, side: number, name: string): string {
  const { view, data } = look;
  const isOwn = (squadron: number): boolean => data.squadrons[squadron]!.side === side;
  const isOwnTroop = (troop: number): boolean => data.troops[troop]!.side === side;
  const isOwnAdmiral = (admiral: number): boolean => {
    const { navy = data.admirals[admiral]!.navy } = view.loans.find((one) => one.admiral === admiral) ?? {};
    return sideOfNavy(navy) === side; // FFW-5.7
  };
  const inPlay = view.squadrons.filter(({ squadron }) => isOwn(squadron)).length;
  const onMap = view.troops.filter(({ troop }) => isOwnTroop(troop));
  const strength = onMap.reduce((sum, troop) => sum + troop.strength, 0);
  const group = (title: string, lists: CounterLists): string[] => {
    const kinds = [
      lists.squadrons.filter(isOwn).map((one) => data.squadrons[one]!.id),
      lists.troops.filter(isOwnTroop).map((one) => data.troops[one]!.id),
      lists.admirals.filter(isOwnAdmiral).map((one) => admiralName(look, one)),
    ];
    const lines = kinds.filter((names) => names.length > 0).flatMap((names) => wrap(names.join(', '), '    ', '    '));
    return lines.length > 0 ? [`  ${title}:`, ...lines] : [];
  };
  return [
    `${name}: ${counted(inPlay, 'squadron')} and ${counted(onMap.length, 'troop unit')} (${printFactor(strength)}) in play, ` +
      `${view.squadronPoints[side]} squadron and ${view.troopPoints[side]} troop points`,
    ...view.fleets
      .filter(({ fleet }) => data.fleets[fleet]!.side === side)
      .map((fleet) => `  ${fleetLine(look, fleet)}`),
    ...wrap(`free markers: ${freeMarkers(look, side)}`, '    ', '  '),
    ...group('inside fleets that are hidden', view.hidden),
    ...group('to be placed', view.inHand),
    ...group('in the pool', view.inPool),
    ...group('eliminated', view.eliminated),
  ].join('\n');
}

function freeMarkers({ view, data }: Look, side: number): string {
  const free = view.markers.filter(({ fleet }) => data.fleets[fleet]!.side === side);
  return free.map(({ fleet }) => data.fleets[fleet]!.code).join(', ') || 'none';
}

/** One fleet in one line. */
export function fleetLine(look: Look, view: FleetView): string {
  const { fleet, place, squadrons, commander } = view;
  const head = `${fleetCode(look, fleet)} ${place >= 0 ? 'at ' : ''}${whereName(look, view)}`;
  if (squadrons === null) return `${head}: hidden`;
  const leader = commander !== null && commander >= 0 ? `, ${admiralName(look, commander)}` : '';
  return `${head}: ${counted(squadrons.length, 'squadron')}${leader}`;
}
