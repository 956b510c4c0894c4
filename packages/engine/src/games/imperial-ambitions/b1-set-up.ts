/** B0 to B4: sides, planets, secret sheets, deployment (section B writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const battleSetUp = unwrittenStep('battleSetUp');
export const join = unwrittenChoice('join');
export const placePlanets = unwrittenChoice('placePlanets');
export const sheet = unwrittenChoice('sheet');
export const deploy = unwrittenChoice('deploy');
