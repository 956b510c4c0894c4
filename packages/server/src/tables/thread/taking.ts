import { HttpProblem } from '../../http/problem.ts';
import type { Sitting } from '../protocol.ts';
import type { Replica } from './replica.ts';

/** The seat that somebody may take: the one he wants, or the first that is free for him. */
export function mayTake({ restored }: Replica, { seat: wanted, account, invite }: Sitting): number {
  const { seating, setting } = restored;
  const isKept = (seat: number): boolean => {
    const place = setting.seats[seat]!;
    if (place.for === 'anyone') return true;
    if (place.for === 'account') return place.account === account;
    return setting.owner === account || (invite !== null && (invite.seat === null || invite.seat === seat));
  };
  const seat = wanted ?? invite?.seat ?? seating.free(isKept);
  if (seat === null) throw new HttpProblem('conflict', 'no seat is free for you');
  if (seat >= seating.count) throw new HttpProblem('notFound', 'there is no such seat');
  if (seating.at(seat)) throw new HttpProblem('conflict', 'somebody sits there already');
  if (!isKept(seat)) throw new HttpProblem('forbidden', 'this seat is kept for somebody else');
  return seat;
}
