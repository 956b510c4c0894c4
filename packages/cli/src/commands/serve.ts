import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ConfigProblem,
  type ConfigWishes,
  type RunningServer,
  readConfig,
  type ServerConfig,
  StoreProblem,
  startServer,
} from '@admiralty/server';
import type { Command } from 'commander';
import { collect } from '../option-values.ts';
import { faint, print, strong } from '../output.ts';
import { Problem } from '../problem.ts';

type ServeOptions = ConfigWishes & { open?: true };

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page and host tables: alone, at one screen, or with others over the network')
    .option('--port <number>', 'port; if it is in use, the next free one (default 4000)')
    .option('--host <name>', 'address to listen on; 0.0.0.0 lets others in (default 127.0.0.1)')
    .option('--allow-host <name>', 'another host name that the server answers to, as behind a proxy', collect, [])
    .option('--public-url <url>', 'where people reach it, if it is behind a proxy')
    .option('--proxies <number>', 'how many trusted proxies are in front of it (default 0)')
    .option('--data <folder>', 'where tables and accounts are stored (default: in your home folder)')
    .option('--database-url <url>', 'a PostgreSQL database instead; several servers may share it')
    .option('--log <level>', 'silent, error, warn, info or debug (default warn)')
    .option('--open', 'open it in the browser')
    .addHelpText(
      'after',
      '\nEvery setting can also be an environment variable: docs/hosting.md lists them.\n\nExamples:\n  admiralty serve --open\n  admiralty serve --port 8080 --host 0.0.0.0 --data ./club',
    )
    .action((options: ServeOptions) => serve(options));
}

async function serve({ open, ...wishes }: ServeOptions): Promise<void> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@admiralty/web/package.json'))), 'dist');
  const config = readWishes(wishes, folder);
  if (!existsSync(join(folder, 'index.html'))) throw new Problem('the page is not built yet: npm run build builds it');
  const server = await started(config);
  const address = addressOf(config, server);
  print(`${strong('Admiralty')} is open at ${strong(address)}`, faint(`Ctrl+C stops it; ${whereKept(config)}.`));
  if (open) openBrowser(address);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

function readWishes(wishes: ConfigWishes, folder: string): ServerConfig {
  try {
    return readConfig(wishes, process.env, folder);
  } catch (error) {
    throw error instanceof ConfigProblem ? new Problem(error.message) : error;
  }
}

function started(config: ServerConfig): Promise<RunningServer> {
  return startServer(config).catch((error: unknown) => {
    if (error instanceof StoreProblem) throw new Problem(error.message);
    if (error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall)))
      throw new Problem(`cannot listen on ${config.host}: ${error.message}`);
    throw error;
  });
}

function addressOf({ host, publicUrl }: ServerConfig, { port }: RunningServer): string {
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${name}:${port}/`;
}

function whereKept({ place }: ServerConfig): string {
  return 'folder' in place ? `tables are kept in ${place.folder}` : 'tables are kept in the database';
}

/** With the system's own means; where there is no browser the address stands in the terminal anyway. */
function openBrowser(address: string): void {
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program!, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
