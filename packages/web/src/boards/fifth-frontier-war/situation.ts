import type { Seat } from '@admiralty/engine';
import { type FfwView, type PlaceCard, sideOfSeat } from '@admiralty/engine/fifth-frontier-war';
import { hexCentre, type Point } from '../../kit/map/geometry.ts';
import type { SideNumber } from '../../kit/side.ts';
import type { NamedPart } from '../../shell/log/line-words.tsx';
import { stripOf } from '../strip.ts';
import type { PhaseMark, PlaceRow, Standing } from '../types.ts';
import { type FfwProps, type Shown, shownOf } from './shown.ts';
import { words } from './words.ts';

/** Imperial, Zhodani: they keep their colours in every scenario. */
const SIDE_NUMBERS: readonly SideNumber[] = [1, 2];

export function sideNumber(side: number): SideNumber {
  return SIDE_NUMBERS[side] ?? 0;
}

/** Seats 0 and 1 lead the two sides, a third and fourth help one of them. */
export function sideOf(view: FfwView, seat: Seat): SideNumber {
  return sideNumber(sideOfSeat(view, seat));
}

export function headline({ turn, lastTurn, phase }: FfwView): string {
  if (phase === 'setUp') return words.setUp;
  return lastTurn === null ? words.turn(turn) : words.turnOf(turn, lastTurn);
}

/** The four parts of a turn, as the strip shows them. */
const STRIP: readonly (readonly [label: string, phases: readonly FfwView['phase'][]])[] = [
  [words.strip.reinforce, ['setUp', 'reinforcements', 'replacements']],
  [words.strip.move, ['firstMover', 'xboats', 'scouts', 'wellLed', 'loading', 'plotted', 'refuelling', 'unloading']],
  [words.strip.combat, ['combat', 'control']],
  [words.strip.plot, ['adjustment', 'guerrillas', 'plotting', 'endOfTurn']],
];

export function phases({ phase }: FfwView): PhaseMark[] {
  return stripOf(STRIP, phase);
}

export function phaseName({ phase }: FfwView): string {
  return words.phaseNames[phase];
}

export function placeId(place: number): string {
  return `place-${place}`;
}
export function fleetId(fleet: number): string {
  return `fleet-${fleet}`;
}

export function squadronId(squadron: number): string {
  return `squadron-${squadron}`;
}
export function troopId(troop: number): string {
  return `troop-${troop}`;
}

type Kind = 'place' | 'fleet' | 'squadron' | 'troop';

export function numberIn(kind: Kind, id: string | null): number | null {
  if (id === null || !id.startsWith(`${kind}-`)) return null;
  const number = Number(id.slice(kind.length + 1));
  return Number.isInteger(number) ? number : null;
}

/** The place that is selected, or where the selected fleet is. */
export function selectedPlace({ view }: Pick<Shown, 'view'>, selected: string | null): number | null {
  const place = numberIn('place', selected) ?? placeOfUnit(view, selected);
  return place === undefined || place < 0 ? null : place;
}

function placeOfUnit(view: FfwView, selected: string | null): number | undefined {
  const fleet = numberIn('fleet', selected);
  const squadron = numberIn('squadron', selected);
  const troop = numberIn('troop', selected);
  if (fleet !== null) return view.fleets.find((one) => one.fleet === fleet)?.place;
  if (squadron !== null) return view.squadrons.find((one) => one.squadron === squadron)?.place;
  return view.troops.find((one) => one.troop === troop)?.place;
}

/** Where a hex or box stands on the map: boxes stand in a row beyond their entry hex. */
export function pointOf({ data }: Pick<Shown, 'data'>, place: number): Point {
  const { q = [], r = [], hexCount } = data.map;
  const point = hexCentre(q[place] ?? 0, r[place] ?? 0);
  if (place < hexCount) return point;
  const box = data.boxes[place - hexCount];
  return { x: point.x + boxStep(box?.side ?? 0), y: point.y };
}

export function pointOfId(props: FfwProps, id: string): Point | null {
  const shown = shownOf(props);
  const place = shown && selectedPlace(shown, id);
  return shown && place !== null ? pointOf(shown, place) : null;
}

/** Imperial boxes lie to the right of the display, the others to its left. */
function boxStep(side: number): number {
  return side === 0 ? 120 : -120;
}

/** Regina 2314; 2111 for empty space; the name of a box. */
export function nameOfPlace({ data }: Pick<Shown, 'data'>, place: number): string {
  const { map } = data;
  if (place >= map.hexCount) return data.boxes[place - map.hexCount]?.name ?? '';
  const world = data.worlds[map.worldAt[place] ?? -1];
  return world ? `${world.name} ${world.label}` : (map.labels[place] ?? '');
}

export function fleetName({ data }: Pick<Shown, 'data'>, fleet: number): string {
  return data.fleets[fleet]?.name ?? '';
}

/** What stands somewhere in one sentence, for those who hear the map. */
export function placeWords(card: PlaceCard): string {
  const parts = card.stacks.flatMap((stack) => {
    const counts = [
      stack.fleets.length > 0 ? words.counts.fleets(stack.fleets.map(({ counter }) => counter.name)) : '',
      stack.independent.length > 0 ? words.counts.squadrons(stack.independent.length) : '',
      stack.troops.length > 0 ? words.counts.troops(stack.troops.length) : '',
      stack.admirals.length > 0 ? words.counts.admirals(stack.admirals.length) : '',
    ].filter(Boolean);
    return counts.length > 0 ? [`${words.sides[stack.side]}: ${counts.join(', ')}`] : [];
  });
  return parts.length > 0 ? parts.join('; ') : words.nobodyHere;
}

export function places(props: FfwProps): PlaceRow[] {
  const shown = shownOf(props);
  if (!shown) return [];
  const rows: PlaceRow[] = [];
  shown.data.map.labels.forEach((_, place) => {
    const card = shown.cards.place(place);
    const isShown =
      card.world?.now || card.stacks.some(({ fleets, independent }) => fleets.length + independent.length > 0);
    if (!isShown) return;
    const control = card.world?.now?.control ?? -1;
    rows.push({
      id: placeId(place),
      place: nameOfPlace(shown, place),
      owner: words.sides[control] ?? words.nobody,
      what: placeWords(card),
      seat: control >= 0 ? control : null,
    });
  });
  return rows;
}

export function idOf(view: FfwView, part: NamedPart): string | null {
  if (part.is === 'place') return placeId(Number(part.place));
  if (part.is !== 'unit') return null;
  const [kind, number] = String(part.unit).split(' ');
  if (kind === 'fleet') return fleetId(Number(number));
  const squadron = view.squadrons.find((one) => kind === 'squadron' && one.squadron === Number(number));
  if (squadron) return squadron.fleet >= 0 ? fleetId(squadron.fleet) : placeId(squadron.place);
  const troop = view.troops.find((one) => kind === 'troop' && one.troop === Number(number));
  return troop && troop.place >= 0 ? placeId(troop.place) : null;
}

/** Fleets of the reader, in the order of the sheet. */
export function actors({ view }: FfwProps): string[] {
  return view.fleets.filter(({ seat, place }) => seat === view.viewer && place >= 0).map(({ fleet }) => fleetId(fleet));
}

/** By side: what it lost in a battle counts only there. */
export function standing({ points, lost }: FfwView): Standing {
  const isBattle = lost.some((one) => one > 0);
  return {
    columns: isBattle ? words.standing : words.standing.slice(1),
    rows: points.map((won, side) => ({ seat: side, cells: isBattle ? [lost[side] ?? 0, won] : [won] })),
  };
}
