/** Imperial Ambitions: a war of economies with battles in it, for two to six. This file only assembles. */

import { frozenBox } from '../../core/freeze.ts';
import { withScenario } from '../../core/positions.ts';
import { problemLine } from '../../core/problems.ts';
import type { Box, BoxMaker, Game, GameTypes, ScenarioInfo } from '../../core/types.ts';
import { answerNames } from './answer-names.ts';
import { audit } from './audit.ts';
import { battle } from './b0-battle.ts';
import { battleSetUp, deploy, join, placePlanets, sheet } from './b1-set-up.ts';
import { afterBattle, conclude } from './b5-after.ts';
import { standOff, tacticalCheck } from './b6-stand-off.ts';
import { calculations } from './calc.ts';
import { aboutData } from './data/about.ts';
import { builtInFiles, loadData, loadScenario } from './data/load.ts';
import { imperialOptions } from './data/options.ts';
import type { ImperialData, Scenario } from './data/types.ts';
import { describeAnswer, describeEvent } from './describe.ts';
import { describeQuestion } from './describe-questions.ts';
import { assault, declareAssault } from './g0-assault.ts';
import { finalFire, finalFireStep } from './g1-final-fire.ts';
import { bombard, bombardment } from './g3-bombardment.ts';
import { groundRound, pressOn } from './g4-ground-combat.ts';
import { game } from './game.ts';
import type { IaGame, ImperialTypes } from './game-types.ts';
import { generatedInfos } from './generator.ts';
import { hintFor } from './hint.ts';
import { fromRules1 } from './migrate.ts';
import { pace } from './pace-settings.ts';
import { scenarioFieldOf } from './position.ts';
import { resample } from './resample.ts';
import { resign } from './resign.ts';
import { rulesFor } from './rules.ts';
import { rulesText } from './rules-text.ts';
import { rulingsText } from './rulings-text.ts';
import { strategicTurn } from './s0-turn.ts';
import { incomePhase } from './s1-income.ts';
import { build, buildPhase } from './s2-build.ts';
import { movementPhase, reorganise, strategicMove } from './s3-movement.ts';
import { consent, trade, tradePhase } from './s4-trade.ts';
import { combatPhase, declare, pickBattle } from './s5-combat.ts';
import { endPhase } from './s6-end.ts';
import { bound, setUpState } from './setting.ts';
import { garrison, purchase, setUp } from './setup.ts';
import { showTopic } from './show.ts';
import { isLiving } from './sides.ts';
import { cloneState, type ImperialState } from './state.ts';
import { launch, launching } from './t1-launch.ts';
import { activate, round, tacticalMovement } from './t2-movement.ts';
import { crowd, stackingCheck } from './t3-stacking.ts';
import { fire, fireExchange } from './t4-fire.ts';
import { castLoose, chooseLosses, hits, losses } from './t4-hits.ts';
import { callSurrender, yielding, yieldUnits } from './t4-yield.ts';
import { land, landingAndDocking } from './t5-landing.ts';
import type { IaView } from './view.ts';
import { viewOf } from './view.ts';

/** The rules of Imperial Ambitions on the given data. */
export function createImperialAmbitions(source: ImperialData): IaGame {
  const data = rulesFor(source);
  return {
    id: 'imperial-ambitions',
    title: 'Imperial Ambitions',
    version: 2,
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
    setUp: (setting) => setUpState(data, setting),
    clone: cloneState,
    view: (g, viewer) => viewOf(data, g, viewer),
    resample: (g, seat, random) => resample(data, g, seat, random),
    resign,
    isOut: (g, seat) => !isLiving(g, seat),
    audit: (g) => audit(data, g),
    bound: (scenario) => bound(data, scenario),
    migrations: { 1: fromRules1 },
  };
}

function infoOf(scenario: Scenario): ScenarioInfo {
  return {
    id: scenario.id,
    title: scenario.title,
    brief: scenario.brief,
    seats: scenario.players.map(({ name }) => name),
    minSeats: scenario.players.length,
    forced: { ...scenario.houseRules },
    source: scenario.source,
  };
}

/** Imperial Ambitions with its text, arithmetic and rules. */
export const imperialAmbitions: BoxMaker = {
  id: 'imperial-ambitions',
  title: 'Imperial Ambitions',
  open: (pack, position) => {
    const standard = loadData(pack ?? {});
    const loaded = standard.ok ? withScenario(standard.data, scenarioFieldOf(position), loadScenario) : standard;
    if (!loaded.ok) return { ok: false, problems: loaded.problems.map(problemLine) };
    return { ok: true, box: frozenBox(boxOf(createImperialAmbitions(loaded.data))) };
  },
};

function boxOf(game: Game<ImperialTypes>): Box {
  return {
    game: game as unknown as Game<GameTypes>,
    show: (view, topic) => showTopic(view as IaView, topic),
    describeEvent: (view, event) => describeEvent(view as IaView, event),
    describeAnswer: (view, kind, answer) => describeAnswer(view as IaView, kind, answer),
    describeQuestion: (view, { kind, about }) => describeQuestion(view as IaView, kind, about),
    hint: ({ g }, { kind, by }, answer) => hintFor({ g: g as ImperialState, data: game.data }, kind, by, answer),
    names: (view, kind, field, within) => answerNames(view as IaView, kind, field, within),
    calculations: calculations(game.data),
    rules: rulesText,
    rulings: rulingsText,
    about: aboutData,
    files: builtInFiles,
  };
}
