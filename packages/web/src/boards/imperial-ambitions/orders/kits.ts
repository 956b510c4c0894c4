import type { Choices, IaView } from '@admiralty/engine/imperial-ambitions';
import type { DecisionKits } from '../../types.ts';
import { ConcludeComposer, LandComposer, LaunchComposer } from './aboard-composers.tsx';
import { ActivateComposer } from './activate-composer.tsx';
import { AssaultComposer, PressOnComposer } from './assault-composers.tsx';
import { JoinComposer, PickBattleComposer, PlanetsComposer, SheetComposer } from './battle-start-composers.tsx';
import { BuildComposer } from './build-composer.tsx';
import { DeployComposer } from './deploy-composer.tsx';
import { FireComposer } from './fire-composer.tsx';
import { CastLooseComposer, CrowdComposer, LossesComposer } from './loss-composers.tsx';
import { MoveComposer } from './move-composer.tsx';
import { prompts } from './prompts.ts';
import { PurchaseComposer } from './purchase-composer.tsx';
import { ReorganiseComposer } from './reorganise-composer.tsx';
import { RoundComposer } from './round-composer.tsx';
import { ConsentComposer, DeclareComposer, TradeComposer } from './war-composers.tsx';
import { CallComposer, YieldComposer } from './yield-composers.tsx';

/** How each kind of decision is put and answered. */
export const kits: DecisionKits<IaView, Choices> = {
  purchase: { prompt: prompts.purchase, Composer: PurchaseComposer },
  garrison: { prompt: prompts.garrison, Composer: PurchaseComposer },
  declare: { prompt: prompts.declare, Composer: DeclareComposer },
  pickBattle: { prompt: prompts.pickBattle, Composer: PickBattleComposer },
  build: { prompt: prompts.build, Composer: BuildComposer },
  reorganise: { prompt: prompts.reorganise, Composer: ReorganiseComposer },
  strategicMove: { prompt: prompts.strategicMove, Composer: MoveComposer },
  trade: { prompt: prompts.trade, Composer: TradeComposer },
  consent: { prompt: prompts.consent, Composer: ConsentComposer },
  join: { prompt: prompts.join, Composer: JoinComposer },
  placePlanets: { prompt: prompts.placePlanets, Composer: PlanetsComposer },
  sheet: { prompt: prompts.sheet, Composer: SheetComposer },
  deploy: { prompt: prompts.deploy, Composer: DeployComposer },
  launch: { prompt: prompts.launch, Composer: LaunchComposer },
  round: { prompt: prompts.round, Composer: RoundComposer },
  activate: { prompt: prompts.activate, Composer: ActivateComposer },
  crowd: { prompt: prompts.crowd, Composer: CrowdComposer },
  land: { prompt: prompts.land, Composer: LandComposer },
  conclude: { prompt: prompts.conclude, Composer: ConcludeComposer },
  fire: { prompt: prompts.fire, Composer: FireComposer },
  chooseLosses: { prompt: prompts.chooseLosses, Composer: LossesComposer },
  castLoose: { prompt: prompts.castLoose, Composer: CastLooseComposer },
  yieldUnits: { prompt: prompts.yieldUnits, Composer: YieldComposer },
  callSurrender: { prompt: prompts.callSurrender, Composer: CallComposer },
  declareAssault: { prompt: prompts.declareAssault, Composer: AssaultComposer },
  finalFire: { prompt: prompts.finalFire, Composer: FireComposer },
  bombard: { prompt: prompts.bombard, Composer: FireComposer },
  pressOn: { prompt: prompts.pressOn, Composer: PressOnComposer },
};
