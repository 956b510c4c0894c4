// The stages of `npm test`, in order. Each is one check of the closing line, except `tests` and `page`, which count their tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';
import { root, run, tool } from './setup.mjs';

/**
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {string} [output] shown when it failed
 * @property {string} [note] a few words for the stage's line
 * @property {number} [passed] 1 or 0 if not said
 * @property {number} [failed] 0 or 1 if not said
 */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {boolean} [isLint] left out by --fast
 * @property {() => Promise<Outcome> | Outcome} run
 */

const plain = process.stdout.isTTY ? [] : ['--colors=off'];

/** @type {Stage[]} */
export const stages = [
  { name: 'types', run: types },
  {
    name: 'lint',
    isLint: true,
    run: () => tool('@biomejs/biome', 'biome', ['ci', '--error-on-warnings', '--max-diagnostics=20', ...plain]),
  },
  { name: 'typed-lint', isLint: true, run: () => tool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'unused', isLint: true, run: () => tool('knip', 'knip', ['--no-progress', '--no-config-hints']) },
  { name: 'chromium', run: chromium },
  { name: 'postgres', run: postgres },
  { name: 'tests', run: () => tests() },
  { name: 'page', run: () => tests('--config', 'packages/web/vitest.config.ts') },
  ...['deltavee', 'sword-and-stars', 'imperial-ambitions', 'fifth-frontier-war'].map((game) => ({
    name: `rules-of-${game}`,
    run: () => admiralty('rules', game, '--coverage'),
  })),
];

/** With the class names of the page's CSS modules. */
async function types() {
  const classes = await tool('tsx', 'tsx', ['packages/web/css-types.ts']);
  return classes.ok ? tool('typescript', 'tsc', ['-b']) : classes;
}

/** @param {string[]} args */
function admiralty(...args) {
  return run(process.execPath, [join(root, 'packages/cli/bin/admiralty.mjs'), ...args]);
}

function chromium() {
  return found(() => {
    process.env['CHROMIUM_PATH'] = ensureChromium();
    return process.env['CHROMIUM_PATH'];
  });
}

function postgres() {
  return found(() => (process.env['DATABASE_URL'] ? 'DATABASE_URL' : ensurePostgres()));
}

/** @param {() => string} find where it is; throws when it is nowhere */
function found(find) {
  try {
    return { ok: true, note: find() };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

/** Fresh games for each commit, and the same ones when it is tested again. */
async function commitNumber() {
  const { ok, output = '' } = await run('git', ['rev-parse', 'HEAD']);
  return ok ? Number.parseInt(output.trim().slice(0, 7), 16) : 1977;
}

/** @param {string[]} more arguments */
async function tests(...more) {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-test-'));
  const report = join(folder, 'report.json');
  process.env['ADMIRALTY_SEED'] ??= String(await commitNumber());
  try {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more];
    const { ok } = await tool('vitest', 'vitest', args, { live: true });
    return { ok, ...count(JSON.parse(readFileSync(report, 'utf8')), ok) };
  } catch (error) {
    return { ok: false, passed: 0, failed: 1, output: `vitest left no report: ${error}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @param {boolean} ok
 */
function count(report, ok) {
  // a file that does not load, or whose hooks fail, has no failed test of its own
  const files = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + files.length;
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}
