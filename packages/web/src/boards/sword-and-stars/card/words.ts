/** Sentences of the turned card and the drawn chit. */
export const say = {
  title: 'What was turned up',
  cardOf: (name: string, operation: string, target: string) => `${name} · ${operation} · ${target}`,
  chitOf: (name: string) => `${name} draws`,
  year: 'Year Card',
  columns: ['Target', 'Result', 'Base'],
  rows: ['Conquest', 'Raid', 'Communicate', 'Govern', 'GuardianWeb', 'StarGate'],
  checks: 'Sector check',
  rating: (rating: string) => `at rating ${rating}`,
  nothing: 'Nothing happens.',
  kept: 'Kept unseen.',
  random: 'A Random Event: it happens at once.',
  held: 'You keep it unseen until you play it.',
  goOn: 'Go on',
} as const;
