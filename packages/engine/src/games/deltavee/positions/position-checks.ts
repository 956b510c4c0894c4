/** What no battle can have led to is refused, by unit. */

import { PositionFault } from '#core/positions';
import { sheetInPlay } from '../board/plane.ts';
import { MISSILE_TYPES } from '../data/types.ts';
import { classOf, isMissile, shareHex } from '../rules/04-spaceships.ts';
import { forPods, hasFieldUp, missilesLeft, missilesReady } from '../rules/05-pods.ts';
import { isBeaten } from '../rules/08-fire/damage.ts';
import { DAMAGED, IN_PLAY, JUMPING, WRECKED } from '../state.ts';
import type { Position } from '../types.ts';

export function checkPosition(at: Position): void {
  at.g.names.forEach((name, unit) => {
    if (at.g.units.status[unit] !== IN_PLAY) return;
    const fault = isMissile(at.g, unit) ? missileFault(at, unit) : vesselFault(at, unit);
    if (fault) throw new PositionFault(name, fault);
  });
}

function missileFault({ g }: Position, unit: number): string | null {
  return sheetInPlay(g, g.units.q[unit]!, g.units.r[unit]!) ? null : 'is outside the sheets in play'; // 6.2
}

function vesselFault(at: Position, unit: number): string | null {
  const { units } = at.g;
  const shipClass = classOf(at, unit);
  if (units.energy[unit]! > shipClass.energy)
    return `holds ${shipClass.energy} Energy Units, not ${units.energy[unit]}`;
  if (shipClass.kind === 'installation' && (units.velocity[unit] !== 0 || units.direction[unit]! % 2 === 1))
    return 'an installation has velocity 0 and a hexside'; // R69
  if (units.fieldUp[unit] && (units.field[unit]! & 3) >= (units.fieldClass[unit] === 2 ? WRECKED : DAMAGED))
    return 'its force field is too damaged to be up'; // 8.9
  if (units.jump[unit] === JUMPING && hasFieldUp(at.g, unit)) return 'cannot jump with its field up'; // R45
  return dockFault(at, unit) ?? podFault(at, unit) ?? (isBeaten(at, unit) ? 'counts as destroyed (11.0)' : null);
}

function dockFault({ g }: Position, unit: number): string | null {
  const { dock, direction, velocity } = g.units;
  const leader = dock[unit]!;
  if (leader < 0) return null;
  if (!shareHex(g, unit, leader) || direction[unit] !== direction[leader] || velocity[unit] !== velocity[leader])
    return 'docked ships share hex, direction and velocity'; // R34
  return null;
}

function podFault(at: Position, unit: number): string | null {
  const { g } = at;
  let fault: string | null = null;
  forPods(at, unit, (row, { name, missiles }) => {
    const places = [...missiles, missiles[1] + missiles[2]]; // DV-FSB-H5
    MISSILE_TYPES.forEach((missile, type) => {
      const count = missilesLeft(g, row, type) + missilesReady(g, row, type);
      if (count > places[type]!) fault = `a ${name} pod takes ${places[type]} ${missile} missiles, not ${count}`; // DV-10.2a
    });
    if (g.pods.state[row]! >= DAMAGED && MISSILE_TYPES.some((_, type) => missilesReady(g, row, type) > 0))
      fault = 'a damaged pod has no prepared missiles';
  });
  return fault;
}
