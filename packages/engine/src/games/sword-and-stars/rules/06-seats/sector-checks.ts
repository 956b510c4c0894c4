/** 6.2 Sector checks, one after the other. */
import { z } from 'zod';
import { askSeat } from '#core/asking';
import { specialOf } from '../../positions/setting.ts';
import type { Position, SectorCheck, SsChoice, SsFrame, SsPlay } from '../../types.ts';
import { isPlaying, isSeat } from '../03-systems.ts';
import { listsLevel } from '../11-operations/cards.ts';
import { levelOf, newLevel, setLevel } from './governments.ts';

/** Works off the checks; `frame.at` 1: the player was asked whether he makes it (34.3). */
export function sectorChecks(play: SsPlay, frame: SsFrame<'sectorChecks'>): void {
  const [check, ...rest] = frame.my.left;
  if (!check) play.done();
  else if (!isCalledFor(play, check)) frame.my.left = rest;
  else if (frame.at === 0 && mayIgnore(play, check)) {
    frame.at = 1;
    askSeat(play, check.player, 'sectorCheck', 'SS-34.3c', check);
  } else {
    frame.my.left = rest;
    settle(play, frame, check);
  }
}

function settle(play: SsPlay, frame: SsFrame<'sectorChecks'>, check: SectorCheck): void {
  const isMade = frame.at === 0 || (frame.back as { make: boolean }).make;
  frame.at = 0;
  if (isMade) makeCheck(play, check);
  else play.emit('SS-34.3c', 'sector-check-ignored', { player: check.player, sector: check.sector });
}

/** SS-6.2a: the level as it stands now must be on the card (R118); a Toppled chit asks for every level */
function isCalledFor({ g, data }: Position, { player, sector, card }: SectorCheck): boolean {
  if (!isSeat(player) || !isPlaying(g, player)) return false;
  return card < 0 || listsLevel(data.cards[card]!, levelOf(g, player, sector));
}

/** SS-6.2a: two dice on table 6.6, and the new level is not tested again against the same card (R118) */
function makeCheck(play: SsPlay, { player, sector }: SectorCheck): void {
  const from = levelOf(play.g, player, sector);
  const dice = play.roll(6, 'SS-6.2b') + play.roll(6, 'SS-6.2b');
  const to = newLevel(play, from, dice);
  setLevel(play.g, player, sector, to);
  play.emit('SS-6.2b', 'sector-check', { player, sector, from, to, dice });
}

/** SS-34.3c: in the first Game-Turn the Atjayan player may drop his checks; SS-R128: those that a Year Card calls for, not a chit's */
function mayIgnore(at: Position, { player, card }: SectorCheck): boolean {
  const { mayIgnoreChecks } = specialOf(at);
  if (card < 0) return false;
  if (!mayIgnoreChecks || at.g.gameTurn > mayIgnoreChecks.untilGameTurn) return false;
  return at.g.players.empire[player] === mayIgnoreChecks.empire;
}

export const sectorCheck: SsChoice<'sectorCheck'> = {
  shape: z.strictObject({ make: z.boolean() }),
  check: () => null,
  options: () => [{ make: true }, { make: false }],
  sample: (_play, _decision, random) => ({ make: random.below(2) === 0 }),
  defaultAnswer: () => ({ make: false }),
  ordered: (play, { by }) => {
    const { checks } = play.g.orders[by]!;
    return checks === 'ask' ? null : { make: checks === 'make' };
  },
};
