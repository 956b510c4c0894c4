import { readFileSync } from 'node:fs';
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
    const lost = answerForms(opened.box.game).filter(({ kind, verb, fields }) => {
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
