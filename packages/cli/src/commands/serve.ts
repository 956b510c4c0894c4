import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, pageServer } from '@admiralty/server';
import { type Command, InvalidArgumentError } from 'commander';
import { faint, print, strong } from '../output.ts';
import { Problem } from '../problem.ts';

interface ServeOptions {
  port: number;
  host: string;
  allowHost: string[];
  open?: true;
}

const PORT = 4000;
const HOST = '127.0.0.1';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page: play in the browser, against the computer or at one screen')
    .option('--port <number>', 'port; if it is taken the next free one', readPort, PORT)
    .option('--host <name>', 'address to listen on; 0.0.0.0 lets others in', HOST)
    .option('--allow-host <name>', 'another name that the page is asked for by, as behind a proxy', collect, [])
    .option('--open', 'open it in the browser')
    .addHelpText('after', '\nExamples:\n  admiralty serve --open\n  admiralty serve --port 8080 --host 0.0.0.0')
    .action((options: ServeOptions) => serve(options));
}

/** What `admiralty` alone does. */
export function serveAndOpen(): Promise<void> {
  return serve({ port: PORT, host: HOST, allowHost: [], open: true });
}

async function serve({ port, host, allowHost, open }: ServeOptions): Promise<void> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@admiralty/web/package.json'))), 'dist');
  if (!existsSync(join(folder, 'index.html'))) throw new Problem('the page is not built yet: npm run build builds it');
  const server = pageServer(folder, [host, hostname(), `${hostname()}.local`, ...allowHost]);
  const listening = await listen(server, port, host).catch((error: NodeJS.ErrnoException) => {
    throw new Problem(`cannot listen on ${host}: ${error.message}`);
  });
  const address = `http://${host === '0.0.0.0' || host === '::' || host === HOST ? 'localhost' : host}:${listening}/`;
  print(
    `${strong('Admiralty')} is open at ${strong(address)}`,
    faint('Ctrl+C closes it; games are kept in the browser.'),
  );
  if (open) openBrowser(address);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
}

const collect = (name: string, names: string[]): string[] => [...names, name];

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new InvalidArgumentError('not a port');
  return port;
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
