/** Fifth Frontier War: fleets plotted weeks ahead over 146 worlds, for two sides and two to four seats. This file only assembles. */
import { frozenBox } from '../../core/freeze.ts';
import { problemLine } from '../../core/problems.ts';
import type { Box, BoxMaker, Game, GameTypes } from '../../core/types.ts';
import { answerNames } from './answer-names.ts';
import { audit } from './audit.ts';
import { calculations } from './calc.ts';
import { aboutData } from './data/about.ts';
import { builtInFiles, loadData } from './data/load.ts';
import { fifthFrontierWarOptions } from './data/options.ts';
import type { FifthFrontierWarData } from './data/types.ts';
import { describeAnswer, describeEvent } from './describe.ts';
import { describeQuestion } from './describe-questions.ts';
import type { FfwGame, WarTypes } from './game-types.ts';
import { hintFor } from './hint.ts';
import { migrations } from './migrations.ts';
import { resample } from './resample.ts';
import { resign } from './resign.ts';
import { rulesText } from './rules-text.ts';
import { rulingsText } from './rulings-text.ts';
import { firstMover } from './s02-first-mover.ts';
import { war } from './s02-sequence.ts';
import { adjust, adjustment } from './s03-adjustment.ts';
import { scoutMoves, scouts, wellLed, wellLedMoves } from './s03-discretionary.ts';
import { firstPlots, plots, plotting } from './s03-plots.ts';
import { plottedMoves } from './s03-plotted.ts';
import { refuel, refuelling } from './s03-refuelling.ts';
import { cargo, loading, unloading } from './s03-transport.ts';
import { xboatMoves, xboats } from './s03-xboat.ts';
import { bomb, bombing } from './s04-bombing.ts';
import { combat } from './s04-combat.ts';
import { disengage } from './s04-disengaging.ts';
import { losses } from './s04-losses.ts';
import { cargoLosses, overload } from './s04-overload.ts';
import { spaceCombat } from './s04-space.ts';
import { fire, firstFire, surfaceCombat } from './s04-surface.ts';
import { activateSdb, attackSdb, breakOff, systemDefense } from './s04-system-defense.ts';
import { land, transfers } from './s04-transfers.ts';
import { controlCheck } from './s05-control.ts';
import { guerrillaModes, guerrillas } from './s05-guerrillas.ts';
import { invade } from './s05-invasion.ts';
import { invasion } from './s05-neutral-worlds.ts';
import { revealBase } from './s05-secret-base.ts';
import { surrender } from './s05-surrender.ts';
import { reinforcements, splitBoxes, takeWarrant } from './s06-reinforcements.ts';
import { replace, replacements } from './s06-replacements.ts';
import { deploy } from './s07-deployment.ts';
import { placeGuerrillas, secretBase, setUp } from './s07-set-up.ts';
import { armistice, declareArmistice } from './s08-armistice.ts';
import { endOfTurn } from './s08-end-of-turn.ts';
import { blackGlobe, blackGlobeStep } from './s09-black-globes.ts';
import { shiftAttack } from './s09-shift.ts';
import { surprise } from './s09-surprise.ts';
import { bound, infoOf, setUpState } from './setting.ts';
import { showTopic } from './show.ts';
import { isLiving } from './sides.ts';
import { cloneState, type WarState } from './state.ts';
import { type FfwView, viewOf } from './view.ts';

/** The rules of Fifth Frontier War on the given data. */
export function createFifthFrontierWar(data: FifthFrontierWarData): FfwGame {
  return {
    id: 'fifth-frontier-war',
    title: 'Fifth Frontier War',
    version: 2,
    data,
    options: fifthFrontierWarOptions,
    scenarios: data.scenarios.map(infoOf),
    first: 'war',
    steps: {
      war,
      setUp,
      reinforcements,
      replacements,
      firstMover,
      xboatMoves,
      scoutMoves,
      wellLedMoves,
      loading,
      plottedMoves,
      refuelling,
      unloading,
      combat,
      blackGlobeStep,
      spaceCombat,
      systemDefense,
      overload,
      invasion,
      surrender,
      bombing,
      transfers,
      surfaceCombat,
      controlCheck,
      guerrillaModes,
      adjustment,
      plotting,
      firstPlots,
      endOfTurn,
    },
    choices: {
      xboats,
      scouts,
      wellLed,
      cargo,
      refuel,
      adjust,
      plots,
      blackGlobe,
      shiftAttack,
      losses,
      cargoLosses,
      disengage,
      attackSdb,
      activateSdb,
      breakOff,
      invade,
      bomb,
      land,
      firstFire,
      fire,
      guerrillas,
      secretBase,
      placeGuerrillas,
      deploy,
      surprise,
      splitBoxes,
      takeWarrant,
      replace,
      declareArmistice,
    },
    anytime: { revealBase },
    offers: { armistice },
    setUp: (setting) => setUpState(data, setting),
    clone: cloneState,
    view: (g, viewer) => viewOf(data, g, viewer),
    resample: (g, seat, random) => resample(data, g, seat, random),
    resign,
    isOut: (g, seat) => !isLiving(g, seat),
    audit: (g) => audit(data, g),
    bound: (scenario) => bound(data, scenario),
    migrations,
  };
}

/** Fifth Frontier War with its text, arithmetic and rules. */
export const fifthFrontierWar: BoxMaker = {
  id: 'fifth-frontier-war',
  title: 'Fifth Frontier War',
  open: (pack) => {
    const loaded = loadData(pack ?? {});
    if (!loaded.ok) return { ok: false, problems: loaded.problems.map(problemLine) };
    return { ok: true, box: frozenBox(boxOf(createFifthFrontierWar(loaded.data))) };
  },
};

function boxOf(game: Game<WarTypes>): Box {
  return {
    game: game as unknown as Game<GameTypes>,
    show: (view, topic) => showTopic({ data: game.data, view: view as FfwView }, topic),
    describeEvent: (view, event) => describeEvent({ data: game.data, view: view as FfwView }, event),
    describeAnswer: (view, kind, answer) => describeAnswer({ data: game.data, view: view as FfwView }, kind, answer),
    describeQuestion: (view, { kind, about }) =>
      describeQuestion({ data: game.data, view: view as FfwView }, kind, about),
    hint: ({ g }, decision, answer) => hintFor({ g: g as WarState, data: game.data }, decision, answer),
    names: (_view, kind, field, within) => answerNames(game.data, kind, field, within),
    calculations: calculations(game.data),
    rules: rulesText,
    rulings: rulingsText,
    about: aboutData,
    files: builtInFiles,
  };
}
