/** What the bots know of Imperial Ambitions. This file only assembles. */
import type { ImperialTypes } from '@admiralty/engine/imperial-ambitions';
import type { Advice, Knowledge } from '../knowledge.ts';
import { activateAdvice, activateForesight } from './activation.ts';
import { sheetAdvice } from './approach.ts';
import { bombardAdvice, declareAssaultAdvice, finalFireAdvice, pressOnAdvice } from './assault.ts';
import { buildAdvice } from './construction.ts';
import { declareAdvice } from './declarations.ts';
import { consentAdvice, joinAdvice } from './diplomacy.ts';
import { evaluate } from './evaluate.ts';
import { fireAdvice } from './fire-concentration.ts';
import { tradeAdvice } from './income.ts';
import { landAdvice, launchAdvice } from './launching.ts';
import { crowdAdvice, lossesAdvice } from './losses.ts';
import { reorganiseAdvice } from './massing.ts';
import { isPointless } from './pointless.ts';
import { purchaseAdvice } from './purchase.ts';
import { deployAdvice } from './screening.ts';
import { castLooseAdvice, concludeAdvice, roundAdvice } from './small-decisions.ts';
import { strategicMoveAdvice } from './strategic-moves.ts';
import { callAdvice, yieldAdvice } from './surrender.ts';
import { trials } from './trials.ts';

/** How a captain answers. */
const advice: Advice<ImperialTypes> = {
  activate: activateAdvice,
  bombard: bombardAdvice,
  callSurrender: callAdvice,
  castLoose: castLooseAdvice,
  chooseLosses: lossesAdvice,
  conclude: concludeAdvice,
  crowd: crowdAdvice,
  declareAssault: declareAssaultAdvice,
  deploy: deployAdvice,
  finalFire: finalFireAdvice,
  fire: fireAdvice,
  land: landAdvice,
  launch: launchAdvice,
  pressOn: pressOnAdvice,
  round: roundAdvice,
  sheet: sheetAdvice,
  build: buildAdvice,
  consent: consentAdvice,
  declare: declareAdvice,
  join: joinAdvice,
  purchase: purchaseAdvice,
  reorganise: reorganiseAdvice,
  strategicMove: strategicMoveAdvice,
  trade: tradeAdvice,
  yieldUnits: yieldAdvice,
};

export const imperialAmbitions: Knowledge<ImperialTypes> = {
  game: 'imperial-ambitions',
  isPointless,
  hasOpenOdds: (_, kind) => ['fire', 'finalFire', 'bombard', 'declareAssault', 'pressOn'].includes(kind),
  advice,
  foresight: { activate: activateForesight },
  trials,
  evaluate,
};
