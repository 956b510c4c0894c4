/** Who knows of single units, markers and sheets (R23, R125): asked by the view and by resampling, by nobody else. */
import type { Viewer } from '#core/types';
import { systemAt, systemOf } from '../board/chart.ts';
import { planetOwners } from '../board/control.ts';
import { fogOf } from '../board/options.ts';
import { isBase, isCarried, isProject, isSite, isSpaceUnit } from '../board/units.ts';
import { stepsBetween } from '../data/coordinates.ts';
import { type FogLevel, NEUTRAL } from '../data/names.ts';
import { AWAY, B_ATTACKER, type ImperialState, IN_PLAY, MARKERS } from '../state.ts';
import type { Position } from '../types.ts';

/** Level `full`: how far own space units and planets see markers. */
const SEES = 3;

/** What a viewer looks from. */
export interface Sight {
  readonly at: Position;
  readonly viewer: Viewer;
  readonly fog: FogLevel;
  /** the referee, an open war, a battle alone: everything but pace and sealed answers */
  readonly isAll: boolean;
  /** hexes of his space units and planets; only under `full` */
  readonly eyes: readonly number[];
}

export function sightOf(at: Position, viewer: Viewer): Sight {
  const fog = at.data.scenarioFor(at.g).kind === 'battle' ? 'open' : fogOf(at);
  const isAll = viewer === 'referee' || fog === 'open';
  return { at, viewer, fog, isAll, eyes: fog === 'full' && typeof viewer === 'number' ? eyesOf(at, viewer) : [] };
}

function eyesOf(at: Position, seat: number): number[] {
  const { units } = at.g;
  const eyes = new Set<number>();
  for (let unit = 0; unit < units.hex.length; unit++)
    if (units.status[unit] === IN_PLAY && units.owner[unit] === seat && isSpaceUnit(at.g, unit))
      eyes.add(units.hex[unit]!);
  for (const [system, owner] of planetOwners(at).entries()) if (owner === seat) eyes.add(systemOf(at, system).hex);
  return [...eyes];
}

/** Does the viewer know everything of this unit? Garrisons are printed in the scenario and fight in public. */
export function isOpen({ at: { g, data }, viewer, isAll }: Sight, unit: number): boolean {
  const owner = g.units.owner[unit]!;
  return isAll || owner === viewer || owner === NEUTRAL || isInFight({ g, data }, unit);
}

/** R23: in a battle or assault everything of the participants is visible to all */
export function isInFight(at: Position, unit: number): boolean {
  const { units, battle, assault } = at.g;
  if (battle.on === 1 && units.battle[unit] !== AWAY) return true;
  if (assault.on === 0) return false;
  const owner = units.owner[unit];
  const isSide = owner === assault.attacker || owner === assault.defender;
  return isSide && units.hex[unit] === systemOf(at, assault.system).hex;
}

/** R23: bases and stations are seen by all with their steps; what is aboard them is not. */
export function isSeenBase(g: ImperialState, unit: number): boolean {
  return isBase(g, unit) && !isProject(g, unit);
}

/** IA-bld-31, R131: a base being built in space is known to those who have had a unit in its system */
export function isSpotted(g: ImperialState, viewer: Viewer, unit: number): boolean {
  return typeof viewer === 'number' && isSite(g, unit) && (g.units.spotted[unit]! & (1 << viewer)) !== 0;
}

/** R23: ships of no task force in deep space; on a system card nobody sees them. */
export function isSeenLoose(at: Position, unit: number): boolean {
  const { g } = at;
  const isLoose = g.units.taskForce[unit] === 0 && !isCarried(g, unit) && !isProject(g, unit);
  return isLoose && isSpaceUnit(g, unit) && systemAt(at, g.units.hex[unit]!) < 0;
}

/** Level `full` hides what is far from everything of the viewer. */
export function isInView({ isAll, fog, eyes, viewer }: Sight, owner: number, hex: number): boolean {
  return isAll || owner === viewer || fog !== 'full' || eyes.some((eye) => stepsBetween(eye, hex) <= SEES);
}

/** Bits of the seats that see what an owner does in a hex. */
export function witnessesOf(at: Position, owner: number, hex: number): number {
  let seats = 0;
  for (let seat = 0; seat < at.g.seats; seat++) if (isInView(sightOf(at, seat), owner, hex)) seats |= 1 << seat;
  return seats;
}

/** R23: hexes in which a seat stands, with all the seats that stand there. */
export function presenceBeside(g: ImperialState, seat: number): Map<number, Set<number>> {
  const own = new Set<number>();
  forPresence(g, (hex, one) => {
    if (one === seat) own.add(hex);
  });
  const found = new Map<number, Set<number>>();
  forPresence(g, (hex, one) => {
    if (!own.has(hex)) return;
    const seats = found.get(hex);
    if (seats) seats.add(one);
    else found.set(hex, new Set([one]));
  });
  return found;
}

/** A seat stands in a hex with a marker, empty or not, or any finished space unit, inside or outside. */
function forPresence(g: ImperialState, visit: (hex: number, seat: number) => void): void {
  const { units, taskForces } = g;
  for (let marker = 0; marker < taskForces.hex.length; marker++)
    if (taskForces.hex[marker]! >= 0) visit(taskForces.hex[marker]!, Math.floor(marker / MARKERS));
  for (let unit = 0; unit < units.hex.length; unit++)
    if (units.owner[unit]! >= 0 && units.status[unit] === IN_PLAY && isSpaceUnit(g, unit) && !isProject(g, unit))
      visit(units.hex[unit]!, units.owner[unit]!);
}

/** IA-set-9, IA-set-16, R77: a sheet is known to its owner, and to all when he begins to place his units */
export function isSheetOpen(g: ImperialState, side: number): boolean {
  const { battle, order } = g;
  if (battle.phase !== B_ATTACKER) return battle.phase > B_ATTACKER;
  if (battle.placed[side] === 1) return true;
  const place = (owner: number): number => (order.includes(owner) ? order.indexOf(owner) : order.length);
  const next = battle.sides
    .filter((owner, index) => owner !== battle.defender && battle.placed[index] === 0)
    .sort((a, b) => place(a) - place(b))[0];
  return battle.sides[side] === next;
}
