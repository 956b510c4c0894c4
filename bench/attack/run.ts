/**
 * Attacks the games from outside: forged actions, look-alike tables and divergent histories, rolls that
 * cannot be, altered saves. `npm run attack -- [--game ID] [--inputs N] [--seconds N] [--seed TEXT] [--write]`.
 * Ends with 1 if anything gave way.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type GameModule,
  type GameTypes,
  hashOfTable,
  Play,
  pickFrom,
  playersOf,
  type Random,
  randomAction,
  readSave,
  resume,
  Session,
  saveOf,
  seededDice,
  settingFor,
} from '@admiralty/engine';
import { forge, gameLoaders, laws, mutated } from '@admiralty/engine/testing';
import { type Score, scoreTable } from './score.ts';

type Game = Session<GameTypes>;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    inputs: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    write: { type: 'boolean', default: false },
  },
});
const ENTRIES = 60;
const FORGED_PER_ENTRY = 200;

console.log(`seed ${values.seed}`);
const makers = gameLoaders.filter(({ id }) => values.game === undefined || id === values.game);
const until = process.uptime() + Number(values.seconds);
const scores = makers.map(({ open }, at) => {
  const opened = open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const share = (until - process.uptime()) / (makers.length - at);
  return attack(opened.module, Math.ceil(Number(values.inputs) / makers.length), process.uptime() + share);
});
const text = scoreTable(scores, values.seed);
console.log(text);
if (values.write) writeFileSync(new URL('../results/attack.md', import.meta.url), text);
const gaveWay = scores.some(
  (one) => one.exceptions + one.changed + one.breaches.length + one.savesTaken + one.told > 0,
);
process.exitCode = gaveWay ? 1 : 0;

function attack(module: GameModule, wanted: number, end: number): Score {
  const counts = { forged: 0, accepted: 0, exceptions: 0, changed: 0, worst: 0, pairs: 0, dice: 0, told: 0 };
  const score: Score = { game: module.game.id, ...counts, breaches: [], saves: 0, savesTaken: 0 };
  const isOn = (): boolean => score.forged < wanted && process.uptime() < end;
  for (let round = 0; isOn(); round++) {
    const scenario = module.game.scenarios[round % module.game.scenarios.length]!.id;
    const name = `${values.seed}/${module.game.id}/${round}`;
    const random = playersOf(name);
    const session = start(module, scenario, name);
    for (let entry = 0; entry < ENTRIES && !session.table.result && isOn(); entry++) {
      for (let i = 0; i < FORGED_PER_ENTRY && isOn(); i++) knock(session, random, score);
      if (entry % 16 === 8) alterSave(module, session, random, score);
      goOn(session, random);
    }
    const entered = startEntered(module, scenario, name);
    if (entered) rollFalsely(entered, random, score);
    const found = laws(module.game, { module, scenarios: [scenario], seeds: [name], optionSets: [{}], depth: 10 });
    for (const law of ['hidden stays hidden', 'unheard acts leave no trace', 'histories look alike'] as const)
      score.pairs += found.checked[law] ?? 0;
    score.breaches.push(...found.violations);
  }
  console.log(JSON.stringify({ ...score, breaches: score.breaches.slice(0, 3) }));
  return score;
}

function start({ game }: GameModule, scenario: string, seed: string): Game {
  const wish = settingFor(game, { scenario });
  const started = wish.ok ? Session.start(game, wish.setting, seed) : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session;
}

/** A game of entered dice whose start takes a few rolls at most; null: it takes more, or draws by name. */
function startEntered({ game }: GameModule, scenario: string, seed: string): Game | null {
  const wish = settingFor(game, { scenario });
  for (let count = 0; wish.ok && count < 40; count++) {
    const rolls = Array.from({ length: count }, (_, at) => 1 + (at % 2));
    const started = Session.start(game, wish.setting, seed, 'entered', { rolls });
    if (started.ok) return started.session;
  }
  return null;
}

/** One forged action: refused in good time with every byte as it was, or legal after all. */
function knock(session: Game, random: Random, score: Score): void {
  const twin = session.fork();
  const json = forge({ game: session.game, session, random });
  const before = hashOfTable(twin.table);
  const faults: unknown[] = [];
  twin.onFault = (error) => faults.push(error);
  const ms = cpu(() => {
    try {
      if (twin.receive(json).ok) score.accepted++;
      else if (hashOfTable(twin.table) !== before || twin.log.length !== session.log.length) score.changed++;
    } catch {
      score.exceptions++;
    }
  });
  score.exceptions += faults.length;
  score.forged++;
  // a slow one may be the machine's doing: it counts if it is slow again and again
  if (ms > score.worst) score.worst = Math.max(score.worst, Math.min(ms, again(session, json), again(session, json)));
}

function again(session: Game, json: unknown): number {
  const twin = session.fork();
  return cpu(() => void twin.receive(json));
}

function cpu(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

function goOn(session: Game, random: Random): void {
  const { pending } = session.table;
  const play = new Play(session.game, session.table, seededDice);
  session.act(randomAction(play, pending[random.below(pending.length)]!, random));
}

/** A save with one thing in it changed: never taken for what it was not. */
function alterSave({ game }: GameModule, session: Game, random: Random, score: Score): void {
  const save: unknown = JSON.parse(JSON.stringify(saveOf(session)));
  const altered = mutated(save, random);
  score.saves++;
  try {
    const read = readSave(JSON.parse(JSON.stringify(altered) ?? 'null'));
    const opened = read.ok ? resume(game, read.save) : read;
    if (opened.ok && hashOfTable(opened.session.table) !== hashOfTable(session.table)) score.savesTaken++;
  } catch {
    score.exceptions++;
  }
}

/** A roll that cannot be binds the action all the same, and the roll then awaited is the same whatever was typed. */
function rollFalsely(session: Game, random: Random, score: Score): void {
  for (let entry = 0; entry < ENTRIES && !session.table.result; entry++) {
    const { pending } = session.table;
    const play = new Play(session.game, session.table, seededDice);
    const action = randomAction(play, pending[random.below(pending.length)]!, random);
    const [bare, forged] = [[], [pickFrom<number | string>([0, 99, -1, 'x'], random)]].map((rolls) => {
      const twin = session.fork();
      const outcome = twin.act(action, rolls);
      return JSON.stringify([outcome.ok, twin.awaiting?.wanted ?? null, hashOfTable(twin.table)]);
    });
    score.dice++;
    if (bare !== forged) score.told++;
    session.act(action);
    for (let roll = 0; session.awaiting && roll < 1000; roll++) session.roll([1]);
    if (session.awaiting) return; // a draw by name
  }
}
