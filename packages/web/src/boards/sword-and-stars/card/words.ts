/** Sentences of the turned card, the drawn chit and the opened ballots. */
import { plural } from '../orders/choice-words.ts';

export const say = {
  title: 'What was revealed',
  cardOf: (name: string, operation: string, target: string) => `${name} · ${operation} · ${target}`,
  chitOf: (name: string, chit: string) => `${name} draws ${chit}`,
  year: 'Year Card',
  columns: ['Target', 'Result', 'Base'],
  rows: ['Conquest', 'Raid', 'Communicate', 'Govern', 'GuardianWeb', 'StarGate'],
  checks: 'Sector check',
  rating: (rating: string) => `at rating ${rating}`,
  /** what came of it, if nothing is to be told */
  nothing: { card: 'Nothing happens.', chit: 'Kept unseen.', session: 'All stays as it was.' },
  random: 'A Random Event: it happens at once.',
  held: 'You keep it unseen until you play it.',
  session: 'Ballots opened',
  total: (votes: number) => plural(votes, 'vote'),
  withheld: 'Withheld',
  influence: (chits: number) => `${plural(chits, 'Influence chit')} among them`,
  carried: (choice: string) => `Carried: ${choice}`,
  tie: 'No majority: nothing changes',
  goOn: 'Continue',
} as const;
