/** Invariants of the battle and the assault being fought. */
import { type Tell, within } from '#core/audit';
import { keyOf } from '#hex/index';
import { isOnMap, isTerrain } from '../board/battle-map.ts';
import { isSystem } from '../board/chart.ts';
import { isDeployed, unitsWhere } from '../board/units.ts';
import { AWAY, B_OVER, G_OVER, IN_PLAY, ON_MAP } from '../state.ts';
import type { Position } from '../types.ts';

export function auditBattle(at: Position, tell: Tell): void {
  const { g } = at;
  const { battle, units, names } = g;
  auditAssault(at, tell);
  if (battle.on === 0) {
    for (const unit of unitsWhere(g, (one) => units.battle[one] !== AWAY)) tell(`${names[unit]} is in no battle`);
    return;
  }
  within(tell, 'battle phase', battle.phase, 0, B_OVER);
  for (const list of [battle.sheet, battle.placed, battle.done, battle.superior])
    if (list.length !== battle.sides.length) tell('a list of the sides has another length');
  if (new Set(battle.sides).size < battle.sides.length) tell('a side stands twice');
  for (const owner of battle.sides) within(tell, 'side', owner, -1, g.seats - 1);
  if (battle.sides.length > 0 && !battle.sides.includes(battle.defender)) tell('the defender is no side');
  if (battle.hostile.some((owner) => !battle.sides.includes(owner))) tell('hostile to what is no side');
  if (new Set(battle.units).size < battle.units.length) tell('a unit stands twice in the battle');
  const listed = new Set(battle.units);
  for (const unit of unitsWhere(g, (one) => units.battle[one] !== AWAY)) {
    if (!listed.has(unit)) tell(`${names[unit]} has a part in the battle and no entry`);
    if (units.hex[unit] !== battle.hex) tell(`${names[unit]} fights in another hex`);
    if (units.battle[unit] === ON_MAP && !isOnMap(at.data.geometry, keyOf(units.q[unit]!, units.r[unit]!)))
      tell(`${names[unit]} is off the battle map`);
    if (isDeployed(g, unit) && isTerrain(g, units.q[unit]!, units.r[unit]!))
      tell(`${names[unit]} stands on a star or planet`); // IA-tac-move-16
  }
}

function auditAssault(at: Position, tell: Tell): void {
  const { assault, units, names } = at.g;
  if (assault.on === 0) {
    for (const unit of unitsWhere(at.g, (one) => units.landing[one] !== 0 || units.orbit[one] !== 0))
      tell(`${names[unit]} is in no assault`);
    return;
  }
  within(tell, 'assault phase', assault.phase, 0, G_OVER);
  if (!isSystem(at, assault.system)) tell('an assault on nothing');
  if (units.status.some((status, unit) => status !== IN_PLAY && units.landing[unit] === 2))
    tell('a lost unit has landed');
}
