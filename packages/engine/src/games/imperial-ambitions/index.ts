/** Imperial Ambitions: a war of economies with battles in it, for two to six. This file only assembles. */

import { loaderOf, onData } from '#core/assemble';
import type { GameLoader } from '#core/module';
import { rulesFor } from './board/rules-data.ts';
import { isLiving } from './board/sides.ts';
import { source } from './data/load.ts';
import { imperialOptions } from './data/options.ts';
import type { ImperialData } from './data/types.ts';
import { figures } from './figures/figures.ts';
import { hintFor } from './figures/hint.ts';
import { openings } from './figures/openings/index.ts';
import { generatedInfos } from './generator/generator.ts';
import { info } from './info.ts';
import { pace } from './orders/pace-settings.ts';
import { audit } from './positions/audit.ts';
import { keptSetUps } from './positions/kept-set-ups.ts';
import { fromRules1, fromRules2, fromRules3 } from './positions/migrations.ts';
import { bound, infoOf } from './positions/setting.ts';
import { afterBattle, conclude } from './rules/battle/after.ts';
import { battle } from './rules/battle/battle.ts';
import { battleSetUp, deploy, join, placePlanets, sheet } from './rules/battle/set-up.ts';
import { standOff, tacticalCheck } from './rules/battle/stand-off.ts';
import { game } from './rules/game.ts';
import { assault, declareAssault } from './rules/ground/assault.ts';
import { bombard, bombardment } from './rules/ground/bombardment.ts';
import { finalFire, finalFireStep } from './rules/ground/final-fire.ts';
import { groundRound, pressOn } from './rules/ground/ground-combat.ts';
import { resign } from './rules/resign.ts';
import { garrison, purchase, setUp } from './rules/set-up/purchase.ts';
import { build, buildPhase } from './rules/strategic/build/build.ts';
import { combatPhase, declare, pickBattle } from './rules/strategic/combat/combat.ts';
import { endPhase } from './rules/strategic/end-of-turn.ts';
import { incomePhase } from './rules/strategic/income.ts';
import { movementPhase, reorganise, strategicMove } from './rules/strategic/movement/movement.ts';
import { consent, trade, tradePhase } from './rules/strategic/trade.ts';
import { strategicTurn } from './rules/strategic/turn.ts';
import { fire, fireExchange } from './rules/tactical/fire.ts';
import { castLoose, chooseLosses, hits, losses } from './rules/tactical/hits.ts';
import { land, landingAndDocking } from './rules/tactical/landing.ts';
import { launch, launching } from './rules/tactical/launch.ts';
import { activate, round, tacticalMovement } from './rules/tactical/movement.ts';
import { crowd, stackingCheck } from './rules/tactical/stacking.ts';
import { callSurrender, yielding, yieldUnits } from './rules/tactical/yield.ts';
import { resample } from './secrets/resample.ts';
import { viewOf } from './secrets/view.ts';
import { cloneState } from './state.ts';
import { text } from './text/index.ts';
import type { IaGame, ImperialTypes } from './types.ts';

/** The rules of Imperial Ambitions on the given data. */
export function createImperialAmbitions(source: ImperialData): IaGame {
  const data = rulesFor(source);
  return {
    id: info.id,
    title: info.title,
    version: info.version,
    data,
    options: imperialOptions,
    scenarios: [...data.scenarios.map(infoOf), ...generatedInfos(data)],
    first: 'game',
    steps: {
      game,
      setUp,
      strategicTurn,
      incomePhase,
      buildPhase,
      movementPhase,
      tradePhase,
      combatPhase,
      endPhase,
      battle,
      battleSetUp,
      launching,
      tacticalMovement,
      stackingCheck,
      landingAndDocking,
      tacticalCheck,
      afterBattle,
      fireExchange,
      yielding,
      hits,
      losses,
      assault,
      finalFire: finalFireStep,
      bombardment,
      groundRound,
    },
    choices: {
      purchase,
      garrison,
      declare,
      pickBattle,
      build,
      reorganise,
      strategicMove,
      trade,
      consent,
      join,
      placePlanets,
      sheet,
      deploy,
      launch,
      round,
      activate,
      crowd,
      land,
      conclude,
      fire,
      chooseLosses,
      castLoose,
      yieldUnits,
      callSurrender,
      declareAssault,
      finalFire,
      bombard,
      pressOn,
    },
    anytime: { pace },
    offers: { standOff },
    figures,
    openings,
    setUp: keptSetUps(data),
    clone: cloneState,
    ...onData(data, { view: viewOf, resample, audit, bound }),
    resign,
    isOut: (g, seat) => !isLiving(g, seat),
    migrations: { 1: fromRules1, 2: fromRules2, 3: (old) => fromRules3(source, old) },
  };
}

/** Imperial Ambitions with its text, arithmetic and rules. */
export const imperialAmbitions: GameLoader<ImperialTypes> = loaderOf(info, source, createImperialAmbitions, (game) => ({
  ...text,
  hint: (_table, { kind }, _answer, found) => hintFor(kind, found),
  printed: null,
  calculations: async () => (await import('./figures/calc.ts')).calculations(game.data),
  texts: () => import('./text/texts.ts'),
}));
