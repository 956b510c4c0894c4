/** Loading and unloading before the jumps of 2E and after arrival in 2F (R99). FFW-3.10b: neither costs movement. */
import { z } from 'zod';
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import { transfersShape } from '../../board/answer-shapes.ts';
import { putSealed } from '../../board/asking.ts';
import { loadingFault, transfersFault } from '../../board/carrying.ts';
import { valuesIn } from '../../board/columns.ts';
import { leaderAt, sideOfSeat } from '../../board/sides.ts';
import { hasSquadrons } from '../../board/units.ts';
import { ASHORE } from '../../state.ts';
import { type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse, type Transfer } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { carryOut, zoneFault } from '../04-combat/transfers.ts';
import { checkGarrisons } from '../05-special-rules/control.ts';
import { canMove, drawTransfers, type Passenger, passengersAt, placeOfPassenger } from './berths.ts';

type When = 'jump' | 'arrival';

/** FFW-3.10n: what comes aboard now is carried by the jumps of 2E; FFW-3.10p: what is put ashore stays behind. */
export function loading(play: FfwPlay, frame: FfwFrame<'loading'>): void {
  if (frame.at++ === 0) return askCargo(play, 'jump');
  endPhase(play);
}

export function unloading(play: FfwPlay, frame: FfwFrame<'unloading'>): void {
  if (frame.at++ === 0) return askCargo(play, 'arrival');
  checkGarrisons(play); // FFW-5.2f: what sailed away no longer holds its world
  endPhase(play);
}

function askCargo(play: FfwPlay, when: When): void {
  const hasMoves = (seat: number): boolean => {
    const faultOf = (list: Transfer[]): Refusal | null => cargoFault(play, seat, when, list);
    const side = sideOfSeat(play.g, seat);
    return valuesIn(play.g.squadrons.place).some(
      (place) => isOpenTo(play, seat, place) && canMove(play, side, passengersAt(play, side, place), faultOf),
    );
  };
  putSealed(play, 'cargo', 'FFW-3.10b', { when }, hasMoves);
}

/** Has this seat's side squadrons in a place that it leads and where loading is not barred? */
function isOpenTo(at: Position, seat: number, place: number): boolean {
  const side = sideOfSeat(at.g, seat);
  if (!hasSquadrons(at, side, place) || leaderAt(at, side, place) !== seat) return false;
  return loadingFault(at, side, place) === null;
}

/** Those of one place, found by squadron. */
function drawPassengers(at: Position, seat: number, random: Random): Passenger[] {
  const side = sideOfSeat(at.g, seat);
  const { place: places } = at.g.squadrons;
  for (let tries = 0; tries < 12; tries++) {
    const squadron = random.below(places.length);
    const place = places[squadron]!;
    if (place < 0 || at.data.squadrons[squadron]!.side !== side || !isOpenTo(at, seat, place)) continue;
    const found = passengersAt(at, side, place);
    if (found.length > 0) return found;
  }
  return [];
}

function cargoFault(at: Position, seat: number, when: When, list: readonly Transfer[]): Refusal | null {
  const side = sideOfSeat(at.g, seat);
  const fault = transfersFault(at, side, list);
  if (fault) return fault;
  for (const transfer of list) {
    const wrong = oneFault(at, seat, when, transfer);
    if (wrong) return wrong;
  }
  return null;
}

/** FFW-3.10c, R23, R90: where no enemy squadrons or SDBs are, also on enemy worlds; A7: each place by its leader. */
function oneFault(at: Position, seat: number, when: When, transfer: Transfer): Refusal | null {
  const side = sideOfSeat(at.g, seat);
  const place = placeOfPassenger(at, transfer);
  if (leaderAt(at, side, place) !== seat) return refuse('FFW-2.1b', 'your partner decides in that place');
  const barred = loadingFault(at, side, place);
  if (barred) return barred;
  if (transfer.to === ASHORE) return zoneFault(at, side, place, [transfer]); // FFW-3.10p, R99: in both windows
  if (when === 'jump' && 'admiral' in transfer && at.g.admirals.xboated[transfer.admiral] === 1)
    return refuse('FFW-3.11d', 'an admiral who came by xboat does not jump in the same phase');
  return null;
}

export const cargo: FfwChoice<'cargo'> = {
  shape: z.strictObject({ transfers: transfersShape }),
  check: (play, { transfers }, { by, about }) => cargoFault(play, by, about.when, transfers),
  apply: (play, { transfers }, { by }) => carryOut(play, sideOfSeat(play.g, by), transfers),
  sample(play, { by, about }, random) {
    const faultOf = (list: Transfer[]): Refusal | null => cargoFault(play, by, about.when, list);
    const passengers = drawPassengers(play, by, random);
    return { transfers: drawTransfers(play, sideOfSeat(play.g, by), passengers, faultOf, random) };
  },
  defaultAnswer: () => ({ transfers: [] }),
};
