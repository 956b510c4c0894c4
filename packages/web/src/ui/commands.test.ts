import { afterEach, expect, test } from 'vitest';
import { commandFor, type Registered, useCommandRegistry } from './commands.ts';

const { put, drop } = useCommandRegistry.getState();
afterEach(() => {
  for (const owner of ['shell', 'map', 'orders']) drop(owner);
});

const command = (id: string, keys: readonly string[], layer: Registered['layer'], isSeen?: boolean): Registered => ({
  id,
  keys,
  label: id,
  run: () => {},
  layer,
  // of a control only whether it can be seen is asked
  control: isSeen === undefined ? null : { current: { checkVisibility: () => isSeen } as Element },
});

test('a key means what the orders make of it, then a control, then the shell', () => {
  put('shell', [command('timeline', ['t'], 'board')]);
  expect(commandFor('T')?.id).toBe('timeline');
  put('map', [command('tools', ['T'], 'board', true)]);
  expect(commandFor('t')?.id).toBe('tools');
  put('orders', [command('tax', ['T'], 'orders', true)]);
  expect(commandFor('t')?.id).toBe('tax');
  drop('orders');
  expect(commandFor('t')?.id).toBe('tools');
  expect(commandFor('x')).toBeUndefined();
});

test('what is hidden does not answer', () => {
  put('shell', [command('timeline', ['t'], 'board')]);
  put('orders', [command('tax', ['T'], 'orders', false)]);
  expect(commandFor('t')?.id).toBe('timeline');
});
