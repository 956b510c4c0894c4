/** DeltaVee: tactical ship combat with momentum, for two. This file only assembles. */

import { frozenBox } from '../../core/freeze.ts';
import { scenarioField, withScenario } from '../../core/positions.ts';
import { problemLine } from '../../core/problems.ts';
import type { Box, BoxMaker, Game, GameTypes, ScenarioInfo } from '../../core/types.ts';
import { answerNames } from './answer-names.ts';
import { audit } from './audit.ts';
import { calculations } from './calc.ts';
import { aboutData } from './data/about.ts';
import { builtInFiles, loadData, loadScenario } from './data/load.ts';
import { deltaVeeOptions } from './data/options.ts';
import type { DeltaVeeData, Scenario } from './data/types.ts';
import { describeAnswer, describeEvent } from './describe.ts';
import { describeQuestion } from './describe-questions.ts';
import { jam } from './fsb-electronics-warfare.ts';
import type { DeltaVeeRules, DeltaVeeTypes, DvGame } from './game-types.ts';
import { hintFor } from './hint.ts';
import { migrations } from './migrations.ts';
import { terrainOf } from './plane.ts';
import { resample } from './resample.ts';
import { rulesText } from './rules-text.ts';
import { rulingsText } from './rulings-text.ts';
import { battle, gameTurn } from './s03-sequence.ts';
import { asteroids, enterHex, gravity, move, movementPhase, moveUnit } from './s06-movement.ts';
import { command, commandPhase } from './s07-commands.ts';
import { beam } from './s07-tractor.ts';
import { fire, fireOnce, firePhase } from './s08-fire-phase.ts';
import { choosePart, choosePartStep, hits } from './s08-hits.ts';
import {
  emergencyField,
  interceptions,
  interceptOne,
  pickMissile,
  pickTarget,
  tryTargets,
} from './s09-interception.ts';
import { assignPods, buyFleet, choosePods, deploy, deployment, podBoxes, purchases, setUp } from './s10-set-up.ts';
import { arrive, bringIn, endBattle } from './s11-scenarios.ts';
import { resign } from './s11-victory.ts';
import { bound, setUpState } from './setting.ts';
import { showTopic } from './show.ts';
import { cloneState, type DeltaVeeState } from './state.ts';
import type { DvView } from './view.ts';
import { viewOf } from './view.ts';

/** The rules of DeltaVee on the given data. */
export function createDeltaVee(source: DeltaVeeData): DvGame {
  const data: DeltaVeeRules = {
    ...source,
    terrain: new Map(source.scenarios.map((scenario) => [scenario.id, terrainOf(scenario)])),
  };
  return {
    id: 'deltavee',
    title: 'DeltaVee',
    version: 2,
    data,
    options: deltaVeeOptions,
    scenarios: data.scenarios.map(infoOf),
    first: 'battle',
    steps: {
      battle,
      setUp,
      purchases,
      podBoxes,
      deployment,
      gameTurn,
      movementPhase,
      moveUnit,
      enterHex,
      asteroids,
      interceptions,
      tryTargets,
      interceptOne,
      hits,
      choosePart: choosePartStep,
      commandPhase,
      beam,
      firePhase,
      fireOnce,
    },
    choices: {
      buyFleet,
      choosePods,
      assignPods,
      deploy,
      move,
      gravity,
      bringIn,
      arrive,
      pickMissile,
      pickTarget,
      emergencyField,
      choosePart,
      jam,
      command,
      fire,
    },
    anytime: {},
    offers: { endBattle },
    setUp: (setting) => setUpState(data, setting),
    clone: cloneState,
    view: (g, viewer) => viewOf(data, g, viewer),
    resample: (g, seat, random) => resample(data, g, seat, random),
    resign,
    audit: (g) => audit(data, g),
    bound: (scenario) => bound(data, scenario),
    migrations,
  };
}

function infoOf(scenario: Scenario): ScenarioInfo {
  return {
    id: scenario.id,
    title: scenario.title,
    brief: scenario.brief,
    seats: scenario.sides.map(({ name }) => name),
    minSeats: 2,
    forced: Object.fromEntries(scenario.forcedOptions.map((option) => [option, true])),
    source: scenario.source,
  };
}

/** DeltaVee with its text, arithmetic and rules. */
export const deltavee: BoxMaker = {
  id: 'deltavee',
  title: 'DeltaVee',
  open: (pack, position) => {
    const standard = loadData(pack ?? {});
    const loaded = standard.ok ? withScenario(standard.data, scenarioField(position), loadScenario) : standard;
    if (!loaded.ok) return { ok: false, problems: loaded.problems.map(problemLine) };
    const game = createDeltaVee(loaded.data);
    return { ok: true, box: frozenBox(boxOf(game)) };
  },
};

function boxOf(game: Game<DeltaVeeTypes>): Box {
  return {
    game: game as unknown as Game<GameTypes>,
    show: (view, topic) => showTopic(view as DvView, topic),
    describeEvent: (view, event) => describeEvent(view as DvView, event),
    describeAnswer: (view, kind, answer) => describeAnswer(view as DvView, kind, answer),
    describeQuestion: (view, { kind, about }) => describeQuestion(view as DvView, kind, about),
    hint: ({ g }, decision, answer) => hintFor({ g: g as DeltaVeeState, data: game.data }, decision, answer),
    names: (view, kind, field, within) => answerNames(view as DvView, kind, field, within),
    calculations: calculations(game.data),
    rules: rulesText,
    rulings: rulingsText,
    about: aboutData,
    files: builtInFiles,
  };
}
