/** M2 of the Movement Phase: one unit, or a docked group as one, enters hex after hex (A4). */

import { isAsteroid, planetAt, stepOn } from '../../board/plane.ts';
import { type DeltaVeeState, DIE } from '../../state.ts';
import type { Choices, DvFrame, DvPlay } from '../../types.ts';
import { isInPlay, isMissile } from '../04-spaceships.ts';
import { meetsEnemy } from '../09-missiles/meeting.ts';
import { checkVictory } from '../11-scenarios/victory.ts';
import { gravityAllowance, steer } from './gravity.ts';
import { enterTerrain } from './terrain.ts';

/**
 * M2: hex after hex until it has entered as many as its velocity, which a planet may change on the way (DV-6.5d).
 * DV-6.7: whatever happens on the way, it spends no energy
 */
export function moveUnit(play: DvPlay, frame: DvFrame<'moveUnit'>): void {
  const { g } = play;
  const { my } = frame;
  if (play.table.result) return;
  for (;;) {
    if (!goesOn(g, my)) return play.done();
    if (my.entered >= g.units.velocity[my.unit]!) break;
    my.entered++;
    stepGroup(g, my.unit, my.group);
    enterTerrain(play, my.unit);
    if (!isInPlay(g, my.unit) || !isEventful(play, my.unit, my.group)) continue;
    tellMoved(play, my.unit, my.entered);
    frame.at = my.entered;
    return play.call('enterHex', { unit: my.unit, group: my.group.slice() });
  }
  if (frame.at < my.entered) tellMoved(play, my.unit, my.entered); // else it was announced when it entered
  play.done();
}

/** A destroyed unit stops at once; what is left of its docked group goes on. */
function goesOn(g: DeltaVeeState, my: { unit: number; group: number[] }): boolean {
  if (my.group.length === 1) return isInPlay(g, my.unit);
  my.group = my.group.filter((member) => isInPlay(g, member));
  if (!isInPlay(g, my.unit)) my.unit = my.group[0] ?? my.unit;
  return my.group.length > 0;
}

/** R34: all that are docked together share hex and zig-zag; direction and velocity they have in common already. */
function stepGroup(g: DeltaVeeState, unit: number, group: readonly number[]): void {
  const { units } = g;
  stepOn(g, unit);
  if (group.length === 1) return;
  for (const member of group) {
    units.q[member] = units.q[unit]!;
    units.r[member] = units.r[unit]!;
    units.zig[member] = units.zig[unit]!;
  }
}

/** Is there more in the hex than empty space and units that do not concern it? (DV-6.4a) */
function isEventful(play: DvPlay, unit: number, group: readonly number[]): boolean {
  const { g } = play;
  const q = g.units.q[unit]!;
  const r = g.units.r[unit]!;
  if (planetAt(g, q, r) >= 0 || isAsteroid(play, q, r)) return true;
  for (const member of group) if (meetsEnemy(g, member)) return true;
  return false;
}

function tellMoved(play: DvPlay, unit: number, hexes: number): void {
  const { q, r, direction } = play.g.units;
  play.emit('DV-6.0a', 'moved', { unit, q: q[unit]!, r: r[unit]!, direction: direction[unit]!, hexes });
}

/** Steps 2 to 4 of an entry (A4): planet, asteroids, interception. */
export function enterHex(play: DvPlay, frame: DvFrame<'enterHex'>): void {
  const { g } = play;
  const { unit, group } = frame.my;
  if (play.table.result) return;
  const q = g.units.q[unit]!;
  const r = g.units.r[unit]!;
  switch (frame.at++) {
    case 0:
      return enterPlanet(play, unit, planetAt(g, q, r));
    case 1: // DV-6.1f: the only Direction Change outside a Command Phase
      if (frame.back) steer(play, unit, (frame.back as Choices['gravity']['answer']).maneuvers);
      if (isAsteroid(play, q, r)) play.call('asteroids', { unit, left: group.slice() });
      return;
    case 2: {
      const movers = group.filter((member) => isInPlay(g, member) && meetsEnemy(g, member));
      if (movers.length > 0) play.call('interceptions', { movers, pairs: [] }); // DV-6.4b
      return;
    }
    default:
      return play.done();
  }
}

function enterPlanet(play: DvPlay, unit: number, planet: number): void {
  if (planet < 0 || isMissile(play.g, unit)) return;
  checkVictory(play); // R60: entering the hex is the moment
  if (play.table.result || !isInPlay(play.g, unit)) return;
  if (gravityAllowance(play, unit) > 0) play.ask(play.g.units.seat[unit]!, 'gravity', 'DV-6.5a', { unit, planet });
}

/** 6.6: one check for each unit of the group. Fields do not help (R29). */
export function asteroids(play: DvPlay, frame: DvFrame<'asteroids'>): void {
  const { g } = play;
  if (play.table.result) return;
  const unit = frame.my.left.shift();
  if (unit === undefined) return play.done();
  if (!isInPlay(g, unit)) return;
  const velocity = g.units.velocity[unit]!;
  const die = play.roll(DIE, 'DV-6.6a');
  const isHit = die <= velocity; // DV-6.6a
  play.emit('DV-6.6a', 'asteroids', { unit, velocity, die, hit: isHit });
  if (isHit) play.call('hits', { target: unit, by: g.units.seat[unit]!, cause: 'asteroids', left: 1 }); // R27, DV-6.6b, d
}
