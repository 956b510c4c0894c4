/** Phases of a battle, whose turn it is in them, and when it is decided (1.3, IA-end-4). */

import { areHostile } from '../../board/sides.ts';
import { isDeployed, isPdb, isProject } from '../../board/units.ts';
import { B_AFTER, type ImperialState, T_FIRE, T_MOVE } from '../../state.ts';
import type { IaPlay } from '../../types.ts';

/** Index of an owner among the sides, -1 none. */
export function sideOf({ battle }: ImperialState, owner: number): number {
  return battle.sides.indexOf(owner);
}

/** Seats among the sides that are still in the game: who can be asked. */
export function seatsOf({ battle, players }: ImperialState): number[] {
  return battle.sides.filter((owner) => owner >= 0 && players.out[owner] === 0);
}

/** Puts the battle into a phase, with nobody done and nothing rolled yet. */
export function enterPhase({ battle, units }: ImperialState, phase: number): void {
  battle.phase = phase;
  battle.order = [];
  battle.at = 0;
  battle.activations = 0;
  for (let side = 0; side < battle.sides.length; side++) battle.done[side] = 0;
  if (phase === T_MOVE) for (const unit of battle.units) units.activated[unit] = 0;
  if (phase === T_FIRE) for (const unit of battle.units) units.fired[unit] = 0;
}

/** Owners with a deployed unit on the map, be it a base that is being built (R61); PDBs and carried units do not hold it (R95). */
export function sidesOnMap(g: ImperialState): number[] {
  return g.battle.sides.filter((owner) => holdsMap(g, owner, true));
}

/** Owners with a finished unit on the map: those who can do anything there. */
export function ableSides(g: ImperialState): number[] {
  return g.battle.sides.filter((owner) => holdsMap(g, owner, false));
}

function holdsMap(g: ImperialState, owner: number, withSites: boolean): boolean {
  for (const unit of g.battle.units)
    if (g.units.owner[unit] === owner && isDeployed(g, unit) && !isPdb(g, unit) && (withSites || !isProject(g, unit)))
      return true;
  return false;
}

/** IA-end-4, IA-tac-seq-3, R95: no two sides that fight each other are left on the map */
export function isDecided(g: ImperialState): boolean {
  const left = sidesOnMap(g);
  for (let a = 0; a < left.length; a++) for (let b = 0; b < a; b++) if (areHostile(g, left[a]!, left[b]!)) return false;
  return true;
}

/** The test of T6, made after T2, T3, T4 and yielding too: on to the next phase, or the battle is over. */
export function endPhaseOfTurn(g: ImperialState, next: number): void {
  enterPhase(g, isDecided(g) ? B_AFTER : next);
}

/** The side that is on in an alternating phase, or null when all are done. `battle.at` may stand on one that is done. */
export function sideToAct(g: ImperialState): number | null {
  const { battle } = g;
  for (let tried = 0; tried < battle.order.length; tried++) {
    const owner = battle.order[battle.at]!;
    if (battle.done[sideOf(g, owner)] === 0) return owner;
    passOn(g);
  }
  return null;
}

/** The next side in initiative order is on. */
export function passOn({ battle }: ImperialState): void {
  battle.at = (battle.at + 1) % battle.order.length;
}

/** IA-tac-move-11, IA-tac-cbt-31, R42, R85: done for the phase, finally */
export function sayDone(play: IaPlay, owner: number): void {
  const { g } = play;
  g.battle.done[sideOf(g, owner)] = 1;
  const rule = g.battle.phase === T_FIRE ? 'IA-tac-cbt-31' : 'IA-tac-move-11';
  play.emit(rule, 'done', { owner, phase: g.battle.phase });
}
