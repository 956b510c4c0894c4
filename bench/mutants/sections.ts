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

/** Words, figures, positions, helpers of tests, types and what assembles hold no rules; of the secrets, what is imagined neither. */
const NO_RULES =
  /^(text|figures|positions|testing|data)\/|^[^/]+$|^secrets\/resample|-(sample|types)\.ts$|(^|\/)(sample|answer-shapes|preset|rules-data)\.ts$/;

/** `rules/07-commands/jump.ts` belongs to 07-commands, `rules/12-conquest.ts` stands alone, as does `board/plane.ts`. */
export function sectionOf(file: string): string {
  const [room, ...rest] = file.replace(/(\.test)?\.ts$/, '').split('/');
  const name = rest.at(-1) ?? room ?? '';
  if (room === 'generator') return room;
  if (room === 'secrets') return name.replace(/-.*/, '');
  return room === 'rules' && rest.length > 1 ? rest.slice(0, -1).join('/') : name;
}

/** Rule files by section; what is asked for by name (`07-commands,08-fire`) may be any section or file. */
export function sectionsOf(game: string, asked?: string): Map<string, string[]> {
  const names = asked?.split(',');
  const files = readdirSync(folderOf(game), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
  const known = new Set(files.filter((file) => !NO_RULES.test(file)).map(sectionOf));
  const sections = new Map<string, string[]>();
  for (const file of files) {
    const section = sectionOf(file);
    const isRule = !NO_RULES.test(file);
    const isWanted = names
      ? names.some(
          (name) => file === name || (known.has(name) ? isRule && section === name : file.endsWith(`/${name}.ts`)),
        )
      : isRule;
    if (isWanted) sections.set(section, [...(sections.get(section) ?? []), file]);
  }
  return sections;
}
