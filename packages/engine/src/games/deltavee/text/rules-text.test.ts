import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rulesText } from './rules-text.ts';

/** The rules as they are written: everything but tests and the list of texts. */
function sources(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? sources(path) : [path]))
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|rules-text\.ts$/.test(path));
}

const ID = /DV-(?:[A-Z]+-)?[A-Za-z]*[0-9.]*[a-z]*/;
const LITERAL = new RegExp(`(['"\`])(${ID.source})\\1`, 'g');
const CITED = /DV-(?:[A-Z]+-)?[A-Za-z]*[0-9][0-9.]*[a-z]*/g;
const texts = new Set(rulesText.map(({ id }) => id));

/** `file: id` of every id that the pattern finds and that has no text. */
function unknownIds(pattern: RegExp, group: number): string[] {
  const root = fileURLToPath(new URL('.', import.meta.url));
  return sources(root).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)]
      .map((found) => found[group]!.replace(/\.$/, ''))
      .filter((id) => !texts.has(id))
      .map((id) => `${path.slice(root.length)}: ${id}`),
  );
}

test('no decision, refusal, roll or event cites an id without a text', () => {
  expect(unknownIds(LITERAL, 2)).toEqual([]);
});

test('nor does a comment', () => {
  expect(unknownIds(CITED, 0)).toEqual([]);
});

test('every id has one text', () => {
  expect(rulesText.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
});
