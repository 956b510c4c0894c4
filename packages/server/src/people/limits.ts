import { HttpProblem } from '../http/problem.ts';
import type { Services } from '../services.ts';

const MINUTE = 60_000;

/** How often something may be tried in a window, over all nodes: counted in the database. */
const LIMITS = {
  /** a name from one address */
  loginName: { most: 10, window: 15 * MINUTE },
  /** a name from anywhere: more than one address may try, so that none alone keeps its owner out */
  loginAnywhere: { most: 100, window: 15 * MINUTE },
  loginAddress: { most: 60, window: 15 * MINUTE },
  newPerson: { most: 30, window: 60 * MINUTE },
  code: { most: 20, window: 60 * MINUTE },
  export: { most: 10, window: 60 * MINUTE },
  channel: { most: 20, window: 60 * MINUTE },
  /** letters to an address that nobody has confirmed yet, whoever asks for them */
  strangerMail: { most: 3, window: 24 * 60 * MINUTE },
  token: { most: 30, window: 60 * MINUTE },
  invite: { most: 200, window: 60 * MINUTE },
  talk: { most: 120, window: 10 * MINUTE },
  report: { most: 20, window: 60 * MINUTE },
  /** what a person does at a table without being asked, or takes back */
  aside: { most: 600, window: 60 * MINUTE },
  newTable: { most: 60, window: 60 * MINUTE },
} as const;

/** Counts one more try; too many are refused with the time to wait. */
export async function countTry({ store, now }: Services, what: keyof typeof LIMITS, about: string): Promise<void> {
  const { most, window } = LIMITS[what];
  const { tries, until } = await store.countTry(`${what}:${about}`, now(), window);
  if (tries > most) throw new HttpProblem('tooMany', 'too many tries; wait a while', (until - now()) / 1000);
}
