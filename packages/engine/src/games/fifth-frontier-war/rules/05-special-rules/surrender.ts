/** Surrender of vacuum worlds, after system defense (A3). */
import { defenderOf, hasActiveSdb, hasArmed } from '../../board/control.ts';
import { enemyOf } from '../../board/sides.ts';
import { hasSquadrons, troopsAt, worldIn } from '../../board/units.ts';
import { NOBODY } from '../../data/types.ts';
import { DEFENSE } from '../../state.ts';
import type { FfwFrame, FfwPlay, Position } from '../../types.ts';
import { endStage } from '../04-combat/combat.ts';
import { hitGround } from '../04-combat/ground-losses.ts';
import { takeControl } from './control.ts';

export function surrender(play: FfwPlay, _frame: FfwFrame<'surrender'>): void {
  const { hex } = play.g.combat;
  const world = worldIn(play, hex);
  if (world >= 0 && mustSurrender(play, world)) capitulate(play, world);
  endStage(play);
}

/** FFW-5.3a, R58: an armed enemy above, nobody of the world's side; an independent world only to its invader. */
function mustSurrender(at: Position, world: number): boolean {
  const { hex, atmosphere } = at.data.worlds[world]!;
  const loser = defenderOf(at, world);
  if (atmosphere !== 'vacuum' || loser === NOBODY || hasSquadrons(at, loser, hex)) return false;
  return hasArmed(at, enemyOf(loser), hex) && !hasActiveSdb(at, loser, hex);
}

/** FFW-5.3b: defense battalions and troops are lost; R91: so are admirals there, but not covert guerrillas. */
function capitulate(play: FfwPlay, world: number): void {
  const { hex, control: original, defense } = play.data.worlds[world]!;
  const loser = defenderOf(play, world);
  const winner = enemyOf(loser);
  play.emit('FFW-5.3a', 'surrendered', { hex, to: winner });
  if (defense > 0 && play.g.worlds.defenseLoss[world]! < 100) hitGround(play, hex, DEFENSE, 100, 'FFW-5.3b');
  for (const troop of troopsAt(play, loser, hex)) hitGround(play, hex, troop, 100, 'FFW-5.3b');
  takeControl(play, world, winner, 'FFW-5.3a');
  play.g.worlds.surrendered[world] = Number(winner !== original);
}
