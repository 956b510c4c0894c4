import type { Level } from '@admiralty/bots';
import { loadAnyGame, Play, playersOf, randomAction, Session, seededDice, settingFor } from '@admiralty/engine';
import type { BotWorker } from '../src/bots/computer.ts';
import { Thinker } from '../src/bots/thinker.ts';
import type { OpenGame } from '../src/open-game.ts';
import type { LoadModule } from '../src/reopen.ts';
import type { TableHost } from '../src/table-host.ts';

export const load: LoadModule = loadAnyGame;

export interface Wish {
  scenario?: string;
  seats?: number;
  /** null: a person */
  levels: readonly (Level | null)[];
  seed?: string;
}

/** A table of each game for people. */
export const GAMES = [
  ['deltavee', { scenario: 'dv-10', levels: [null, null] }],
  ['sword-and-stars', { seats: 4, levels: [null, null, null, null] }],
  ['imperial-ambitions', { levels: [null, null] }],
  ['fifth-frontier-war', { levels: [null, null] }],
] as const;

/** A new game with those players. */
export async function gameFor(id: string, { scenario, seats, levels, seed = 'host' }: Wish): Promise<OpenGame> {
  const made = await load(id, null, null);
  if (!made.ok) throw new Error(made.problems[0]);
  const { module } = made;
  const first = module.game.scenarios.find((one) => seats === undefined || one.seats.length >= seats)!.id;
  const wish = settingFor(module.game, { scenario: scenario ?? first, ...(seats !== undefined && { seats }) });
  const started = wish.ok ? Session.start(module.game, wish.setting, seed) : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  const players = levels.map((level) =>
    level === null ? ({ is: 'person' } as const) : ({ is: 'computer', level } as const),
  );
  return { module, session: started.session, players, motives: {}, secret: 'secret', pack: null };
}

/** A worker that gets and gives nothing but JSON, as one in a thread of its own would; its clock stands, so that the seed decides. */
export function jsonWorker(sent: string[] = []): BotWorker {
  const thinker = new Thinker(load, { now: () => 0 });
  return {
    think: async (request) => {
      sent.push(textOf(request));
      return JSON.parse(textOf(await thinker.think(JSON.parse(textOf(request)))));
    },
    stop: () => {},
  };
}

export function textOf(value: unknown): string {
  return JSON.stringify(value);
}

/** So many actions, drawn by a seed, as their seats would send them. */
export async function playRandomly(host: TableHost, actions: number, seed: string): Promise<void> {
  const { session, module } = host.game;
  const random = playersOf(seed);
  for (let i = 0; i < actions && !session.table.result; i++) {
    const play = new Play(module.game, session.table, seededDice);
    const { by, ...act } = randomAction(play, session.table.pending[0]!, random);
    const outcome = await host.act(by, act);
    if (!outcome.ok) throw new Error(outcome.refusal.why);
  }
}
