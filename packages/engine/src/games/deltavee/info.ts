import type { GameInfo } from '#core/types';

export const info = {
  id: 'deltavee',
  title: 'DeltaVee',
  seats: { least: 2, most: 2 },
} as const satisfies GameInfo;
