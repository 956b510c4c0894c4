/** After every act that can move a Seat, a Treaty or membership: what follows of itself, in its order (A5 steps 6 and 8). */

import { checkCall, motionOfCall, settleCall } from '../rules/07-confederation/call-rights.ts';
import { openSession } from '../rules/07-confederation/sessions.ts';
import { needsHome } from '../rules/08-total-war/atjay.ts';
import type { SsFrame, SsPlay } from '../types.ts';

/** Seats, call windows, a home for the Confederation, waiting calls: each may bring more, so it starts anew until all is quiet. */
export function aftermath(play: SsPlay, frame: SsFrame<'aftermath'>): void {
  const { my } = frame;
  if (play.table.result) return;
  if (my.call) {
    settleCall(play, my.call, frame.back);
    delete my.call;
  }
  if (frame.at === 0) {
    frame.at = 1;
    return play.call('consequences', { left: [] });
  }
  frame.at = 0;
  if (!goOn(play, my)) play.done();
}

/** The next matter; false if there is none. */
function goOn(play: SsPlay, my: SsFrame<'aftermath'>['my']): boolean {
  const { g } = play;
  const window = g.windows.shift();
  if (window) play.call('callWindow', { window, called: -1 });
  else if (needsHome(play)) play.call('homeVote', { votes: [] });
  else {
    const call = g.calls.shift();
    if (!call) return false;
    if (checkCall(play, call) !== null) return true; // R30: its ground is gone
    my.call = call;
    openSession(play, motionOfCall(play, call));
  }
  return true;
}
