import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { randomFrom } from '@admiralty/engine';
import type { Contender } from './measure.ts';

/** The contract of Rally the Troops modules. */
interface Peer {
  scenarios?: readonly string[] | Record<string, readonly string[]>;
  roles?: readonly string[] | ((scenario: string, options: object) => readonly string[]);
  setup(seed: number, scenario: string, options: object): PeerState;
  view(state: PeerState, role: string): { actions?: Record<string, unknown>; prompt?: unknown };
  action(state: PeerState, role: string, action: string, argument?: unknown): PeerState;
}
interface PeerState {
  active: string | string[];
  state?: string;
}

/** Every module below the folder that has `setup`, `view` and `action`: played at random in the same run. */
export function peersIn(folder: string, decisions: number): Contender[] {
  const require = createRequire(import.meta.url);
  return modulesIn(resolve(folder)).flatMap((path): Contender[] => {
    try {
      const peer = require(path) as Partial<Peer>;
      if (!peer.setup || !peer.view || !peer.action) return [];
      const name = `peer ${path.split(/[\\/]/).slice(-2).join('/')}`;
      return [{ name, unit: 'decisions/s', run: (round) => playAtRandom(peer as Peer, round, decisions) }];
    } catch (error) {
      process.stderr.write(`peer ${path} does not load: ${error instanceof Error ? error.message : String(error)}\n`);
      return [];
    }
  });
}

function modulesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`);
  const own = ['rules.js', 'index.js'].map((name) => join(folder, name)).filter(existsSync);
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap((entry) => ['rules.js', 'index.js'].map((name) => join(folder, entry.name, name)).filter(existsSync));
  return [...own, ...below];
}

function playAtRandom(peer: Peer, seed: number, decisions: number): number {
  const random = randomFrom(seed);
  const scenarios = Array.isArray(peer.scenarios)
    ? peer.scenarios
    : Object.values(peer.scenarios ?? { any: ['Standard'] }).flat();
  const start = (): PeerState => peer.setup(random.below(1_000_000) + 1, scenarios[0] ?? 'Standard', {});
  let state = start();
  let done = 0;
  for (; done < decisions; done++) {
    const role = Array.isArray(state.active) ? state.active[0] : state.active;
    const moves = role === undefined || role === 'None' ? [] : movesOf(peer.view(state, role).actions ?? {});
    const move = moves[random.below(Math.max(1, moves.length))];
    state = move === undefined ? start() : peer.action(state, role!, move.action, move.argument);
  }
  return done;
}

function movesOf(actions: Record<string, unknown>): { action: string; argument?: unknown }[] {
  return Object.entries(actions).flatMap(([action, value]) => {
    if (action === 'undo' || value === 0 || value === false) return [];
    return Array.isArray(value) ? value.map((argument: unknown) => ({ action, argument })) : [{ action }];
  });
}
