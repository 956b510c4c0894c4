/** 3C0: whoever is at a neutral world may invade it. */
import { put, skip } from '../../board/asking.ts';
import { fightingTroops, isNeutral } from '../../board/control.ts';
import { groundLeaderAt, leaderAt } from '../../board/sides.ts';
import { sdbStrength } from '../../board/strength.ts';
import { hasSquadrons, worldIn } from '../../board/units.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import type { FfwFrame, FfwPlay, Position } from '../../types.ts';
import { endStage } from '../04-combat/combat.ts';
import { mayInvade, startInvasion } from './invasion.ts';

export function invasion(play: FfwPlay, _frame: FfwFrame<'invasion'>): void {
  const { hex, done } = play.g.combat;
  const isOvert = (troop: number): boolean => play.data.troops[troop]!.isGuerrilla;
  if (isNeutral(play, worldIn(play, hex)) && fightingTroops(play, ZHODANI, hex).some(isOvert))
    startInvasion(play, ZHODANI, hex); // R53: an overt guerrilla is an invader
  const side = inOrder(play, hex).find((one) => done[one] === 0 && mayInvade(play, one, hex));
  if (side === undefined) return endStage(play);
  done[side] = 1;
  const seat = hasSquadrons(play, side, hex) ? leaderAt(play, side, hex) : groundLeaderAt(play, side, hex);
  if (isVain(play, side, hex)) skip(play, seat, 'invade', 'FFW-5.2b');
  else put(play, seat, 'invade', 'FFW-5.2b', { hex });
}

/** R53: guests on a world whose SDBs stand win nothing without squadrons, and are not asked turn after turn. */
function isVain(at: Position, side: number, hex: number): boolean {
  return !hasSquadrons(at, side, hex) && sdbStrength(at, worldIn(at, hex)) > 0;
}

/** Squadrons speak before troops alone; else the first mover does. */
function inOrder(at: Position, hex: number): number[] {
  const isFirst =
    hasSquadrons(at, ZHODANI, hex) !== hasSquadrons(at, IMPERIAL, hex)
      ? hasSquadrons(at, ZHODANI, hex)
      : at.g.firstMover === ZHODANI;
  return isFirst ? [ZHODANI, IMPERIAL] : [IMPERIAL, ZHODANI];
}
