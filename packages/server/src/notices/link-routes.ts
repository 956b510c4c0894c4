import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { anybody } from '../http/who.ts';
import type { Services } from '../services.ts';
import type { Channel } from '../store/index.ts';

const secret = z.string().regex(/^[\w-]{43}$/);
export const bySecret = z.strictObject({ secret });

interface Link {
  url: string;
  about: string;
  /** on the button */
  button: string;
  done: string;
  act(services: Services, channel: Channel): Promise<unknown>;
}

/**
 * A link in a mail. Programs open links too, those that look for viruses or show previews; so opening it shows a button,
 * and only the button does something. A mail program that has a button of its own sends the same (RFC 8058).
 */
function linkRoutes({ url, about, button, done, act }: Link): Route[] {
  return [
    route({
      method: 'GET',
      url,
      about: `${about}: a page with a button, which does it`,
      who: anybody,
      params: bySecret,
      handle: async ({ params, services, reply }) => {
        await channelBy(services, params.secret);
        reply.header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'");
        return reply.type('text/html; charset=utf-8').send(pageWith(button));
      },
    }),
    route({
      method: 'POST',
      url,
      about: `${about}: done`,
      who: anybody,
      isByLink: true,
      params: bySecret,
      handle: async ({ params, services, reply }) => {
        await act(services, await channelBy(services, params.secret));
        return reply.type('text/plain; charset=utf-8').send(done);
      },
    }),
  ];
}

/** What the links in mails do: whoever has the secret in them may. */
export const mailLinkRoutes: readonly Route[] = [
  ...linkRoutes({
    url: '/api/channels/:secret/confirm',
    about: 'The link in the first mail: confirms the address',
    button: 'Notify me here when games wait for me',
    done: 'You will be notified here from now on.',
    act: ({ store }, { id }) => store.confirmChannel(id),
  }),
  ...linkRoutes({
    url: '/api/channels/:secret/stop',
    about: 'The link in every mail: unsubscribes',
    button: 'Unsubscribe',
    done: 'Unsubscribed: you will not be notified here any more.',
    act: ({ store }, { account, id }) => store.removeChannel(account, id),
  }),
];

export async function channelBy({ store }: Services, token: string): Promise<Channel> {
  const found = await store.findChannelBySecret(token);
  if (!found) throw new HttpProblem('notFound', 'this link is no longer valid');
  return found;
}

const pageWith = (button: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Admiralty</title><h1>Admiralty</h1><form method="post"><button>${button}</button></form></html>`;
