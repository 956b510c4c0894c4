/** The automatic deployment. */
import type { Deployment, Reading } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

/** Sensible and legal: everything that this seat has in hand. */
export const automaticDeployment: (at: Reading, seat: number) => Deployment = unwrittenFunction('automaticDeployment');
