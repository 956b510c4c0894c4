/** What the bots know of DeltaVee. This file only assembles. */
import type { DeltaVeeTypes } from '@admiralty/engine/deltavee';
import type { Knowledge } from '../knowledge.ts';
import { commandAdvice } from './command.ts';
import { evaluate } from './evaluate.ts';
import { fireAdvice } from './fire.ts';
import { partAdvice } from './parts.ts';
import { fieldAdvice, gravityAdvice, moveAdvice, targetAdvice } from './reflexes.ts';
import { deployAdvice, fleetAdvice, podsAdvice } from './setup.ts';
import { wastes } from './wastes.ts';

export const deltavee: Knowledge<DeltaVeeTypes> = {
  game: 'deltavee',
  wastes,
  advice: {
    command: commandAdvice,
    fire: fireAdvice,
    choosePart: partAdvice,
    emergencyField: fieldAdvice,
    pickTarget: targetAdvice,
    gravity: gravityAdvice,
    move: moveAdvice,
    buyFleet: fleetAdvice,
    choosePods: podsAdvice,
    deploy: deployAdvice,
  },
  habits: {},
  evaluate,
  isFarEnough: (start, now) => now.turn > start.turn + 1,
};
