/** The files of `deploy`, run as they are except for ports, certificate and where the nodes are. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '../../../../deploy');
export const SITE = 'play.example.org';

/** A proxy that runs in front of some nodes. */
export interface Proxy {
  port: number;
  stop(): Promise<void>;
}

export interface ProxyKind {
  isInstalled: boolean;
  start(nodes: readonly string[]): Promise<Proxy>;
}

export const proxies: Record<'nginx' | 'caddy', ProxyKind> = {
  nginx: {
    isInstalled: existsSync('/usr/sbin/nginx'),
    start: (nodes) =>
      started('/usr/sbin/nginx', (folder, port) => {
        const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
        const wish = ['-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${SITE}`, '-keyout', key, '-out', certificate];
        execFileSync('openssl', ['req', '-x509', ...wish], { stdio: 'ignore' });
        const [one, two] = nodes.map((url) => new URL(url).host);
        const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
          .replace('127.0.0.1:4000', one!)
          .replace('127.0.0.1:4001', two!)
          .replace('listen 443', `listen 127.0.0.1:${port}`)
          .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
          .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
        const file = join(folder, 'nginx.conf');
        const around = `daemon off; pid ${folder}/pid; error_log stderr error; events {} http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; ${site} }`;
        writeFileSync(file, around);
        return { args: ['-p', folder, '-c', file] };
      }),
  },
  caddy: {
    isInstalled: existsSync('/usr/bin/caddy'),
    start: (nodes) =>
      started('/usr/bin/caddy', (folder, port) => {
        const hosts = nodes.map((url) => new URL(url).host);
        const site = readFileSync(join(deploy, 'Caddyfile'), 'utf8').replace('one:4000 two:4000', hosts.join(' '));
        const own = '{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
        const file = join(folder, 'Caddyfile');
        writeFileSync(file, own + site);
        const env = { ...process.env, SITE: `https://${SITE}:${port}`, HOME: folder, XDG_DATA_HOME: folder };
        return { args: ['run', '--config', file, '--adapter', 'caddyfile'], env };
      }),
  },
};

type Plan = (folder: string, port: number) => { args: string[]; env?: NodeJS.ProcessEnv };

async function started(program: string, plan: Plan): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-proxy-'));
  const port = await freePort();
  const { args, env } = plan(folder, port);
  const child = spawn(program, args, { stdio: 'ignore', ...(env && { env }) });
  child.once('exit', (code) => code && process.emitWarning(`${program} ended with ${code}`));
  while (!(await doesListen(port)) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
  return { port, stop: () => stopped(child, folder) };
}

async function stopped(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

function doesListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
