/** Plays a finished game again in this browser and lists every roll that came of its seed. */
import { commitmentTo, loadAnyGame } from '@admiralty/engine';
import { type LogEvent, reopen } from '@admiralty/host';
import { LONGEST_GAME } from '../limits.ts';
import type { CheckedDice, CheckedRoll } from '../types.ts';

export async function checkDice(text: string): Promise<CheckedDice> {
  const opened = await reopen(JSON.parse(text), {
    load: loadAnyGame,
    readers: ['referee'],
    longest: LONGEST_GAME,
    pause: async () => {},
  });
  if (!opened.ok) return { ok: false, why: opened.why, soundUpTo: opened.soundUpTo ?? null };
  const { save, log } = opened;
  const { seed, commitment, contributions = [] } = save;
  if (commitmentTo(seed) !== commitment) return { ok: false, why: 'the seed is not the one locked in', soundUpTo: 0 };
  const rolls = log
    .pageFor('referee')
    .entries.flatMap(({ action, by, events }) => events.flatMap((event) => rollOf(action, by, event)));
  return { ok: true, seed, commitment, contributions: [...contributions], rolls };
}

function rollOf(action: number, by: number | null, { roll, line }: LogEvent): CheckedRoll[] {
  if (!roll) return [];
  const die = line.parts.find((part) => typeof part !== 'string' && part.is === 'die');
  return [{ action, by, line, ...roll, needs: typeof die === 'object' && die.is === 'die' ? die.needs : null }];
}
