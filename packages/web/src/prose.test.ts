/** English stands in the files of words; facts come as fields, and no regular expression reads them back out of sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));

/** Where a regular expression is right, and what it reads. */
const allowed: Readonly<Record<string, string>> = {
  'boards/deltavee/art.ts': 'names of files and ids of classes',
  'boards/deltavee/names.ts': 'labels of counters',
  'boards/deltavee/sheet/damage-words.ts': 'ids of pods',
  'boards/imperial-ambitions/ids.ts': 'printed numbers of hexes',
  'boards/imperial-ambitions/maps/generator-form.tsx': 'figures that the reader types',
  'boards/imperial-ambitions/maps/generator-wish.ts': 'addresses',
  'kit/art.tsx': 'names of files',
  'kit/map/mover.ts': 'names of browser events',
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

/** Files of words, and what a board says of itself: its box, its references, its lessons. */
const WORDS = /(^|[/-])words(\/|\.ts)|\/(box|lesson|reference)\//;

/** A sentence, a name of several words, or half a sentence of five. */
const ENGLISH = /^[A-Z][a-z]+[,:]? [a-zA-Z]+|^[A-Z].*[a-z]\.$|^[^:=]*([a-z]+[,:]? ){4}[a-z]+/;
const SPOKEN = /^(aria-(label|description|roledescription|valuetext)|title|alt|label|placeholder)$/;

test('English stands in the files of words', () => {
  const found = sources(SOURCE)
    .filter((file) => !WORDS.test(relative(SOURCE, file)))
    .flatMap((file) => englishIn(file).map((words) => `${relative(SOURCE, file)}: ${words}`));
  expect(found).toEqual([]);
});

test.each(['Take your turn', 'It is over.', 'a captain plays on for you'])('"%s" is English', (words) => {
  expect(ENGLISH.test(words)).toBe(true);
});

test.each(['Enter', 'fire ledger', '(prefers-color-scheme: light)', 'xMidYMid slice'])('"%s" is none', (words) => {
  expect(ENGLISH.test(words)).toBe(false);
});

interface Node {
  type: string;
  [field: string]: unknown;
}

/** What a reader would see: text between tags, labels, sentences; not what is thrown at a programmer or on a keycap. */
function englishIn(file: string): string[] {
  const found: string[] = [];
  const read = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) read(one);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const { type, value, quasis, name, openingElement } = node as Node;
    if (type === 'ThrowStatement' || type.startsWith('Import')) return;
    if (['Key', 'kbd'].includes(nameOf((openingElement as Node | undefined)?.['name']))) return;
    const isSpoken = type === 'JSXAttribute' && SPOKEN.test(nameOf(name));
    if (type === 'JSXText' || (isSpoken && typeof (value as Node | null)?.['value'] === 'string')) {
      const words = String(type === 'JSXText' ? value : (value as Node)['value']).trim();
      if (/[a-z]/i.test(words)) found.push(words);
    } else if (type === 'Literal' && typeof value === 'string') {
      if (ENGLISH.test(value)) found.push(value);
    } else if (type === 'TemplateLiteral') {
      const words = (quasis as { value: { raw: string } }[]).map((part) => part.value.raw).join('…');
      if (ENGLISH.test(words)) found.push(words);
    }
    for (const part of Object.values(node)) read(part);
  };
  read(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

function nameOf(node: unknown): string {
  const name = (node as Node | undefined)?.['name'];
  return typeof name === 'string' ? name : '';
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}
