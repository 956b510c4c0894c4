import {
  type Choice,
  type Game,
  type GameTypes,
  Play as KernelPlay,
  type Play,
  type Random,
  seededDice,
  startTable,
} from '@admiralty/engine';
import { z } from 'zod';
import { DQ, DR, distance, type Order, RANGE, SIZE, startOf, UNITS } from './orders.ts';

interface State {
  side: number;
  q: number[];
  r: number[];
  hits: number[];
}
interface Skirmish extends GameTypes {
  state: State;
  data: object;
  steps: { turn: object };
  choices: { order: { about: null; answer: Order } };
  anytime: Record<never, never>;
  offers: Record<never, never>;
  events: Record<never, never>;
  view: State;
  figures: Record<never, never>;
  openings: Record<never, never>;
}

const order: Choice<Skirmish, null, Order> = {
  shape: z.strictObject({ unit: z.int(), step: z.int(), target: z.int() }),
  check: ({ g }, { unit, step, target }, { by }) => {
    if (unit < 0 || unit >= UNITS || unit % 2 !== by || g.hits[unit]! > 2)
      return { rule: 'B-1', why: 'no unit of yours' };
    if (target < 0) {
      const q = g.q[unit]! + DQ[step]!;
      const r = g.r[unit]! + DR[step]!;
      return q < 0 || r < 0 || q >= SIZE || r >= SIZE ? { rule: 'B-2', why: 'off the field' } : null;
    }
    if (target >= UNITS || target % 2 === by || g.hits[target]! > 2) return { rule: 'B-3', why: 'no target' };
    return distance(g.q[unit]!, g.r[unit]!, g.q[target]!, g.r[target]!) > RANGE
      ? { rule: 'B-4', why: 'too far' }
      : null;
  },
  apply: (play, { unit, step, target }) => {
    const { g } = play;
    if (target >= 0) {
      if (play.roll(6, 'B-5') >= 4) g.hits[target]! += 1;
    } else {
      g.q[unit]! += DQ[step]!;
      g.r[unit]! += DR[step]!;
    }
  },
  sample: () => ({ unit: 0, step: 0, target: -1 }),
  defaultAnswer: () => ({ unit: 0, step: 0, target: -1 }),
};

const game: Game<Skirmish> = {
  id: 'skirmish',
  title: 'Skirmish',
  version: 1,
  data: {},
  options: [],
  scenarios: [],
  first: 'turn',
  steps: {
    turn: (play) => {
      play.ask(play.g.side, 'order', 'B-0', null);
      play.g.side = 1 - play.g.side;
    },
  },
  choices: { order },
  anytime: {},
  offers: {},
  figures: {},
  openings: {},
  setUp: () => {
    const starts = Array.from({ length: UNITS }, (_, unit) => startOf(unit));
    return {
      ok: true,
      g: { side: 0, q: starts.map(({ q }) => q), r: starts.map(({ r }) => r), hits: starts.map(() => 0) },
    };
  },
  clone: (g) => ({ side: g.side, q: g.q.slice(), r: g.r.slice(), hits: g.hits.slice() }),
  view: (g) => g,
  resample: (g) => g,
  resign: () => {},
  audit: () => [],
  bound: () => Infinity,
  migrations: {},
};

/** Plays `count` orders through `Play.act`; wrong ones are refused and count too. */
export function kernelSkirmish(count: number, draw: (random: Random) => Order, random: Random): number {
  const setting = { scenario: '', options: {}, seats: 2, position: null };
  const started = startTable(game, setting, '1', seededDice);
  if (!started.ok) throw new Error(started.refusal.why);
  const play: Play<Skirmish> = new KernelPlay(game, started.table, seededDice);
  for (let n = 0; n < count; n++) {
    const decision = started.table.pending[0]!;
    const action = { decision: decision.id, by: decision.by, kind: 'order', with: draw(random) };
    play.act(action);
  }
  return count;
}
