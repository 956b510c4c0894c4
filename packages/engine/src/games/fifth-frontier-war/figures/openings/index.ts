/** What may come next in an answer partly composed, by kind of decision. */
import type { OpeningsByKind } from '#core/figures';
import type { WarTypes } from '../../types.ts';
import { type DeployNext, type DeployPartial, deployOpenings } from './deploy.ts';
import {
  type DisengageNext,
  type DisengagePartial,
  disengageOpenings,
  type RefuelNext,
  type RefuelPartial,
  refuelOpenings,
} from './fleets.ts';
import {
  type ScoutsNext,
  type ScoutsPartial,
  scoutsOpenings,
  type WellLedNext,
  type WellLedPartial,
  wellLedOpenings,
  type XboatsNext,
  type XboatsPartial,
  xboatsOpenings,
} from './moves.ts';
import { type PlotsNext, type PlotsPartial, plotsOpenings } from './plots.ts';
import {
  type PlaceGuerrillasNext,
  type PlaceGuerrillasPartial,
  placeGuerrillasOpenings,
  type SurpriseNext,
  type SurprisePartial,
  surpriseOpenings,
} from './secrets.ts';
import {
  type CargoNext,
  type CargoPartial,
  cargoOpenings,
  type LandNext,
  type LandPartial,
  landOpenings,
} from './transfers.ts';

export interface FfwOpenings {
  deploy: { partial: DeployPartial; next: DeployNext };
  xboats: { partial: XboatsPartial; next: XboatsNext };
  scouts: { partial: ScoutsPartial; next: ScoutsNext };
  wellLed: { partial: WellLedPartial; next: WellLedNext };
  cargo: { partial: CargoPartial; next: CargoNext };
  land: { partial: LandPartial; next: LandNext };
  plots: { partial: PlotsPartial; next: PlotsNext };
  disengage: { partial: DisengagePartial; next: DisengageNext };
  refuel: { partial: RefuelPartial; next: RefuelNext };
  placeGuerrillas: { partial: PlaceGuerrillasPartial; next: PlaceGuerrillasNext };
  surprise: { partial: SurprisePartial; next: SurpriseNext };
}

export const openings: OpeningsByKind<WarTypes> = {
  deploy: deployOpenings,
  xboats: xboatsOpenings,
  scouts: scoutsOpenings,
  wellLed: wellLedOpenings,
  cargo: cargoOpenings,
  land: landOpenings,
  plots: plotsOpenings,
  disengage: disengageOpenings,
  refuel: refuelOpenings,
  placeGuerrillas: placeGuerrillasOpenings,
  surprise: surpriseOpenings,
};
