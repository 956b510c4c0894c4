import type { GameInfo } from '#core/module';

export const info = {
  id: 'deltavee',
  title: 'DeltaVee',
  version: 3,
  seats: { least: 2, most: 2 },
} as const satisfies GameInfo;
