/** A view as text. */
import { unwrittenFunction } from './unwritten.ts';
import type { FfwView } from './view.ts';

export const showTopic: (view: FfwView, topic: string) => string = unwrittenFunction('showTopic');
