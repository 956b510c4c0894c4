import type { GameInfo } from '#core/module';

export const info = {
  id: 'imperial-ambitions',
  title: 'Imperial Ambitions',
  version: 4,
  seats: { least: 2, most: 6 },
} as const satisfies GameInfo;
