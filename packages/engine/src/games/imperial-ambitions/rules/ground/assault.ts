/** The planetary assault from its declaration to its end (1.4, IA-gc-18). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { systemOf } from '../../board/chart.ts';
import { groundOwners, planetOwner } from '../../board/control.ts';
import { without } from '../../board/records.ts';
import { isLiving } from '../../board/sides.ts';
import { reveal } from '../../board/unit-rows.ts';
import { unitsWhere } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { put } from '../../orders/pace.ts';
import {
  AWAY,
  B_OVER,
  G_BOMBARD,
  G_DECLARE,
  G_FINAL_FIRE,
  G_LAND,
  G_OVER,
  INSIDE,
  noAssault,
  OFF_MAP,
  SURFACE,
} from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { loseProjects } from '../strategic/build/projects.ts';
import { settleControl } from '../strategic/movement/control.ts';
import { mayAssault, mayEnterOrbit, mayLandFrom, settleDefender } from './forces.ts';

export { mayAssault } from './forces.ts';

type Answer = Choices['declareAssault']['answer'];

/** Fills `g.assault`; the step `assault` does the rest. What the attacker had declared for this planet is used up. */
export function startAssault(play: IaPlay, system: number, attacker: number): void {
  play.g.assaults = without(play.g.assaults, 2, ([where, by]) => where === system && by === attacker);
  const defender = groundOwners(play, system)[0] ?? NEUTRAL;
  const { hex, owner } = play.g.units;
  const at = systemOf(play, system).hex;
  const isSide = (unit: number): boolean => owner[unit] === attacker || owner[unit] === defender;
  reveal(
    play,
    unitsWhere(play.g, (unit) => hex[unit] === at && isSide(unit)),
  ); // R23: all that they have there lies open
  play.g.assault = { ...noAssault(), on: 1, system, phase: G_DECLARE, attacker, defender };
}

/** IA-gc-18: declaration, PDB fire, landing, bombardment, rounds */
export function assault(play: IaPlay, _frame: IaFrame<'assault'>): void {
  const { g } = play;
  const { assault: now } = g;
  settleDefender(g);
  if (!isLiving(g, now.attacker)) now.phase = G_OVER;
  switch (now.phase) {
    case G_DECLARE:
      if (mayAssault(play, now.attacker, now.system))
        return put(play, now.attacker, 'declareAssault', 'IA-gc-2', { system: now.system });
      now.phase = G_OVER;
      return;
    case G_FINAL_FIRE:
      return play.call('finalFire', {});
    case G_LAND:
      return landTroops(play);
    case G_BOMBARD:
      return play.call('bombardment', {});
    case G_OVER:
      return endAssault(play);
    default:
      return play.call('groundRound', {});
  }
}

/** G2, IA-gc-6, IA-mov-9: the marked units that are left go down together; without one the assault ends (trap 15) */
function landTroops(play: IaPlay): void {
  const { g } = play;
  const { units, assault: now } = g;
  const landing = unitsWhere(g, (unit) => units.landing[unit] === 1 && units.owner[unit] === now.attacker);
  now.phase = landing.length > 0 ? G_BOMBARD : G_OVER;
  if (landing.length === 0) return;
  for (const unit of landing) {
    units.host[unit] = -1;
    units.place[unit] = SURFACE;
    units.taskForce[unit] = 0;
    units.outside[unit] = INSIDE;
    units.battle[unit] = g.battle.on === 1 ? OFF_MAP : AWAY;
    units.shifted[unit] = g.turn;
    units.landing[unit] = 2;
  }
  play.emit('IA-gc-6', 'landing', { units: landing });
}

function endAssault(play: IaPlay): void {
  const { g } = play;
  const { system, attacker, defender, round } = g.assault;
  clearMarks(play, system);
  g.assault = noAssault();
  if (g.battle.on === 1) g.battle.phase = B_OVER;
  if (round > 0) {
    const owner = planetOwner(play, system);
    if (owner === attacker) loseProjects(play, system, defender, 'surface', 'IA-gc-14'); // R62
    settleControl(play);
    play.emit('IA-gc-14', 'assaultEnd', { system, owner });
  }
  play.done();
}

