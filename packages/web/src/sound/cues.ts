/** Which news is heard as what. */
import type { GameId, TableState } from '../table/types.ts';

export type Cue = 'die' | 'done' | 'hit' | 'destroyed' | 'turn' | 'refused' | 'over';

/** What a game tells as a blow and as a loss. */
const blows: Readonly<Record<GameId, Readonly<Record<string, Cue>>>> = {
  deltavee: { hit: 'hit', damage: 'hit', 'field-lost': 'hit', destroyed: 'destroyed', removed: 'destroyed' },
  'sword-and-stars': { 'partial-conquest': 'hit', raided: 'hit', taken: 'destroyed', freed: 'destroyed' },
};
/** Cards and lots are drawn by numbers too; only these are dice. */
const DICE = [6, 10];

export type Heard = Pick<TableState, 'game' | 'length' | 'log' | 'observation' | 'viewer'>;

/** What is heard when the table goes on from one state to the next: at most a die, a blow, and who decides or the end. */
export function cuesBetween(before: Heard, now: Heard): Cue[] {
  if (!now.observation || now.length < before.length) return [];
  const entries = now.log.filter(({ action }) => action > before.length);
  const events = entries.flatMap((entry) => entry.events);
  const struck = events.flatMap(({ what }) => blows[now.game][what] ?? []);
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
