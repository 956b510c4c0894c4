/** Conservation of counters and other invariants: a line for each breach. Nothing that players do can cause one. */

import { breaches, type Tell, within } from '#core/audit';
import { auditColumns } from '#core/columns';
import { sheetInPlay } from '../board/plane.ts';
import { MIMS, UNGUIDED } from '../data/types.ts';
import {
  classOf,
  fieldCount,
  fieldState,
  groupOf,
  isInPlay,
  isMissile,
  missileRating,
  railCount,
} from '../rules/04-spaceships.ts';
import { isBeaten } from '../rules/08-fire/damage.ts';
import { possibleHexsides } from '../secrets/knowledge.ts';
import { ABSENT, type DeltaVeeState, INSTALLATION, JUMPING, NO_JUMP, SHIP, WRECKED } from '../state.ts';
import type { DeltaVeeRules, Position } from '../types.ts';
import { auditPods } from './audit-pods.ts';
import { STATUSES } from './position-shape.ts';

export function audit(data: DeltaVeeRules, g: DeltaVeeState): string[] {
  const at: Position = { g, data };
  const { names } = g;
  return breaches(
    (tell) => auditRows(g, tell),
    (tell) => {
      auditTable(g, tell);
      for (let unit = 0; unit < names.length; unit++) auditUnit(at, unit, (line) => tell(`${names[unit]}: ${line}`));
    },
    (tell) => auditPods(at, tell),
  );
}

function auditRows({ units, pods, names }: DeltaVeeState, tell: Tell): void {
  const rows = pods.type.length;
  auditColumns('units', units, names.length, tell);
  auditColumns('pods', pods, rows, tell);
  let next = 0;
  const byPods = names.map((_, unit) => unit).sort((a, b) => units.podFrom[a]! - units.podFrom[b]!);
  for (const unit of byPods) {
    const name = names[unit];
    if (units.podCount[unit] === 0) continue;
    if (units.podFrom[unit] !== next) tell(`${name}: its pods begin at row ${units.podFrom[unit]}, not ${next}`);
    next = units.podFrom[unit]! + units.podCount[unit]!;
  }
  if (next !== rows) tell(`${rows} pod rows, ${next} belong to ships`);
}

function auditTable(g: DeltaVeeState, tell: Tell): void {
  within(tell, 'phase', g.phase, -1, 5);
  within(tell, 'first', g.first, 0, 1);
  within(tell, 'firing', g.firing, -1, g.names.length - 1);
  within(tell, 'Sambu', g.sambu, -3, g.names.length - 1);
  if (g.sambu >= 0 && g.units.kind[g.sambu] !== SHIP) tell('Sambu is aboard no ship');
  if (g.turn < 0 || (g.turn === 0 && g.phase >= 0)) tell(`Game-Turn ${g.turn}`);
  for (const points of g.points) if (points < 0) tell(`${points} points`);
  for (const work of g.repairs) {
    within(tell, 'repair pod', work.pod, 0, g.pods.type.length - 1);
    if (work.turnsLeft < 0) tell(`a repair has ${work.turnsLeft} turns left`);
  }
}

function auditUnit(at: Position, unit: number, tell: Tell): void {
  const { units } = at.g;
  if (units.status[unit] === ABSENT) return auditAbsent(at.g, unit, tell);
  within(tell, 'kind', units.kind[unit]!, 0, INSTALLATION);
  within(tell, 'seat', units.seat[unit]!, 0, 1);
  within(tell, 'status', units.status[unit]!, 0, STATUSES.length - 1);
  within(tell, 'velocity', units.velocity[unit]!, 0, at.data.tables.maximumVelocity); // DV-2.6a
  within(tell, 'direction', units.direction[unit]!, 1, 12);
  within(tell, 'zig', units.zig[unit]!, 0, 1);
  within(tell, 'revealed', units.revealed[unit]!, 0, 1);
  within(tell, 'jump marker', units.jump[unit]!, NO_JUMP, JUMPING);
  within(tell, 'bridge', units.bridge[unit]!, 0, WRECKED);
  within(tell, 'engine', units.engine[unit]!, 0, WRECKED);
  if (isMissile(at.g, unit)) auditMissile(at, unit, tell);
  else auditVessel(at, unit, tell);
  if (isInPlay(at.g, unit)) auditPlace(at, unit, tell);
}

/** DV-S10a: a number without a unit, which pads the shorter of two bought fleets */
function auditAbsent({ names, units }: DeltaVeeState, unit: number, tell: Tell): void {
  const isEmpty = names[unit] === '' && units.seat[unit] === -1 && units.home[unit] === -1;
  if (!isEmpty || units.podCount[unit] !== 0) tell(`unit ${unit} is no unit and yet something`);
}

function auditMissile(at: Position, unit: number, tell: Tell): void {
  const { g, data } = at;
  const { units } = g;
  within(tell, 'missile type', units.type[unit]!, 0, data.missileRatings.length - 1);
  within(tell, 'civ level', units.civ[unit]!, 6, 8);
  const most = units.type[unit] === UNGUIDED ? 0 : missileRating(at, unit).energy;
  within(tell, 'energy', units.energy[unit]!, 0, most);
  within(tell, 'payload', units.payload[unit]!, 0, units.type[unit] === MIMS ? data.tables.mimsPayload : 0);
  if (units.jump[unit] !== NO_JUMP || units.dock[unit]! >= 0) tell('a missile neither jumps nor docks');
}

function auditVessel(at: Position, unit: number, tell: Tell): void {
  const { g } = at;
  const { units } = g;
  const shipClass = classOf(at, unit);
  within(tell, 'energy', units.energy[unit]!, 0, shipClass.energy);
  within(tell, 'rails', railCount(units.rails[unit]!), 0, shipClass.rails);
  const isShip = units.kind[unit] === SHIP;
  if (units.jump[unit] !== NO_JUMP && !(isShip && isInPlay(g, unit))) tell('a jump marker on what cannot jump');
  if (units.kind[unit] === INSTALLATION && (units.velocity[unit] !== 0 || units.direction[unit]! % 2 === 1))
    tell('an installation has velocity 0 and a hexside'); // DV-FSB-PI5
  if (units.kind[unit] === INSTALLATION && !possibleHexsides(g, unit).includes(units.direction[unit]!))
    tell('its own hexside has been ruled out'); // DV-FSB-PI6
  for (let index = 0; index < 4; index++) {
    if (!(units.fieldUp[unit]! & (1 << index))) continue;
    const isUsable = index < fieldCount(at, unit) && fieldState(g, unit, index) <= units.fieldClass[unit]!;
    if (!isUsable || !isInPlay(g, unit)) tell(`force field ${index + 1} is up`);
  }
  if (isInPlay(g, unit) && isBeaten(at, unit)) tell('is in play though it counts as destroyed'); // DV-11.0b
}

function auditPlace({ g }: Position, unit: number, tell: Tell): void {
  const { units } = g;
  if (!sheetInPlay(g, units.q[unit]!, units.r[unit]!)) tell('stands on no sheet in play'); // DV-6.2a
  const leader = units.dock[unit]!;
  if (leader < 0) return;
  const group = groupOf(g, unit);
  if (group.length < 2 || group[0] !== leader) tell(`is docked with group ${leader} of ${group.length}`);
  for (const column of ['q', 'r', 'direction', 'velocity'] as const)
    if (units[column][unit] !== units[column][leader]) tell(`differs in ${column} from the ship it is docked with`); // R34
}
