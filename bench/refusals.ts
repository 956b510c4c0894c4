/**
 * How long it takes to refuse an action as large as an action may be:
 * `npx tsx --conditions=development bench/refusals.ts [game] [--positions 6] [--seed s]`.
 * At each position every kind of action is tried with lists blown up to 64 kB, deep and wide values, long texts.
 */
import { parseArgs } from 'node:util';
import {
  type Game,
  type GameTypes,
  Play,
  pickFrom,
  playersOf,
  randomAction,
  Session,
  seededDice,
  settingFor,
} from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { positions: { type: 'string', default: '6' }, seed: { type: 'string', default: 'door' } },
});
const BYTES = 64_000;
const MOST_VALUES = 19_900;

interface Slow {
  ms: number;
  what: string;
}

for (const { id, open } of gameLoaders) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const opened = open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  report(id, tryGame(opened.module.game));
}

function tryGame(game: Game<GameTypes>): { tried: number; faults: string[]; slow: Slow[] } {
  const slow: Slow[] = [];
  const faults: string[] = [];
  let tried = 0;
  for (const { id: scenario } of game.scenarios) {
    const wish = settingFor(game, { scenario });
    const started = wish.ok ? Session.start(game, wish.setting, values.seed) : wish;
    if (!started.ok) throw new Error(started.refusal.why);
    const { session } = started;
    const random = playersOf(`${values.seed} ${scenario}`);
    const seen = new Set<string>();
    const most = Number(values.positions);
    for (let step = 0; step < 4000 && session.table.result === null && seen.size < 40 * most; step++) {
      const play = new Play(game, session.table, seededDice);
      const decision = pickFrom(session.table.pending, random);
      const turn = [0, 1, 2, 3, 4, 5].map((at) => `${decision.kind} ${at}`).find((name) => !seen.has(name));
      if (turn && Number(turn.at(-1)) < most) {
        seen.add(turn);
        for (const [what, action] of attempts(session, play, decision.by)) {
          const ms = timeOf(session, action, (error) => faults.push(`${scenario} ${what}: ${String(error)}`));
          tried += 1;
          slow.push({ ms, what: `${scenario} ${what}` });
        }
      }
      session.act(randomAction(play, decision, random));
    }
  }
  return { tried, faults, slow: slow.toSorted((a, b) => b.ms - a.ms).slice(0, 12) };
}

function* attempts(session: Session<GameTypes>, play: Play<GameTypes>, by: number): Generator<[string, unknown]> {
  const { game, table } = session;
  const random = playersOf(`${values.seed} ${session.log.length}`);
  for (const decision of table.pending.filter((one) => one.by === by)) {
    const legal = randomAction(play, decision, random);
    for (const [how, payload] of blownUp(legal.with)) yield [`${legal.kind} ${how}`, { ...legal, with: payload }];
  }
  for (const [kind, anytime] of Object.entries(game.anytime as Record<string, { sample?: Sampler }>))
    for (const [how, payload] of blownUp(anytime.sample?.(play, by, random) ?? {}))
      yield [`${kind} ${how}`, { decision: null, by, kind, with: payload }];
  for (const [kind, offer] of Object.entries(game.offers as Record<string, { sample?: Sampler }>)) {
    const sample = (offer.sample?.(play, by, random) ?? { to: [1 - by], terms: {} }) as object;
    for (const [how, payload] of blownUp({ kind, ...sample }))
      yield [`offer ${kind} ${how}`, { decision: null, by, kind: 'offer', with: payload }];
  }
}
type Sampler = (play: unknown, by: number, random: unknown) => unknown;

/** The value with one place in it made as large as an action may be. */
function* blownUp(value: unknown): Generator<[string, unknown]> {
  yield ['as it is', value];
  for (const [path, inner] of placesOf(value)) {
    for (const [how, large] of largeOnes(inner)) yield [`${path || 'all'} ${how}`, replaced(value, path, large)];
  }
}

function* largeOnes(inner: unknown): Generator<[string, unknown]> {
  yield ['deep', nested(60)];
  yield ['nulls', new Array(12_000).fill(null)];
  yield ['numbers', Array.from({ length: 11_000 }, (_, at) => at)];
  yield ['same numbers', new Array(19_000).fill(0)];
  yield ['pairs', Array.from({ length: 6000 }, (_, at) => [at % 50, 1])];
  yield ['text', 'x'.repeat(63_000)];
  yield ['digits', '1'.repeat(63_000)];
  yield ['wide', Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, at]))];
  yield ['many records', new Array(6000).fill({ a: 1 })];
  yield ['wide and deep', Array.from({ length: 150 }, () => nested(55))];
  if (Array.isArray(inner) && inner.length > 0) {
    const room = Math.floor(Math.min(BYTES / (JSON.stringify(inner).length + 1), MOST_VALUES / valuesIn(inner)));
    yield ['repeated', Array.from({ length: Math.max(1, room) }, () => inner).flat()];
    const one: unknown = inner[0];
    const times = Math.floor(Math.min(BYTES / (JSON.stringify(one).length + 6), MOST_VALUES / valuesIn(one)));
    yield ['counted up', Array.from({ length: times }, (_, at) => countedUp(one, at))];
  }
}

function countedUp(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + by;
  if (Array.isArray(value)) return value.map((inner) => countedUp(inner, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, countedUp(inner, by)]));
}

function* placesOf(value: unknown, path = ''): Generator<[string, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value).slice(0, 6)) yield* placesOf(inner, path ? `${path}/${key}` : key);
}

function replaced(value: unknown, path: string, large: unknown): unknown {
  if (path === '') return large;
  const [key = '', ...rest] = path.split('/');
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest.join('/'), large);
  return copy;
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + valuesIn(inner), 1);
}

/** CPU time of this process; the best of four where it seems slow. */
function timeOf(session: Session<GameTypes>, action: unknown, onFault: (error: unknown) => void): number {
  let best = Infinity;
  for (let round = 0; round < 4 && (round === 0 || best > 15); round++) {
    const twin = session.fork();
    twin.onFault = onFault;
    const before = process.cpuUsage();
    twin.receive(action);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

function report(id: string, { tried, faults, slow }: ReturnType<typeof tryGame>): void {
  process.stdout.write(`${id}: ${tried} large payloads, ${faults.length} faults\n`);
  for (const fault of faults.slice(0, 10)) process.stdout.write(`  FAULT ${fault}\n`);
  for (const { ms, what } of slow) process.stdout.write(`  ${ms.toFixed(1).padStart(7)} ms  ${what}\n`);
}
