import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { Account, Session } from '../store/index.ts';
import { hashOfToken, newToken } from './tokens.ts';

export const COOKIE = 'admiralty_session';
const DAY = 86_400_000;
const LASTS = 90 * DAY;
/** The browser keeps it as long as browsers do: whether it is still good is known here. */
const COOKIE_LASTS = 400 * DAY;
/** So often it is written down that somebody is here. */
const HERE_MS = 60_000;

/** Whoever asks, and the login by which he does. */
export interface Person {
  account: Account;
  session: Session;
}

/** What a browser or a program shows to be known by. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? request.cookies[COOKIE];
}

/** Who asks, by his cookie or the token of his program; null: nobody known. */
export async function personOf(request: FastifyRequest, { store, recent, now }: Services): Promise<Person | null> {
  const token = tokenOf(request);
  if (token === undefined || token.length > 100) return null;
  const at = now();
  const found = await recent.login(hashOfToken(token));
  const isProgram = bearerOf(request) !== undefined;
  if (isProgram && !request.routeOptions.config.forPrograms)
    throw new HttpProblem('forbidden', 'a token is for playing only');
  if (found && (found.session.scope === 'play') !== isProgram) return null;
  if (found && (found.account.banned_until ?? 0) > at)
    throw new HttpProblem(
      'forbidden',
      `you cannot come in until ${new Date(found.account.banned_until!).toISOString()}`,
    );
  if (found && at - found.session.seen_at > DAY) await store.renewSession(found.session.token_hash, at, at + LASTS);
  return found;
}

/** He is here now, as others at his tables may see. */
export async function noteHere({ store, now }: Services, { session }: Person): Promise<void> {
  const at = now();
  if (at - session.seen_at > HERE_MS) await store.renewSession(session.token_hash, at, at + LASTS);
}

/** Logs somebody in on this browser; returns by what the login is stored. */
export async function startSession(
  { store, now, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<string> {
  const token = newToken();
  const token_hash = hashOfToken(token);
  const at = now();
  await store.createSession({
    token_hash,
    account,
    scope: 'all',
    label: labelOf(request.headers['user-agent'] ?? ''),
    created_at: at,
    seen_at: at,
    expires_at: at + LASTS,
  });
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https' || (config.publicUrl?.startsWith('https:') ?? false),
    maxAge: COOKIE_LASTS / 1000,
  });
  return token_hash;
}

/** A new login in place of all that there were: whoever had one, or had slipped it to the person, is out. */
export async function restartSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  await services.store.endOtherSessions(account, await startSession(services, request, reply, account));
}

/** A token by which a program of the person plays; shown this once. */
export async function newProgramToken({ store, now }: Services, account: string, label: string): Promise<string> {
  const token = newToken();
  const at = now();
  const times = { created_at: at, seen_at: at, expires_at: at + LASTS };
  await store.createSession({ token_hash: hashOfToken(token), account, scope: 'play', label, ...times });
  return token;
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined;
}

export function dropCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'];

/** How its owner knows a login in the list: browser and system, nothing finer. */
function labelOf(agent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((known) => known.find((name) => agent.includes(name)));
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'a program');
}
