import type { Choices, FfwView } from '@admiralty/engine/fifth-frontier-war';
import type { DecisionKits } from '../../types.ts';
import { AdjustComposer } from './adjust-composer.tsx';
import { BlackGlobeComposer } from './black-globe-composer.tsx';
import {
  CargoLossesComposer,
  ShiftAttackComposer,
  SplitBoxesComposer,
  TakeWarrantComposer,
} from './card-composers.tsx';
import { CargoComposer, LandComposer } from './cargo-composers.tsx';
import {
  ActivateSdbComposer,
  ArmisticeComposer,
  AttackSdbComposer,
  BreakOffComposer,
  InvadeComposer,
} from './choice-composers.tsx';
import { DeployComposer } from './deploy-composer.tsx';
import { DisengageComposer } from './disengage-composer.tsx';
import { FireComposer } from './fire-composer.tsx';
import { GuerrillasComposer } from './guerrilla-composer.tsx';
import { BombComposer, LossesComposer } from './loss-composers.tsx';
import { ScoutsComposer, WellLedComposer, XboatsComposer } from './move-composers.tsx';
import { PlotComposer } from './plot-composer.tsx';
import { prompts } from './prompts.ts';
import { PlaceGuerrillasComposer, SecretBaseComposer, SurpriseComposer } from './set-up-composers.tsx';
import { RefuelComposer, ReplaceComposer } from './supply-composers.tsx';

/** How each kind of decision is put and answered. */
export const kits: DecisionKits<FfwView, Choices> = {
  xboats: { prompt: prompts.xboats, Composer: XboatsComposer },
  scouts: { prompt: prompts.scouts, Composer: ScoutsComposer },
  wellLed: { prompt: prompts.wellLed, Composer: WellLedComposer },
  cargo: { prompt: prompts.cargo, Composer: CargoComposer },
  refuel: { prompt: prompts.refuel, Composer: RefuelComposer },
  adjust: { prompt: prompts.adjust, Composer: AdjustComposer },
  plots: { prompt: prompts.plots, Composer: PlotComposer },
  blackGlobe: { prompt: prompts.blackGlobe, Composer: BlackGlobeComposer },
  shiftAttack: { prompt: prompts.shiftAttack, Composer: ShiftAttackComposer },
  losses: { prompt: prompts.losses, Composer: LossesComposer },
  cargoLosses: { prompt: prompts.cargoLosses, Composer: CargoLossesComposer },
  disengage: { prompt: prompts.disengage, Composer: DisengageComposer },
  attackSdb: { prompt: prompts.attackSdb, Composer: AttackSdbComposer },
  activateSdb: { prompt: prompts.activateSdb, Composer: ActivateSdbComposer },
  breakOff: { prompt: prompts.breakOff, Composer: BreakOffComposer },
  invade: { prompt: prompts.invade, Composer: InvadeComposer },
  bomb: { prompt: prompts.bomb, Composer: BombComposer },
  land: { prompt: prompts.land, Composer: LandComposer },
  firstFire: { prompt: prompts.firstFire, Composer: FireComposer },
  fire: { prompt: prompts.fire, Composer: FireComposer },
  guerrillas: { prompt: prompts.guerrillas, Composer: GuerrillasComposer },
  secretBase: { prompt: prompts.secretBase, Composer: SecretBaseComposer },
  placeGuerrillas: { prompt: prompts.placeGuerrillas, Composer: PlaceGuerrillasComposer },
  deploy: { prompt: prompts.deploy, Composer: DeployComposer },
  surprise: { prompt: prompts.surprise, Composer: SurpriseComposer },
  splitBoxes: { prompt: prompts.splitBoxes, Composer: SplitBoxesComposer },
  takeWarrant: { prompt: prompts.takeWarrant, Composer: TakeWarrantComposer },
  replace: { prompt: prompts.replace, Composer: ReplaceComposer },
  declareArmistice: { prompt: prompts.declareArmistice, Composer: ArmisticeComposer },
};
