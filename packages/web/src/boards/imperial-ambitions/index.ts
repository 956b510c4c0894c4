/** The board of Imperial Ambitions. This file only assembles. */
import type { IaView } from '@admiralty/engine/imperial-ambitions';
import type { Board } from '../types.ts';
import { Inspector } from './inspector.tsx';
import { MapPanel } from './map-panel.tsx';
import { kits } from './orders/kits.ts';
import { PaceDesk } from './pace/pace-desk.tsx';
import { pace } from './pace/words.ts';
import { actors, headline, idOf, phaseName, phases, places, pointOfId, points, sideOf, standing } from './situation.ts';
import { waiting } from './waiting-words.ts';
import { useWishes } from './wishes.ts';
import { words } from './words.ts';

const imperialAmbitions: Board<IaView> = {
  game: 'imperial-ambitions',
  sideOf,
  headline,
  phases,
  phaseName,
  Map: MapPanel,
  Inspector,
  desks: [{ id: 'pace', label: pace.label, Panel: PaceDesk }],
  deskActs: ['pace'],
  places,
  useWishes,
  idOf,
  pointOf: pointOfId,
  actors,
  decisions: kits,
  waiting,
  rolls: words.rolls,
  points,
  pointsName: words.standing.planets,
  standing,
  blows: { stepsLost: 'hit', destroyed: 'destroyed', scuttled: 'destroyed', crowdedOut: 'destroyed' },
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  moreLessons: { war: async () => (await import('./lesson/war-lesson.ts')).warLesson },
};

export const board: Board = imperialAmbitions;
