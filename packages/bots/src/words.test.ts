import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const GAMES = ['deltavee', 'fifth-frontier-war', 'imperial-ambitions', 'sword-and-stars'];
/** Letters, a space and letters within quotes: a sentence. Keys of lists are templates that begin with a value. */
const SENTENCE = /'[a-z]+ [a-z][^'\n]*'|`[a-z]+ (?!\$\{shot\.)[^`\n]*`|\$\{[^`\n]*\} [a-z]+[^`\n]*`/;

test.each(GAMES)('every reason of %s stands in its words', (game) => {
  const files = readdirSync(join(SOURCE, game)).filter((name) => !name.includes('.test.') && name !== 'words.ts');
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((name) =>
    readFileSync(join(SOURCE, game, name), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\*\*|\*|\/\/)/.test(line) && SENTENCE.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each(["words: 'holds its fire'", 'return `courts ${name}`;', '`${name} must look after itself`'])(
  '%s is a sentence',
  (line) => {
    expect(SENTENCE.test(line)).toBe(true);
  },
);
