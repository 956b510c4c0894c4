/** The board of Fifth Frontier War. This file only assembles. */
import { type FfwView, sideOfSeat } from '@admiralty/engine/fifth-frontier-war';
import type { Board } from '../types.ts';
import { Inspector } from './inspector.tsx';
import { MapPanel } from './map-panel.tsx';
import { kits } from './orders/kits.ts';
import { CalendarDesk } from './sheets/calendar-desk.tsx';
import { FleetList } from './sheets/fleet-list.tsx';
import { ForcesDesk } from './sheets/forces-desk.tsx';
import { PointsDesk } from './sheets/points-desk.tsx';
import { actors, headline, idOf, phaseName, phases, places, pointOfId, sideOf, standing } from './situation.ts';
import { FiredMoment } from './theatre/fired-moment.tsx';
import { waiting } from './waiting-words.ts';
import { words } from './words.ts';

const fifthFrontierWar: Board<FfwView> = {
  game: 'fifth-frontier-war',
  sideOf,
  headline,
  phases,
  phaseName,
  Map: MapPanel,
  Inspector,
  Moment: FiredMoment,
  desks: [
    { id: 'fleets', label: words.fleets, Panel: FleetList },
    { id: 'forces', label: words.forces.desk, Panel: ForcesDesk },
    { id: 'calendar', label: words.calendar.desk, Panel: CalendarDesk },
    { id: 'points', label: words.points.desk, Panel: PointsDesk },
  ],
  places,
  idOf,
  pointOf: pointOfId,
  actors,
  decisions: kits,
  waiting,
  campOf: sideOfSeat,
  standing,
  points: ({ points }) => points,
  blows: {
    lost: 'hit',
    cargoLost: 'hit',
    groundLost: 'hit',
    admiralLost: 'destroyed',
    surrendered: 'destroyed',
    control: 'destroyed',
  },
  digest: [
    'arrived',
    'jumped',
    'appeared',
    'fromTransit',
    'jumpFailed',
    'plotLost',
    'disengaged',
    'lost',
    'cargoLost',
    'admiralLost',
    'invaded',
    'neutralAgain',
    'surrendered',
    'groundLost',
    'control',
    'fleetFormed',
    'mode',
    'baseRevealed',
    'discovered',
    'victoryPoints',
    'armistice',
  ],
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
};

export const board: Board = fifthFrontierWar;
