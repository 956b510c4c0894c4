/**
 * Holds every forecast to the exact distribution of what happens, in random positions of each game:
 * `npm run forecasts -- --positions 2000 [--game ID] [--seed TEXT]`. The seed is fresh unless given, and printed.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { forecastCases } from '@admiralty/engine/testing';

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '2000' }, game: { type: 'string' }, seed: { type: 'string' } },
});
const seed = values.seed ?? randomBytes(8).toString('hex');
const positions = Number(values.positions);
console.log(`seed ${seed}`);

let failed = 0;
for (const { id, run } of forecastCases.filter((one) => values.game === undefined || one.id === values.game)) {
  const began = process.cpuUsage();
  const report = run({ positions, seed });
  const { user, system } = process.cpuUsage(began);
  const seconds = ((user + system) / 1e6).toFixed(0);
  console.log(`${id}: ${report.positions} positions, ${report.breaches.length} breaches, ${seconds} s of CPU`);
  for (const [what, count] of Object.entries(report.forecasts)) console.log(`  ${count} × ${what}`);
  console.log(
    `  ${Object.entries(report.outcomes)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
  for (const breach of report.breaches) console.log(`  BREACH ${breach}`);
  failed += report.breaches.length;
}
process.exitCode = failed > 0 ? 1 : 0;
