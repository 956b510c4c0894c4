/** G1: PDBs fire at ships in orbit (section C writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const finalFireStep = unwrittenStep('finalFire');
export const finalFire = unwrittenChoice('finalFire');
