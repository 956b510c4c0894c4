/** Positions to start from: faults of their files, and the scenario that one may bring along. */
import type { Loaded, loadScenarioBy } from './data-files.ts';

/** A fault of a position file: thrown while it is read, returned to its author as a refusal. */
export class PositionFault extends Error {
  readonly field: string;
  constructor(field: string, why: string) {
    super(why);
    this.field = field;
  }
}

/** What stands under `scenario`: an id, a record, or null. */
export function scenarioField(position: unknown): unknown {
  return typeof position === 'object' && position !== null && 'scenario' in position ? position.scenario : null;
}

/** The scenario record that a position brings along, or null: it names one. */
export function scenarioRecordIn(field: unknown): object | null {
  return typeof field === 'object' ? field : null;
}

/** Id of the scenario that a position belongs to, or null: it says none. */
export function scenarioIdIn(field: unknown): string | null {
  if (typeof field === 'string') return field;
  const id = typeof field === 'object' && field !== null && 'id' in field ? field.id : null;
  return typeof id === 'string' ? id : null;
}

/** The data with the scenario that a position brings along, in place of one of the same id. */
export function withScenario<Scenario extends { id: string }, Data extends ScenarioData<Scenario>>(
  loaded: Loaded<Data>,
  field: unknown,
  load: (data: Data, raw: unknown) => ReturnType<typeof loadScenarioBy<unknown, Scenario>>,
): Loaded<Data> {
  const raw = scenarioRecordIn(field);
  if (raw === null || !loaded.ok) return loaded;
  const { data } = loaded;
  const read = load(data, raw);
  if (!read.ok) return read;
  const scenarios = [...data.scenarios.filter(({ id }) => id !== read.scenario.id), read.scenario];
  return { ok: true, data: { ...data, scenarios, scenarioById: new Map(scenarios.map((one) => [one.id, one])) } };
}
interface ScenarioData<Scenario> {
  readonly scenarios: readonly Scenario[];
  readonly scenarioById: ReadonlyMap<string, Scenario>;
}
