import { readFileSync } from 'node:fs';
import { answerForms, boxes } from '@admiralty/engine';
import { describe, expect, test } from 'vitest';

describe('docs/answers tells every form of every answer', () => {
  test.each(boxes.map(({ id, open }) => ({ id, open })))('$id', ({ id, open }) => {
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
