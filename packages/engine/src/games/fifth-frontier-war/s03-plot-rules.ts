/** What a plot may say (A5, R14). */
import type { Random } from '../../core/random.ts';
import type { Refusal } from '../../core/types.ts';
import type { PlotOrder, Reading } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

/** First error of a plot in words that name fleet, turn and rule; `standing` is what the new orders follow. */
export const plotFault: (
  at: Reading,
  fleet: number,
  standing: readonly PlotOrder[],
  fresh: readonly PlotOrder[],
) => Refusal | null = unwrittenFunction('plotFault');

/** Places that a jump order may name after these orders: with fuel, range, boxes and composition then. */
export const nextPlaces: (at: Reading, fleet: number, before: readonly PlotOrder[]) => number[] =
  unwrittenFunction('nextPlaces');

/** A legal continuation of so many orders, at random: sampler and resampling. */
export const drawPlot: (
  at: Reading,
  fleet: number,
  standing: readonly PlotOrder[],
  count: number,
  random: Random,
) => PlotOrder[] = unwrittenFunction('drawPlot');
