/** Fifth Frontier War: fleets plotted weeks ahead over 146 worlds, for two sides and two to four seats. This file only assembles. */
import { loaderOf, onData } from '#core/assemble';
import type { GameLoader } from '#core/module';
import { isLiving } from './board/sides.ts';
import { source } from './data/load.ts';
import { fifthFrontierWarOptions } from './data/options.ts';
import { printedOf } from './data/printed.ts';
import type { FifthFrontierWarData } from './data/types.ts';
import { figures } from './figures/figures.ts';
import { hintFor, outOfTurnHint } from './figures/hint.ts';
import { openings } from './figures/openings/index.ts';
import { info } from './info.ts';
import { audit } from './positions/audit.ts';
import { migrations } from './positions/migrations.ts';
import { bound, infoOf, setUpState } from './positions/setting.ts';
import { firstMover } from './rules/02-sequence/first-mover.ts';
import { war } from './rules/02-sequence/sequence.ts';
import { adjust, adjustment } from './rules/03-movement/adjustment.ts';
import { scoutMoves, scouts, wellLed, wellLedMoves } from './rules/03-movement/discretionary.ts';
import { firstPlots, plots, plotting } from './rules/03-movement/plots.ts';
import { plottedMoves } from './rules/03-movement/plotted.ts';
import { refuel, refuelling } from './rules/03-movement/refuelling.ts';
import { cargo, loading, unloading } from './rules/03-movement/transport.ts';
import { xboatMoves, xboats } from './rules/03-movement/xboat.ts';
import { bomb, bombing } from './rules/04-combat/bombing.ts';
import { combat } from './rules/04-combat/combat.ts';
import { disengage } from './rules/04-combat/disengaging.ts';
import { losses } from './rules/04-combat/losses.ts';
import { cargoLosses, overload } from './rules/04-combat/overload.ts';
import { spaceCombat } from './rules/04-combat/space.ts';
import { fire, firstFire, surfaceCombat } from './rules/04-combat/surface.ts';
import { activateSdb, attackSdb, breakOff, systemDefense } from './rules/04-combat/system-defense.ts';
import { land, transfers } from './rules/04-combat/transfers.ts';
import { controlCheck } from './rules/05-special-rules/control.ts';
import { guerrillaModes, guerrillas } from './rules/05-special-rules/guerrillas.ts';
import { invade } from './rules/05-special-rules/invasion.ts';
import { invasion } from './rules/05-special-rules/neutral-worlds.ts';
import { revealBase } from './rules/05-special-rules/secret-base.ts';
import { surrender } from './rules/05-special-rules/surrender.ts';
import { reinforcements, splitBoxes, takeWarrant } from './rules/06-reinforcements/reinforcements.ts';
import { replace, replacements } from './rules/06-reinforcements/replacements.ts';
import { deploy } from './rules/07-set-up/deployment.ts';
import { placeGuerrillas, secretBase, setUp } from './rules/07-set-up/set-up.ts';
import { armistice, declareArmistice } from './rules/08-victory/armistice.ts';
import { endOfTurn } from './rules/08-victory/end-of-turn.ts';
import { blackGlobe, blackGlobeStep } from './rules/09-optional-rules/black-globes.ts';
import { shiftAttack } from './rules/09-optional-rules/shift.ts';
import { surprise } from './rules/09-optional-rules/surprise.ts';
import { resign } from './rules/resign.ts';
import { resample } from './secrets/resample.ts';
import { viewOf } from './secrets/view.ts';
import { cloneState } from './state.ts';
import { answerNames } from './text/answer-names.ts';
import { describeAnswer, describeEvent } from './text/describe.ts';
import { describeQuestion } from './text/describe-questions.ts';
import { showTopic } from './text/show.ts';
import type { FfwGame, WarTypes } from './types.ts';

/** The rules of Fifth Frontier War on the given data. */
export function createFifthFrontierWar(data: FifthFrontierWarData): FfwGame {
  return {
    id: info.id,
    title: info.title,
    version: info.version,
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
    figures,
    openings,
    clone: cloneState,
    ...onData(data, { setUp: setUpState, view: viewOf, resample, audit, bound }),
    resign,
    isOut: (g, seat) => !isLiving(g, seat),
    migrations,
  };
}

/** Fifth Frontier War with its text, arithmetic and rules. */
export const fifthFrontierWar: GameLoader<WarTypes> = loaderOf(info, source, createFifthFrontierWar, (game) => ({
  show: (view, topic) => showTopic({ data: game.data, view }, topic),
  describeEvent: (view, event) => describeEvent({ data: game.data, view }, event),
  describeAnswer: (view, kind, answer) => describeAnswer({ data: game.data, view }, kind, answer),
  describeQuestion: (view, { kind, about }) => describeQuestion({ data: game.data, view }, kind, about),
  hint: ({ g }, decision, answer, found) => hintFor({ g, data: game.data }, decision, answer, found),
  outOfTurnHint: ({ g, offers }, _by, kind, payload) => outOfTurnHint({ g, data: game.data }, offers, kind, payload),
  names: (_view, kind, field, within) => answerNames(game.data, kind, field, within),
  printed: printedOf(game.data),
  calculations: async () => (await import('./figures/calc.ts')).calculations(game.data),
  texts: () => import('./text/texts.ts'),
}));
