import { createHmac } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { ServerConfig } from '../config.ts';
import type { Channel, Store } from '../store/index.ts';
import { withSlash } from './digest.ts';
import { type Guard, guardedPost } from './guarded-post.ts';

/** What is told, in whatever way. */
export interface Message {
  channel: string;
  subject: string;
  text: string;
  /** for programs */
  data: unknown;
}

const MOST_FAILURES = 10;

/** A webhook that failed so often on end gets nothing more until a test arrives. */
export function isOff({ kind, failures }: Channel): boolean {
  return kind === 'hook' && failures >= MOST_FAILURES;
}

/** The receiver is no longer there: nothing more is sent. */
export class Gone extends Error {}

interface Parts {
  config: Pick<ServerConfig, 'mail' | 'publicUrl' | 'port'>;
  store: Pick<Store, 'secretValue' | 'noteDelivery'>;
  guard: Guard;
  now(): number;
}

/** Brings a message to where its receiver wants it, and notes how that went: why it did not arrive, or null. */
export async function tryDelivery(parts: Parts, channel: Channel, message: Message): Promise<Error | null> {
  const error = await deliver(parts, channel, message).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
  );
  await parts.store.noteDelivery(channel.id, parts.now(), error && reasonOf(error));
  return error;
}

/** As its receiver reads it. */
export function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : error.name;
  return (REASONS[code] ?? error.message).slice(0, 300);
}

/** What the network answers, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such address',
  ECONNREFUSED: 'nobody answers at this address',
  ECONNRESET: 'the receiver hung up',
  AbortError: 'no answer in time',
  TimeoutError: 'no answer in time',
};

async function deliver(parts: Parts, channel: Channel, message: Message): Promise<void> {
  if (channel.kind === 'mail') return sendMail(parts, channel, message);
  if (channel.kind === 'push') return sendPush(parts, channel, message);
  if (channel.kind === 'hook') return sendHook(parts, channel, message);
}

/** Where somebody ends a channel by one click (RFC 8058). */
export function stopLink(publicUrl: string | null, secret: string): string | null {
  return publicUrl === null ? null : new URL(`api/channels/${secret}/stop`, withSlash(publicUrl)).href;
}

/** That an address is his, only its owner can say: the link is nowhere but in the mail. */
function confirmLink({ publicUrl, port }: Parts['config'], { confirmed, secret }: Channel): string {
  if (confirmed === 1) return '';
  const base = publicUrl ?? `http://localhost:${port}`; // without a name in the world it is read on this machine
  const { href } = new URL(`api/channels/${secret}/confirm`, withSlash(base));
  return `${href}\n`;
}

async function sendMail({ config }: Parts, channel: Channel, message: Message): Promise<void> {
  const { mail, publicUrl } = config;
  const { createTransport } = await import('nodemailer');
  const stop = stopLink(publicUrl, channel.secret);
  const letter = {
    from: mail.from,
    to: channel.target,
    subject: message.subject,
    text: `${message.text}\n${confirmLink(config, channel)}${stop === null ? '' : `\nUnsubscribe: ${stop}\n`}`,
    ...(stop !== null && {
      headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
  if (mail.smtpUrl !== null) return sendBy(createTransport(mail.smtpUrl).sendMail(letter));
  if (mail.file === null) throw new Error('this server sends no mail');
  await appendFile(mail.file, `${JSON.stringify(letter)}\n`, { mode: 0o600 });
}

/** What the receiver's server says is for the person; where ours stands and what it says is not. */
async function sendBy(sending: Promise<unknown>): Promise<void> {
  await sending.catch((error: unknown) => {
    const { command, response } = (error ?? {}) as { command?: unknown; response?: unknown };
    throw new Error(command === 'RCPT TO' ? String(response) : 'the mail could not be sent', { cause: error });
  });
}

/** The pair of keys by which push services know this server: made once, the same on all nodes. */
export async function pushKeys({ store }: Pick<Parts, 'store'>): Promise<{ publicKey: string; privateKey: string }> {
  const { default: push } = await import('web-push');
  const kept = await store.secretValue('push keys', JSON.stringify(push.generateVAPIDKeys()));
  return JSON.parse(kept) as { publicKey: string; privateKey: string };
}

async function sendPush(parts: Parts, channel: Channel, { subject, text, data }: Message): Promise<void> {
  const { default: push } = await import('web-push');
  const { publicKey, privateKey } = await pushKeys(parts);
  const { publicUrl, mail } = parts.config;
  const contact = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mail.from}`;
  const subscription = JSON.parse(channel.target) as Parameters<typeof push.generateRequestDetails>[0];
  const { endpoint, body, headers } = push.generateRequestDetails(
    subscription,
    JSON.stringify({ subject, text: text.slice(0, 1000), data: JSON.stringify(data).length < 2000 ? data : null }),
    { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: 86_400 },
  );
  await check(
    guardedPost({ url: endpoint, body: body ?? '', headers: headers as Record<string, string> }, parts.guard),
  );
}

/** Signed, so that the receiver knows that it is ours: HMAC-SHA-256 of "TIME.BODY" under the channel's secret. */
async function sendHook({ guard, now }: Parts, channel: Channel, { subject, text, data }: Message): Promise<void> {
  const body = JSON.stringify({ subject, text, data });
  const time = Math.floor(now() / 1000);
  const signature = createHmac('sha256', channel.secret).update(`${time}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Admiralty',
    'x-admiralty-time': time,
    'x-admiralty-signature': `sha256=${signature}`,
  };
  await check(guardedPost({ url: channel.target, body, headers }, guard));
}

async function check(posting: Promise<number>): Promise<void> {
  const status = await posting;
  if (status === 404 || status === 410) throw new Gone(`the receiver answers ${status}`);
  if (status < 200 || status > 299) throw new Error(`the receiver answers ${status}`);
}
