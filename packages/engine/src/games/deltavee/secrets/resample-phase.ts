/** What a phase leaves behind in an enemy's books: Commands given, fires made, missiles under control, fields switched. */
import { type Random, shuffle } from '#core/random';
import { GUIDED, HOMING } from '../data/types.ts';
import { burnRate, fieldCount, fieldState, isMissile } from '../rules/04-spaceships.ts';
import { forPods, generatorClass } from '../rules/05-pods.ts';
import { canHold } from '../rules/08-fire/damage.ts';
import type { DeltaVeeState, Pods, Units } from '../state.ts';
import type { Position } from '../types.ts';

/** Nobody else can count these. What all see stays: burster fires, shots, Maneuver Commands, jamming. */
const OF_UNITS = [
  'commands',
  'shared',
  'guiding',
  'fieldSwitched',
  'extraFires',
  'finished',
] as const satisfies readonly (keyof Units)[];
const OF_PODS = ['fires', 'uses', 'handled', 'switched'] as const satisfies readonly (keyof Pods)[];

/** As if nothing had been done in secret in this phase; which field of a ship is up is left to the hull. */
export function forgetPhase(at: Position, ships: readonly number[]): void {
  const { units, pods } = at.g;
  for (const unit of ships) {
    for (const name of OF_UNITS) units[name][unit] = 0;
    // of ships that were docked nobody knows who paid (DV-7.4j): each is taken to have paid for itself
    const block = burnRate(at, unit);
    units.charged[unit] = units.maneuvers[unit]! > 0 ? block : 0;
    units.lastCharged[unit] = units.lastCharged[unit]! < 0 ? -1 : block;
    const from = units.podFrom[unit]!;
    for (let row = from; row < from + units.podCount[unit]!; row++) for (const name of OF_PODS) pods[name][row] = 0;
    const [up] = sourcesOf(at, unit).filter(({ isUp }) => isUp);
    if (up && up.row >= 0 && hullCanHold(at, unit)) moveField(at.g, unit, up.row, -1);
  }
  const firing = at.g.firing >= 0 && isMissile(at.g, at.g.firing) ? units.ship[at.g.firing]! : at.g.firing;
  if (ships.includes(firing)) at.g.firing = -1; // whose turn it is to fire shows in shots alone, not in launches
}

/** A missile that has changed its course is under control or has homed; of others nobody knows. */
export function drawControl({ units }: DeltaVeeState, missile: number): void {
  const isSteered = units.type[missile] === GUIDED || units.type[missile] === HOMING;
  units.controlled[missile] = isSteered && units.maneuvers[missile]! > 0 ? 1 : 0;
}

/** DV-7.4l: all see that a field is up, not whether it is the hull's or a generator's */
export function drawFields(at: Position, unit: number, random: Random): void {
  const sources = sourcesOf(at, unit);
  const up = sources.filter(({ isUp }) => isUp);
  if (up.length === 0 || up.length === sources.length) return;
  for (const { row } of up) setField(at.g, unit, row, 0);
  for (const { row } of shuffle(sources, random).slice(0, up.length)) setField(at.g, unit, row, 1);
}

/** A field that can be up: of a generator pod, or (row -1) the one of the hull. */
interface Source {
  row: number;
  isUp: boolean;
}

function sourcesOf(at: Position, unit: number): Source[] {
  const { units, pods } = at.g;
  const found: Source[] = hullCanHold(at, unit) ? [{ row: -1, isUp: units.fieldUp[unit]! > 0 }] : [];
  forPods(at, unit, (row, type) => {
    if (type.fieldClass > 0 && canHold(generatorClass(at, unit, row, type), pods.state[row]!))
      found.push({ row, isUp: pods.fieldUp[row]! > 0 });
  });
  return found;
}

/** Only ships with one hull field: the fields of the others follow from their areas (DV-HC-3). */
function hullCanHold(at: Position, unit: number): boolean {
  return fieldCount(at, unit) === 1 && canHold(at.g.units.fieldClass[unit]!, fieldState(at.g, unit, 0));
}

function setField(g: DeltaVeeState, unit: number, row: number, up: number): void {
  if (row < 0) g.units.fieldUp[unit] = up;
  else g.pods.fieldUp[row] = up;
}

function moveField(g: DeltaVeeState, unit: number, from: number, to: number): void {
  setField(g, unit, from, 0);
  setField(g, unit, to, 1);
}
