import { expect, test } from 'vitest';
import { newToken } from '../people/tokens.ts';
import { errorIn, requestIn } from './logging.ts';

test('secrets in addresses do not reach the log', () => {
  const asked = { method: 'GET', url: `/api/feeds/${newToken()}?x=${newToken()}` };
  expect(requestIn(asked)).toEqual({ method: 'GET', path: '/api/feeds/…' });
});

test('of an error of the database the row stays out of the log', () => {
  const error = Object.assign(new Error('null value'), { code: '23502', detail: 'Failing row contains (secret seed)' });
  expect(errorIn(error)).toEqual({ type: 'Error', message: 'null value', stack: error.stack, code: '23502' });
});
