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
  /** how long a node may write before it is killed; its first entry is stored */
  delay: () => number;
  /** how long after its start a node is killed once more, while it opens the store; undefined: it is not */
  delayWhileOpening?: () => number | undefined;
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
  const started: ChildProcess[] = [];
  const start = (node: number): ChildProcess => {
    const child = startNode({ place, node, writers, tables, journal: journals[node]! }, plan.env);
    started.push(child);
    return child;
  };
  const die = async (child: ChildProcess): Promise<void> => {
    await kill(child);
    plan.afterKill?.();
  };
  try {
    const nodes = await Promise.all(journals.map((_, node) => writing(start(node))));
    for (let kills = 0; kills < plan.kills; kills++) {
      await pause(plan.delay());
      const victim = kills % plan.nodes;
      await die(nodes[victim]!);
      const whileOpening = plan.delayWhileOpening?.();
      if (whileOpening !== undefined) {
        const hasty = start(victim);
        await pause(whileOpening);
        await die(hasty);
      }
      if (kills + plan.nodes < plan.kills) nodes[victim] = await writing(start(victim));
    }
    return { kills: plan.kills, ...(await judge(place, journals)) };
  } finally {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function startNode(task: NodeTask, env = process.env): ChildProcess {
  return spawn(process.execPath, [program, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'], env });
}

/** Resolves when its first entry is stored. */
function writing(child: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve(child));
    child.once('close', (code) => reject(new Error(`a node ended by itself, code ${code}`)));
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error(`a node ended by itself, code ${child.exitCode}`);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
