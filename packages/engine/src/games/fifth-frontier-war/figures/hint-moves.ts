/** What can be moved, sent or bought at all: places in reach and prices, where a list of whole answers would be too long. */
import { counted, listed } from '#core/text';
import { worldIn } from '../board/units.ts';
import { admiralName, fleetCode, placeName, squadronId, troopId } from '../text/show-words.ts';
import type { Deployment, Position } from '../types.ts';
import type { FfwFigures } from './figures.ts';

/** So many are named, the others counted. */
const NAMED = 8;

function some(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return rest > 1 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : listed(names);
}

export function xboatHint(at: Position, travellers: FfwFigures['xboats']['travellers']): string | null {
  const parts = travellers.map(
    ({ admiral, reach }) => `${admiralName(at, admiral)} reaches ${some(reach.map((hex) => placeName(at, hex)))}`,
  );
  return parts.join('; ') || null;
}

/** Systems first: what has no world is reached as well. */
function jumpText(at: Position, name: string, places: readonly number[]): string {
  const systems = places.filter((place) => worldIn(at, place) >= 0);
  const names = some(systems.map((hex) => placeName(at, hex)));
  const empty = places.length - systems.length;
  const parts = [names, empty > 0 ? `${empty} empty hexes or boxes` : ''].filter((part) => part !== '');
  return `${name} reaches ${parts.join(' and ')}`;
}

export function scoutHint(at: Position, reach: FfwFigures['scouts']['reach']): string | null {
  const parts = reach.map(({ squadrons, places }) => jumpText(at, squadronId(at, squadrons[0]!), places));
  return parts.join('; ') || null;
}

export function wellLedHint(at: Position, reach: FfwFigures['wellLed']['reach']): string | null {
  const parts = reach.map(({ fleet, places }) => jumpText(at, fleetCode(at, fleet), places));
  return parts.join('; ') || null;
}

/** What could be had, the cheapest first. */
export function offersHint(at: Position, { squadrons, troops }: FfwFigures['replace']['offers']): string {
  const names = [
    ...squadrons.map(({ unit, cost }) => ({ name: squadronId(at, unit), cost })),
    ...troops.map(({ unit, cost }) => ({ name: troopId(at, unit), cost })),
  ].sort((a, b) => a.cost - b.cost);
  return some(names.map(({ name, cost }) => `${name} ${cost}`)) || 'nothing';
}

/** A deployment before it is taken: the proposal place by place, or what is to stand elsewhere. */
export function deploymentHint(at: Position, answer: Deployment, whole: Deployment): string {
  const { automatic, squadrons, troops, admirals, fleets } = answer;
  const isEdit = squadrons.length + troops.length + admirals.length > 0 || fleets !== null;
  return automatic && isEdit ? editText(at, answer) : wholeText(at, whole);
}

function editText(at: Position, { squadrons, troops, admirals, fleets }: Deployment): string {
  const berth = (place: number, aboard: number): string =>
    aboard < 0 ? `at ${placeName(at, place)}` : `aboard ${squadronId(at, aboard)}`;
  return some([
    ...squadrons.map(({ squadron, place }) => `${squadronId(at, squadron)} at ${placeName(at, place)}`),
    ...troops.map(({ troop, place, aboard }) => `${troopId(at, troop)} ${berth(place, aboard)}`),
    ...admirals.map(({ admiral, place, aboard }) => `${admiralName(at, admiral)} ${berth(place, aboard)}`),
    ...(fleets ?? []).map(
      ({ fleet, squadrons: members }) => `${fleetCode(at, fleet)} of ${counted(members.length, 'squadron')}`,
    ),
  ]);
}

/** Where fleets, other squadrons and troops stand, with what the proposal adds. */
function wholeText(at: Position, { squadrons, troops, admirals, fleets }: Deployment): string {
  const placeOf = new Map(squadrons.map(({ squadron, place }) => [squadron, place]));
  const whereIs = (squadron: number): number => placeOf.get(squadron) ?? at.g.squadrons.place[squadron] ?? -1;
  const inFleets = new Set(fleets?.flatMap((fleet) => fleet.squadrons));
  const loose = squadrons.filter(({ squadron }) => !inFleets.has(squadron));
  const ashore = troops.filter(({ aboard }) => aboard < 0);
  const guests = admirals.filter(({ admiral }) => !fleets?.some(({ commander }) => commander === admiral));
  const fleetTexts = (fleets ?? []).map(({ fleet, squadrons: members, commander }) => {
    const cargo = troops.filter(({ aboard }) => members.includes(aboard)).length;
    const leader = commander >= 0 ? ` under ${admiralName(at, commander)}` : '';
    const load = cargo > 0 ? ` with ${counted(cargo, 'troop unit')}` : '';
    return `${fleetCode(at, fleet)} at ${placeName(at, whereIs(members[0] ?? -1))}, ${counted(members.length, 'squadron')}${leader}${load}`;
  });
  const parts = [
    ...fleetTexts,
    `alone: ${byPlace(at, loose)}`,
    `troops: ${byPlace(at, ashore)}`,
    `admirals without a fleet: ${listed(
      guests.map(
        ({ admiral, place, aboard }) =>
          `${admiralName(at, admiral)} at ${placeName(at, aboard < 0 ? place : whereIs(aboard))}`,
      ),
      'none',
    )}`,
  ];
  return parts.join('; ');
}

/** Regina 2314 3, Efate 2109 2. */
function byPlace(at: Position, units: readonly { place: number }[]): string {
  const counts = new Map<number, number>();
  for (const { place } of units) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].map(([place, count]) => `${placeName(at, place)} ${count}`).join(', ') || 'none';
}
