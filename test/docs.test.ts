/** What the documents point at is there: links, files named in the text, scripts. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const names = new Set(files.map((file) => basename(file)));
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts as object);
const documents = files.filter((file) => /^(docs\/[^/]+|docs\/decisions\/.*|[A-Z]+)\.md$/.test(file));

test.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const found = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, what]) => what!);
  const links = found(/\]\((?!https?:)([^)#]+)/g).filter((link) => !existsSync(join(root, dirname(document), link)));
  const sources = found(/`[\w/<>.-]*?([\w.-]+\.(?:ts|tsx|mjs))`/g).filter((name) => !names.has(name));
  const runs = found(/npm run ([\w-]+)/g).filter((script) => !scripts.includes(script) && script !== 'dev');
  expect([...links, ...sources, ...runs]).toEqual([]);
});
