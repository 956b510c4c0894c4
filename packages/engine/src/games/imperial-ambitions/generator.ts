/** Generated wars: the same parameters and seed give the same map (section D writes it). */
import type { Options, ScenarioInfo } from '../../core/types.ts';
import type { ImperialData, Scenario } from './data/types.ts';

/** generated-2 to generated-6 */
export function isGenerated(scenario: string): boolean {
  return /^generated-[2-6]$/.test(scenario);
}

/** The scenario of a generated war, from its id (number of players) and options. */
export function generatedFrom(_data: ImperialData, id: string, _options: Options): Scenario {
  throw new Error(`${id}: the generator is not written yet`);
}

/** The generated wars in the list of scenarios. */
export function generatedInfos(_data: ImperialData): ScenarioInfo[] {
  return [];
}
