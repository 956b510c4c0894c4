import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { admiralty, build, fresh } from './run.ts';

beforeAll(build, 300_000);

/** A server has run there once. */
function begun(data: string): void {
  const program = `
    const { readConfig, startServer } = await import('@admiralty/server');
    await (await startServer(readConfig({ port: 0, data: ${JSON.stringify(data)} }, {}, null))).close();
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname });
}

test('what a server keeps is copied, brought back and checked', () => {
  const [data, other, file] = [fresh('data'), fresh('other'), fresh('copy.jsonl.gz')];
  for (const command of [['check'], ['backup', file]])
    expect(admiralty(...command, '--data', data)).toMatchObject({
      code: 2,
      err: expect.stringContaining('kept anything'),
    });
  begun(data);
  expect(admiralty('check', '--data', data)).toMatchObject({ code: 0, out: '0 tables with 0 entries, 0 faults\n' });
  expect(admiralty('backup', file, '--data', data)).toMatchObject({ code: 0, err: '' });
  expect(admiralty('backup', file, '--data', data)).toMatchObject({ code: 2, out: '' });
  const nowhere = join(fresh('none'), 'copy.jsonl');
  expect(admiralty('backup', nowhere, '--data', data)).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${nowhere} cannot be written`),
  });
  expect(admiralty('restore', file, '--data', other)).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(admiralty('check', '--data', other, '--json').out)).toEqual({ tables: 0, entries: 0, faults: [] });
  expect(admiralty('restore', fresh('none'), '--data', fresh('third'))).toMatchObject({ code: 2, out: '' });
  expect(admiralty('serve', '--port', 'seventy')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--port (ADMIRALTY_PORT) takes a whole number'),
  });
  expect(admiralty('serve', '--host', 'nobody.invalid', '--data', other)).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot listen on nobody.invalid'),
  });
});

test('options without a command are those of serve, and a wrong one is told in words', () => {
  expect(admiralty('--port', 'seventy')).toMatchObject({
    code: 2,
    err: expect.stringContaining('ADMIRALTY_PORT'),
  });
  expect(admiralty('--prot', '4811')).toMatchObject({ code: 2, err: expect.stringContaining('--prot') });
  expect(admiralty('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('serve') });
  expect(admiralty('--version')).toMatchObject({ code: 0, err: '' });
});
