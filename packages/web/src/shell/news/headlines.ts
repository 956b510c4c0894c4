import type { Line } from '@admiralty/engine';
import type { TableState } from '../../table/types.ts';
import { type Reader, type Tone, toneOf } from '../log/tone.ts';

/** A serious loss or gain of the reader's side, or its enemy. */
export interface Headline {
  id: string;
  action: number;
  line: Line;
  tone: Tone;
}

const MAX_SHOWN = 4;

/** Since the reader's last act, with what that act itself brought; losses first. What stands before the first turn is the set-up and no news; a log may also begin in mid-game. */
export function headlinesOf({ log, viewer }: Pick<TableState, 'log' | 'viewer'>, reader: Reader | null): Headline[] {
  const since = log.findLast(({ by }) => by !== null && by === viewer)?.action ?? 0;
  const found: Headline[] = [];
  let isSettingUp = log[0]?.action === 0 && log.some(({ events }) => events.some(({ line }) => opensTurn(line)));
  for (const { action, events } of log) {
    for (const [at, { line }] of events.entries()) {
      if (opensTurn(line)) isSettingUp = false;
      if (isSettingUp || action < since || action === 0) continue;
      const tone = line.weight === 'grave' ? toneOf(line, reader) : null;
      if (tone) found.push({ id: `${action} ${at}`, action, line, tone });
    }
  }
  const newest = found.reverse();
  return [...newest.filter(({ tone }) => tone === 'bad'), ...newest.filter(({ tone }) => tone === 'good')].slice(
    0,
    MAX_SHOWN,
  );
}

function opensTurn({ role, turn }: Line): boolean {
  return role === 'mark' && turn !== undefined;
}
