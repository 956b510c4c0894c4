/** Giving up (R114): the garrisons of a player turn neutral, everything else of his goes. */

import { goOnWithout } from '#core/asking';
import { without } from '../board/records.ts';
import { nameFor, reveal } from '../board/unit-rows.ts';
import { isBase, isGround, isOnSurface, isProject, isUnit, unitsWhere } from '../board/units.ts';
import { NEUTRAL } from '../data/names.ts';
import { CANCELLED, DISBANDED, G_OVER, type ImperialState, MARKERS } from '../state.ts';
import type { IaPlay } from '../types.ts';
import { dropSide } from './battle/battle.ts';
import { settleControl } from './strategic/movement/control.ts';
import { destroyUnit } from './tactical/hits.ts';
import { finishIfAlone } from './victory.ts';

/** Game.resign, in any phase: whatever he owed an answer to goes on without him. */
export function resign(play: IaPlay, seat: number): void {
  const { g, table } = play;
  goOut(g, seat, 1);
  goOnWithout(play, seat);
  if (finishIfAlone(play)) return; // R114: of two players the other wins
  leaveDeclarations(play, seat);
  for (const unit of unitsWhere(g, (one) => g.units.owner[one] === seat)) {
    if (!isUnit(g, unit)) continue; // went with its carrier
    if (staysBehind(g, unit)) turnNeutral(play, unit);
    else destroyUnit(play, unit, isProject(g, unit) ? CANCELLED : DISBANDED, 'IA-win-1');
    if (table.result) return;
  }
  leaveAssault(g, seat);
  dropSide(play, seat);
  settleControl(play);
}

/** Marks a player as out of the game: 1 given up, 2 eliminated (R113). Nothing of his is left to be moved. */
export function goOut(g: ImperialState, seat: number, how: 1 | 2): void {
  const { players, taskForces } = g;
  const before = players.out.filter((out) => out !== 0).length;
  players.out[seat] = how;
  players.outAt[seat] = g.turn * 10 + before;
  players.treasury[seat] = 0;
  players.hasMoved[seat] = 1;
  for (let number = 1; number < MARKERS; number++) taskForces.hex[seat * MARKERS + number] = -1;
}

/** Ground units, PDBs and bases, with the troops aboard these; not troops in mid-assault on another's planet. */
function staysBehind(g: ImperialState, unit: number): boolean {
  const { host, landing } = g.units;
  if (isProject(g, unit)) return false;
  if (isBase(g, unit)) return true;
  if (!isGround(g, unit) || landing[unit] === 2) return false;
  return isOnSurface(g, unit) || isBase(g, host[unit]!);
}

function turnNeutral(play: IaPlay, left: number): void {
  const { g } = play;
  const [unit = left] = reveal(play, [left]); // neutrals are known to all
  g.names[unit] = nameFor(play, NEUTRAL, g.units.type[unit]!);
  g.units.owner[unit] = NEUTRAL;
  g.units.bound[unit] = 1; // IA-neu-2
  g.units.taskForce[unit] = 0;
  g.units.feeds[unit] = -1;
}

/** What he declared, and what was declared against him, comes to nothing. */
function leaveDeclarations({ g }: IaPlay, seat: number): void {
  g.attacks = without(g.attacks, 3, ([, by, on]) => by === seat || on === seat);
  g.assaults = without(g.assaults, 2, ([, by]) => by === seat);
  g.trades = g.trades.filter((unit) => g.units.owner[unit] !== seat);
  g.consents = without(g.consents, 4, ([trader, owner]) => trader === seat || owner === seat);
}

function leaveAssault({ assault }: ImperialState, seat: number): void {
  if (assault.on === 0) return;
  if (assault.attacker === seat) assault.phase = G_OVER;
  if (assault.defender === seat) assault.defender = NEUTRAL;
}
