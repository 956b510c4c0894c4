/** The data with what is worked out from it once: scenarios of games in progress, and their charts. */
import type { Options } from '#core/types';
import type { ImperialData, Scenario } from '../data/types.ts';
import { generatedFrom, isGenerated } from '../generator/generator.ts';
import type { ImperialState } from '../state.ts';
import type { ImperialRules } from '../types.ts';
import { type Chart, chartOf } from './chart.ts';
import { LastUsed } from './last-used.ts';

interface Known {
  readonly scenario: Scenario;
  readonly chart: Chart;
}

/** Generated maps that are kept at hand. */
const KEPT = 256;

export function rulesFor(data: ImperialData): ImperialRules {
  const known = new Map<string, Known>(
    data.scenarios
      .filter(({ id }) => !isGenerated(id))
      .map((scenario) => [scenario.id, { scenario, chart: chartOf(data.geometry, scenario) }]),
  );
  /** generated ones by id and options */
  const made = new LastUsed<Known>(KEPT);
  /** and by the options of the table: a new table has a new record */
  const recent = new WeakMap<Options, Known>();
  const generate = (id: string, options: Options): Known => {
    const key = `${id} ${JSON.stringify(Object.entries(options).sort())}`;
    const found = made.get(key, () => {
      const scenario = generatedFrom(data, id, options);
      return { scenario, chart: chartOf(data.geometry, scenario) };
    });
    recent.set(options, found);
    return found;
  };
  const lookUp = ({ scenario, options }: ImperialState): Known => {
    const found = known.get(scenario) ?? recent.get(options);
    if (found) return found;
    if (!isGenerated(scenario)) throw new Error(`there is no scenario ${scenario}`);
    return generate(scenario, options);
  };
  return { ...data, scenarioFor: (g) => lookUp(g).scenario, chartFor: (g) => lookUp(g).chart };
}
