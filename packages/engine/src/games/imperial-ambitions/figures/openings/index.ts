/** What may come next in an answer partly composed, by kind of decision. */
import type { OpeningsByKind } from '#core/figures';
import type { Choices, ImperialTypes } from '../../types.ts';
import { type ActivateNext, type ActivatePartial, activateOpenings } from './activate.ts';
import { type AssaultNext, assaultOpenings, type PressOnNext, pressOnOpenings } from './assault.ts';
import { type BuildNext, type BuildPartial, buildOpenings } from './build.ts';
import { type DeployNext, type DeployPartial, deployOpenings } from './deploy.ts';
import { type FireNext, type FirePartial, fireOpenings } from './fire.ts';
import { type JumpNext, type JumpPartial, jumpOpenings } from './jump.ts';
import { type DeclareNext, declareOpenings, type LandNext, landOpenings } from './lists.ts';
import { type PlanetsNext, type PlanetsPartial, planetsOpenings } from './planets.ts';
import { garrisonOpenings, type PurchaseNext, type PurchasePartial, purchaseOpenings } from './purchase.ts';
import { type ReorganiseNext, type ReorganisePartial, reorganiseOpenings } from './reorganise.ts';

export interface IaOpenings {
  purchase: { partial: PurchasePartial; next: PurchaseNext };
  garrison: { partial: PurchasePartial; next: PurchaseNext };
  reorganise: { partial: ReorganisePartial; next: ReorganiseNext };
  declareAssault: { partial: Choices['declareAssault']['answer']; next: AssaultNext };
  pressOn: { partial: Choices['pressOn']['answer']; next: PressOnNext };
  build: { partial: BuildPartial; next: BuildNext };
  strategicMove: { partial: JumpPartial; next: JumpNext };
  declare: { partial: Choices['declare']['answer']; next: DeclareNext };
  placePlanets: { partial: PlanetsPartial; next: PlanetsNext };
  deploy: { partial: DeployPartial; next: DeployNext };
  activate: { partial: ActivatePartial; next: ActivateNext };
  land: { partial: Choices['land']['answer']; next: LandNext };
  fire: { partial: FirePartial; next: FireNext };
  finalFire: { partial: FirePartial; next: FireNext };
  bombard: { partial: FirePartial; next: FireNext };
}

export const openings: OpeningsByKind<ImperialTypes> = {
  purchase: purchaseOpenings,
  garrison: garrisonOpenings,
  reorganise: reorganiseOpenings,
  declareAssault: assaultOpenings,
  pressOn: pressOnOpenings,
  build: buildOpenings,
  strategicMove: jumpOpenings,
  declare: declareOpenings,
  placePlanets: planetsOpenings,
  deploy: deployOpenings,
  activate: activateOpenings,
  land: landOpenings,
  ...fireOpenings,
};
