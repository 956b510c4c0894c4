/** S4 and S6: deployment. */
import { unwrittenChoice } from './unwritten.ts';

export const deploy = unwrittenChoice('deploy');
