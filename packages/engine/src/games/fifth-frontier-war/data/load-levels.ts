/** Victory levels: from the file to limits in ascending order. */
import type { Report } from '#core/problems';
import { LEVELS } from './names.ts';
import type { ParsedFiles } from './schema.ts';
import type { LevelLimit } from './types.ts';

type Levels = ParsedFiles['tables']['victory']['levels'];

/** Limits of the levels; they must follow each other without gap, from the Imperial end to the Zhodani end. */
export function levelsOf(levels: Levels, record: string, report: Report): LevelLimit[] {
  levels.forEach(({ min, max, level }, index) => {
    const before = levels[index - 1];
    const field = `levels[${index}]`;
    if ((before === undefined) !== (min === undefined)) report(record, `${field}.min`, 'only the first has none');
    if ((index === levels.length - 1) !== (max === undefined)) report(record, `${field}.max`, 'only the last has none');
    if (!before) return;
    if (before.max !== undefined && min !== undefined && min !== before.max + 1)
      report(record, `${field}.min`, `must be ${before.max + 1}`);
    if (min !== undefined && max !== undefined && min > max) report(record, `${field}.max`, 'is below min');
    if (LEVELS.indexOf(level) <= LEVELS.indexOf(before.level))
      report(record, `${field}.level`, `must be nearer the Zhodani end than ${before.level}`);
  });
  return levels.map(({ level, max }) => ({ level, max: max ?? Number.POSITIVE_INFINITY }));
}
