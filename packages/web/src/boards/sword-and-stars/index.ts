/** The board of The Sword and the Stars. This file only assembles. */
import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { Board } from '../types.ts';
import { MomentPanel } from './card/moment-panel.tsx';
import { desks } from './desks/desks.ts';
import { Inspector } from './inspector.tsx';
import { MapPanel } from './map-panel.tsx';
import { kits } from './orders/kits.ts';
import { useScene } from './scene.ts';
import {
  actors,
  headline,
  idOf,
  nodeName,
  phaseName,
  phases,
  places,
  pointOf,
  selectedSystem,
  sideOf,
  standing,
} from './situation.ts';
import { waiting } from './waiting-words.ts';
import { words } from './words.ts';

const swordAndStars: Board<SsView> = {
  game: 'sword-and-stars',
  sideOf,
  headline,
  phases,
  phaseName,
  Map: MapPanel,
  Inspector,
  desks,
  places,
  useWishes: ({ view }) => {
    const { marks = [], onSystem } = useScene((store) => store.scene) ?? {};
    return marks.map(({ system, figure = '' }) => ({
      id: String(system),
      label: nodeName(view, system),
      note: figure,
      run: () => void onSystem?.(system),
    }));
  },
  idOf,
  pointOf: ({ view }, id) => {
    const system = selectedSystem(view, id);
    return system ? pointOf(view, system.system) : null;
  },
  actors,
  keys: words.keys,
  decisions: kits,
  waiting,
  rolls: words.rolls,
  standing,
  Moment: MomentPanel,
  points: ({ players }) => players.map(({ victoryPoints }) => victoryPoints),
  dwells: ['revealed', 'random-event', 'decided'],
  blows: { 'partial-conquest': 'hit', raided: 'hit', taken: 'destroyed', freed: 'destroyed' },
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
};

export const board: Board = swordAndStars;
