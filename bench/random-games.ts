/**
 * Games among random players over every game, scenario, number of players and random options, audited after each action:
 * `npm run random-games -- --games 10000 [--game ID] [--seed TEXT]`. The seed is fresh unless given, and printed.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Game, type GameTypes, type Options, randomGame, settingFor } from '@admiralty/engine';
import { gameLoaders, randomOptions } from '@admiralty/engine/testing';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, game: { type: 'string' }, seed: { type: 'string' } },
});
const seed = values.seed ?? randomBytes(8).toString('hex');
const wanted = Number(values.games);
console.log(`seed ${seed}`);

/** Wars are long: fewer of them, so that the whole takes minutes. */
const SHARES: Readonly<Record<string, number>> = {
  deltavee: 0.2,
  'sword-and-stars': 0.6,
  'imperial-ambitions': 0.1,
  'fifth-frontier-war': 0.1,
};

/** Battles of random players without a goal last as long as they may. */
const SHORTER: Readonly<Record<string, Options>> = { deltavee: { turnCap: 30 } };

/** Games between two lines of progress. */
const PROGRESS = 50;

interface Tally {
  games: number;
  actions: number;
  faults: string[];
}

let failed = 0;
for (const { id, open } of gameLoaders.filter((one) => values.game === undefined || one.id === values.game)) {
  const opened = open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const share = values.game === undefined ? (SHARES[id] ?? 1) : 1;
  const began = process.cpuUsage();
  const tally = playAll(opened.module.game, Math.round(wanted * share));
  const { user, system } = process.cpuUsage(began);
  const seconds = ((user + system) / 1e6).toFixed(0);
  console.log(
    `${id}: ${tally.games} games, ${tally.actions} actions, ${tally.faults.length} faults, ${seconds} s of CPU`,
  );
  for (const fault of tally.faults) console.log(`  ${fault}`);
  failed += tally.faults.length;
}
process.exitCode = failed > 0 ? 1 : 0;

function playAll(game: Game<GameTypes>, count: number): Tally {
  const tally: Tally = { games: 0, actions: 0, faults: [] };
  const { scenarios } = game;
  for (let at = 0; at < count; at++) {
    const { id, minSeats, seats } = scenarios[at % scenarios.length]!;
    const round = Math.floor(at / scenarios.length);
    const name = `${seed}/${at}`;
    // every second game by the printed rules alone, the others with options at random; some are refused together
    const options = round % 2 === 0 ? {} : { ...randomOptions(game.options, name), ...SHORTER[game.id] };
    const players = minSeats + (round % (seats.length - minSeats + 1));
    const wish = settingFor(game, { scenario: id, options, seats: players });
    const plain = wish.ok ? wish : settingFor(game, { scenario: id, seats: players });
    if (!plain.ok) tally.faults.push(`${id} for ${players}: ${plain.refusal.why}`);
    else playOne(game, plain.setting, name, tally);
    if ((at + 1) % PROGRESS === 0) tellProgress(game, tally);
  }
  return tally;
}

function tellProgress({ id }: Game<GameTypes>, { games, actions, faults }: Tally): void {
  process.stderr.write(`${id}: ${games} games, ${actions} actions, ${faults.length} faults so far\n`);
}

function playOne(game: Game<GameTypes>, setting: Parameters<typeof randomGame>[1], name: string, tally: Tally): void {
  const where = `${setting.scenario} for ${setting.seats}, seed ${name}, options ${JSON.stringify(setting.options)}`;
  try {
    const watch = ({ g }: { g: object }): void => {
      const [breach] = game.audit(g);
      if (breach !== undefined) throw new Error(breach);
    };
    const played = randomGame(game, setting, name, { watch });
    if (!played.ok) return; // a setting that this scenario refuses
    if (!played.table.result) throw new Error('no result');
    const [breach] = game.audit(played.table.g);
    if (breach !== undefined) throw new Error(breach);
    tally.games++;
    tally.actions += played.actions;
  } catch (error) {
    tally.faults.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
