/**
 * How windows open (A8). One whose default is the only answer stays shut and the log says so; with fog of war, or while a
 * fleet is undetected, the sealed ones open for everybody, since who is asked would tell what is hidden.
 */
import type { AboutOf, RuleId, Seat } from '#core/types';
import type { Choices, FfwPlay, WarTypes } from '../types.ts';
import { hasUnseen } from './globes.ts';
import { isOn } from './options.ts';
import { livingSeats } from './sides.ts';

type Kind = keyof Choices & string;
type About<K extends Kind> = AboutOf<WarTypes, K>;

/** Asks one seat openly. The step returns afterwards. */
export function put<K extends Kind>(play: FfwPlay, seat: Seat, kind: K, rule: RuleId, about: About<K>): void {
  play.ask(seat, kind, rule, about);
}

/** Says that a window was not opened. */
export function skip(play: FfwPlay, seat: Seat, kind: Kind, rule: RuleId): void {
  if (play.hasListeners) play.emit(rule, 'notAsked', { seat, kind });
}

/** Asks all living seats (or these) that have something to decide, sealed. */
export function putSealed<K extends Kind>(
  play: FfwPlay,
  kind: K,
  rule: RuleId,
  about: About<K>,
  mustAsk: (seat: Seat) => boolean,
  seats: readonly Seat[] = livingSeats(play.g),
): void {
  const isFoggy = isOn(play.g, 'fogOfWar') || hasUnseen(play.g);
  for (const seat of seats)
    if (isFoggy || mustAsk(seat)) play.ask(seat, kind, rule, about, true);
    else skip(play, seat, kind, rule);
}

/** For windows that go from seat to seat: the first of these that was not asked yet in this phase, -1 none; marks it. */
export function nextSeat(play: FfwPlay, seats: readonly Seat[]): Seat {
  const seat = seats.find((one) => (play.g.asked & (1 << one)) === 0) ?? -1;
  if (seat >= 0) play.g.asked |= 1 << seat;
  return seat;
}
