import type { Choices, FfwView } from '@admiralty/engine/fifth-frontier-war';
import type { DecisionKits } from '../../types.ts';
import { prompts } from './prompts.ts';

/** How each kind of decision is put and answered. */
export const kits: DecisionKits<FfwView, Choices> = {
  xboats: { prompt: prompts.xboats },
  scouts: { prompt: prompts.scouts },
  wellLed: { prompt: prompts.wellLed },
  cargo: { prompt: prompts.cargo },
  refuel: { prompt: prompts.refuel },
  adjust: { prompt: prompts.adjust },
  plots: { prompt: prompts.plots },
  blackGlobe: { prompt: prompts.blackGlobe },
  shiftAttack: { prompt: prompts.shiftAttack },
  losses: { prompt: prompts.losses },
  cargoLosses: { prompt: prompts.cargoLosses },
  disengage: { prompt: prompts.disengage },
  attackSdb: { prompt: prompts.attackSdb },
  activateSdb: { prompt: prompts.activateSdb },
  breakOff: { prompt: prompts.breakOff },
  invade: { prompt: prompts.invade },
  bomb: { prompt: prompts.bomb },
  land: { prompt: prompts.land },
  firstFire: { prompt: prompts.firstFire },
  fire: { prompt: prompts.fire },
  guerrillas: { prompt: prompts.guerrillas },
  secretBase: { prompt: prompts.secretBase },
  placeGuerrillas: { prompt: prompts.placeGuerrillas },
  deploy: { prompt: prompts.deploy },
  surprise: { prompt: prompts.surprise },
  splitBoxes: { prompt: prompts.splitBoxes },
  takeWarrant: { prompt: prompts.takeWarrant },
  replace: { prompt: prompts.replace },
  declareArmistice: { prompt: prompts.declareArmistice },
};
