/** Plays a finished game again in this browser and lists every roll that came of its seed. */
import { commitmentTo, type Line, loadAnyGame } from '@admiralty/engine';
import { type LogEvent, reopen } from '@admiralty/host';
import { fileWords } from '../../words/files.ts';
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
  if (commitmentTo(seed) !== commitment) return { ok: false, why: fileWords.otherSeed, soundUpTo: 0 };
  const rolls = log
    .pageFor('referee')
    .entries.flatMap(({ action, by, events }) => events.flatMap((_, at) => rollOf(action, by, events, at)));
  return { ok: true, seed, commitment, contributions: [...contributions], rolls };
}

function rollOf(action: number, by: number | null, events: readonly LogEvent[], at: number): CheckedRoll[] {
  const { roll, line } = events[at]!;
  if (!roll) return [];
  const die = line.parts.find((part) => typeof part !== 'string' && part.is === 'die');
  const needs = typeof die === 'object' && die.is === 'die' ? die.needs : null;
  return [{ action, by, line: needs === null ? (reasonFor(events, at) ?? line) : line, ...roll, needs }];
}

/** A die that had nothing to meet tells only its face: what came of it, or else what led to it, tells what it was for. */
function reasonFor(events: readonly LogEvent[], at: number): Line | undefined {
  const isTold = ({ roll, line }: LogEvent): boolean => !roll && line.role !== 'mark';
  return (events.slice(at + 1).find(isTold) ?? events.slice(0, at).findLast(isTold))?.line;
}
