import type { GameInfo } from '#core/module';

export const info = {
  id: 'sword-and-stars',
  title: 'The Sword and the Stars',
  version: 2,
  seats: { least: 1, most: 5 },
} as const satisfies GameInfo;
