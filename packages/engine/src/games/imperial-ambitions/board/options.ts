/** Options of the game in progress; where an option leaves it to the scenario, the scenario decides. */
import { type FogLevel, NEUTRAL, type NeutralStrength } from '../data/names.ts';
import type { ImperialState } from '../state.ts';
import type { Position } from '../types.ts';

export type Switch =
  | 'feederTurnsCost'
  | 'multipleTurns'
  | 'arcBoundaryBroadside'
  | 'fightersBombard'
  | 'uncontestedOccupation'
  | 'diplomacy';

export function isOn(g: ImperialState, option: Switch): boolean {
  return g.options[option] === true;
}

/** R23 */
export function fogOf({ g, data }: Position): FogLevel {
  const { fog } = g.options;
  return fog === undefined || fog === 'scenario' ? data.scenarioFor(g).fog : (fog as FogLevel);
}

/** Last strategic turn, or last tactical turn of a battle scenario; 0 none. */
export function turnLimitOf({ g, data }: Position): number {
  return Number(g.options['turnLimit'] ?? 0) || data.scenarioFor(g).turnLimit;
}

/** R9 */
export function hasFreeGarrison({ g, data }: Position): boolean {
  const { freeGarrison } = g.options;
  return freeGarrison === 'on' || (freeGarrison !== 'off' && data.scenarioFor(g).freeGarrison);
}

export function isPurchase({ g, data }: Position): boolean {
  const scenario = data.scenarioFor(g);
  if (scenario.kind === 'battle') return false;
  const { forces } = g.options;
  return forces === undefined || forces === 'scenario' ? scenario.forcesBy === 'purchase' : forces === 'purchase';
}

/** Garrisons that replace those of the scenario, or null: the scenario's own stand. */
export function chosenGarrison({ g }: Position): NeutralStrength | null {
  const { neutralStrength } = g.options;
  return neutralStrength === undefined || neutralStrength === 'scenario' ? null : (neutralStrength as NeutralStrength);
}

/** IA-neu-7: value points of neutral forces that each player places before the game; 0 none */
export function neutralPointsOf({ g, data }: Position): number {
  const { kind, systems, sectors } = data.scenarioFor(g);
  const hasNeutrals = systems.some(({ sector }) => sectors[sector]!.home === NEUTRAL);
  return kind === 'strategic' && hasNeutrals ? Number(g.options['neutralPoints'] ?? 0) : 0;
}
