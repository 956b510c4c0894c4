/** 3Cc: landing and lifting. */
import { z } from 'zod';
import type { Refusal } from '#core/types';
import { transfersShape } from '../../board/answer-shapes.ts';
import { put } from '../../board/asking.ts';
import { makeTransfers, transfersFault } from '../../board/carrying.ts';
import { holdsOrbit, isInterdicted, isUnopposed } from '../../board/control.ts';
import { isOn } from '../../board/options.ts';
import { enemyOf, leaderAt, seatsOf, sideOfSeat } from '../../board/sides.ts';
import { IMPERIAL } from '../../data/types.ts';
import { isFoggedSquadron } from '../../secrets/fog.ts';
import { ASHORE } from '../../state.ts';
import { type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse, type Transfer } from '../../types.ts';
import { canMove, drawTransfers, passengersAt, placeOfPassenger } from '../03-movement/berths.ts';
import { endStage } from './combat.ts';

/** Units, capacity, red zones; not who may act (the stage knows). */
export function landingFault(at: Position, side: number, hex: number, transfers: readonly Transfer[]): Refusal | null {
  const fault = transfersFault(at, side, transfers);
  if (fault) return fault;
  for (const transfer of transfers)
    if (placeOfPassenger(at, transfer) !== hex)
      return refuse('FFW-4.9a', 'only units in this hex are landed or lifted');
  return zoneFault(at, side, hex, transfers);
}

/** FFW-5.1c, R57: nobody of the Imperial side is landed in a red zone. */
export function zoneFault(at: Position, side: number, hex: number, transfers: readonly Transfer[]): Refusal | null {
  if (side !== IMPERIAL || !transfers.some(({ to }) => to === ASHORE) || !isInterdicted(at, hex)) return null;
  return refuse('FFW-5.1c', 'the world is interdicted: nobody may be landed');
}

/** FFW-4.9a: may this side make these transfers in the hex of the combat? */
function stageFault(at: Position, side: number, hex: number, transfers: readonly Transfer[]): Refusal | null {
  if (transfers.length === 0) return null;
  if (!holdsOrbit(at, side, hex) && !(isDropOpen(at, side, hex) && transfers.every((one) => isDrop(at, one))))
    return refuse('FFW-4.9a', 'your squadrons may not land or lift anything here now');
  return landingFault(at, side, hex, transfers);
}

/** FFW-9.3a, R71: jump troops land despite active SDBs, and from squadrons that declined or broke off. */
function isDropOpen(at: Position, side: number, hex: number): boolean {
  return isOn(at.g, 'jumpTroops') && isUnopposed(at, side, hex);
}
function isDrop({ data }: Position, transfer: Transfer): boolean {
  return 'troop' in transfer && transfer.to === ASHORE && data.troops[transfer.troop]?.jumpTroop === true;
}

export function transfers(play: FfwPlay, frame: FfwFrame<'transfers'>): void {
  const { hex } = play.g.combat;
  const side = [0, 1].find((one) => isUnopposed(play, one, hex)) ?? -1;
  const faultOf = (list: Transfer[]): Refusal | null => stageFault(play, side, hex, list);
  if (frame.at++ > 0 || side < 0 || !canMove(play, side, passengersAt(play, side, hex), faultOf)) return endStage(play);
  put(play, leaderAt(play, side, hex), 'land', 'FFW-4.9a', { hex });
}

/** Makes transfers that were found legal. Whoever does not see into a ship hears only of landings (A6). */
export function carryOut(play: FfwPlay, side: number, list: readonly Transfer[]): void {
  if (list.length === 0) return;
  const isHidden = ({ to }: Transfer): boolean => to !== ASHORE && isFoggedSquadron(play, to, enemyOf(side));
  const hidden = list.filter(isHidden);
  const open = list.filter((one) => !isHidden(one));
  makeTransfers(play.g, list);
  if (open.length > 0) play.emit('FFW-3.10b', 'moved', { transfers: open });
  if (hidden.length > 0) play.emit('FFW-3.10b', 'moved', { transfers: hidden }, seatsOf(play.g, side));
}

export const land: FfwChoice<'land'> = {
  shape: z.strictObject({ transfers: transfersShape }),
  check: (play, answer, { by, about }) => stageFault(play, sideOfSeat(play.g, by), about.hex, answer.transfers),
  apply(play, answer, { by }) {
    carryOut(play, sideOfSeat(play.g, by), answer.transfers);
  },
  sample(play, { by, about }, random) {
    const side = sideOfSeat(play.g, by);
    const faultOf = (list: Transfer[]): Refusal | null => stageFault(play, side, about.hex, list);
    return { transfers: drawTransfers(play, side, passengersAt(play, side, about.hex), faultOf, random) };
  },
  defaultAnswer: () => ({ transfers: [] }),
  announced: true,
};
