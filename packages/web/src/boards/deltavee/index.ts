/** DeltaVee's board. This file only assembles. */
import type { DvView } from '@admiralty/engine/deltavee';
import type { Board } from '../types.ts';
import { Inspector } from './inspector.tsx';
import { MapPanel } from './map-panel.tsx';
import { kits } from './orders/kits.ts';
import { actors, headline, idOf, phaseName, phases, places, pointOf, sideOf, standing } from './situation.ts';
import { waiting } from './waiting-words.ts';
import { useWishes } from './wishes.ts';
import { words } from './words.ts';

const deltavee: Board<DvView> = {
  game: 'deltavee',
  sideOf,
  headline,
  phases,
  phaseName,
  Map: MapPanel,
  Inspector,
  desks: [],
  places,
  useWishes,
  idOf,
  pointOf,
  actors,
  keys: words.keys,
  decisions: kits,
  waiting,
  rolls: words.rolls,
  standing,
  points: ({ points }) => points,
  blows: { hit: 'hit', damage: 'hit', 'field-lost': 'hit', destroyed: 'destroyed', removed: 'destroyed' },
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
};

export const board: Board = deltavee;
