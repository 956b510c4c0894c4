import type { ParsedScenario } from '@admiralty/engine/deltavee';
import type { MapFormat, Path } from '../../../maps/types.ts';
import { thingOf } from './edits.ts';
import { FightMap } from './fight-map.tsx';
import { Forms } from './forms.tsx';
import type { FightStock } from './rules.ts';
import { words } from './words.ts';

export const format: MapFormat<ParsedScenario, FightStock> = {
  title: ({ title }) => title,
  seats: ({ sides }) => sides.map(({ name }) => name),
  Map: FightMap,
  Forms,
  placeName,
};

/** Where a problem is, in words. */
function placeName(record: ParsedScenario, path: Path): string {
  const thing = thingOf(record, path);
  if (thing?.is === 'unit') return words.unit(record.sides[thing.side]?.units[thing.at]?.id ?? '');
  if (thing?.is === 'planet') return record.planets[thing.at]?.name ?? words.planet;
  const [list, at] = path;
  if (list === 'sides' && typeof at === 'number') return record.sides[at]?.name ?? '';
  return words.places[String(list)] ?? words.scenario;
}
