/** Names of things, from a view and the printed data. */
import { capital, signed } from '#core/text';
import { sideOfSeat } from '../board/sides.ts';
import { printFactor } from '../data/factor.ts';
import type { Printed } from '../data/printed.ts';
import { type FifthFrontierWarData, FUEL_CODES, SIDES } from '../data/types.ts';
import type { FfwView } from '../secrets/view-types.ts';
import { DEFENSE } from '../state.ts';

/** What a text is made from: the view cannot tell what its viewer does not know, the data everybody has. */
export interface Look {
  readonly data: FifthFrontierWarData;
  readonly view: FfwView;
}

/** Names need only what is printed. */
export interface Named {
  readonly data: Printed;
}

/** The Imperial side, the Zhodani side, nobody. */
export function sideName(side: number): string {
  const name = SIDES[side];
  return name ? `the ${capital(name)} side` : 'nobody';
}

/** One letter on maps and in lists. */
export function sideLetter(side: number): string {
  return side < 0 ? '-' : capital(SIDES[side]!).charAt(0);
}

/** The Zhodani player; the second Zhodani player (A7). */
export function seatName({ view }: Pick<Look, 'view'>, seat: number): string {
  return `the ${seat < 2 ? '' : 'second '}${capital(SIDES[sideOfSeat(view, seat)] ?? 'unknown')} player`;
}

/** Regina 2110; 2111 for empty space; Imperial reinforcements box (IR). */
export function placeName({ data }: Named, place: number): string {
  const { map } = data;
  const label = map.labels[place];
  if (label === undefined) return 'nowhere';
  if (place >= map.hexCount) return `${data.boxes[place - map.hexCount]!.name} (${label})`;
  const world = data.worlds[map.worldAt[place]!];
  return world ? `${world.name} ${label}` : label;
}

/** Regina 2314, or: in transit to Regina 2314. */
export function whereName(look: Named, { place, transit }: { place: number; transit: number }): string {
  return place >= 0 ? placeName(look, place) : `in transit to ${placeName(look, transit)}`;
}

export function worldName({ data }: Named, world: number): string {
  const found = data.worlds[world];
  return found ? `${found.name} ${found.label}` : 'no world';
}

export function squadronId({ data }: Named, squadron: number): string {
  return data.squadrons[squadron]?.id ?? `squadron ${squadron}`;
}

/** A troop unit, or the defense battalions of the world in question. */
export function troopId({ data }: Named, troop: number): string {
  if (troop === DEFENSE) return 'the defense unit';
  return data.troops[troop]?.id ?? `troop ${troop}`;
}

/** Admiral Long; the Provincial Governor: names of several words are titles. */
export function admiralName({ data }: Named, admiral: number): string {
  const found = data.admirals[admiral];
  if (!found) return 'no admiral';
  return found.name.includes(' ') ? `the ${found.name}` : `Admiral ${found.name}`;
}

export function fleetCode({ data }: Named, fleet: number): string {
  return data.fleets[fleet]?.code ?? `fleet ${fleet}`;
}

/** I-BR-190 4U 6-2-8: jump number and fuel code, then attack, bombardment and defense of its step. FFW-1.2a */
export function squadronText({ data }: Named, squadron: number, isReduced: boolean): string {
  const { id, jump, fuel, attack, bombardment, defense } = data.squadrons[squadron]!;
  const step = isReduced ? 1 : 0;
  return `${id} ${jump}${FUEL_CODES[fuel]} ${attack[step]}-${bombardment[step]}-${defense[step]}`;
}

const MARKS = ['armor', 'elite', 'jumpTroop', 'psionic', 'mercenary'] as const;

/** I-A1 5C tech 15, then its marks. FFW-1.2c */
export function troopText({ data }: Named, troop: number, strength: number, loss: number): string {
  const counter = data.troops[troop]!;
  const tech = counter.isGuerrilla ? '' : ` tech ${counter.tech}`;
  const marks = MARKS.filter((mark) => counter[mark]).map((mark) => (mark === 'jumpTroop' ? 'jump' : mark));
  const notes = [...marks, ...(loss > 0 ? [`${loss} % lost`] : [])];
  return `${counter.id} ${printFactor(strength)}${tech}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** Admiral Mtume 4/0/2: precedence, plotting and tactical factor. FFW-1.2d */
export function admiralText({ data }: Named, admiral: number, precedence: number): string {
  const { plotting, tactical } = data.admirals[admiral]!;
  return `${admiralName({ data }, admiral)} ${precedence}/${plotting}/${signed(tactical)}`;
}
