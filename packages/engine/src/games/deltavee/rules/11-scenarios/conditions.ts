/** 11.0: has this happened? Each kind of condition that a scenario can name. */
import { distance } from '#hex/index';
import type { Condition, When } from '../../data/types.ts';
import {
  CRAFT,
  DESTROYED,
  type DeltaVeeState,
  DORMANT,
  IN_PLAY,
  INSIDE,
  JUMPED,
  MISSILE,
  WAITING,
  WRECKED,
} from '../../state.ts';
import type { DvPlay, Position } from '../../types.ts';
import { phasingSeat } from '../03-sequence/phases.ts';
import { isInPlay } from '../04-spaceships.ts';
import { forPods, isWrecked, jumpEngine } from '../05-pods.ts';
import { scenarioOf } from '../10-set-up/fitting.ts';
import { isInHexOf, isInOrbit } from './orbit.ts';
import { isSambuLost } from './sambu.ts';
import { isBattleOver } from './yamani.ts';

type Kind<K extends When['kind']> = Extract<When, { kind: K }>;

export function isFulfilled(play: DvPlay, condition: Condition): boolean {
  const { when } = condition;
  const { g } = play;
  switch (when.kind) {
    case 'destroyed': // DV-S1, DV-S2a, DV-S3d: at once, whatever destroyed them
      return countOf(g, when.units, DESTROYED) >= when.count && isAmong(g, when.including, DESTROYED);
    case 'jumped': // DV-S3c
      return countOf(g, when.units, JUMPED) >= when.count;
    case 'orbit': // DV-S4b
      return isInOrbit(play, unitNamed(g, when.unit), when.planet);
    case 'entered': // DV-S8b
      return (
        isInHexOf(play, unitNamed(g, when.unit), when.planet) && hasPod(play, unitNamed(g, when.unit), when.podIntact)
      );
    case 'podDestroyed': // DV-S8b
      return isPodLost(play, when);
    case 'docked': // DV-S4b
      return isDocked(g, when);
    case 'points': // DV-S5c
      return g.points[when.seat]! >= when.atLeast;
    case 'apart':
      return isEndOfPhase(play) && areApart(g, when.distance);
    case 'fleetDestroyed': // DV-S10b
      return isFleetDestroyed(g, when);
    case 'sambuJumped': // DV-FSB-S1b
      return g.sambu >= 0 && g.units.status[g.sambu] === JUMPED;
    case 'sambuLost':
      return isSambuLost(play);
    case 'hopeless': // DV-S3f
      return !scenarioOf(play).victory.some((other) => isPossible(play, other));
    case 'yamani':
      return isBattleOver(play);
  }
}

/** Unit ids of a scenario are the first of that name. */
function unitNamed(g: DeltaVeeState, name: string): number {
  return g.names.indexOf(name);
}

function countOf(g: DeltaVeeState, names: readonly string[], status: number): number {
  let count = 0;
  for (const name of names) if (g.units.status[unitNamed(g, name)] === status) count++;
  return count;
}

function isAmong(g: DeltaVeeState, name: string | null, status: number): boolean {
  return name === null || g.units.status[unitNamed(g, name)] === status;
}

/** Has it at least one pod of this type that is not destroyed? */
function hasPod(at: Position, unit: number, pod: string): boolean {
  let found = false;
  forPods(at, unit, (row, type) => {
    found ||= type.id === pod && !isWrecked(at.g, row);
  });
  return found;
}

function isPodLost(at: Position, { unit: name, pod }: Kind<'podDestroyed'>): boolean {
  const unit = unitNamed(at.g, name);
  return at.g.units.status[unit] === DESTROYED || !hasPod(at, unit, pod);
}

function isDocked(g: DeltaVeeState, when: Kind<'docked'>): boolean {
  const group = g.units.dock[unitNamed(g, when.with)]!;
  return group >= 0 && when.by.some((name) => g.units.dock[unitNamed(g, name)] === group);
}

/** The phase's own step, or the Game-Turn's, is at work: no unit is on its way. */
function isEndOfPhase({ g, table }: DvPlay): boolean {
  const step = table.stack.at(-1)?.step;
  if (step === 'movementPhase') return !g.units.moved.some((moved, unit) => !moved && isYetToMove(g, unit));
  return step === 'gameTurn' || step === 'commandPhase' || step === 'firePhase';
}

function isYetToMove(g: DeltaVeeState, unit: number): boolean {
  return isInPlay(g, unit) && g.units.seat[unit] === phasingSeat(g.first, g.phase) && g.units.velocity[unit]! > 0;
}

/** DV-S2b: every ship and launched craft of one side that far from every one of the other; missiles do not matter */
function areApart(g: DeltaVeeState, limit: number): boolean {
  const { q, r } = g.units;
  const [ours, theirs] = [vessels(g, 0), vessels(g, 1)];
  if (ours.length === 0 || theirs.length === 0) return false;
  return ours.every((a) => theirs.every((b) => distance(q[a]!, r[a]!, q[b]!, r[b]!) > limit));
}

function vessels(g: DeltaVeeState, seat: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < g.names.length; unit++)
    if (isInPlay(g, unit) && g.units.seat[unit] === seat && g.units.kind[unit] !== MISSILE) found.push(unit);
  return found;
}

function isFleetDestroyed(g: DeltaVeeState, { seat, spaceshipsOnly }: Kind<'fleetDestroyed'>): boolean {
  const { kind, home, status } = g.units;
  let ships = 0;
  for (let unit = 0; unit < kind.length; unit++) {
    if (home[unit] !== seat || kind[unit] === MISSILE) continue;
    if (kind[unit] !== CRAFT) ships++;
    const counts = kind[unit] !== CRAFT ? status[unit] !== DESTROYED : !spaceshipsOnly && status[unit] === IN_PLAY;
    if (counts) return false;
  }
  return ships > 0;
}

/** R59: can this side still get there? What has jumped can no longer be destroyed. */
function isPossible(at: Position, { result, when }: Condition): boolean {
  const { g } = at;
  if (when.kind === 'destroyed') {
    const isOpen = (name: string): boolean => isStillAt(g, unitNamed(g, name), DESTROYED);
    const isArmed =
      result === 'draw' ||
      result === 'count' ||
      g.units.status.some((_, unit) => isInPlay(g, unit) && g.units.seat[unit] === result);
    return (
      isArmed && when.units.filter(isOpen).length >= when.count && (when.including === null || isOpen(when.including))
    );
  }
  if (when.kind === 'jumped')
    return when.units.filter((name) => mayYetJump(at, unitNamed(g, name))).length >= when.count;
  return when.kind !== 'hopeless';
}

function isStillAt(g: DeltaVeeState, unit: number, goal: number): boolean {
  const status = g.units.status[unit]!;
  return status === goal || status === IN_PLAY || status === INSIDE || status === WAITING || status === DORMANT;
}

function mayYetJump(at: Position, unit: number): boolean {
  if (at.g.units.status[unit] === JUMPED) return true;
  return isInPlay(at.g, unit) && jumpEngine(at, unit) !== null && at.g.units.engine[unit] !== WRECKED;
}
