import type { GameInfo } from '#core/module';

export const info = {
  id: 'fifth-frontier-war',
  title: 'Fifth Frontier War',
  version: 3,
  seats: { least: 2, most: 4 },
} as const satisfies GameInfo;
