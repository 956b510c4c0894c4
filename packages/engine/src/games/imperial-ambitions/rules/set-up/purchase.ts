/** setup.purchase and setup.garrison: forces bought with value points, free garrisons, then turn 1 (R7 to R9). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { systemOf } from '../../board/chart.ts';
import { groundOwners, hasHabitable } from '../../board/control.ts';
import { hasFreeGarrison, isPurchase, neutralPointsOf } from '../../board/options.ts';
import { livingSeats } from '../../board/sides.ts';
import { addUnit } from '../../board/unit-rows.ts';
import { checkPlace, groupsOf, placeOf } from '../../data/load-forces.ts';
import { INF, NEUTRAL } from '../../data/names.ts';
import { unitGroups, where } from '../../data/schema-parts.ts';
import type { Force, UnitGroup } from '../../data/types.ts';
import { putSealed } from '../../orders/pace.ts';
import { addForce } from '../../positions/forces.ts';
import { INCOME, SURFACE } from '../../state.ts';
import {
  type BoughtForce,
  type Choices,
  type IaFrame,
  type IaPlay,
  type ImperialTypes,
  type Position,
  refuse,
} from '../../types.ts';
import { settleControl } from '../strategic/movement/control.ts';
import { costOf, presetForces } from './preset.ts';
import { samplePurchase } from './purchase-sample.ts';

export function setUp(play: IaPlay, frame: IaFrame<'setUp'>): void {
  const { g } = play;
  // IA-neu-7: neutrals first, since everybody knows them
  const points = neutralPointsOf(play);
  if (frame.at === 0 && points > 0) {
    frame.at = 1;
    return putSealed(play, livingSeats(g), 'garrison', 'IA-neu-7', () => ({ points }));
  }
  // IA-init-2: each spends the points of this game, all in secret at the same time (R7)
  if (frame.at < 2 && isPurchase(play)) {
    frame.at = 2;
    return putSealed(play, livingSeats(g), 'purchase', 'IA-init-2', (seat) => ({ points: pointsOf(play, seat) }));
  }
  if (hasFreeGarrison(play)) placeGarrisons(play);
  settleControl(play);
  g.turn = 1;
  g.phase = INCOME;
  play.done();
}

function pointsOf({ g, data }: Position, seat: number): number {
  return data.scenarioFor(g).players[seat]!.valuePoints;
}

/** R9: control needs a ground unit, so each home planet without one gets half an infantry */
function placeGarrisons(play: IaPlay): void {
  const { g, data } = play;
  for (const { index, hex, owner } of data.scenarioFor(g).systems) {
    if (owner === NEUTRAL || !hasHabitable(play, index) || groundOwners(play, index).length > 0) continue;
    if (g.players.out[owner] !== 0) continue;
    const row = { type: INF, owner, steps: data.tables.freeInfantrySteps, hex, place: SURFACE };
    addUnit(play, row, !isPurchase(play)); // whoever knows the forces knows where they leave a planet bare
  }
}

/** A bought force as the rules read it, or why it cannot be. */
function readForce(at: Position, owner: number, bought: BoughtForce): { force: Force } | Refusal {
  const { systems, sectors } = at.data.scenarioFor(at.g);
  const system = systems.find(({ id }) => id === bought.system);
  if (!system || sectors[system.sector]!.home !== owner)
    return owner === NEUTRAL
      ? refuse('IA-neu-7', `${bought.system}: neutral forces must stand in a sector that is nobody's home`)
      : refuse('IA-init-2', `${bought.system}: forces must start in your home sector`); // R8: any system of it
  const problems: string[] = [];
  const report = (_record: string, field: string, why: string): void => void problems.push(`${field}: ${why}`);
  const units = groupsOf(at.data, bought.units, null, report, '', 'units');
  const force: Force = { owner, system: system.index, ...placeOf(bought.where), units };
  checkPlace(at.data, force, systemOf(at, system.index).planets, false, report, '', '');
  if (problems.length > 0) return refuse('IA-init-2', `${system.id}: ${problems[0]}`);
  return isFull(at, units) ? { force } : refuse('IA-init-1', 'only units at full strength are for sale'); // R7
}

function isFull(at: Position, groups: readonly UnitGroup[]): boolean {
  return groups.every(({ type, steps, aboard }) => steps === at.data.types[type]!.fullSteps && isFull(at, aboard));
}

const shape = z.strictObject({
  forces: z.array(z.strictObject({ system: z.string().max(20), where, units: unitGroups })).max(200),
});

/** IA-init-1, IA-init-4: what the forces cost, and what is wrong with them */
function forcesFault(at: Position, owner: number, forces: readonly BoughtForce[], points: number): Refusal | null {
  let spent = 0;
  for (const bought of forces) {
    const read = readForce(at, owner, bought);
    if ('why' in read) return read;
    spent += costOf(at.data, read.force.units);
  }
  return spent <= points ? null : refuse('IA-init-4', `that costs ${spent} of ${points} value points`);
}

/** Puts the forces on the table and returns what they cost. */
function placeForces(play: IaPlay, owner: number, forces: readonly BoughtForce[]): number {
  let spent = 0;
  for (const bought of forces) {
    const read = readForce(play, owner, bought);
    if ('why' in read) throw new Error(read.why);
    addForce(play, read.force, owner === NEUTRAL);
    spent += costOf(play.data, read.force.units);
  }
  return spent;
}

/** IA-neu-1, IA-neu-7: all together, of all players; from then on they are neutral like any others */
export const garrison: Choice<ImperialTypes, Choices['garrison']['about'], Choices['garrison']['answer']> = {
  shape,
  check: (play, { forces }, { about: { points } }) => forcesFault(play, NEUTRAL, forces, points),
  apply: (play, { forces }) => void placeForces(play, NEUTRAL, forces),
  sample: (play, { about: { points } }, random) => ({ forces: samplePurchase(play, NEUTRAL, points, random) }),
  defaultAnswer: () => ({ forces: [] }),
};

export const purchase: Choice<ImperialTypes, Choices['purchase']['about'], Choices['purchase']['answer']> = {
  shape,
  check: (play, { forces }, { by }) => forcesFault(play, by, forces, pointsOf(play, by)),
  apply(play, { forces }, { by }) {
    play.g.players.treasury[by] = pointsOf(play, by) - placeForces(play, by, forces); // IA-init-3
  },
  sample: (play, { by }, random) => ({ forces: samplePurchase(play, by, pointsOf(play, by), random) }),
  defaultAnswer: (play, { by }) => ({ forces: presetForces(play.data, play.data.scenarioFor(play.g), by).forces }), // 5.4
};
