import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { slowFirst } from '../../test/support/slow-first.ts';

const conditions = ['development', ...defaultServerConditions];

/** Tests of the built page in a real browser, each file with one of its own; two run at a time. On a busy machine a press can come too early: such a test has a second try. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: slowFirst(['frontier-campaign', 'online-life', 'screens', 'sword', 'imperial', 'storage']) },
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
