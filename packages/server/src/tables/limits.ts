import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/address.ts';
import { countTry } from '../people/limits.ts';
import type { Person } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import type { Worked } from './protocol.ts';

/** What a person does at a table unasked goes into its log, which is kept for ever: not without end. */
export function countAside(services: Services, { account }: Person, table: string): Promise<void> {
  return countTry(services, 'aside', `${account.id} ${table}`);
}

/** The longest that a thread works on one request, about: up to 32 questions, or a look at the game or its past. */
const HELD_MS = { ask: 2000, look: 250 };

/** Has something worked out at the expense of whoever asks: a person, or an address of somebody unknown. */
export async function workedOut(
  { budget }: Services,
  person: Person | null,
  request: FastifyRequest,
  work: () => Promise<Worked>,
  kind: keyof typeof HELD_MS = 'look',
): Promise<string> {
  const { text } = await budget.spend(person?.account.id ?? addressOf(request), HELD_MS[kind], work);
  return text;
}
