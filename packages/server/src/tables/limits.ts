import { countTry } from '../people/limits.ts';
import type { Person } from '../people/sessions.ts';
import type { Services } from '../services.ts';

/** What a person does at a table unasked goes into its log, which is kept for ever: not without end. */
export function countAside(services: Services, { account }: Person, table: string): Promise<void> {
  return countTry(services, 'aside', `${account.id} ${table}`);
}
