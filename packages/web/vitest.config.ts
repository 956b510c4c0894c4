import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['development', ...defaultServerConditions];

/** Tests of the built page in a real browser: one after the other, each file with a browser of its own. On a busy machine a press can come too early: such a test has a second try. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
