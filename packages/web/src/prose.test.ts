/** Facts come as fields: no regular expression reads them back out of sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));

/** Where a regular expression is right, and what it reads. */
const allowed: Readonly<Record<string, string>> = {
  'boards/deltavee/art.ts': 'names of files and ids of classes',
  'boards/deltavee/names.ts': 'labels of counters',
  'boards/deltavee/orders/missile-place.tsx': 'ids of the composer',
  'boards/deltavee/sheet/damage-words.ts': 'ids of pods',
  'boards/imperial-ambitions/ids.ts': 'printed numbers of hexes',
  'boards/imperial-ambitions/maps/generator-form.tsx': 'figures that the reader types',
  'boards/imperial-ambitions/maps/generator-wish.ts': 'addresses',
  'kit/art.tsx': 'names of files',
  'kit/map/use-pan-zoom.ts': 'names of browser events',
  'kit/placed-path.ts': 'paths of SVG',
  'maps/editor/fields.tsx': 'lists that the reader types',
  'maps/editor/map-tools.tsx': 'ids of its own list',
  'maps/map-link.ts': 'addresses',
  'maps/paths.ts': 'names of fields',
  'pages/picker/option-list.tsx': 'ids of options',
  'rules/calculators/calculators.tsx': 'ids of rules at the end of a line',
  'rules/glossed.tsx': 'punctuation after a term, to keep it on the line',
  'rules/rulings.ts': 'numbers of rulings and printed cases',
  'rules/rule-search.ts': 'what the reader types',
  'rules/terms.ts': 'terms of the glossary, to link them',
  'shell/composer/generic-composer.tsx': 'what the reader types',
  'shell/orders/kind-words.ts': 'names of decisions',
  'table/game-link.ts': 'base64 in addresses',
  'table/start-link.ts': 'addresses',
  'boards/deltavee/reference/charts.ts': 'ids of charts',
  'boards/fifth-frontier-war/orders/fire-composer.tsx': 'figures that the reader types',
  'boards/sword-and-stars/reference/charts.ts': 'ids of charts',
  'ui/stepper.tsx': 'figures that the reader types',
};

/** A literal after what may stand before an expression, or a constructor. */
const PATTERN =
  /(?:[(=,:[!&|?]\s*|return\s+)\/(?![/*>])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\/[dgimsuvy]*[.,;)\]]|RegExp\(/;

test('regular expressions read addresses, ids and typing, never sentences', () => {
  const found = sources(SOURCE)
    .filter((file) => PATTERN.test(readFileSync(file, 'utf8')))
    .map((file) => relative(SOURCE, file));
  expect(found.filter((file) => !(file in allowed))).toEqual([]);
  expect(Object.keys(allowed).filter((file) => !found.includes(file))).toEqual([]);
});

test.each([
  'const at = /needs (\\d+)/.exec(words);',
  "text.replace(/ of .*$/, '')",
  'return /[.?]$/.test(text)',
  'new RegExp(names)',
])('%s is found', (line) => {
  expect(PATTERN.test(line)).toBe(true);
});

test.each(['const half = width / 2 / scale;', '// a comment', '<path d="M0 0" />', "import '../a/b.ts';"])(
  '%s is none',
  (line) => {
    expect(PATTERN.test(line)).toBe(false);
  },
);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}
