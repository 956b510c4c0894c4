import type { Seat } from '@admiralty/engine';
import {
  hexLabel,
  hexName,
  type IaView,
  looseShips,
  mapLabel,
  ownerName,
  systemName,
  tally,
  type UnitView,
  unitName,
  type Xy,
} from '@admiralty/engine/imperial-ambitions';
import type { Point } from '../../kit/map/geometry.ts';
import type { SideNumber } from '../../kit/side.ts';
import type { NamedPart } from '../../shell/log/line-words.tsx';
import { sidesOf } from '../sides.ts';
import { stripOf } from '../strip.ts';
import type { BoardProps, PhaseMark, PlaceRow, Standing } from '../types.ts';
import { hexesBetween, hexId, idOfLabel, isSameXy, pointOf, selectedHex, selectedSpot, spotId, unitId } from './ids.ts';
import { words } from './words.ts';

export type IaProps = BoardProps<IaView>;

const sidesIn = new WeakMap<IaView['players'], readonly SideNumber[]>();

/** Owners below 0 are neutral. Asked for every counter, so worked out once a view. */
export function sideOf({ players }: IaView, owner: Seat): SideNumber {
  const sides = sidesIn.get(players) ?? sidesOf(players.map(({ name }) => name));
  sidesIn.set(players, sides);
  return sides[owner] ?? 0;
}

/** A battle scenario has no strategic map at all. */
export function isTactical({ battle, isBattle }: IaView): boolean {
  return battle !== null || isBattle;
}

export function headline(view: IaView): string {
  const { battle, isBattle, turn, turnLimit, phase } = view;
  if (!battle) return phase === 'set-up' ? words.setUp : words.turn(turn, turnLimit);
  if (!isBattle) return words.battleAt(hexName(view, battle.xy), battle.turn);
  return battle.turn === 0 ? words.setUp : words.tacticalTurn(battle.turn, turnLimit);
}

type BattlePhase = NonNullable<IaView['battle']>['phase'];

const STRATEGIC: readonly (readonly [string, readonly IaView['phase'][]])[] = [
  [words.strip.income, ['set-up', 'income']],
  [words.strip.build, ['building']],
  [words.strip.move, ['movement']],
  [words.strip.trade, ['trade']],
  [words.strip.combat, ['combat', 'end of turn']],
];

const TACTICAL: readonly (readonly [string, readonly BattlePhase[]])[] = [
  [words.strip.deploy, ['sides', 'placing planets', 'choosing sheets', 'defender sets up', 'attacker sets up']],
  [words.strip.launch, ['launching']],
  [words.strip.move, ['movement', 'stacking']],
  [words.strip.fire, ['fire']],
  [words.strip.yields, ['surrender']],
  [words.strip.land, ['landing', 'check']],
  [words.strip.after, ['after the battle', 'assault', 'over']],
];

export function phases({ battle, phase }: IaView): PhaseMark[] {
  return battle ? stripOf(TACTICAL, battle.phase) : stripOf(STRATEGIC, phase);
}

export function phaseName({ assault, battle, phase }: IaView): string {
  if (assault) return words.assaultPhases[assault.phase];
  return battle ? words.battlePhases[battle.phase] : words.phaseNames[phase];
}

/** In space and carried by nobody: what has a counter of its own. */
export function isAfloat({ place }: UnitView): boolean {
  return place === 'space';
}

/** Counters on the battle map. */
export function unitsOnMap({ units }: IaView): UnitView[] {
  return units.filter((unit) => unit.fight?.place === 'map' && isAfloat(unit));
}

/** Hexes within which an enemy matters for a move. */
const NEAR = 10;

/** Hexes of the enemies that matter there. */
export function enemiesNear(view: IaView, xy: Xy): Xy[] {
  return unitsOnMap(view).flatMap(({ owner, fight }) =>
    fight && owner !== view.viewer && hexesBetween(fight.xy, xy) <= NEAR ? [fight.xy] : [],
  );
}

/** BB1, where a sign or the place says whose it is. */
export function shortName({ units, gone }: IaView, unit: number): string {
  return [...units, ...gone].find((one) => one.unit === unit)?.name ?? '';
}

/** What the reader sees of each owner in a strategic hex, in words. */
export function hexWords(view: IaView, xy: Xy): string {
  const isHere = (one: { xy: Xy }): boolean => isSameXy(one.xy, xy);
  const here = [...view.units.filter(isHere), ...view.markers.filter(isHere), ...view.sightings.filter(isHere)];
  const owners = new Set([
    ...here.filter((one) => !('place' in one) || one.place !== 'aboard').map(({ owner }) => owner),
    ...view.shared.filter(isHere).flatMap(({ others }) => others),
  ]);
  const parts = [...owners].map((owner) => `${ownerName(view, owner)}: ${forceWords(view, xy, owner)}`);
  return parts.join('; ') || words.nobodyHere;
}

