// `npm test`: install, build, then every stage; the closing line counts tests and stages. Developers: --fast, --only STAGE; --deep tries more at random.
import { parseArgs } from 'node:util';
import { build, checkNode, ensureInstalled, stage } from './setup.mjs';
import { stages } from './stages.mjs';

checkNode();
const chosen = choose();
const installed = await stage('install', ensureInstalled);
if (!installed.ok) finish(0, 1);
// a build that fails is counted and explained by the stage `types`, where that is among the chosen
const hasTypes = chosen.some(({ name }) => name === 'types');
const built = await stage('build', async () => ({ ...(await build()), ...(hasTypes && { output: '' }) }));

let passed = 0;
let failed = built.ok || hasTypes ? 0 : 1;
for (const { name, run } of chosen) {
  const outcome = await stage(name, run);
  passed += outcome.passed ?? (outcome.ok ? 1 : 0);
  failed += outcome.failed ?? (outcome.ok ? 0 : 1);
}
finish(passed, failed);

/**
 * @param {number} passed
 * @param {number} failed
 * @returns {never}
 */
function finish(passed, failed) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

function choose() {
  const { only, fast, deep } = options();
  if (deep) process.env['ADMIRALTY_DEEP'] = '1';
  if (only) {
    const unknown = only.filter((name) => !stages.some((stage) => stage.name === name));
    if (unknown.length > 0) refuse(`no stage ${unknown.join(', ')}`);
    return stages.filter(({ name }) => only.includes(name));
  }
  return fast ? stages.filter(({ isLint }) => !isLint) : stages;
}

function options() {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  try {
    return parseArgs({ options: { only: { type: 'string', multiple: true }, fast: flag, deep: flag } }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} why
 * @returns {never}
 */
function refuse(why) {
  console.error(
    `${why}\nusage: npm test -- [--fast] [--deep] [--only STAGE]...   stages: ${stages.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
