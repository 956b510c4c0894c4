/** What each viewer may see: the only file, with its view-*, that knows. */
import type { Viewer } from '../../core/types.ts';
import type { FifthFrontierWarData } from './data/types.ts';
import type { WarState } from './state.ts';
import { unwrittenFunction } from './unwritten.ts';

export interface FfwView {
  viewer: Viewer;
}

export const viewOf: (data: FifthFrontierWarData, g: WarState, viewer: Viewer) => FfwView = unwrittenFunction('viewOf');
