/** The board of The Sword and the Stars. This file only assembles. */
import type { Choices, SsView } from '@admiralty/engine/sword-and-stars';
import type { Board, DecisionKits } from '../types.ts';
import { Inspector } from './inspector.tsx';
import { MapPanel } from './map-panel.tsx';
import { headline, phases, places, sideOf } from './situation.ts';

const decisions: DecisionKits<SsView, Choices> = {};

const swordAndStars: Board<SsView> = {
  game: 'sword-and-stars',
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

export const board: Board = swordAndStars;
