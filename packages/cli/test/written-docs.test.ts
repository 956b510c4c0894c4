import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerForms } from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { admiralty, build } from './run.ts';

beforeAll(build, 300_000);

describe('docs/answers tells every form of every answer', () => {
  test.each(gameLoaders.map(({ id, open }) => ({ id, open })))('$id', ({ id, open }) => {
    const opened = open(null, null);
    if (!opened.ok) throw new Error(opened.problems[0]);
    const page = readFileSync(new URL(`../../../docs/answers/${id}.md`, import.meta.url), 'utf8');
    const lost = answerForms(opened.module.game).filter(({ kind, verb, fields }) => {
      const verbs = [`| \`${kind}\` | ${verb === null ? '' : `\`${verb}\``} |`];
      const inner = fields.flatMap(({ type }) => type.match(/do: "\w+"/g) ?? []);
      return ![...verbs, ...inner, ...fields.map(({ name }) => `\`${name}`)].every((text) => page.includes(text));
    });
    expect(lost, `npx admiralty answers ${id} --markdown > docs/answers/${id}.md writes it anew`).toEqual([]);
  });
});

test.each(gameLoaders.map(({ id }) => id))('docs/rulings/%s.md is what the rulings of the game say', (id) => {
  const page = readFileSync(new URL(`../../../docs/rulings/${id}.md`, import.meta.url), 'utf8');
  const { out } = admiralty('rules', id, '--rulings');
  expect(page, `npx admiralty rules ${id} --rulings > docs/rulings/${id}.md writes it anew`).toBe(out);
});

test.each(gameLoaders)('docs/library.md lists the figures and openings of $id', ({ open }) => {
  const opened = open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { title, figures, openings } = opened.module.game;
  const page = readFileSync(new URL('../../../docs/library.md', import.meta.url), 'utf8');
  const figureList = page.slice(page.indexOf('There are figures for'));
  const ofGame = figureList.slice(figureList.indexOf(title)).split(/[;.]/)[0];
  for (const kind of Object.keys(figures)) expect(ofGame).toContain(`\`${kind}\``);
  const table = page.slice(page.indexOf('There are openings for'));
  const rows = table.slice(table.indexOf(`| ${title} |`)).split(/\n\| [A-Z]/)[0];
  for (const kind of Object.keys(openings)) expect(rows).toContain(`\`${kind}\``);
});

describe('docs/hosting.md lists every setting of a server', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const page = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
  const settings = page.slice(page.indexOf('## Settings'), page.indexOf('## Behind a proxy'));
  const found = (text: string, what: RegExp): string[] => [...new Set(text.match(what))].sort();
  const textsIn = (folder: string): string =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
      .join('\n');

  test('flags', () => {
    const rows = settings.split('\n').filter((line) => line.startsWith('| `--'));
    const flags = found(admiralty('serve', '--help').out, /(?<= )--[a-z-]+(?= )/g).filter((flag) => flag !== '--help');
    expect(rows.map((row) => /--[a-z-]+/.exec(row)![0]).sort()).toEqual(flags);
  });

  test('variables of the environment, those of the examples too', () => {
    const variable = /ADMIRALTY_[A-Z_]+/g;
    const code = ['packages/server/src', 'packages/cli/src', 'packages/cli/bin'].map(textsIn).join('\n');
    expect(found(settings, variable)).toEqual(found(code, variable));
    for (const name of found(textsIn('deploy'), variable)) expect(settings).toContain(`\`${name}\``);
  });
});
