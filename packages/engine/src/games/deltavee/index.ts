/** DeltaVee: tactical ship combat with momentum, for two. This file only assembles. */

import { loaderOf, onData } from '#core/assemble';
import type { GameLoader } from '#core/module';
import { terrainOf } from './board/plane.ts';
import { source } from './data/load.ts';
import { deltaVeeOptions } from './data/options.ts';
import type { DeltaVeeData } from './data/types.ts';
import { figures } from './figures/figures.ts';
import { hintFor } from './figures/hint.ts';
import { openings } from './figures/openings.ts';
import { info } from './info.ts';
import { audit } from './positions/audit.ts';
import { migrations } from './positions/migrations.ts';
import { bound, infoOf, setUpState } from './positions/setting.ts';
import { battle, gameTurn } from './rules/03-sequence/sequence.ts';
import { asteroids, enterHex, gravity, move, movementPhase, moveUnit } from './rules/06-movement/movement.ts';
import { command, commandPhase } from './rules/07-commands/commands.ts';
import { beam } from './rules/07-commands/tractor.ts';
import { fire, fireOnce, firePhase } from './rules/08-fire/fire-phase.ts';
import { choosePart, choosePartStep, hits } from './rules/08-fire/hits.ts';
import {
  emergencyField,
  interceptions,
  interceptOne,
  pickMissile,
  pickTarget,
  tryTargets,
} from './rules/09-missiles/interception.ts';
import {
  assignPods,
  buyFleet,
  choosePods,
  deploy,
  deployment,
  podBoxes,
  purchases,
  setUp,
} from './rules/10-set-up/set-up.ts';
import { arrive, bringIn, endBattle } from './rules/11-scenarios/scenarios.ts';
import { resign } from './rules/11-scenarios/victory.ts';
import { jam } from './rules/fsb/electronics-warfare.ts';
import { resample } from './secrets/resample.ts';
import { viewOf } from './secrets/view.ts';
import { cloneState } from './state.ts';
import { text } from './text/index.ts';
import type { DeltaVeeRules, DeltaVeeTypes, DvGame } from './types.ts';

/** The rules of DeltaVee on the given data. */
export function createDeltaVee(source: DeltaVeeData): DvGame {
  const data: DeltaVeeRules = {
    ...source,
    terrain: new Map(source.scenarios.map((scenario) => [scenario.id, terrainOf(scenario)])),
  };
  return {
    id: info.id,
    title: info.title,
    version: info.version,
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
    figures,
    openings,
    clone: cloneState,
    ...onData(data, { setUp: setUpState, view: viewOf, resample, audit, bound }),
    resign,
    migrations,
  };
}

/** DeltaVee with its text, arithmetic and rules. */
export const deltavee: GameLoader<DeltaVeeTypes> = loaderOf(info, source, createDeltaVee, (game) => ({
  ...text,
  hint: (_table, { kind }, _answer, found) => hintFor(kind, found),
  printed: null,
  calculations: async () => (await import('./figures/calc.ts')).calculations(game.data),
  texts: () => import('./text/texts.ts'),
}));
