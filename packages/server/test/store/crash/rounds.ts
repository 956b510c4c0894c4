import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage } from '../../../../../test/support/build.ts';
import type { StorePlace } from '../../../src/store/index.ts';
import { type Damage, judge } from './judge.ts';

/** What a node is told. */
export interface NodeTask {
  place: StorePlace;
  node: number;
  writers: number;
  tables: number;
  journal: string;
}

export interface CrashPlan {
  kills: number;
  /** on one database; SQLite has one */
  nodes: number;
  writers: number;
  tables: number;
  /** how long a node may write before it is killed */
  delay: () => number;
  /** in which the nodes run */
  env?: NodeJS.ProcessEnv;
  /** what else happens when a node is killed */
  afterKill?: () => void;
}

export interface CrashReport extends Damage {
  kills: number;
}

const program = fileURLToPath(new URL('./node.mjs', import.meta.url));

/** Kills nodes in the middle of their writing, one after the other, starts each again, and judges what is stored in the end. */
export async function crash(place: StorePlace, plan: CrashPlan): Promise<CrashReport> {
  await buildPackage('server');
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-crash-'));
  const journals = Array.from({ length: plan.nodes }, (_, node) => join(folder, `${node}.journal`));
  const { writers, tables } = plan;
  const start = (node: number): Promise<ChildProcess> =>
    startNode({ place, node, writers, tables, journal: journals[node]! }, plan.env);
  try {
    const nodes = await Promise.all(journals.map((_, node) => start(node)));
    for (let kills = 0; kills < plan.kills; kills++) {
      await new Promise((resolve) => setTimeout(resolve, plan.delay()));
      const victim = kills % plan.nodes;
      await kill(nodes[victim]!);
      plan.afterKill?.();
      if (kills + plan.nodes < plan.kills) nodes[victim] = await start(victim);
    }
    await Promise.all(nodes.map(kill));
    return { kills: plan.kills, ...(await judge(place, journals)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves when it writes. */
function startNode(task: NodeTask, env = process.env): Promise<ChildProcess> {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [program, JSON.stringify(task)], { stdio: [...stdio], env });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child));
    child.once('close', (code) => reject(new Error(`a node ended by itself, code ${code}`)));
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    if (child.signalCode !== 'SIGKILL') throw new Error(`a node ended by itself, code ${child.exitCode}`);
    return;
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
