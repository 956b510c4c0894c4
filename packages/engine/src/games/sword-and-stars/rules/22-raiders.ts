/** 22.0 Raiders: one may come each Round, raids five times and is gone (A8). */

import { freeSystem } from '../board/ownership.ts';
import { hasRaiders } from '../positions/setting.ts';
import { RAIDER } from '../state.ts';
import type { Position, SsFrame, SsPlay } from '../types.ts';
import { isIndependent, isSeat, isVoid } from './03-systems.ts';
import { newLevel } from './06-seats/governments.ts';
import { tellAnnouncement } from './11-operations/build.ts';
import { turnCard } from './11-operations/cards.ts';
import { raiderAim } from './21-outworlders/targets.ts';
import { callEntry, waitingSeats } from './35-cycle.ts';

/** Appearance, Base and Military, then five Raids. */
export function raiderPhase(play: SsPlay, frame: SsFrame<'raiderPhase'>): void {
  const { g, data } = play;
  switch (frame.at++) {
    case 0:
      if (hasRaiders(play) || waitingSeats(play).length > 0) rollForOne(play);
      break;
    case 1:
      if (g.raiderBase < 0) break;
      g.raiderMilitary = rollMilitary(play);
      play.emit('SS-22.0c', 'raider', { appears: true, base: g.raiderBase, military: g.raiderMilitary });
      play.call('raider', { left: data.tables.raider.cards });
      break;
    default:
      play.done();
  }
}

function rollForOne(play: SsPlay): void {
  const { raiderAppears, raiderLocation } = play.data.tables;
  if (!raiderAppears[play.roll(6, 'SS-22.0a') - 1]) {
    play.emit('SS-22.0a', 'raider', { appears: false, base: -1, military: 0 }); // SS-22.0a
  } else if (!callEntry(play)) {
    const { base } = raiderLocation[play.roll(6, 'SS-22.0b') - 1]!; // SS-22.0b
    if (mayRaidFrom(play, base)) settleAt(play, base);
    else play.emit('SS-22.0b', 'raider', { appears: false, base, military: 0 });
  }
}

/** SS-22.0b: an independent Base, or a player's in Unrest; neither void nor an Outworlder's (A8) */
function mayRaidFrom({ g }: Position, base: number): boolean {
  if (isIndependent(g, base)) return !isVoid(g, base);
  return isSeat(g.systems.owner[base]!) && g.systems.unrest[base] === 1;
}

/** SS-22.0b: a player loses his System to it; R57: it may have been his Seat */
function settleAt(play: SsPlay, base: number): void {
  play.g.raiderBase = base;
  if (isIndependent(play.g, base)) return;
  freeSystem(play, base, 'raider', 'SS-22.0b');
  play.call('aftermath', {});
}

/** SS-22.0c: column 3 of table 6.6 */
function rollMilitary(play: SsPlay): number {
  const dice = play.roll(6, 'SS-22.0c') + play.roll(6, 'SS-22.0c');
  return newLevel(play, play.data.tables.raider.militaryColumn, dice);
}

/** SS-22.0d: five cards, one Raid each. SS-22.0f: owners may Intercept; once announced the card is turned whatever the rating */
export function raider(play: SsPlay, { my }: SsFrame<'raider'>): void {
  const { g } = play;
  while (my.left > 0 && isIndependent(g, g.raiderBase)) {
    my.left--;
    const operation = raiderAim(play);
    if (operation) {
      tellAnnouncement(play, 'SS-22.0d', operation);
      play.call('operation', { operation, card: -1, cards: [], checks: [], rebel: [] });
      return;
    }
    const { index: card } = turnCard(play, 'SS-22.0d');
    play.emit('SS-22.0e', 'no-effect', { by: RAIDER, card }); // SS-22.0e: nothing at zero or better (R61)
  }
  g.raiderBase = -1; // SS-22.0f: active for one Round
  g.raiderMilitary = 0;
  play.done();
}
