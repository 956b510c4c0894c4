/**
 * Tables with different secrets that look the same to a seat: does it imagine the same worlds of both?
 * `npm run look-alikes -- [--game deltavee] [--scenario ID] [--games N] [--depth N] [--seed TEXT]`. The seed is fresh unless
 * given, and printed. Ends with 1 if worlds differ, do not add up, or do not look like the table.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { settingFor } from '@admiralty/engine';
import { gameLoaders, imagineLookAlikes, randomOptions } from '@admiralty/engine/testing';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'deltavee' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '64' },
    depth: { type: 'string', default: '300' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
  },
});
console.log(`seed ${values.seed}`);
const opened = gameLoaders.find(({ id }) => id === values.game)?.open(null, null);
if (!opened?.ok) throw new Error(`there is no game ${values.game}`);
const { game } = opened.module;
const scenarios = game.scenarios.filter(({ id }) => values.scenario === undefined || id === values.scenario);
const tally = new Map(scenarios.map(({ id }) => [id, { games: 0, compared: 0, breaches: 0 }]));
for (let at = 0; at < Number(values.games); at++) {
  const { id } = scenarios[at % scenarios.length]!;
  const seed = `${values.seed}/${at}`;
  const options = Math.floor(at / scenarios.length) % 2 === 0 ? {} : randomOptions(game.options, seed);
  const wish = settingFor(game, { scenario: id, options });
  if (!wish.ok) continue; // options that do not go together
  const { compared, breaches } = imagineLookAlikes(game, wish.setting, seed, { depth: Number(values.depth) });
  const found = tally.get(id)!;
  found.games++;
  found.compared += compared;
  found.breaches += breaches.length;
  for (const breach of breaches) console.log(breach);
}
let failed = 0;
for (const [id, { games, compared, breaches }] of tally) {
  console.log(`${id}: ${games} games, ${compared} pairs, ${breaches} breaches`);
  failed += breaches;
}
process.exitCode = failed > 0 ? 1 : 0;
