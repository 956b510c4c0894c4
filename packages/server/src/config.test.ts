import { expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

test('a setting that cannot be is named with what was said', () => {
  expect(() => readConfig({ port: 'many' }, {}, null)).toThrow(
    '--port (ADMIRALTY_PORT) takes a whole number from 0 to 65535, not "many"',
  );
  expect(() => readConfig({}, { ADMIRALTY_TABLE_THREADS: '99' }, null)).toThrow(
    'ADMIRALTY_TABLE_THREADS takes a whole number from 0 to 64, not "99"',
  );
});

test.each([
  ['ADMIRALTY_DATABASE_URL', 'mysql://me:hunter2@db/play'],
  ['ADMIRALTY_SMTP_URL', 'http://me:hunter2@mail'],
  ['ADMIRALTY_ADMIN_TOKEN', 'hunter2'],
  ['ADMIRALTY_METRICS_TOKEN', 'hunter2'],
])('of %s nothing is repeated that nobody should read in a log', (variable, value) => {
  const read = () => readConfig({}, { [variable]: value }, null);
  expect(read).toThrow(ConfigProblem);
  expect(read).toThrow(variable);
  expect(read).not.toThrow(/hunter2/);
});
