import type { Access } from '@admiralty/engine';
import type { Head } from '../../store/index.ts';
import type { Restored } from './opening.ts';

/** Another node takes up the computer's turns of a node that died after so long. */
const BOT_GRACE_MS = 20_000;

/** What the lobby shows, all of it public (`open` is what everybody may see): whose sealed answer is in is not told. */
export function headOf(restored: Restored, due_at: number | null, open: Access | null, at: number): Head {
  const { setting, play, pace, shownAt, outcome } = restored;
  const result = play?.game.session.table.result ?? null;
  const awaits = open?.observeOpen().decisions.map(({ by }) => by) ?? [];
  return {
    status: !play ? 'open' : result ? 'over' : 'running',
    label: setting.title,
    awaits: JSON.stringify([...new Set(awaits)]),
    due_at,
    bot_at: isForBot(restored) ? at + BOT_GRACE_MS : null,
    pace: JSON.stringify(pace),
    shown_at: shownAt,
    updated_at: at,
    outcome,
  };
}

function isForBot({ play, pace }: Restored): boolean {
  if (!play || play.game.session.table.result || pace.paused) return false;
  return play.game.session.table.pending.some(({ by }) => play.game.players[by]?.is === 'computer');
}