function clearMarks(at: Position, system: number): void {
  const { units } = at.g;
  const { hex } = systemOf(at, system);
  for (let unit = 0; unit < units.hex.length; unit++)
    if (units.hex[unit] === hex)
      for (const column of ['orbit', 'landing', 'fired', 'bombarded'] as const) units[column][unit] = 0;
}

const unitList = z.array(z.int().min(0).max(99_999)).max(500);

/** G0. No ships: no assault. */
export const declareAssault: Choice<ImperialTypes, Choices['declareAssault']['about'], Answer> = {
  shape: z.strictObject({ ships: unitList, land: unitList }),
  check: (play, answer, { by, about: { system } }) => declarationFault(play, by, system, answer),
  apply(play, { ships, land }, { about: { system } }) {
    const { g } = play;
    const { units, assault: now } = g;
    if (ships.length === 0) {
      now.phase = G_OVER;
      return;
    }
    play.markRevealed();
    clearMarks(play, system);
    for (const unit of ships) {
      units.orbit[unit] = 1;
      units.host[unit] = -1; // a docked ship leaves its dock
    }
    for (const unit of land) units.landing[unit] = 1;
    g.systems.assaulted[system] = g.turn; // R102
    now.round = 1;
    now.phase = G_FINAL_FIRE; // IA-pdb-8: from here on PDBs have only their final fire
    play.emit('IA-gc-2', 'assault', { system, attacker: now.attacker, defender: now.defender, ships, land });
  },
  sample(play, { by, about: { system } }, random) {
    const troops = mayLandFrom(play, by, system);
    if (troops.length === 0 || random.below(6) === 0) return { ships: [], land: [] };
    const land = troops.filter((_, at) => at === 0 || random.below(4) > 0);
    const hosts = new Set(land.map((unit) => play.g.units.host[unit]!));
    const others = unitsWhere(play.g, (unit) => !hosts.has(unit) && mayEnterOrbit(play, by, system, unit));
    return { ships: [...hosts, ...others.filter(() => random.below(2) === 0)], land };
  },
  // 5.4: no assault, but where a scenario is about nothing else
  defaultAnswer: (play, { by, about: { system } }) =>
    isLostWithout(play, by) ? allIn(play, by, system) : { ships: [], land: [] },
};

/** R123: a battle scenario that the attacker loses at once without the planet */
function isLostWithout({ g, data }: Position, seat: number): boolean {
  const { victory } = data.scenarioFor(g);
  return victory.type === 'controlPlanet' && victory.seat === seat;
}

/** Every ship in orbit, and all troops that may land. */
function allIn(at: Position, seat: number, system: number): Answer {
  const ships = unitsWhere(at.g, (unit) => mayEnterOrbit(at, seat, system, unit));
  return { ships, land: mayLandFrom(at, seat, system) };
}

function declarationFault(at: Position, seat: number, system: number, { ships, land }: Answer): Refusal | null {
  if (ships.length === 0 && land.length === 0) return null;
  if (new Set(ships).size < ships.length || new Set(land).size < land.length)
    return refuse('IA-gc-2', 'a unit is named twice');
  const wrong = ships.find((unit) => !mayEnterOrbit(at, seat, system, unit));
  if (wrong !== undefined) return refuse('IA-gc-2', `unit ${wrong} cannot enter orbit`);
  if (land.length === 0) return refuse('IA-gc-3', 'at least one ground unit must be marked to land');
  const troops = mayLandFrom(at, seat, system);
  for (const unit of land) {
    if (!troops.includes(unit)) return refuse('IA-gc-3', `unit ${unit} is no ground unit that may land`); // R122
    if (!ships.includes(at.g.units.host[unit]!)) return refuse('IA-gc-2', 'its transport must be in orbit');
  }
  return null;
}
