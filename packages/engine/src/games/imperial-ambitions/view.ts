/** What each viewer may see (R23): the only file that knows (section E writes it). */
import type { Viewer } from '../../core/types.ts';
import type { ImperialRules } from './game-types.ts';
import type { ImperialState } from './state.ts';

export interface IaView {
  viewer: Viewer;
  title: string;
  turn: number;
}

export function viewOf(data: ImperialRules, g: ImperialState, viewer: Viewer): IaView {
  return { viewer, title: data.scenarioFor(g).title, turn: g.turn };
}
