/** 5.0g, 6.22 Year Cards turned as unused ones. */
import { ADMINISTRATIVE } from '../../data/types.ts';
import type { SsFrame, SsPlay } from '../../types.ts';
import { inTurnOrder } from '../03-systems.ts';
import { turnCard } from '../11-operations/cards.ts';

/** Turns cards of one player one by one; each may check the level that the one before has left (R118). */
export function flipCards(play: SsPlay, frame: SsFrame<'flipCards'>): void {
  const { my } = frame;
  const { cards } = play.g.players;
  if (my.left <= 0 || cards[my.player]! <= 0) {
    play.done();
    return;
  }
  my.left--;
  cards[my.player]!--;
  const { index } = turnCard(play, 'SS-5.0k');
  play.emit('SS-5.0k', 'card-flipped', { player: my.player, card: index });
  // SS-6.22: the Administrative Sector and no other
  play.call('sectorChecks', { left: [{ player: my.player, sector: ADMINISTRATIVE, card: index }] });
}

/** SS-5.0k: after the last Player-Turn everybody turns what he has left, in the order of turns */
export function leftovers(play: SsPlay): void {
  const { g } = play;
  const player = inTurnOrder(g).find((seat) => g.players.cards[seat]! > 0);
  if (player === undefined) play.done();
  else play.call('flipCards', { player, left: g.players.cards[player]! });
}
