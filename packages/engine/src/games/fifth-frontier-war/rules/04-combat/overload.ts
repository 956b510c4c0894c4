/** Cargo of squadrons whose capacity fell (FFW-3.10j, R24): losses in steps of 10 %, until it fits. */
import { z } from 'zod';
import { pickFrom, type Random } from '#core/random';
import type { Refusal } from '#core/types';
import { indexShape } from '../../board/answer-shapes.ts';
import { skip } from '../../board/asking.ts';
import { capacityOf, loadOf } from '../../board/carrying.ts';
import { hurtTroop } from '../../board/moving.ts';
import { leaderAt, sideOfSeat } from '../../board/sides.ts';
import { printedStrength } from '../../board/strength.ts';
import { squadronsAt, troopsAboard } from '../../board/units.ts';
import { strengthAfter } from '../../data/lookup.ts';
import { type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse } from '../../types.ts';
import { audienceOf, isVeiled } from './losses.ts';

/** Per cent more for one troop. */
interface CargoLoss {
  troop: number;
  percent: number;
}

export function overload(play: FfwPlay, frame: FfwFrame<'overload'>): void {
  const { hex } = play.g.combat;
  if (frame.at++ === 0) {
    for (const side of [0, 1]) askCargoLosses(play, side, hex);
    return;
  }
  for (const side of [0, 1]) apportion(play, side, defaultCargoLosses(play, overfullAt(play, side, hex)));
  play.done();
}

/** Squadrons of a side here that carry more than they can. */
function overfullAt(at: Position, side: number, hex: number): number[] {
  const { aboard } = at.g.troops;
  return squadronsAt(at, side, hex).filter(
    (squadron) => aboard.includes(squadron) && loadOf(at, squadron) > capacityOf(at, squadron),
  );
}

/** One unit aboard leaves no choice. Whom the enemy does not see into is asked after every damage, without names (A6). */
function askCargoLosses(play: FfwPlay, side: number, hex: number): void {
  const here = squadronsAt(play, side, hex);
  if (here.length === 0) return;
  const isHidden = isVeiled(play, side, here);
  const squadrons = overfullAt(play, side, hex);
  const seat = leaderAt(play, side, hex);
  if (isHidden || squadrons.some((squadron) => troopsAboard(play.g, squadron).length > 1))
    play.ask(seat, 'cargoLosses', 'FFW-3.10j', { hex, squadrons: isHidden ? [] : squadrons });
  else if (squadrons.length > 0) skip(play, seat, 'cargoLosses', 'FFW-3.10j');
}

function apportion(play: FfwPlay, side: number, list: readonly CargoLoss[]): void {
  for (const { troop, percent } of list) {
    const visibleTo = audienceOf(play, side, [play.g.troops.aboard[troop]!]);
    const loss = hurtTroop(play.g, troop, percent); // D6: strength 0 below 100 % stays aboard
    play.emit('FFW-3.10j', 'cargoLost', { troop, loss }, visibleTo);
  }
}

function strengthWith(at: Position, troop: number, percent: number): number {
  return strengthAfter(at.data.tables, printedStrength(at, troop), at.g.troops.loss[troop]! + percent);
}

/** A8: as few factors as possible, then as few per cent, of the lowest numbers. */
function defaultCargoLosses(at: Position, squadrons: readonly number[]): CargoLoss[] {
  return squadrons.flatMap((squadron) => fewestFactors(at, troopsAboard(at.g, squadron), capacityOf(at, squadron)));
}

/** The fullest load within capacity: by load, the way to it with the fewest per cent. */
function fewestFactors(at: Position, troops: readonly number[], capacity: number): CargoLoss[] {
  let loads = new Map<number, { list: CargoLoss[]; percent: number }>([[0, { list: [], percent: 0 }]]);
  for (const troop of troops.toReversed()) {
    const next: typeof loads = new Map();
    for (let percent = 0; percent <= 100 - at.g.troops.loss[troop]!; percent += 10) {
      const strength = strengthWith(at, troop, percent);
      for (const [load, way] of loads) {
        const sum = way.percent + percent;
        if (load + strength > capacity || (next.get(load + strength)?.percent ?? Infinity) < sum) continue;
        next.set(load + strength, { list: percent > 0 ? [{ troop, percent }, ...way.list] : way.list, percent: sum });
      }
    }
    loads = next;
  }
  return loads.get(Math.max(...loads.keys()))?.list ?? [];
}

function cargoFault(at: Position, squadrons: readonly number[], list: readonly CargoLoss[]): Refusal | null {
  const { aboard, loss } = at.g.troops;
  const named = new Map(list.map(({ troop, percent }) => [troop, percent]));
  if (named.size < list.length) return refuse('FFW-3.10j', 'a unit is named twice');
  for (const { troop, percent } of list) {
    if (!squadrons.includes(aboard[troop] ?? -1)) return refuse('FFW-3.10j', 'that unit is in no overloaded squadron');
    if (loss[troop]! + percent > 100) return refuse('FFW-4.3b', 'a unit loses 100 per cent at most');
  }
  for (const squadron of squadrons) {
    const load = (less: number): number =>
      troopsAboard(at.g, squadron).reduce(
        (sum, troop) => sum + strengthWith(at, troop, (named.get(troop) ?? 0) - (troop === less ? 10 : 0)),
        0,
      );
    const capacity = capacityOf(at, squadron);
    const { name } = at.data.squadrons[squadron]!;
    if (load(-1) > capacity) return refuse('FFW-3.10j', `${name} carries ${capacity} factors at most`);
    const isLast = (troop: number): boolean => aboard[troop] === squadron && load(troop) > capacity;
    if (![...named.keys()].some(isLast)) return refuse('FFW-3.10j', `${name} loses no more than it must`); // R24
  }
  return null;
}

/** Steps of 10 % on any unit, one after the other until all fits. */
function drawCargoLosses(at: Position, squadrons: readonly number[], random: Random): CargoLoss[] {
  return squadrons.flatMap((squadron) => {
    const troops = troopsAboard(at.g, squadron);
    const more = new Map<number, number>();
    const load = (): number => troops.reduce((sum, one) => sum + strengthWith(at, one, more.get(one) ?? 0), 0);
    while (load() > capacityOf(at, squadron)) {
      const open = troops.filter((one) => at.g.troops.loss[one]! + (more.get(one) ?? 0) < 100);
      const troop = pickFrom(open, random);
      more.set(troop, (more.get(troop) ?? 0) + 10);
    }
    return [...more].map(([troop, percent]) => ({ troop, percent }));
  });
}

export const cargoLosses: FfwChoice<'cargoLosses'> = {
  shape: z.strictObject({
    losses: z.array(z.strictObject({ troop: indexShape, percent: z.int().min(10).max(100).multipleOf(10) })).max(300),
  }),
  check: (play, answer, { by, about }) =>
    cargoFault(play, overfullAt(play, sideOfSeat(play.g, by), about.hex), answer.losses),
  apply: (play, answer, { by }) => apportion(play, sideOfSeat(play.g, by), answer.losses),
  sample: (play, { by, about }, random) => ({
    losses: drawCargoLosses(play, overfullAt(play, sideOfSeat(play.g, by), about.hex), random),
  }),
  defaultAnswer: (play, { by, about }) => ({
    losses: defaultCargoLosses(play, overfullAt(play, sideOfSeat(play.g, by), about.hex)),
  }),
};
