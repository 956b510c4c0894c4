import type { Choices, IaView } from '@admiralty/engine/imperial-ambitions';
import type { DecisionKits } from '../../types.ts';
import { prompts } from './prompts.ts';

/** How each kind of decision is put; all are answered with the generic composer. */
export const kits: DecisionKits<IaView, Choices> = {
  purchase: { prompt: prompts.purchase },
  garrison: { prompt: prompts.garrison },
  declare: { prompt: prompts.declare },
  pickBattle: { prompt: prompts.pickBattle },
  build: { prompt: prompts.build },
  reorganise: { prompt: prompts.reorganise },
  strategicMove: { prompt: prompts.strategicMove },
  trade: { prompt: prompts.trade },
  consent: { prompt: prompts.consent },
  join: { prompt: prompts.join },
  placePlanets: { prompt: prompts.placePlanets },
  sheet: { prompt: prompts.sheet },
  deploy: { prompt: prompts.deploy },
  launch: { prompt: prompts.launch },
  round: { prompt: prompts.round },
  activate: { prompt: prompts.activate },
  crowd: { prompt: prompts.crowd },
  land: { prompt: prompts.land },
  conclude: { prompt: prompts.conclude },
  fire: { prompt: prompts.fire },
  chooseLosses: { prompt: prompts.chooseLosses },
  castLoose: { prompt: prompts.castLoose },
  yieldUnits: { prompt: prompts.yieldUnits },
  callSurrender: { prompt: prompts.callSurrender },
  declareAssault: { prompt: prompts.declareAssault },
  finalFire: { prompt: prompts.finalFire },
  bombard: { prompt: prompts.bombard },
  pressOn: { prompt: prompts.pressOn },
};
