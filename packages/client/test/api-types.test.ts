import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiTypes, describedApi } from '../api-types.ts';

/** The formatter may break lines where it likes. */
const words = (text: string): string => text.replace(/[\s;()|]+/g, '');

test('the types of the routes are what the server says of itself: if not, npm run api-types', async () => {
  const written = readFileSync(join(import.meta.dirname, '../src/api.ts'), 'utf8');
  expect(words(written)).toBe(words(apiTypes(await describedApi())));
});
