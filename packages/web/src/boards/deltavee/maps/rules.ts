import { type DeltaVeeData, loadScenario, type ParsedScenario, readRecord } from '@admiralty/engine/deltavee';
import type { MapRules, ReadMap } from '../../../maps/types.ts';
import { blankFight } from './blank.ts';
import { words } from './words.ts';

/** What the editor offers. */
export interface FightStock {
  classes: readonly { id: string; name: string }[];
  pods: readonly { id: string; name: string }[];
}

const BLANK = 'blank';

export function mapRules(data: object, files: Readonly<Record<string, unknown>>): MapRules | null {
  if (!isDeltaVee(data)) return null;
  const printed = scenariosIn(files['scenarios']) ?? [];
  const fights = printed.flatMap((raw) => {
    const read = readRecord(raw);
    return read.ok ? [read.scenario] : [];
  });
  return {
    stock: {
      classes: data.classes.flatMap(({ id, name, kind }) => (kind === 'spaceship' ? [{ id, name }] : [])),
      pods: data.pods.map(({ id, name }) => ({ id, name })),
    } satisfies FightStock,
    templates: [{ id: BLANK, title: words.blank }, ...fights.map(({ id, title }) => ({ id, title }))],
    template: (id) => readFight(fights.find((one) => one.id === id) ?? blankFight),
    read: (json) => readFight(scenariosIn(json)?.[0] ?? json),
    check: (record) => {
      const read = loadScenario(data, record);
      return { problems: read.ok ? [] : read.problems, figures: [] };
    },
  };
}

function isDeltaVee(data: object): data is DeltaVeeData {
  return 'classById' in data && 'podById' in data;
}

function scenariosIn(file: unknown): unknown[] | null {
  const list = typeof file === 'object' && file !== null && 'scenarios' in file ? file.scenarios : null;
  return Array.isArray(list) ? list : null;
}

function readFight(raw: unknown): ReadMap {
  const read = readRecord(raw);
  return read.ok ? { ok: true, record: asOwn(read.scenario) } : read;
}

/** As a scenario of one's own. */
function asOwn(record: ParsedScenario): ParsedScenario {
  if (record.source === 'custom') return record;
  return { ...record, id: `my-${record.id}`.slice(0, 60), set: 'custom', source: 'custom' };
}
