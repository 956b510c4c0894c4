import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { anybody, person } from '../http/who.ts';
import { countTry } from '../people/limits.ts';
import { newId, newToken } from '../people/tokens.ts';
import type { Services } from '../services.ts';
import type { Channel } from '../store/index.ts';
import { textOf, waitingFor } from './digest.ts';
import { bySecret, channelBy } from './link-routes.ts';
import { isOff, pushKeys, reasonOf, tryDelivery } from './posts.ts';

const MOST = 10;
const link = z.url({ protocol: /^https?$/ }).max(1000);
const wish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mail'), target: z.email().max(200) }),
  z.strictObject({ kind: z.literal('hook'), target: link }),
  z.strictObject({
    kind: z.literal('push'),
    target: z.strictObject({
      endpoint: link,
      keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
  }),
  z.strictObject({ kind: z.literal('feed') }),
]);
const channelShape = z.object({
  id: z.string(),
  kind: z.enum(['mail', 'push', 'hook', 'feed']),
  target: z.string(),
  isConfirmed: z.boolean(),
  failures: z.number(),
  isOff: z.boolean(),
  delivered: z.number().nullable(),
  error: z.string().nullable(),
});

/** How somebody is told that games wait for him when he is not there. */
export const noticeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/me/channels',
    about: 'How you are notified, and how the last delivery went',
    who: person,
    reply: z.array(channelShape),
    handle: async ({ given: { account }, services: { store } }) =>
      (await store.channelsOf(account.id)).map(shownChannel),
  }),
  route({
    method: 'POST',
    url: '/api/me/channels',
    about:
      'Another way: a mail address, a push subscription, a webhook or a private feed; its secret is shown this once',
    who: person,
    body: wish,
    reply: channelShape.extend({ secret: z.string().nullable() }),
    handle: async ({ given: { account }, body, services }) => {
      const { store, now } = services;
      await countTry(services, 'channel', account.id);
      if ((await store.channelsOf(account.id)).length >= MOST) throw new HttpProblem('conflict', 'these are enough');
      if (body.kind === 'mail') await countTry(services, 'strangerMail', body.target.toLowerCase());
      const target = 'target' in body ? body.target : '';
      const channel: Channel = {
        id: newId(),
        account: account.id,
        kind: body.kind,
        target: typeof target === 'string' ? target : JSON.stringify(target),
        secret: newToken(),
        confirmed: body.kind === 'mail' ? 0 : 1,
        failures: 0,
        created_at: now(),
        delivered_at: null,
        error: null,
      };
      await store.addChannel(channel);
      if (body.kind === 'mail') {
        const text = 'Somebody asked to be notified at this address when games wait for them. If that was you:';
        const message = { channel: channel.id, subject: 'Admiralty: is this your address?', text, data: null };
        const letter = { id: newId(), account: account.id, kind: 'mail' as const, body: JSON.stringify(message) };
        await store.postLetters([{ ...letter, due_at: now() }]);
      }
      return { ...shownChannel(channel), secret: body.kind === 'mail' ? null : channel.secret };
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/me/channels/:channel',
    about: 'Remove a channel',
    who: person,
    params: z.strictObject({ channel: z.string().max(30) }),
    reply: z.null(),
    handle: async ({ given: { account }, params: { channel }, services: { store } }) => {
      if (!(await store.removeChannel(account.id, channel))) throw new HttpProblem('notFound', 'there is no such way');
      return null;
    },
  }),
  route({
    method: 'POST',
    url: '/api/me/channels/:channel/test',
    about: 'Send a test message at once; returns why it did not arrive, or null',
    who: person,
    params: z.strictObject({ channel: z.string().max(30) }),
    reply: z.object({ error: z.string().nullable() }),
    handle: async ({ given: { account }, params, services }) => {
      const { store, now, config } = services;
      const channel = await store.findChannel(params.channel);
      if (channel?.account !== account.id) throw new HttpProblem('notFound', 'there is no such way');
      if (channel.kind === 'feed') throw new HttpProblem('conflict', 'a feed is fetched, nothing is sent to it');
      if (channel.confirmed === 0) throw new HttpProblem('conflict', 'open the link in the first mail before');
      await countTry(services, 'channel', account.id);
      const parts = { config, store, now, guard: { mayStayInside: config.hooksInside } };
      const text = 'This is a test. When a game waits for you, you will be notified here.';
      const message = { channel: channel.id, subject: 'Admiralty: a test', text, data: { test: true } };
      const error = await tryDelivery(parts, channel, message);
      return { error: error && reasonOf(error) };
    },
  }),
  route({
    method: 'GET',
    url: '/api/me/letters',
    about: 'Recent notifications, and why any of them did not arrive',
    who: person,
    reply: z.array(
      z.object({
        kind: z.string(),
        subject: z.string(),
        due: z.number(),
        attempts: z.number(),
        done: z.number().nullable(),
        error: z.string().nullable(),
      }),
    ),
    handle: async ({ given: { account }, services: { store } }) =>
      (await store.lettersOf(account.id, 50)).map(({ kind, body, due_at, attempts, done_at, error }) => ({
        kind,
        subject: (JSON.parse(body) as { subject?: string }).subject ?? '',
        due: due_at,
        attempts,
        done: done_at,
        error,
      })),
  }),
  route({
    method: 'GET',
    url: '/api/push-key',
    about: 'The key with which browsers subscribe to push messages of this server',
    who: anybody,
    reply: z.object({ key: z.string() }),
    handle: async ({ services }) => ({ key: (await pushKeys(services)).publicKey }),
  }),
  route({
    method: 'GET',
    url: '/api/feeds/:secret',
    about: 'A private feed (Atom) of the games that wait for you',
    who: anybody,
    params: bySecret,
    handle: async ({ params, services, reply }) => {
      const channel = await channelBy(services, params.secret);
      if (channel.kind !== 'feed') throw new HttpProblem('notFound', 'there is no such feed');
      return reply.type('application/atom+xml; charset=utf-8').send(await feedOf(services, channel));
    },
  }),
];

function shownChannel(channel: Channel) {
  const { id, kind, target, confirmed, failures, delivered_at, error } = channel;
  const shown = kind === 'push' ? new URL((JSON.parse(target) as { endpoint: string }).endpoint).host : target;
  const state = { isConfirmed: confirmed === 1, failures, isOff: isOff(channel), delivered: delivered_at, error };
  return { id, kind, target: shown, ...state };
}

async function feedOf(services: Services, { id, created_at, account }: Channel): Promise<string> {
  const waiting = await waitingFor(services, account);
  const dated = (at: number): string => new Date(at).toISOString();
  const newest = Math.max(created_at, ...waiting.map(({ since }) => since));
  const entries = waiting.map(
    (one) =>
      `<entry><id>urn:admiralty:${id}:${one.table}:${one.since}</id><title>${xml(one.title)}</title>` +
      `<updated>${dated(one.since)}</updated><summary>${xml(textOf([one], services.config.publicUrl))}</summary></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:admiralty:${id}</id>` +
    `<title>Admiralty</title><author><name>Admiralty</name></author><updated>${dated(newest)}</updated>${entries.join('')}</feed>`
  );
}

const xml = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
