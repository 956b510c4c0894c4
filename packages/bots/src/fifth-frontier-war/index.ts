/** What the bots know of Fifth Frontier War. This file only assembles. */
import type { WarTypes } from '@admiralty/engine/fifth-frontier-war';
import type { Advice, Knowledge } from '../knowledge.ts';
import { adjustAdvice } from './adjustment.ts';
import { declareAdvice } from './armistice.ts';
import { bombAdvice } from './bombing.ts';
import { deployAdvice, placeGuerrillasAdvice, secretBaseAdvice, surpriseAdvice } from './deployment.ts';
import { disengageAdvice } from './disengagement.ts';
import { imagineEnemyPlots } from './enemy-plots.ts';
import { evaluate, isFarEnough } from './evaluate.ts';
import { wellLedAdvice } from './free-movement.ts';
import { cargoAdvice } from './garrisons.ts';
import { guerrillasAdvice } from './guerrillas.ts';
import { invadeAdvice } from './invasion.ts';
import { landAdvice } from './landing.ts';
import { lossesAdvice } from './losses.ts';
import { outOfTurn } from './out-of-turn.ts';
import { plotsAdvice } from './plot-sheet.ts';
import { isPointless } from './pointless.ts';
import { replaceAdvice } from './replacements.ts';
import { usual } from './routine.ts';
import { fireAdvice, firstFireAdvice } from './surface-fire.ts';
import { activateSdbAdvice, attackSdbAdvice, breakOffAdvice } from './system-defense.ts';
import { say } from './words.ts';

/** How a captain answers. */
const advice: Advice<WarTypes> = {
  secretBase: secretBaseAdvice,
  placeGuerrillas: placeGuerrillasAdvice,
  deploy: deployAdvice,
  surprise: surpriseAdvice,
  splitBoxes: usual('splitBoxes', say.routine.gathersReinforcements),
  takeWarrant: usual('takeWarrant', say.routine.handsWarrantOver),
  replace: replaceAdvice,
  xboats: usual('xboats', say.routine.admiralsStay),
  scouts: usual('scouts', say.routine.scoutsStay),
  wellLed: wellLedAdvice,
  cargo: cargoAdvice,
  refuel: usual('refuel', say.routine.fillsNextJumpers),
  blackGlobe: usual('blackGlobe', say.routine.coverOfGlobes),
  shiftAttack: usual('shiftAttack', say.routine.aimsBestAttack),
  losses: lossesAdvice,
  cargoLosses: usual('cargoLosses', say.routine.losesCargo),
  disengage: disengageAdvice,
  attackSdb: attackSdbAdvice,
  activateSdb: activateSdbAdvice,
  breakOff: breakOffAdvice,
  invade: invadeAdvice,
  bomb: bombAdvice,
  land: landAdvice,
  firstFire: firstFireAdvice,
  fire: fireAdvice,
  adjust: adjustAdvice,
  guerrillas: guerrillasAdvice,
  plots: plotsAdvice,
  declareArmistice: declareAdvice,
};

/** Fire that is announced; with fog of war the squadrons behind it are hidden. */
const OPEN_ODDS = ['fire', 'firstFire', 'bomb', 'attackSdb', 'activateSdb', 'breakOff', 'disengage', 'shiftAttack'];

export const fifthFrontierWar: Knowledge<WarTypes> = {
  game: 'fifth-frontier-war',
  isPointless,
  hasOpenOdds: ({ g }, kind) => g.options['fogOfWar'] !== true && OPEN_ODDS.includes(kind),
  advice,
  trials: {
    runners: { plots: () => true, wellLed: () => true, disengage: () => true },
    width: 5,
    isFarEnough,
    prior: 4,
    convincing: 1,
  },
  evaluate,
  imagine: imagineEnemyPlots,
  outOfTurn,
};
