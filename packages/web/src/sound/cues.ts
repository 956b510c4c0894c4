/** Which news is heard as what. */
import type { Board } from '../boards/types.ts';
import type { TableState } from '../table/types.ts';

export type Cue = 'die' | 'done' | 'hit' | 'destroyed' | 'turn' | 'refused' | 'over';

/** Cards and lots are drawn by numbers too; only these are dice. */
const DICE = [6, 10];

export type Heard = Pick<TableState, 'length' | 'log' | 'observation' | 'viewer'>;

/** What is heard when the table goes on from one state to the next: at most a die, a blow, and who decides or the end. */
export function cuesBetween(before: Heard, now: Heard, blows: Board['blows']): Cue[] {
  if (!now.observation || now.length < before.length) return [];
  const entries = now.log.filter(({ action }) => action > before.length);
  const events = entries.flatMap((entry) => entry.events);
  const struck = events.flatMap(({ what, line }) =>
    blows[what] && line.weight === 'grave' ? 'destroyed' : (blows[what] ?? []),
  );
  const isCast = events.some(({ roll }) => roll && DICE.includes(roll.sides));
  const isOwn = entries.some(({ by }) => by !== null && by === now.viewer);
  const cues: Cue[] = isCast ? ['die'] : isOwn ? ['done'] : [];
  if (struck.length > 0) cues.push(struck.includes('destroyed') ? 'destroyed' : 'hit');
  if (now.observation.result) return before.observation?.result ? cues : [...cues, 'over'];
  return isAsked(now) && !isAsked(before) ? [...cues, 'turn'] : cues;
}

function isAsked({ observation }: Heard): boolean {
  return observation?.decisions.some(({ mine }) => mine) ?? false;
}
