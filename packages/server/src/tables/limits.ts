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

/** Has something worked out at the expense of whoever asks: a person, or an address of somebody unknown. */
export async function workedOut(
  { budget }: Services,
  person: Person | null,
  request: FastifyRequest,
  work: () => Promise<Worked>,
): Promise<string> {
  const { text } = await budget.spend(person?.account.id ?? addressOf(request), work);
  return text;
}
