/** What the bots know of DeltaVee. This file only assembles. */
import type { DeltaVeeTypes } from '@admiralty/engine/deltavee';
import type { Advice, Knowledge } from '../knowledge.ts';
import { arriveAdvice, bringInAdvice, jamAdvice } from './arrivals.ts';
import { commandAdvice, commandForesight } from './command.ts';
import { evaluate } from './evaluate.ts';
import { fireAdvice } from './fire.ts';
import { partAdvice } from './part-choice.ts';
import { isPointless } from './pointless.ts';
import { deployAdvice, fleetAdvice, podsAdvice } from './setup.ts';
import { fieldAdvice, gravityAdvice, missileAdvice, moveAdvice, targetAdvice } from './small-decisions.ts';
import { trials } from './trials.ts';

/** How a captain answers. */
const advice: Advice<DeltaVeeTypes> = {
  command: commandAdvice,
  fire: fireAdvice,
  choosePart: partAdvice,
  emergencyField: fieldAdvice,
  pickMissile: missileAdvice,
  pickTarget: targetAdvice,
  gravity: gravityAdvice,
  move: moveAdvice,
  buyFleet: fleetAdvice,
  choosePods: podsAdvice,
  deploy: deployAdvice,
  bringIn: bringInAdvice,
  arrive: arriveAdvice,
  jam: jamAdvice,
};

export const deltavee: Knowledge<DeltaVeeTypes> = {
  game: 'deltavee',
  isPointless,
  hasOpenOdds: (_, kind) => ['fire', 'pickTarget', 'emergencyField'].includes(kind),
  advice,
  foresight: { command: commandForesight },
  trials,
  evaluate,
};
