/**
 * Matches between two levels, to see what a change of the bots' knowledge is worth:
 * npx tsx --conditions=development bench/duel.ts GAME SCENARIO FIRST SECOND [GAMES] [--seed TEXT] [--ms N | --nodes N] [--show]
 * FIRST takes each seat in turn, SECOND all others. --show tells every decision of FIRST in the first game.
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import {
  type Allowance,
  type Bot,
  bareBoard,
  LEVELS,
  type Level,
  playMatch,
  scoreOf,
  type Turn,
} from '@admiralty/bots';
import { botOf } from '@admiralty/bots/testing';
import { type GameModule, settingFor } from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';

const clock = { now: () => performance.now() };
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    seats: { type: 'string' },
    ms: { type: 'string' },
    nodes: { type: 'string', default: '2000' },
    show: { type: 'boolean', default: false },
  },
});
const [gameId = 'deltavee', scenario = 'dv-1', first = 'captain', second = 'cadet', games = '20'] = positionals;

const module = moduleOf(gameId);
const wish = settingFor(module.game, {
  scenario,
  seats: values.seats === undefined ? undefined : Number(values.seats),
});
if (!wish.ok) throw new Error(wish.refusal.why);
const { setting } = wish;
const allowance: Allowance =
  values.ms === undefined ? { nodes: Number(values.nodes) } : { ms: Number(values.ms), clock };
const [mine, theirs] = [bot(first), bot(second)];

const times = new Map<string, number[]>();
let score = 0;
let actions = 0;
let dropped = 0;
const bySeat = Array.from({ length: setting.seats }, () => ({ games: 0, score: 0 }));
const endings = new Map<string, number>();
const started = process.cpuUsage();
for (let number = 0; number < Number(games); number++) {
  const seat = number % setting.seats;
  const bots = Array.from({ length: setting.seats }, (_, at) => (at === seat ? mine : theirs));
  const seed = `${values.seed}/${number}`;
  const board = bareBoard(module.game, setting, seed);
  actions += playMatch(module.game, board, bots, seed, {
    allowance,
    clock,
    watch: (turn, table) => note(turn, seat, number === 0 && values.show, table),
  });
  const { places, rule } = board.table.result!;
  const won = scoreOf(places, seat);
  score += won;
  bySeat[seat]!.games += 1;
  bySeat[seat]!.score += won;
  endings.set(rule, (endings.get(rule) ?? 0) + 1);
}

const cpu = process.cpuUsage(started);
console.log(
  `${first} against ${second}, ${scenario}: ${percent(score, Number(games))} of ${games} games; by seat ${bySeat.map((one) => percent(one.score, one.games)).join(', ')}`,
);
console.log(
  `${actions} actions, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of processor time, ${dropped} proposals refused; endings ${[...endings].map(([rule, count]) => `${rule} ${count}`).join(', ')}`,
);
for (const [kind, list] of times) {
  list.sort((a, b) => a - b);
  console.log(
    `  ${kind.padEnd(24)} ${String(list.length).padStart(7)} × median ${list[list.length >> 1]!.toFixed(2)} ms, p99 ${list[Math.floor(list.length * 0.99)]!.toFixed(1)} ms`,
  );
}

function note(turn: Turn, seat: number, isShown: boolean, table: { g: object }): void {
  if (turn.seat !== seat) return;
  times.set(turn.about, [...(times.get(turn.about) ?? []), turn.ms]);
  dropped += turn.dropped;
  if (!isShown) return;
  const view = module.game.view(table.g, seat);
  const words = (action: Turn['action']): string => module.describeAnswer(view, action.kind, action.with);
  console.log(`${words(turn.action)} — ${turn.reason} (${turn.nodes} nodes, depth ${turn.depth})`);
  for (const { action, value, words: why } of turn.alternatives)
    console.log(`      ${value.toFixed(2)} ${words(action)} — ${why}`);
}

function percent(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;
}

function bot(name: string): Bot {
  const level = LEVELS.find((one): one is Level => one === name);
  const found = level && botOf(gameId, level);
  if (!found) throw new Error(`no ${name} for ${gameId}`);
  return found;
}

function moduleOf(id: string): GameModule {
  const opened = gameLoaders.find((loader) => loader.id === id)?.open(null, null);
  if (!opened?.ok) throw new Error(`no game ${id}`);
  return opened.module;
}
