/** One battle from its set-up to its end (1.3). A position may begin in any phase. */

import { terrainOf } from '../../board/battle-map.ts';
import { systemAt } from '../../board/chart.ts';
import { NEUTRAL } from '../../data/names.ts';
import {
  AWAY,
  B_AFTER,
  B_ASSAULT,
  B_ATTACKER,
  B_OVER,
  B_SIDES,
  noBattle,
  T_CHECK,
  T_FIRE,
  T_LAND,
  T_LAUNCH,
  T_MOVE,
  T_STACKING,
  T_YIELD,
} from '../../state.ts';
import type { IaFrame, IaPlay } from '../../types.ts';
import { sideOf } from './phases.ts';
import {
  addHostile,
  addSide,
  bystandersIn,
  defenderOf,
  forcesIn,
  gatherUnits,
  removeEmptyForces,
  targetsIn,
} from './sides.ts';

/** IA-tac-seq-1: every step below ends its phase itself (`endPhaseOfTurn`, `enterPhase`) */
export function battle(play: IaPlay, _frame: IaFrame<'battle'>): void {
  const { phase, turn } = play.g.battle;
  if (phase <= B_ATTACKER) return play.call('battleSetUp', {});
  switch (phase) {
    case T_LAUNCH:
      play.emit('IA-tac-seq-1', 'tacticalTurn', { turn });
      return play.call('launching', {});
    case T_MOVE:
      return play.call('tacticalMovement', {});
    case T_STACKING:
      return play.call('stackingCheck', {});
    case T_FIRE:
      return play.call('fireExchange', {});
    case T_YIELD:
      return play.call('yielding', {});
    case T_LAND:
      return play.call('landingAndDocking', {});
    case T_CHECK:
      return play.call('tacticalCheck', {});
    case B_AFTER:
      return play.call('afterBattle', {});
    case B_ASSAULT:
      return play.call('assault', {});
    case B_OVER:
      return play.done();
    default:
      throw new Error(`a battle has no phase ${phase}`);
  }
}

/**
 * Fills `g.battle` for the declared attacks (attacker, attacked) in a hex. Empty task forces of the sides go; if they
 * were all that one of them had, there is no battle (R80).
 */
export function startBattle(play: IaPlay, hex: number, attacks: readonly (readonly [number, number])[]): void {
  const { g } = play;
  play.markRevealed();
  const battle = noBattle();
  g.battle = battle;
  battle.on = 1;
  battle.hex = hex;
  battle.system = systemAt(play, hex);
  battle.phase = B_SIDES;
  for (const owner of new Set(attacks.flat())) removeEmptyForces(play, hex, owner);
  for (const [attacker, attacked] of attacks)
    if (forcesIn(g, hex, attacker).length > 0 && targetsIn(g, hex, attacked).length > 0)
      addHostile(battle, attacker, attacked);
  for (const owner of [...new Set(battle.hostile)].sort((a, b) => a - b)) addSide(battle, owner);
  if (battle.sides.length === 0) {
    battle.phase = B_OVER; // R80
    return;
  }
  battle.defender = defenderOf(play, hex, battle.sides);
  battle.bystanders = bystandersIn(play, hex, battle.sides);
  battle.terrain = terrainOf(play, battle.system);
  gatherUnits(play);
}

/** Everybody is back on the strategic map; IA-unit-21: facings mean nothing there */
export function closeBattle(play: IaPlay): void {
  const { g } = play;
  const { units } = g;
  for (const unit of g.battle.units) {
    units.battle[unit] = AWAY;
    for (const column of ['q', 'r', 'facing', 'activated', 'fired', 'idleUntil', 'hasAttacked'] as const)
      units[column][unit] = 0;
  }
  g.battle = noBattle();
}

/**
 * A player gives up in mid-battle (R114): what he leaves on the map (bases, PDBs) is neutral and fights on by R124.
 * The caller deals with his units and his open questions.
 */
export function dropSide(play: IaPlay, owner: number): void {
  const { g } = play;
  const { battle } = g;
  battle.bystanders = battle.bystanders.filter((seat) => seat !== owner);
  const side = sideOf(g, owner);
  if (battle.on === 0 || side < 0) return;
  if (battle.phase === T_MOVE && battle.order[battle.at] === owner) battle.activations = 0;
  if (battle.winner === owner) battle.winner = NEUTRAL;
  if (battle.sides.includes(NEUTRAL)) {
    battle.done[side] = 1;
    battle.placed[side] = 1;
    return;
  }
  const heir = (one: number): number => (one === owner ? NEUTRAL : one);
  battle.sides = battle.sides.map(heir);
  battle.hostile = battle.hostile.map(heir);
  battle.order = battle.order.map(heir);
  battle.defender = heir(battle.defender);
}
