import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { slowFirst } from './test/support/slow-first.ts';

// workspace imports resolve to the sources, so that tests need no build
const conditions = ['development', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'test/**/*.test.ts',
      'bench/**/*.test.ts',
      'examples/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'packages/web/test/**'], // they need a built page and a browser: a run of their own
    benchmark: { include: ['packages/*/src/**/*.bench.ts', 'bench/**/*.bench.ts'] },
    passWithNoTests: true,
    pool: 'forks',
    isolate: false, // no module keeps state: loading it once a worker is enough
    maxWorkers: 4, // tests of the server wait more than they work
    sequence: { sequencer: slowFirst(['laws', 'forecasts', 'whole-games', 'forged', 'matrix', 'command', 'lab']) },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
