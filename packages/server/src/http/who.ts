import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Person, personOf } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { HttpProblem } from './problem.ts';

export type RuleName =
  | 'anybody'
  | 'person'
  | 'operator'
  | 'visitor'
  | 'viewing'
  | 'viewingAll'
  | 'seatOwner'
  | 'sitting'
  | 'tableOwner'
  | 'moderator'
  | 'admin'
  | 'host';

/** Who may use a route. What the rule finds on the way goes to the handler; whoever may not is refused by throwing. */
export interface Rule<Given> {
  name: RuleName;
  admit(request: FastifyRequest, services: Services): Promise<Given>;
}

/** Everybody, known or not. */
export const anybody: Rule<null> = { name: 'anybody', admit: async () => null };

/** Everybody, and who it is if he is known. */
export const perhapsPerson: Rule<Person | null> = { name: 'anybody', admit: personOf };

/** Somebody with a name, a guest too. */
export const person: Rule<Person> = { name: 'person', admit: requirePerson };

/** The host's own programs: on this machine, or with the token that he gave them. */
export const operator: Rule<null> = {
  name: 'operator',
  admit: async (request, { config }) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '');
    const isLocal = isLoopback(request.socket.remoteAddress) && request.headers['x-forwarded-for'] === undefined;
    const isKnown = config.metricsToken !== null && token !== undefined && isSame(token, config.metricsToken);
    if (!isKnown && (config.metricsToken !== null || !isLocal))
      throw new HttpProblem('forbidden', 'this is for the host of the server');
    return null;
  },
};

/** By what right the host's hand moves. */
export interface Hand {
  /** account, or `host` for whoever has the server's own token */
  id: string;
}

const handOf =
  (roles: readonly string[]) =>
  async (request: FastifyRequest, services: Services): Promise<Hand> => {
    if (isHost(request, services)) return { id: 'host' };
    const { account } = await requirePerson(request, services);
    if (!roles.includes(account.role))
      throw new HttpProblem('forbidden', 'this is for those who look after the server');
    return { id: account.id };
  };

/** Those who look after people. */
export const moderator: Rule<Hand> = { name: 'moderator', admit: handOf(['moderator', 'admin']) };

/** Those who look after everything. */
export const admin: Rule<Hand> = { name: 'admin', admit: handOf(['admin']) };

/** Whoever runs the server: by the token in its data folder or in its environment. */
export const host: Rule<Hand> = {
  name: 'host',
  admit: async (request, services) => {
    if (!isHost(request, services)) throw new HttpProblem('forbidden', 'this is for the host of the server');
    return { id: 'host' };
  },
};

function isHost(request: FastifyRequest, { hostToken }: Services): boolean {
  const token = request.headers.authorization?.replace(/^Bearer /, '');
  return hostToken !== null && token !== undefined && isSame(token, hostToken);
}

export async function requirePerson(request: FastifyRequest, services: Services): Promise<Person> {
  const found = await personOf(request, services);
  if (!found) throw new HttpProblem('unauthorized', 'log in first, or come in as a guest');
  return found;
}

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
