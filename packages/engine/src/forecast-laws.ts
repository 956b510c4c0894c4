/** What each game forecasts, and the law that it must come true. */
import { type ForecastReport, type ForecastTrial, forecastLaw } from './core/laws/forecasts.ts';
import type { Action } from './core/types.ts';
import { deltavee } from './games/deltavee/index.ts';
import { deltaVeeForecasts } from './games/deltavee/testing/forecasts.ts';
import { fifthFrontierWar } from './games/fifth-frontier-war/index.ts';
import { warForecasts } from './games/fifth-frontier-war/testing/forecasts.ts';
import { imperialAmbitions } from './games/imperial-ambitions/index.ts';
import { imperialForecasts } from './games/imperial-ambitions/testing/forecasts.ts';
import { swordAndStars } from './games/sword-and-stars/index.ts';
import { swordForecasts } from './games/sword-and-stars/testing/forecasts.ts';

export type { ForecastReport, ForecastTrial } from './core/laws/forecasts.ts';

export interface ForecastCase {
  id: string;
  run(trial: Pick<ForecastTrial, 'positions' | 'seed'>): ForecastReport;
}

/** Random players govern most of the time; attacks and Intercepts are rare. */
function swordShare({ kind, with: answer }: Action): number {
  if (kind === 'intercept') return 1;
  const wish = kind === 'act' ? (answer as { do: string }).do : kind;
  return wish === 'conquest' || wish === 'raid' ? 2 : wish === 'communicate' ? 8 : 40;
}

/** Attacks between orbit and planet, and rounds on the ground, are rare. */
const imperialShare = ({ kind }: Action): number => (kind === 'fire' ? 10 : 1);

/** A campaign has hundreds of rounds of fire on the ground. */
const warShare = ({ kind }: Action): number => (kind === 'fire' || kind === 'firstFire' ? 6 : 1);

/** Wars hold nothing else: their battles are the same. */
const BATTLES = ['01', '02', '03', '04', '05'];

/** Fire is common; a choice among targets, a field in the last moment, a missile on its way when a phase ends are not. */
const deltaVeeShare = ({ kind, with: answer }: Action): number =>
  kind === 'fire' && (answer as { do: string }).do === 'fire' ? 4 : 1;
/** Battles of random players last as long as they may. */
const SHORT_BATTLES = { turnCap: 30 };

export const forecastCases: readonly ForecastCase[] = [
  {
    id: deltavee.id,
    run: (trial) => {
      const opened = deltavee.open(null, null);
      if (!opened.ok) throw new Error(opened.problems[0]);
      const { game } = opened.module;
      return forecastLaw(game, deltaVeeForecasts(game.data), {
        ...trial,
        every: deltaVeeShare,
        options: SHORT_BATTLES,
      });
    },
  },
  {
    id: fifthFrontierWar.id,
    run: (trial) => {
      const opened = fifthFrontierWar.open(null, null);
      if (!opened.ok) throw new Error(opened.problems[0]);
      const { game } = opened.module;
      return forecastLaw(game, warForecasts(game.data), { ...trial, every: warShare });
    },
  },
  {
    id: imperialAmbitions.id,
    run: (trial) => {
      const opened = imperialAmbitions.open(null, null);
      if (!opened.ok) throw new Error(opened.problems[0]);
      const { game } = opened.module;
      const scenarios = game.scenarios.filter(({ id }) => BATTLES.includes(id.slice(0, 2))).map(({ id }) => id);
      return forecastLaw(game, imperialForecasts(game.data), { ...trial, scenarios, every: imperialShare });
    },
  },
  {
    id: swordAndStars.id,
    run: (trial) => {
      const opened = swordAndStars.open(null, null);
      if (!opened.ok) throw new Error(opened.problems[0]);
      const { game } = opened.module;
      return forecastLaw(game, swordForecasts(game.data), { ...trial, every: swordShare });
    },
  },
];
