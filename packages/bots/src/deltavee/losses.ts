/** How near is a side to having lost? Each condition that the enemy can fulfil, by what is already done and damaged. */
import {
  type Condition,
  DESTROYED,
  type DeltaVeeState,
  forPods,
  isWrecked,
  type Position,
  SHIP,
  scenarioOf,
  type When,
} from '@admiralty/engine/deltavee';
import { fullHits, hitsToKill } from './unit-values.ts';

/** A ship shot to pieces is this much of a destroyed one. */
const DAMAGE = 0.5;

/** 0 nothing lost, 1 the enemy has all he needs. */
export function lossShare(at: Position, seat: number): number {
  let most = 0;
  for (const condition of scenarioOf(at).victory) {
    const isHis = condition.result === 1 - seat;
    const isDraw = condition.result === 'draw';
    if (isHis || isDraw) most = Math.max(most, (isDraw ? DRAWN : 1) * ruinBy(at, seat, condition));
  }
  return most;
}

const DRAWN = 0.5;

function ruinBy(at: Position, seat: number, { when }: Condition): number {
  const { g } = at;
  switch (when.kind) {
    case 'destroyed':
      return destroyedRuin(at, seat, when);
    case 'fleetDestroyed':
      return when.seat === seat ? share(at, fleetOf(g, seat), fleetOf(g, seat).length) : 0;
    case 'points':
      return when.seat === 1 - seat ? Math.min(1, g.points[1 - seat]! / when.atLeast) : 0;
    case 'podDestroyed':
      return podRuin(at, g.names.indexOf(when.unit), when.pod);
    case 'sambuLost':
      return g.sambu >= 0 ? damageShare(at, g.sambu) : 1;
    default:
      return 0;
  }
}

function destroyedRuin(at: Position, seat: number, when: Extract<When, { kind: 'destroyed' }>): number {
  const { g } = at;
  const units = when.units.map((name) => g.names.indexOf(name)).filter((unit) => g.units.home[unit] === seat);
  if (units.length === 0) return 0;
  const whole = share(at, units, when.count);
  return when.including === null ? whole : (whole + damageShare(at, g.names.indexOf(when.including))) / 2;
}

function fleetOf({ units }: DeltaVeeState, seat: number): number[] {
  return units.kind.flatMap((kind, unit) => (kind === SHIP && units.home[unit] === seat ? [unit] : []));
}

/** The worst hit of them, as many as the enemy needs. */
function share(at: Position, units: readonly number[], count: number): number {
  const worst = units.map((unit) => damageShare(at, unit)).sort((a, b) => b - a);
  return worst.slice(0, count).reduce((sum, wear) => sum + wear, 0) / Math.max(1, count);
}

/** 1 destroyed, 0 whole or out of reach. */
export function damageShare(at: Position, unit: number): number {
  const status = at.g.units.status[unit]!;
  if (status === DESTROYED) return 1;
  return status === 0 ? DAMAGE * (1 - hitsToKill(at, unit) / fullHits(at, unit)) : 0;
}

function podRuin(at: Position, unit: number, pod: string): number {
  let most = 0;
  forPods(at, unit, (row, { id }) => {
    if (id === pod) most = Math.max(most, isWrecked(at.g, row) ? 1 : DAMAGE * (at.g.pods.state[row]! / 3));
  });
  return most;
}
