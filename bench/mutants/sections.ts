/** Which files of a game hold its rules, and which printed section each belongs to. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const ENGINE = join(ROOT, 'packages/engine/src');
const GAMES = join(ENGINE, 'games');

export function gameNames(): string[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

export function folderOf(game: string): string {
  return join(GAMES, game);
}

export function testFilesOf(game: string): string[] {
  return readdirSync(folderOf(game), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .toSorted();
}

/** Words, boards, doors for untrusted data, helpers of tests and types hold no rules. */
const NO_RULES =
  /^(answer-names|answer-shapes|audit|calc|card-text|describe|events|face|figures|game-types|hint|index|migrate|migrations|position|preset|resample|rules|rulings-text|setting|show|state|words)(-|\.ts$)|(^|-)given(-|\.)|-(sample|types)\.ts$/;

/** `s07-jump.ts` belongs to s07, `fsb-repair.ts` to fsb, `view-logs.ts` to view; a shared file is a section of its own. */
const PREFIX = /^([a-z]+\d+|fsb|hc|al|view|generator)-/;

export function sectionOf(file: string): string {
  return PREFIX.exec(file)?.[1] ?? file.replace(/(\.test)?\.ts$/, '');
}

/** Rule files by section; what is asked for by name (`s07`, `s07,s08`) may be any file or its beginning. */
export function sectionsOf(game: string, asked?: string): Map<string, string[]> {
  const names = asked?.split(',');
  const files = readdirSync(folderOf(game)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sections = new Map<string, string[]>();
  for (const file of files) {
    const section = sectionOf(file);
    const isRule = !NO_RULES.test(file);
    const isWanted = names
      ? names.some(
          (name) =>
            file === name || file === `${name}.ts` || (isRule && (section === name || file.startsWith(`${name}-`))),
        )
      : isRule;
    if (isWanted) sections.set(section, [...(sections.get(section) ?? []), file]);
  }
  return sections;
}
