import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressOf } from '../http/address.ts';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { anybody, person } from '../http/who.ts';
import type { Services } from '../services.ts';
import { countTry } from './limits.ts';
import { restartSession, startSession } from './sessions.ts';
import { personShape, shown } from './shapes.ts';
import { newId } from './tokens.ts';

const LASTS = 5 * 60_000;
const MOST_KEYS = 20;
const text = z.string().max(20_000);
/** The library that checks the signature looks closely at it. */
const answered = z.strictObject({
  challenge: z.string().max(30),
  response: z.looseObject({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    response: z.record(z.string().max(60), z.unknown()),
  }),
});
const asResponse = <Response extends object>(json: object): Response => json as Response;
const asked = z.object({ challenge: z.string(), options: z.looseObject({ challenge: z.string() }) });

/** Coming in by a key that a device keeps, without a password. */
export const passkeyRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/api/passkeys/new',
    about: 'What a device has to sign to become a passkey of yours',
    who: person,
    reply: asked,
    handle: async ({ given: { account }, request, services }) => {
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      const keys = await services.store.passkeysOf(account.id);
      if (keys.length >= MOST_KEYS) throw new HttpProblem('conflict', 'you have too many keys');
      const options = await generateRegistrationOptions({
        rpName: 'Admiralty',
        rpID: placeOf(request, services).name,
        userName: account.name,
        userID: new TextEncoder().encode(account.id),
        attestationType: 'none',
        excludeCredentials: keys.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return { challenge: await keep(services, options.challenge, account.id), options };
    },
  }),
  route({
    method: 'POST',
    url: '/api/passkeys',
    about: 'Add a passkey; a guest has an account from then on',
    who: person,
    body: answered.extend({ label: z.string().trim().min(1).max(40) }),
    reply: personShape,
    handle: async ({ given: { account }, body, request, reply, services }) => {
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      const { store, now } = services;
      const challenge = await store.takeChallenge(body.challenge, now());
      if (challenge?.account !== account.id) throw new HttpProblem('gone', 'this took too long; begin again');
      const { name, origin } = placeOf(request, services);
      const checked = await verifyRegistrationResponse({
        response: asResponse<RegistrationResponseJSON>(body.response),
        expectedChallenge: challenge.text,
        expectedOrigin: origin,
        expectedRPID: name,
        requireUserVerification: false,
      }).catch(() => null);
      if (!checked?.verified) throw new HttpProblem('forbidden', 'the key could not be checked');
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const public_key = Buffer.from(publicKey).toString('base64url');
      const key = { id, account: account.id, public_key, counter, label: body.label, created_at: now(), used_at: null };
      if (!(await store.addPasskey(key))) throw new HttpProblem('conflict', 'this key is kept already');
      if (account.role !== 'guest') return shown(account);
      await store.changeAccount(account.id, { role: 'player' });
      await restartSession(services, request, reply, account.id);
      return shown({ ...account, role: 'player' });
    },
  }),
  route({
    method: 'GET',
    url: '/api/passkeys',
    about: 'Your passkeys',
    who: person,
    reply: z.array(z.object({ id: z.string(), label: z.string(), created: z.number(), used: z.number().nullable() })),
    handle: async ({ given: { account }, services: { store } }) =>
      (await store.passkeysOf(account.id)).map(({ id, label, created_at, used_at }) => ({
        id,
        label,
        created: created_at,
        used: used_at,
      })),
  }),
  route({
    method: 'DELETE',
    url: '/api/passkeys/:key',
    about: 'Remove a passkey',
    who: person,
    params: z.strictObject({ key: z.string().max(1400) }),
    reply: z.null(),
    handle: async ({ given: { account }, params: { key }, services: { store } }) => {
      const keys = await store.passkeysOf(account.id);
      if (account.secret === null && keys.length === 1 && keys[0]!.id === key && account.role !== 'guest')
        throw new HttpProblem('conflict', 'this is your only way in');
      if (!(await store.removePasskey(account.id, key))) throw new HttpProblem('notFound', 'you have no such key');
      return null;
    },
  }),
  route({
    method: 'POST',
    url: '/api/passkeys/login',
    about: 'What a device has to sign to log in',
    who: anybody,
    reply: asked,
    handle: async ({ request, services }) => {
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
      await countTry(services, 'loginAddress', addressOf(request));
      const { name } = placeOf(request, services);
      const options = await generateAuthenticationOptions({ rpID: name, userVerification: 'preferred' });
      return { challenge: await keep(services, options.challenge, null), options };
    },
  }),
  route({
    method: 'POST',
    url: '/api/sessions/passkey',
    about: 'Log in with a passkey',
    who: anybody,
    body: answered,
    reply: personShape,
    handle: async ({ body, request, reply, services }) => {
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const { store, now } = services;
      await countTry(services, 'loginAddress', addressOf(request));
      const challenge = await store.takeChallenge(body.challenge, now());
      if (!challenge || challenge.account !== null) throw new HttpProblem('gone', 'this took too long; begin again');
      const key = await store.findPasskey(body.response.id);
      const { name, origin } = placeOf(request, services);
      const checked =
        key &&
        (await verifyAuthenticationResponse({
          response: asResponse<AuthenticationResponseJSON>(body.response),
          expectedChallenge: challenge.text,
          expectedOrigin: origin,
          expectedRPID: name,
          requireUserVerification: false,
          credential: { id: key.id, publicKey: Buffer.from(key.public_key, 'base64url'), counter: key.counter },
        }).catch(() => null));
      const account = checked?.verified ? await store.findAccount(key!.account) : null;
      if (!account) throw new HttpProblem('forbidden', 'this key opens nothing here');
      await store.usePasskey(key!.id, checked!.authenticationInfo.newCounter, now());
      await startSession(services, request, reply, account.id);
      return shown(account);
    },
  }),
];

async function keep({ store, now }: Services, challenge: string, account: string | null): Promise<string> {
  const id = newId();
  await store.keepChallenge({ id, text: challenge, account, expires_at: now() + LASTS }, now());
  return id;
}

/** Under what name and address people know this server: keys are bound to it. */
function placeOf(request: FastifyRequest, { config }: Services): { name: string; origin: string } {
  const origin = config.publicUrl ? new URL(config.publicUrl).origin : `${request.protocol}://${request.host}`;
  return { name: new URL(origin).hostname, origin };
}
