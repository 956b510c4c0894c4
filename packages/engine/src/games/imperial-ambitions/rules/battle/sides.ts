/** B0: who takes part, who defends, empty task forces (IA-set-3, R73, R79 to R81). */
import { systemAt } from '../../board/chart.ts';
import { reveal } from '../../board/unit-rows.ts';
import { isProject, isSite, isSpaceUnit, unitsWhere } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { type Battle, type ImperialState, IN_PLAY, MARKERS, OFF_MAP } from '../../state.ts';
import type { IaPlay, Position } from '../../types.ts';

/** Finished space units of an owner in a strategic hex, in the system or outside it (R79). */
export function forcesIn(g: ImperialState, hex: number, owner: number): number[] {
  const { units } = g;
  const found: number[] = [];
  for (let unit = 0; unit < units.hex.length; unit++)
    if (
      units.hex[unit] === hex &&
      units.owner[unit] === owner &&
      units.status[unit] === IN_PLAY &&
      isSpaceUnit(g, unit) &&
      !isProject(g, unit)
    )
      found.push(unit);
  return found;
}

/** IA-bld-29, R61, R131: what can be attacked in a hex: bases being built in space too */
export function targetsIn(g: ImperialState, hex: number, owner: number): number[] {
  return unitsWhere(
    g,
    (unit) =>
      g.units.hex[unit] === hex &&
      g.units.owner[unit] === owner &&
      (isSite(g, unit) || (isSpaceUnit(g, unit) && !isProject(g, unit))),
  );
}

/** Players with a marker or a space unit in the hex who are no side: nobody sees whether a marker is empty (R23, R81). */
export function bystandersIn({ g }: Position, hex: number, sides: readonly number[]): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    if (sides.includes(seat) || g.players.out[seat] !== 0) continue;
    if (forcesIn(g, hex, seat).length > 0 || markersIn(g, hex, seat).length > 0) found.push(seat);
  }
  return found;
}

function markersIn(g: ImperialState, hex: number, seat: number): number[] {
  const found: number[] = [];
  for (let number = 1; number < MARKERS; number++)
    if (g.taskForces.hex[seat * MARKERS + number] === hex) found.push(number);
  return found;
}

/** IA-set-19, R80: shown and taken off the map */
export function removeEmptyForces(play: IaPlay, hex: number, owner: number): void {
  if (owner === NEUTRAL) return;
  const { g } = play;
  const units = forcesIn(g, hex, owner);
  for (const taskForce of markersIn(g, hex, owner)) {
    if (units.some((unit) => g.units.taskForce[unit] === taskForce)) continue;
    g.taskForces.hex[owner * MARKERS + taskForce] = -1;
    play.emit('IA-tf-3', 'emptyForce', { seat: owner, taskForce });
  }
}

export function addSide(battle: Battle, owner: number): void {
  if (battle.sides.includes(owner)) return;
  battle.sides.push(owner);
  battle.sheet.push(-1);
  for (const list of [battle.placed, battle.done, battle.superior]) list.push(0);
}

/** Pairs without order; one pair stands once. */
export function addHostile(battle: Battle, a: number, b: number): void {
  const { hostile } = battle;
  for (let at = 0; at < hostile.length; at += 2)
    if ((hostile[at] === a && hostile[at + 1] === b) || (hostile[at] === b && hostile[at + 1] === a)) return;
  hostile.push(a, b);
}

/** IA-set-3, R73: the garrison, the controller, else whoever came first; even if it was he who attacked */
export function defenderOf(at: Position, hex: number, sides: readonly number[]): number {
  const { g } = at;
  if (sides.includes(NEUTRAL)) return NEUTRAL;
  const system = systemAt(at, hex);
  const controller = system < 0 ? NEUTRAL : g.systems.controller[system]!;
  if (sides.includes(controller)) return controller;
  let first = sides[0]!;
  let stamp = Number.POSITIVE_INFINITY;
  for (const owner of sides)
    for (const unit of targetsIn(g, hex, owner))
      if (g.units.arrived[unit]! < stamp) {
        stamp = g.units.arrived[unit]!;
        first = owner;
      }
  return first;
}

/** IA-set-18, R79: all units of the participants in the hex, in the system or outside; ground units and projects too */
export function gatherUnits(at: Position): void {
  const { units, battle } = at.g;
  const here = unitsWhere(at.g, (unit) => units.hex[unit] === battle.hex && battle.sides.includes(units.owner[unit]!));
  battle.units = reveal(at, here).sort((a, b) => a - b); // R23: from now on all know them
  for (const unit of battle.units) at.g.units.battle[unit] = OFF_MAP;
}
