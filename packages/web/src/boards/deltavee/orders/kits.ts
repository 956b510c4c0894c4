import type { Choices, DvView } from '@admiralty/engine/deltavee';
import type { DecisionKits } from '../../types.ts';
import { ArriveComposer } from '../set-up/arrive-composer.tsx';
import { AssignComposer } from '../set-up/assign-composer.tsx';
import { BuyComposer } from '../set-up/buy-composer.tsx';
import { ChooseComposer } from '../set-up/choose-composer.tsx';
import { DeployComposer } from '../set-up/deploy-composer.tsx';
import { setUpPrompts } from '../set-up/prompts.ts';
import { CommandComposer } from './command-composer.tsx';
import { BringInComposer, GravityComposer } from './course-composers.tsx';
import { FieldComposer } from './field-composer.tsx';
import { FireComposer } from './fire-composer.tsx';
import { JamComposer } from './jam-composer.tsx';
import { MissileComposer } from './missile-composer.tsx';
import { MoveComposer } from './move-composer.tsx';
import { PartComposer } from './part-composer.tsx';
import { prompts } from './prompts.tsx';
import { TargetComposer } from './target-composer.tsx';

/** How each kind of decision is put and answered. */
export const kits: DecisionKits<DvView, Choices> = {
  buyFleet: { prompt: setUpPrompts.buyFleet, Composer: BuyComposer },
  choosePods: { prompt: setUpPrompts.choosePods, Composer: ChooseComposer },
  assignPods: { prompt: setUpPrompts.assignPods, Composer: AssignComposer },
  deploy: { prompt: setUpPrompts.deploy, Composer: DeployComposer },
  move: { prompt: prompts.move, Composer: MoveComposer },
  gravity: { prompt: prompts.gravity, Composer: GravityComposer },
  bringIn: { prompt: prompts.bringIn, Composer: BringInComposer },
  arrive: { prompt: prompts.arrive, Composer: ArriveComposer },
  pickMissile: { prompt: prompts.pickMissile, Composer: MissileComposer },
  pickTarget: { prompt: prompts.pickTarget, Composer: TargetComposer },
  emergencyField: { prompt: prompts.emergencyField, Composer: FieldComposer },
  choosePart: { prompt: prompts.choosePart, Composer: PartComposer },
  jam: { prompt: prompts.jam, Composer: JamComposer },
  command: { prompt: prompts.command, Composer: CommandComposer },
  fire: { prompt: prompts.fire, Composer: FireComposer },
};
