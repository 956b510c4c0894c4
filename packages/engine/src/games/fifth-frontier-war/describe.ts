/** Events and answers in plain English, from what the viewer knows. */
import type { Happening } from '../../core/types.ts';
import { unwrittenFunction } from './unwritten.ts';
import type { FfwView } from './view.ts';

export const describeEvent: (view: FfwView, event: Happening) => string = unwrittenFunction('describeEvent');
export const describeAnswer: (view: FfwView, kind: string, answer: unknown) => string =
  unwrittenFunction('describeAnswer');
