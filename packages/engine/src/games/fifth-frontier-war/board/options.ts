/** The scenario and switches of the game in progress. */
import type { FrontScenario, Scenario } from '../data/types.ts';
import type { WarState } from '../state.ts';
import type { Position } from '../types.ts';

export type Switch =
  | 'surpriseAttack'
  | 'blackGlobes'
  | 'jumpTroops'
  | 'squadronQuality'
  | 'fogOfWar'
  | 'reinforcementSixFive';

export function isOn(g: WarState, option: Switch): boolean {
  return g.options[option] === true;
}

/** FFW-5.13f: whether there is a secret base, and whether it is one. */
export function baseOption(g: WarState): 'chosen' | 'fulacin' | 'none' {
  const option = g.options['secretBase'];
  return option === 'fulacin' || option === 'none' ? option : 'chosen';
}

export function scenarioOf({ g, data }: Position): Scenario {
  return data.scenarioById.get(g.scenario)!;
}

/** The scenario if it is a front, else null. */
export function frontOf(at: Position): FrontScenario | null {
  const scenario = scenarioOf(at);
  return scenario.kind === 'front' ? scenario : null;
}

export function isCampaign(at: Position): boolean {
  return scenarioOf(at).kind === 'campaign';
}

/** Last turn: R69, or that of the front (E). A battle has none. */
export function lastTurnOf(at: Position): number {
  const scenario = scenarioOf(at);
  return scenario.kind === 'front' ? scenario.turns : Number(at.g.options['turnLimit'] ?? 78);
}

/** Does this hex or box exist in the scenario? R4; E: a front is its rectangle, without boxes. */
export function isInScenario(at: Position, place: number): boolean {
  return scenarioOf(at).isOnMap[place] === true;
}

/** Worlds that exist in the scenario: their indexes. */
export function worldsInScenario(at: Position): readonly number[] {
  return scenarioOf(at).worlds;
}
