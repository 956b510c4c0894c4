import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { StorePlace } from './store/index.ts';

/** How a server runs. Every field can be set by a flag or by the environment; docs/hosting.md lists them. */
export interface ServerConfig {
  port: number;
  host: string;
  /** names beside addresses and `localhost` that it answers to */
  names: string[];
  /** where people reach it, if a proxy stands in between */
  publicUrl: string | null;
  place: StorePlace;
  /** folder of the built page; null: only the API */
  page: string | null;
  /** how many proxies stand before it, whose word on addresses counts */
  proxies: number;
  log: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  tableThreads: number;
  botThreads: number;
  /** requests a minute that one person or address may make; 0: any number */
  rate: number;
  /** whoever knows it may read the metrics from anywhere; null: only this machine may */
  metricsToken: string | null;
  /** whoever shows it may do what an admin may; null: only by the file in the data folder */
  adminToken: string | null;
  /** without an SMTP server letters are written into the file */
  mail: { smtpUrl: string | null; file: string | null; from: string };
  /** webhooks and push may go to this machine and its neighbours, without TLS */
  hooksInside: boolean;
}

/** What somebody can say; what is left out is taken from the environment, then from the defaults. */
export type ConfigWishes = {
  [Name in keyof typeof sources]?: string | number | readonly string[] | undefined;
};

/** Each setting with its variable of the environment. */
const sources = {
  port: 'ADMIRALTY_PORT',
  host: 'ADMIRALTY_HOST',
  allowHost: 'ADMIRALTY_ALLOW_HOST',
  publicUrl: 'ADMIRALTY_PUBLIC_URL',
  data: 'ADMIRALTY_DATA',
  databaseUrl: 'ADMIRALTY_DATABASE_URL',
  proxies: 'ADMIRALTY_PROXIES',
  log: 'ADMIRALTY_LOG',
  tableThreads: 'ADMIRALTY_TABLE_THREADS',
  botThreads: 'ADMIRALTY_BOT_THREADS',
  rate: 'ADMIRALTY_RATE',
  metricsToken: 'ADMIRALTY_METRICS_TOKEN',
  adminToken: 'ADMIRALTY_ADMIN_TOKEN',
  smtpUrl: 'ADMIRALTY_SMTP_URL',
  mailFrom: 'ADMIRALTY_MAIL_FROM',
  hooksInside: 'ADMIRALTY_HOOKS_INSIDE',
} as const;

const SECRET = new Set<string>([
  'databaseUrl',
  'metricsToken',
  'adminToken',
  'smtpUrl',
] satisfies (keyof typeof sources)[]);

const count = (most: number) => z.coerce.number().int().min(0).max(most);
const names = z.union([z.array(z.string()), z.string().transform((text) => text.split(','))]);
const shape = z.object({
  port: count(65535).default(4000),
  host: z.string().min(1).default('127.0.0.1'),
  allowHost: names.transform((list) => list.map((name) => name.trim()).filter((name) => name !== '')).default([]),
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
  data: z.string().min(1).optional(),
  databaseUrl: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  proxies: count(9).default(0),
  log: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  tableThreads: count(64).default(1),
  botThreads: count(64).default(1),
  rate: count(1_000_000).default(1200),
  metricsToken: z.string().min(16).optional(),
  adminToken: z.string().min(16).optional(),
  smtpUrl: z.url({ protocol: /^smtps?$/ }).optional(),
  mailFrom: z.string().min(3).max(200).default('admiralty@localhost'),
  hooksInside: count(1).default(0),
});

const whole = (most: number): string => `a whole number from 0 to ${most}`;
const token = 'at least 16 letters';

/** What each setting takes, for whoever has given something else. */
const TAKES: Readonly<Record<keyof typeof sources, string>> = {
  port: whole(65535),
  host: 'an address to listen on',
  allowHost: 'names',
  publicUrl: 'an address that begins with http: or https:',
  data: 'a folder',
  databaseUrl: 'an address that begins with postgres:',
  proxies: whole(9),
  log: 'silent, error, warn, info or debug',
  tableThreads: whole(64),
  botThreads: whole(64),
  rate: whole(1_000_000),
  metricsToken: token,
  adminToken: token,
  smtpUrl: 'an address that begins with smtp: or smtps:',
  mailFrom: 'a mail address',
  hooksInside: '0 or 1',
};

const FLAGS = new Set<string>([
  'port',
  'host',
  'allowHost',
  'publicUrl',
  'data',
  'databaseUrl',
  'proxies',
  'log',
] satisfies (keyof typeof sources)[]);

/** As whoever starts the server wrote it: `--port (ADMIRALTY_PORT)`. */
function writtenName(name: keyof typeof sources): string {
  const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return FLAGS.has(name) ? `--${flag} (${sources[name]})` : sources[name];
}

/** A setting that cannot be: its message is for the host. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem';
}

export function readConfig(wishes: ConfigWishes, environment: NodeJS.ProcessEnv, page: string | null): ServerConfig {
  const given: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(sources)) {
    const wish = wishes[name as keyof ConfigWishes];
    given[name] = (Array.isArray(wish) && wish.length === 0 ? undefined : wish) ?? (environment[variable] || undefined);
  }
  const read = shape.safeParse(given);
  if (!read.success) {
    const name = String(read.error.issues[0]!.path[0]) as keyof typeof sources;
    const instead = SECRET.has(name) ? '' : `, not ${JSON.stringify(given[name])}`; // this is read in logs
    throw new ConfigProblem(`${writtenName(name)} takes ${TAKES[name]}${instead}`);
  }
  const {
    allowHost,
    publicUrl,
    data,
    databaseUrl,
    metricsToken,
    adminToken,
    smtpUrl,
    mailFrom,
    hooksInside,
    tableThreads,
    botThreads,
    ...rest
  } = read.data;
  if (wishes.data !== undefined && wishes.databaseUrl !== undefined)
    throw new ConfigProblem('either a data folder or a database, not both');
  const isFolder = wishes.data !== undefined || databaseUrl === undefined;
  const folder = data ?? defaultFolder(environment);
  return {
    ...rest,
    names: [
      rest.host,
      hostname(),
      `${hostname()}.local`,
      ...allowHost,
      ...(publicUrl ? [new URL(publicUrl).hostname] : []),
    ],
    publicUrl: publicUrl ?? null,
    place: isFolder ? { folder } : { databaseUrl: databaseUrl! },
    page,
    tableThreads: Math.max(1, tableThreads),
    botThreads: Math.max(1, botThreads),
    metricsToken: metricsToken ?? null,
    adminToken: adminToken ?? null,
    mail: { smtpUrl: smtpUrl ?? null, file: isFolder ? join(folder, 'mail.jsonl') : null, from: mailFrom },
    hooksInside: hooksInside === 1,
  };
}

/** Where programs of this system keep what belongs to their user. */
function defaultFolder(environment: NodeJS.ProcessEnv): string {
  const local = environment['XDG_DATA_HOME'] ?? environment['LOCALAPPDATA'];
  return join(local || join(homedir(), '.local', 'share'), 'admiralty');
}
