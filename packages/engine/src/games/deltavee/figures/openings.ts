/** What may come next in an answer partly composed, by kind of decision. */
import type { OpeningsByKind } from '#core/figures';
import type { DeltaVeeTypes } from '../types.ts';
import { type DeployNext, type DeployPartial, deployOpenings } from './openings-deploy.ts';

export interface DvOpenings {
  deploy: { partial: DeployPartial; next: DeployNext };
}

export const openings: OpeningsByKind<DeltaVeeTypes> = { deploy: deployOpenings };
