/** B5: the winner takes his fighters aboard, an empty planet, and maybe the next one by assault (IA-end-4 to 7, R96, R100). */
import { z } from 'zod';
import type { Choice } from '#core/types';
import { groundOwners, hasHabitable, presentIn } from '../../board/control.ts';
import { areHostile, isLiving } from '../../board/sides.ts';
import { isDeployed, isHyperspaceCapable, isProject } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { forced, put, type Standing, skipsForced } from '../../orders/pace.ts';
import { B_ASSAULT, B_OVER, LOST, OFF_MAP, ON_MAP } from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { mayAssault, startAssault } from '../ground/assault.ts';
import { passControl, settleControl } from '../strategic/movement/control.ts';
import { landingFault, landingsAfter } from '../tactical/aboard.ts';
import { destroyUnit } from '../tactical/hits.ts';
import { comeAboard, unitPair } from '../tactical/landing.ts';
import { landFreeInfantry } from './free-infantry.ts';
import { enterPhase, sideOf, sidesOnMap } from './phases.ts';

const NOBODY = -2;

export function afterBattle(play: IaPlay, frame: IaFrame<'afterBattle'>): void {
  const { g } = play;
  const { battle } = g;
  if (frame.at++ === 0 && battle.winner === NOBODY && battle.standOff !== 1) findWinner(play);
  const { winner } = battle;
  const left = winner === NOBODY ? sidesOnMap(g) : [winner];
  const next = left.find(
    (owner) => owner >= 0 && isLiving(g, owner) && battle.done[sideOf(g, owner)] === 0 && mayConclude(play, owner),
  );
  if (next !== undefined)
    return put(play, next, 'conclude', 'IA-end-6', { mayOccupy: mayOccupy(play, next) }, nothingToConclude);
  if (left.includes(NEUTRAL)) comeAboard(play, landingsAfter(play, NEUTRAL));
  const isSeat = winner >= 0 && isLiving(g, winner);
  settle(play);
  play.markRevealed(); // whether the planet can be assaulted may tell of those who stood aside
  if (isSeat && battle.system >= 0 && mayAssault(play, winner, battle.system)) {
    startAssault(play, battle.system, winner); // IA-tac-seq-4: ground combat comes after all space combat
    battle.phase = B_ASSAULT;
  } else enterPhase(g, B_OVER);
  play.done();
}

/** IA-end-4: the last side on the map; nobody if all have left, or if several are left who do not fight each other (IA-end-11, R129) */
function findWinner(play: IaPlay): void {
  const { battle } = play.g;
  const [last, ...others] = sidesOnMap(play.g);
  battle.winner = last === undefined || others.length > 0 ? NOBODY : last;
  battle.standOff = 0;
  play.emit('IA-end-4', 'battleEnd', { winner: battle.winner, isStandOff: false });
}

/** In a battle scenario nothing follows but a planet (R123). */
function mayConclude(at: Position, winner: number): boolean {
  return at.data.scenarioFor(at.g).kind === 'strategic' || mayOccupy(at, winner);
}

/** IA-end-6, IA-end-7, R100: a hostile space unit was on the map, and no ground unit of anybody is on the planet */
function mayOccupy(at: Position, winner: number): boolean {
  const { g } = at;
  const { battle } = g;
  if (battle.winner !== winner) return false; // R129
  const hasFought = battle.sides.some(
    (owner, side) => areHostile(g, winner, owner) && (battle.seen & (1 << side)) !== 0,
  );
  return hasFought && hasHabitable(at, battle.system) && groundOwners(at, battle.system).length === 0;
}

const nothingToConclude: Standing<'conclude'> = (play, { by, about }) =>
  skipsForced(play.g, by) && !about.mayOccupy && landingsAfter(play, by).length === 0
    ? forced({ land: [], occupy: false })
    : null;

export const conclude: Choice<ImperialTypes, Choices['conclude']['about'], Choices['conclude']['answer']> = {
  shape: z.strictObject({ land: z.array(unitPair).max(500), occupy: z.boolean() }),
  check(play, answer, { by, about }) {
    if (answer.occupy && !about.mayOccupy) return refuse('IA-end-6', 'there is no planet to be taken without a fight');
    return landingFault(play, by, answer.land, true); // IA-end-10, R96: wherever they stand
  },
  apply(play, answer, { by }) {
    comeAboard(play, answer.land);
    if (answer.occupy) occupy(play, by);
    play.g.battle.done[sideOf(play.g, by)] = 1;
  },
  defaultAnswer: (play, { by, about }) => ({ land: landingsAfter(play, by), occupy: about.mayOccupy }), // 5.4
  sample: (play, { by, about }, random) => ({
    land: random.below(4) === 0 ? [] : landingsAfter(play, by),
    occupy: about.mayOccupy && random.below(4) > 0,
  }),
};

/** IA-end-6, R100: one half-strength infantry without cost */
function occupy(play: IaPlay, owner: number): void {
  const { g } = play;
  const { system, sides } = g.battle;
  const others = new Set([...sides, ...g.players.out.keys()]);
  const unit = landFreeInfantry(play, system, owner, others, { shifted: g.turn, battle: OFF_MAP });
  g.battle.units.push(unit);
  play.emit('IA-end-6', 'occupied', { system, owner, unit });
}

/** What the end of the battle does to those who stay, to projects and to control. */
function settle(play: IaPlay): void {
  const { g, data } = play;
  const { battle } = g;
  if (data.scenarioFor(g).kind === 'strategic' && battle.system < 0) removeStranded(play);
  if (battle.system < 0) return;
  const { winner, system } = battle;
  // IA-end-5: even beside bystanders, whose presence decides nothing (R47); trap 14: nobody left, control by R47
  if (winner !== NOBODY && presentIn(play, system).includes(winner) && g.systems.controller[system] !== winner)
    passControl(play, system, winner, 'IA-end-5');
  settleControl(play);
}

/** R96: in deep space what can neither jump nor is carried by what can is lost */
function removeStranded(play: IaPlay): void {
  const { g } = play;
  const { units } = g;
  for (const unit of g.battle.units) {
    if (units.battle[unit] !== ON_MAP || !isDeployed(g, unit)) continue;
    if (isHyperspaceCapable(play, unit) && !isProject(g, unit)) continue;
    destroyUnit(play, unit, LOST, 'IA-unit-4');
  }
}
