/**
 * Commands killed at any moment and two writers on one game file, with the real command:
 * `npm run file-attacks -- [--kills 200] [--races 100]`. Everything but `landed` must be 0.
 */
import { parseArgs } from 'node:util';
import { kills, races } from '../packages/cli/test/two-writers.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, races: { type: 'string', default: '100' } },
});
/** a command takes about this long here, so that kills fall before, in and after the writing */
const LONGEST_MS = 1200;

const killed = await kills(Number(values.kills), () => Math.random() * LONGEST_MS);
console.log(`${values.kills} kills:`, killed);
const raced = await races(Number(values.races));
console.log(`${values.races} races:`, raced);
const damage = [killed, raced].reduce(
  (sum, { lost, doubled, broken, leftOver }) => sum + lost + doubled + broken + leftOver,
  0,
);
process.exitCode = damage > 0 ? 1 : 0;