/** What the reader sees of one owner there: what a task force holds stands with it. */
export function forceWords(view: IaView, xy: Xy, by: number): string {
  const isOwn = (one: { owner: number; xy: Xy }): boolean => one.owner === by && isSameXy(one.xy, xy);
  const here = view.units.filter((unit) => isOwn(unit) && unit.place !== 'aboard');
  const markers = view.markers.filter(isOwn);
  const held = new Set(markers.flatMap(({ units }) => units ?? []));
  const typesOf = (is: (unit: number) => boolean): UnitView['type'][] =>
    here.flatMap(({ unit, type }) => (is(unit) ? [type] : []));
  const loose = [...typesOf((unit) => !held.has(unit)), ...view.sightings.filter(isOwn).flatMap(({ types }) => types)];
  const forces = markers.map(({ number, units }) =>
    words.force(number, tally(typesOf((unit) => units?.includes(unit) ?? false))),
  );
  return [...forces, ...(loose.length > 0 ? [tally(loose)] : [])].join(', ') || words.unseen;
}

/** What stands in a hex of the battle map, in words. */
export function spotWords(view: IaView, xy: Xy): string {
  const terrain = view.battle?.terrain.filter((one) => isSameXy(one.xy, xy)).map(({ kind }) => words.terrain[kind]);
  const here = unitsOnMap(view).filter(({ fight }) => fight && isSameXy(fight.xy, xy));
  return [...(terrain ?? []), ...here.map(({ unit }) => unitName(view, unit))].join(', ') || words.nobodyHere;
}

export function places({ view }: IaProps): PlaceRow[] {
  return isTactical(view) ? spots(view) : hexes(view);
}

function hexes(view: IaView): PlaceRow[] {
  const systems = view.systems.map(({ xy, system, owner }) =>
    row(view, hexId(xy), systemName(view, system), owner, xy),
  );
  const deep = [...view.markers, ...looseShips(view)].filter(
    ({ xy }, at, all) =>
      !view.systems.some((one) => isSameXy(one.xy, xy)) && all.findIndex((one) => isSameXy(one.xy, xy)) === at,
  );
  return [...systems, ...deep.map(({ xy, owner }) => row(view, hexId(xy), hexName(view, xy), owner, xy))];
}

function row(view: IaView, id: string, place: string, owner: number, xy: Xy): PlaceRow {
  return { id, place, owner: ownerName(view, owner), what: hexWords(view, xy), seat: owner >= 0 ? owner : null };
}

function spots(view: IaView): PlaceRow[] {
  const terrain = (view.battle?.terrain ?? []).map(({ kind, xy }) => ({
    id: spotId(xy),
    place: mapLabel(xy),
    owner: words.nobody,
    what: words.terrain[kind],
    seat: null,
  }));
  const units = unitsOnMap(view).map((unit) => ({
    id: unitId(unit.unit),
    place: mapLabel(unit.fight?.xy ?? unit.xy),
    owner: ownerName(view, unit.owner),
    what: words.unitLine(unit.name, unit.steps, unit.fullSteps), // whose it is stands beside it
    seat: unit.owner >= 0 ? unit.owner : null,
  }));
  return [...units, ...terrain];
}

/** The log names systems by number, hexes by label. */
export function idOf(view: IaView, part: NamedPart): string | null {
  if (part.is === 'unit') return unitId(Number(part.unit));
  if (part.is !== 'place') return null;
  if (typeof part.place === 'string') return idOfLabel(view, part.place);
  const system = view.systems[part.place];
  return system ? hexId(system.xy) : null;
}

/** Where on the map that is shown something selectable is. */
export function pointOfId({ view }: Pick<IaProps, 'view'>, id: string): Point | null {
  const xy = isTactical(view) ? selectedSpot(view, id) : selectedHex(view, id);
  return xy && pointOf(xy);
}

/** Planets held; a battle counts none. */
export function points({ isBattle, players }: IaView): number[] | null {
  return isBattle ? null : players.map(({ planets }) => planets);
}

export function standing({ isBattle, players }: IaView): Standing {
  const { score, planets, lost } = words.standing;
  return {
    columns: isBattle ? [lost] : [planets, lost, score],
    rows: players.map((player) => ({
      seat: player.seat,
      cells: isBattle ? [player.lossPoints] : [player.planets, player.lossPoints, player.score],
    })),
  };
}

/** Own units on the battle map, else the hexes of own task forces and planets. */
export function actors({ view }: IaProps): string[] {
  const isOwn = ({ owner }: { owner: number }): boolean => owner === view.viewer;
  if (isTactical(view))
    return unitsOnMap(view)
      .filter(isOwn)
      .map(({ unit }) => unitId(unit));
  return [...new Set([...view.markers.filter(isOwn), ...view.systems.filter(isOwn)].map(({ xy }) => hexId(xy)))];
}

/** A0708 or Aldren III (A3), and its number. */
export function placeTitle(view: IaView, xy: Xy): string {
  const [name, label] = [hexName(view, xy), hexLabel(view, xy)];
  return name === label ? label : `${name}, ${label}`;
}
