/** setup.purchase and setup.garrison: forces bought with value points, free garrisons, then turn 1 (R7 to R9). */
import { z } from 'zod';
import type { Choice, Refusal } from '../../core/types.ts';
import { systemOf } from './chart.ts';
import { groundOwners, hasHabitable } from './control.ts';
import { checkPlace, groupsOf, placeOf } from './data/load-forces.ts';
import { INF, NEUTRAL } from './data/names.ts';
import { unitGroups, where } from './data/schema-parts.ts';
import type { Force, UnitGroup } from './data/types.ts';
import { addForce } from './forces.ts';
import {
  type BoughtForce,
  type Choices,
  type IaFrame,
  type IaPlay,
  type ImperialTypes,
  type Reading,
  refuse,
} from './game-types.ts';
import { hasFreeGarrison, isPurchase } from './options.ts';
import { putSealed } from './pace.ts';
import { costOf, presetForces } from './preset.ts';
import { settleControl } from './s3-control.ts';
import { samplePurchase } from './setup-sample.ts';
import { livingSeats } from './sides.ts';
import { INCOME, SURFACE } from './state.ts';
import { addUnit } from './unit-rows.ts';

export function setUp(play: IaPlay, frame: IaFrame<'setUp'>): void {
  const { g } = play;
  // IA-init-2: each spends the points of this game, all in secret at the same time (R7)
  if (frame.at++ === 0 && isPurchase(play))
    return putSealed(play, livingSeats(g), 'purchase', 'IA-init-2', (seat) => ({ points: pointsOf(play, seat) }));
  if (hasFreeGarrison(play)) placeGarrisons(play);
  settleControl(play);
  g.turn = 1;
  g.phase = INCOME;
  play.done();
}

function pointsOf({ g, data }: Reading, seat: number): number {
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
function readForce(at: Reading, seat: number, bought: BoughtForce): { force: Force } | Refusal {
  const { systems, sectors } = at.data.scenarioFor(at.g);
  const system = systems.find(({ id }) => id === bought.system);
  // R8: any system of the home sector
  if (!system || sectors[system.sector]!.home !== seat) return refuse('IA-init-2', 'forces start in your home sector');
  const problems: string[] = [];
  const report = (_record: string, field: string, why: string): void => void problems.push(`${field}: ${why}`);
  const units = groupsOf(at.data, bought.units, null, report, '', 'units');
  const force: Force = { owner: seat, system: system.index, ...placeOf(bought.where), units };
  checkPlace(at.data, force, systemOf(at, system.index).planets, false, report, '', '');
  if (problems.length > 0) return refuse('IA-init-2', `${system.id}: ${problems[0]}`);
  return isFull(at, units) ? { force } : refuse('IA-init-1', 'only units at full strength are for sale'); // R7
}

function isFull(at: Reading, groups: readonly UnitGroup[]): boolean {
  return groups.every(({ type, steps, aboard }) => steps === at.data.types[type]!.fullSteps && isFull(at, aboard));
}

export const purchase: Choice<ImperialTypes, Choices['purchase']['about'], Choices['purchase']['answer']> = {
  shape: z.strictObject({
    forces: z.array(z.strictObject({ system: z.string().max(20), where, units: unitGroups })).max(200),
  }),
  check(play, { forces }, { by }) {
    let spent = 0;
    for (const bought of forces) {
      const read = readForce(play, by, bought);
      if ('why' in read) return read;
      spent += costOf(play.data, read.force.units); // IA-init-1
    }
    const points = pointsOf(play, by);
    return spent <= points ? null : refuse('IA-init-4', `that costs ${spent} of ${points} value points`);
  },
  apply(play, { forces }, { by }) {
    let left = pointsOf(play, by);
    for (const bought of forces) {
      const read = readForce(play, by, bought);
      if ('why' in read) throw new Error(read.why);
      addForce(play, read.force, false);
      left -= costOf(play.data, read.force.units);
    }
    play.g.players.treasury[by] = left; // IA-init-3
  },
  sample: (play, { by }, random) => ({ forces: samplePurchase(play, by, pointsOf(play, by), random) }),
  caretaker: (play, { by }) => ({ forces: presetForces(play.data, play.data.scenarioFor(play.g), by).forces }), // 5.4
};
