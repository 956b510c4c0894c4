/** Sentences on the board of The Sword and the Stars. */
export const words = {
  turn: (turn: number, last: number, round: number) => `Game-Turn ${turn} of ${last} · Round ${round}`,
  map: 'The galaxy',
  empires: 'Empires',
  nobody: 'Nobody',
  system: (tech: number, race: string, ideology: string) => `Tech Level ${tech}, ${race}, ${ideology}`,
  nothingPicked: 'Pick a System on the map or in the text map.',
  points: (points: number) => `${points} RP`,
} as const;
