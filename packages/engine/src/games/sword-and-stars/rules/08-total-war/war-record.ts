/** 8.3 The record of Total Wars: against whom, and who still owes his turn (R36, R37). */

import { endWars } from '../../board/ownership.ts';
import type { SwordState } from '../../state.ts';
import type { SsPlay } from '../../types.ts';
import { isPlaying } from '../03-systems.ts';
import { membersOf } from '../07-confederation/votes.ts';

/** SS-8.31a: all members but the violator owe him their next Player-Turn; members in exile are free (R36) */
export function declareWar(play: SsPlay, violator: number): void {
  const { g } = play;
  const obliged = membersOf(play).filter((seat) => seat !== violator && !g.players.exile[seat]);
  if (obliged.length === 0 || !isPlaying(g, violator)) return; // R29: nobody there to fight it
  if (g.wars.violator.includes(violator)) return; // R37: one runs already
  g.wars.violator.push(violator);
  g.wars.owed.push(obliged.reduce((mask, seat) => mask | (1 << seat), 0));
  play.emit('SS-8.31a', 'total-war', { violator, obliged });
}

/** SS-8.31e: his Player-Turn is over, and with it his duty; a war that nobody owes any more ends */
export function warTurnOver(play: SsPlay, seat: number): void {
  const { wars } = play.g;
  if (wars.violator.length === 0) return;
  wars.owed = wars.owed.map((owed) => owed & ~(1 << seat));
  const done = wars.violator.filter((_, row) => wars.owed[row] === 0);
  endWars(play, (violator) => done.includes(violator));
}

/** Does anybody still owe a turn of war? The game does not end before (8.32). */
export function hasOpenDuty(g: SwordState): boolean {
  return g.wars.owed.some((owed) => owed !== 0);
}

/** The violators against whom this player must turn now; an exile is free (R36). */
export function violatorsFor(g: SwordState, seat: number): number[] {
  if (g.wars.violator.length === 0 || g.players.exile[seat]) return [];
  return g.wars.violator.filter((_, row) => ((g.wars.owed[row]! >> seat) & 1) === 1);
}
