import { expect, test } from 'vitest';
import { begin, changed, redone, undone } from './history.ts';

test('back and forth, and a new change forgets what was taken back', () => {
  const three = changed(changed(begin('a'), 'b', null), 'c', null);
  const back = undone(undone(three));
  expect([back.now, redone(back).now, redone(redone(back)).now]).toEqual(['a', 'b', 'c']);
  expect(redone(changed(back, 'x', null)).now).toBe('x');
  expect(undone(begin('a')).now).toBe('a');
});

test('a word typed is taken back as one', () => {
  const typed = ['N', 'Ne', 'New'].reduce((history, text) => changed(history, text, 'name'), begin('old'));
  expect(undone(typed).now).toBe('old');
  const twice = changed(typed, 'Newer', 'title');
  expect(undone(twice).now).toBe('New');
});
