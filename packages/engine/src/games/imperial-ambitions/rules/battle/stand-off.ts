/** T6: the end of a tactical turn; stand-off and turn limit (IA-end-4, R95, R123). */
import { z } from 'zod';
import type { OfferKind, Refusal } from '#core/types';
import { turnLimitOf } from '../../board/options.ts';
import { isBase, isDeployed, isProject, isShip } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { B_AFTER, B_OVER, type ImperialState, IN_PLAY, SCUTTLED, T_LAND, T_LAUNCH } from '../../state.ts';
import { type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { loseProjects } from '../strategic/build/projects.ts';
import { autoLandings, putOut } from '../tactical/aboard.ts';
import { withdraw } from '../tactical/activation.ts';
import { destroyUnit } from '../tactical/hits.ts';
import { comeAboard } from '../tactical/landing.ts';
import { leaveFault } from '../tactical/moves.ts';
import { enterPhase, isDecided, sidesOnMap } from './phases.ts';

const AGREED = 2;

/** IA-tac-seq-3: turn after turn until one side is left */
export function tacticalCheck(play: IaPlay, _frame: IaFrame<'tacticalCheck'>): void {
  const { g, data } = play;
  const { battle } = g;
  battle.quiet = battle.stir > 0 ? 0 : battle.quiet + 1;
  battle.stir = 0;
  const { quietTurns, battleTurns } = data.tables;
  if (isDecided(g)) enterPhase(g, B_AFTER);
  else if (isLastTurn(play)) endScenario(play, false);
  else if (battle.standOff === AGREED || battle.quiet >= quietTurns || battle.turn >= battleTurns) endInStandOff(play);
  else {
    battle.turn++;
    enterPhase(g, T_LAUNCH);
  }
  play.done();
}

function isBattleScenario({ g, data }: Position): boolean {
  return data.scenarioFor(g).kind === 'battle';
}

/** R123: the limit of a battle scenario ends space combat after T5 of that turn */
function isLastTurn(at: Position): boolean {
  const limit = isBattleScenario(at) ? turnLimitOf(at) : 0;
  return limit > 0 && at.g.battle.turn >= limit;
}

function endScenario(play: IaPlay, isStandOff: boolean): void {
  play.g.battle.standOff = isStandOff ? 1 : 0;
  play.emit(isStandOff ? 'IA-end-9' : 'IA-end-4', 'battleEnd', { winner: -2, isStandOff });
  enterPhase(play.g, B_OVER);
}

/** IA-end-9, R95: the others land fighters as far as room allows and jump out from wherever they are; the rest is scuttled */
function endInStandOff(play: IaPlay): void {
  const { g } = play;
  const { battle } = g;
  if (isBattleScenario(play)) return endScenario(play, true);
  battle.standOff = 1;
  for (const owner of battle.sides) if (owner !== battle.defender) leaveBattle(play, owner);
  battle.winner = sidesOnMap(g)[0] ?? -2;
  play.emit('IA-end-9', 'battleEnd', { winner: battle.winner, isStandOff: true });
  enterPhase(g, B_AFTER);
}

function leaveBattle(play: IaPlay, owner: number): void {
  const { g } = play;
  const { units, battle } = g;
  if (battle.system >= 0) loseProjects(play, battle.system, owner, 'space', 'IA-end-9'); // R62: their feeders are free
  const mine = battle.units.filter((unit) => units.owner[unit] === owner && units.status[unit] === IN_PLAY);
  for (const unit of mine) {
    const host = units.host[unit]!;
    if (host >= 0 && isBase(g, host) && isShip(g, unit) && !isProject(g, unit)) putOut(g, unit, units.facing[unit]!);
    else if (host >= 0 && units.bound[unit] === 1 && units.bound[host] === 0) scuttle(play, unit); // IA-neu-6
  }
  const mayTake = (host: number, unit: number): boolean =>
    units.host[host]! < 0 && units.bound[unit] === 0 && leaveFault(play, host) === null;
  comeAboard(play, autoLandings(play, owner, mayTake));
  for (const unit of mine) {
    if (!isDeployed(g, unit)) continue;
    if (leaveFault(play, unit) === null) withdraw(play, unit);
    else scuttle(play, unit);
  }
}

function scuttle(play: IaPlay, unit: number): void {
  play.emit('IA-end-9', 'scuttled', { unit });
  destroyUnit(play, unit, SCUTTLED, 'IA-end-9');
}

/** IA-end-9, R95: all sides agree; it takes effect in T6 of this tactical turn */
export const standOff: OfferKind<ImperialTypes, Record<string, never>> = {
  shape: z.strictObject({}),
  check: ({ g }, _terms, { by, to }) => standOffFault(g, by, to),
  settle: ({ g }) => {
    g.battle.standOff = AGREED;
  },
  sample: ({ g }, by) => ({ to: g.battle.sides.filter((owner) => owner !== by && owner !== NEUTRAL), terms: {} }),
};

function standOffFault({ battle }: ImperialState, by: number, to: readonly number[]): Refusal | null {
  if (battle.on === 0 || battle.phase < T_LAUNCH || battle.phase > T_LAND)
    return refuse('IA-end-9', 'there is no battle to break off');
  if (battle.standOff === AGREED) return refuse('IA-end-9', 'the battle is being broken off');
  const others = battle.sides.filter((owner) => owner !== by);
  if (others.length === battle.sides.length) return refuse('IA-end-9', 'you take no part in this battle');
  if (others.includes(NEUTRAL)) return refuse('IA-end-9', 'neutral forces agree to nothing');
  return others.length === to.length && others.every((owner) => to.includes(owner))
    ? null
    : refuse('IA-end-9', 'all sides of the battle must agree');
}
