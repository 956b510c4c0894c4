import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTeller, wayAroundBorder } from './support/border.ts';
import { dependenciesOf, sourceFiles, violationsOf } from './support/boundaries.ts';
import { importsOf, impureUsesOf } from './support/imports.ts';

const root = join(import.meta.dirname, '..');

test('every package imports only what the layout allows, and the engine is pure', () => {
  const files = sourceFiles(root);
  expect(files).toContain('packages/engine/src/index.ts');
  const found = files.flatMap((file) =>
    violationsOf(file, readFileSync(join(root, file), 'utf8'), dependenciesOf(root, file)),
  );
  expect(found).toEqual([]);
});

test('the host, the command and the page tell a seat what the border lets through, and nothing else', () => {
  // bots and simulations work on whole tables; what only keeps, checks or plays a table may touch it too
  const tellers = sourceFiles(root).filter((file) => isTeller(file));
  for (const file of ['cli/src/commands/replay.ts', 'host/src/broadcaster.ts', 'web/src/table/worker/local-table.ts'])
    expect(tellers).toContain(`packages/${file}`);
  const found = tellers.flatMap((file) => wayAroundBorder(file, readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  `import { heardBy } from '@admiralty/engine';`,
  `import {\n  type Box,\n  observe,\n} from '@admiralty/engine';`,
  `const { view } = session.observe(seat);`,
  `const hint = module.hint(table, decision, answer);`,
  `const { events } = session.events[3];`,
  `print(file.session.log.length);`,
])('a way around the border is found: %s', (source) => {
  expect(wayAroundBorder('packages/cli/src/commands/show.ts', source)).toHaveLength(1);
});

describe('the checker catches planted violations', () => {
  const core = 'packages/engine/src/core/play.ts';
  const hex = 'packages/engine/src/hex/hex.ts';
  const game = 'packages/engine/src/games/deltavee/rules/08-fire/fire.ts';
  test.each([
    [core, `import { x } from '../games/deltavee/index.ts'`],
    [core, `import { x } from '../hex/hex.ts'`],
    [core, `import { x } from '../index.ts'`],
    [core, `import { readFileSync } from 'node:fs'`],
    [core, `import 'fs'`],
    [core, `/// <reference types="node" />`],
    [core, `const x: import('commander').Command = y`],
    [hex, `import { z } from 'zod'`],
    [hex, `export * from '../core/play.ts'`],
    [game, `export { x } from '../../../ffw/state.ts'`],
    [game, `import { x } from '../../../../index.ts'`],
    [game, `import { laws } from '../../../../testing.ts'`],
    [game, `import { x } from '#testing'`],
    [core, `import { x } from '#hex/hex'`],
    [game, `const x = await import('../../../ffw/state.ts')`],
    [game, 'const x = await import(`../../../ffw/state.ts`)'],
    [game, `const x = await import(name)`],
    [game, `const x = await import('../' + name)`],
    [game, `import type { Bot } from '@admiralty/bots'`],
    [game, `import { x } from '../../../../../../bots/src/index.ts'`],
    ['packages/bots/src/index.ts', `import { x } from '@admiralty/engine/testing'`],
    ['packages/bots/src/index.ts', `import { x } from '../../engine/src/core/play.ts'`],
    ['packages/bots/src/index.ts', `import { x } from 'node:crypto'`],
    ['packages/bots/src/index.ts', `import { z } from 'zod'`],
    ['packages/host/src/index.ts', `import { x } from 'node:worker_threads'`],
    ['packages/host/src/index.ts', `import { x } from '@admiralty/web'`],
    ['packages/bots/src/index.ts', `import { x } from '@admiralty/host'`],
    ['packages/cli/src/main.ts', `import { x } from '@admiralty/web'`],
    ['packages/cli/src/main.ts', `import { z } from 'left-pad'`],
    ['packages/web/src/main.ts', `import { x } from '@admiralty/server'`],
    ['packages/unheard/src/main.ts', `import { x } from './y.ts'`],
    [core, 'const now = Date.now()'],
    [core, 'const now = new Date()'],
    [core, 'const now = `${Date.now()}`'],
    [core, 'const roll = Math.random()'],
    [core, 'const roll = Math?.random()'],
    [core, `const roll = Math['random']()`],
    [core, 'const { random } = Math'],
    [core, 'console.log(1)'],
    [core, 'const now = globalThis.performance.now()'],
    [game, 'const seed = process.pid'],
  ])('%s: %s', (file, source) => {
    expect(violationsOf(file, source, ['commander'])).toHaveLength(1);
  });
});

describe('the checker allows', () => {
  test.each([
    ['packages/engine/src/core/play.ts', `import { z } from 'zod'; import { Table } from './table.ts'`],
    [
      'packages/engine/src/games/deltavee/rules/08-fire/fire.ts',
      `import { a } from '#core/play'; import b from '../../data/x.ts'`,
    ],
    ['packages/engine/src/games/deltavee/data/x.ts', `import { a } from '#hex/hex'; import '../state.ts'`],
    [
      'packages/engine/src/games/deltavee/laws.test.ts',
      `import { test } from 'vitest'; import { l } from '../../testing.ts'`,
    ],
    ['packages/engine/src/index.ts', `export * from './games/deltavee/index.ts'; export * from './core/play.ts'`],
    ['packages/bots/src/index.ts', `import { play } from '@admiralty/engine'`],
    [
      'packages/cli/src/main.ts',
      `import fs from 'node:fs'; import c from 'commander'; import b from '@admiralty/bots'`,
    ],
    [
      'packages/engine/src/core/log.ts',
      `const log = { Date: 1, process: 2 }; play.process(); Math.max(1, 2); // Date.now()`,
    ],
    ['packages/engine/src/core/log.ts', `const why = 'import x from "node:fs", Math.random()'; /* console.log */`],
  ])('%s: %s', (file, source) => {
    expect(violationsOf(file, source, ['commander'])).toEqual([]);
  });
});

test('imports are found with their line, whatever stands around them', () => {
  const source = [
    `import a, { type B } from 'one';`,
    `// import x from 'no'`,
    "const t = `from 'no' ${await import('two')} } ${`${'}'}`}`;",
    `const r = /['"\`]/.test(a) ? 1 / 2 : "it's // no";`,
    `export {`,
    `  c,`,
    `} from "three";`,
    `import d = require('four');`,
    `const meta = import.meta.url;`,
  ].join('\n');
  expect(importsOf(source)).toEqual([
    { from: 'one', line: 1 },
    { from: 'two', line: 3 },
    { from: 'three', line: 7 },
    { from: 'four', line: 8 },
  ]);
});

test('any text can be read, and what stands before a statement on its own line does not hide it', () => {
  const noise = fc.array(
    fc.constantFrom(
      'a = b / c;',
      '/* x */',
      `'it\\'s';`,
      '"//";',
      '`${{ a: 1 }.a}`;',
      '/[/"]/g.test(s);',
      'f(1) / 2;',
      '// `',
    ),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => importsOf(text) !== undefined));
  fc.assert(
    fc.property(noise, noise, (before, after) => {
      const source = [...before, `import x from 'planted'; Date.now();`, ...after].join('\n');
      expect(importsOf(source)).toEqual([{ from: 'planted', line: before.length + 1 }]);
      expect(impureUsesOf(source)).toEqual([{ name: 'Date', line: before.length + 1 }]);
    }),
  );
});
