/** DeltaVee's board. This file only assembles. */
import type { Choices, DvView } from '@admiralty/engine/deltavee';
import type { Board, DecisionKits } from '../types.ts';
import { Inspector } from './inspector.tsx';
import { MapPanel } from './map-panel.tsx';
import { headline, phases, places, sideOf } from './situation.ts';

const decisions: DecisionKits<DvView, Choices> = {};

const deltavee: Board<DvView> = {
  game: 'deltavee',
  sideOf,
  headline,
  phases,
  Map: MapPanel,
  Inspector,
  desks: [],
  places,
  decisions,
  lesson: null,
};

export const board: Board = deltavee;
