/** The Register of one System: what is printed, what lies on it, and what follows from it. */

import { counted, listed, signed, wrap } from '#core/text';
import { LOWEST_TECH } from '../data/names.ts';
import type { RebellionView, SsView, SystemView } from '../secrets/view-types.ts';
import { actorName, playerName, systemName, systemNames } from './words.ts';

export function showRegister(view: SsView, number: number): string {
  const system = view.systems[number]!;
  const lines = [
    `${system.name} (System ${number}) · ${ownerWords(view, system)}${system.isConfederate ? ' · Confederation System' : ''}`,
    `Tech Level ${signed(system.tech)} (norm ${signed(system.norm)}${system.cap < 3 ? `, never above ${system.cap}` : ''}) · ${counted(system.planets, 'planet')} · Resource Value ${signed(system.resourceValue)}`,
    `Race ${system.raceName} · Ideology ${system.ideologyName} (${system.series})`,
    ...markers(view, system),
    `Next to ${systemNames(view, view.nodes[number]!.neighbours)}`,
    ...reach(view, system),
    ...figures(view, system),
  ];
  return lines.flatMap((line) => wrap(line, '    ')).join('\n');
}

function ownerWords(view: SsView, { owner, seatOf, isDead }: SystemView): string {
  if (owner < 0) return isDead ? 'void' : 'independent';
  const seat = seatOf === owner ? ', its Seat' : '';
  return `${actorName(view, owner)}${seat}${isDead ? ', nobody else alive' : ''}`;
}

function markers(view: SsView, system: SystemView): string[] {
  const words = [
    ...(system.isInUnrest ? ['in Unrest'] : []),
    ...(system.web > 0 ? [`GuardianWeb ${system.web}`] : []),
    ...(system.hasGate ? [`StarGate${system.tech < 2 ? ' (does not work below Tech Level 2)' : ''}`] : []),
    ...(system.isTaxed ? ['taxed in this Player-Turn'] : []),
    ...(system.isContested ? ['goes to the first Treaty holder who communicates with it'] : []),
    ...(system.fallen >= 0 ? [`fell to the Draka in Round ${system.fallen} of the game`] : []),
  ];
  const trade = system.trade.map((seat) => playerName(view, seat) + (system.waived.includes(seat) ? ' (waived)' : ''));
  const treaties = system.treaty.map((seat) => playerName(view, seat));
  return [
    ...(words.length > 0 ? [words.join(' · ')] : []),
    ...(trade.length > 0 ? [`Trade Connections: ${listed(trade)}`] : []),
    ...(treaties.length > 0 ? [`Treaties: ${listed(treaties)}`] : []),
    ...view.partials
      .filter(({ target }) => target === system.system)
      .map(
        ({ attacker, base, count }) =>
          `${counted(count, 'partial conquest')} by ${actorName(view, attacker)} from ${systemName(view, base)}`,
      ),
    ...tallies(view, 'Conversion', system.conversion),
    ...tallies(view, 'Colonization', system.colonization),
  ];
}

function tallies(view: SsView, what: string, counts: readonly number[]): string[] {
  const words = counts.flatMap((count, seat) => (count > 0 ? [`${playerName(view, seat)} ${count}`] : []));
  return words.length > 0 ? [`${what}: ${words.join(', ')}`] : [];
}

/** Inhabited Systems within the Range limit, by distance. */
function reach(view: SsView, { system, rangeLimit, isDead }: SystemView): string[] {
  if (isDead) return [];
  const lines: string[] = [];
  let ring = [system];
  const seen = new Set(ring);
  for (let range = 1; range <= rangeLimit; range++) {
    ring = ring.flatMap((node) => view.nodes[node]!.neighbours).filter((node) => !seen.has(node) && seen.add(node));
    const inhabited = ring.filter((node) => node < view.systems.length);
    if (range > 1) lines.push(`Range ${range}: ${systemNames(view, inhabited)}`);
  }
  return [`Range limit ${rangeLimit}`, ...lines];
}

function figures(view: SsView, system: SystemView): string[] {
  const { govern, checks, seatOf, owner, tech } = system;
  if (govern === null || checks === null) return [];
  const isSeat = seatOf === owner;
  const taxes = checks.filter(({ demand }) => demand === 0 || (!isSeat && demand <= tech));
  return [
    `Govern rating ${signed(govern)} without extra points`,
    ...taxes.map((check) => checkWords(check, check.demand === 0 ? 'without a tax' : `taxed ${check.demand}`)),
    ...(isSeat ? [`As the Seat of ${playerName(view, owner)} it is taxed without a check`] : exploitation(system)),
  ];
}

/** R55: a check only if it is in Unrest already */
function exploitation({ tech, isInUnrest, exploitCheck }: SystemView): string[] {
  if (tech <= LOWEST_TECH) return [];
  if (!isInUnrest) return ['Exploited it falls into Unrest, without a check'];
  return exploitCheck ? [checkWords(exploitCheck, 'Exploited')] : [];
}

function checkWords({ value, quiet, unrest, rebellion }: RebellionView, cause: string): string {
  return `Rebellion Value ${cause}: ${signed(value)}; of 36 rolls ${quiet} quiet, ${unrest} Unrest, ${rebellion} Rebellion`;
}
