import { expect, test } from 'vitest';
import { builtModule } from './thread.ts';

test.each([
  ['file:///a/server/src/store/store.ts', 'file:///a/server/dist/store/worker.js'],
  ['file:///home/src/server/src/store/store.ts', 'file:///home/src/server/dist/store/worker.js'],
  ['file:///srv/server/src/app/server/dist/store/store.js', 'file:///srv/server/src/app/server/dist/store/worker.js'],
])('a thread asked for by %s is %s', (beside, built) => {
  expect(builtModule('./worker.js', beside).href).toBe(built);
});
