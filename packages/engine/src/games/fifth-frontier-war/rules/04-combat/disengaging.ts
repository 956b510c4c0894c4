/** Disengaging at the end of a round of space combat (FFW-4.6). */

import { z } from 'zod';
import { pickFrom, type Random } from '#core/random';
import type { Refusal } from '#core/types';
import { indexShape } from '../../board/answer-shapes.ts';
import { put, skip } from '../../board/asking.ts';
import { makeTransfers } from '../../board/carrying.ts';
import { assign } from '../../board/columns.ts';
import { detachSquadron, sendToTransit } from '../../board/moving.ts';
import { isInScenario } from '../../board/options.ts';
import { jumpTo, orderOf } from '../../board/orders.ts';
import { enemyOf, leaderAt, sideOfAdmiral, sideOfSeat } from '../../board/sides.ts';
import { isIndex, rangeOf, squadronsAt, squadronsOf } from '../../board/units.ts';
import { distanceBetween, hexesWithin } from '../../data/places.ts';
import { IN_PLAY } from '../../state.ts';
import { type Choices, type FfwChoice, type FfwPlay, type Position, refuse, type Transfer } from '../../types.ts';
import { abortByLeaving } from '../03-movement/settle.ts';

type Answer = Choices['disengage']['answer'];

/** What would leave together: squadrons of a fleet, or one without (fleet -1), and the systems it may go to. */
export interface Leaver {
  readonly fleet: number;
  readonly squadrons: number[];
  readonly systems: number[];
}

/** FFW-4.6c, R30, R31: everybody able, by fleet, then the independent squadrons. */
export function leaversOf(at: Position, side: number, hex: number): Leaver[] {
  const nearest = nearestSystem(at, hex);
  const groups = new Map<number, number[]>();
  const alone: number[] = [];
  for (const squadron of squadronsAt(at, side, hex)) {
    if (!isAble(at, squadron, nearest)) continue;
    const fleet = at.g.squadrons.fleet[squadron]!;
    if (fleet < 0) alone.push(squadron);
    else groups.set(fleet, [...(groups.get(fleet) ?? []), squadron]);
  }
  const leaver = (fleet: number, squadrons: number[]): Leaver => ({
    fleet,
    squadrons,
    systems: systemsWithin(at, hex, rangeOf(at, squadrons)),
  });
  const fleets = [...groups].sort(([a], [b]) => a - b).map(([fleet, squadrons]) => leaver(fleet, squadrons));
  return [...fleets, ...alone.map((squadron) => leaver(-1, [squadron]))];
}

function canLeave(at: Position, side: number, hex: number): boolean {
  const nearest = nearestSystem(at, hex);
  return squadronsAt(at, side, hex).some((squadron) => isAble(at, squadron, nearest));
}

/** FFW-4.6d: fuelled, with a system in range; FFW-4.6e: whether it jumped in this turn does not matter. */
function isAble({ g, data }: Position, squadron: number, nearest: number): boolean {
  return g.squadrons.fuelled[squadron] === 1 && data.squadrons[squadron]!.jump >= nearest;
}

function nearestSystem(at: Position, hex: number): number {
  const system = at.data.map.nearest[hex]!.find((to) => isSystem(at, to));
  return system === undefined ? Number.POSITIVE_INFINITY : distanceBetween(at.data.map, hex, system);
}

/** FFW-4.6l, R29: within the lowest jump number of those that leave together. */
function systemsWithin(at: Position, hex: number, range: number): number[] {
  return hexesWithin(at.data.map, hex, range).filter((to) => isSystem(at, to));
}

/** FFW-4.6f: a hex with a world. */
function isSystem(at: Position, hex: number): boolean {
  return at.data.map.worldAt[hex]! >= 0 && isInScenario(at, hex);
}

/** FFW-4.6b: the lower tactical factor of the round decides first; equal ones roll, the lower die does. */
export function orderDisengaging(play: FfwPlay): void {
  const { combat } = play.g;
  const [imperial, zhodani] = combat.tactical as [number, number];
  combat.decided.fill(0);
  combat.first = imperial < zhodani ? 0 : 1;
  if (imperial !== zhodani || ![0, 1].every((side) => canLeave(play, side, combat.hex))) return;
  for (;;) {
    const dice = [play.roll(6, 'FFW-4.6b'), play.roll(6, 'FFW-4.6b')] as const;
    combat.first = dice[0] < dice[1] ? 0 : 1;
    if (dice[0] === dice[1]) continue;
    return play.emit('FFW-4.6b', 'leavesFirst', { side: combat.first, dice: [...dice] });
  }
}

/** Asks the next side that has not decided after this round; false: both have. */
export function askDisengaging(play: FfwPlay): boolean {
  const { combat } = play.g;
  const side = [combat.first, enemyOf(combat.first)].find((one) => combat.decided[one] === 0);
  if (side === undefined) return false;
  combat.decided[side] = 1;
  const seat = leaderAt(play, side, combat.hex);
  if (canLeave(play, side, combat.hex)) put(play, seat, 'disengage', 'FFW-4.6a', { hex: combat.hex });
  else skip(play, seat, 'disengage', 'FFW-4.6d');
  return true;
}

function disengageFault(at: Position, side: number, hex: number, answer: Answer): Refusal | null {
  const named = answer.fleets.length + answer.squadrons.length;
  if (!answer.leave) {
    if (named + answer.admirals.length === 0) return null;
    return refuse('FFW-4.6c', 'nobody is sent anywhere by a side that stays');
  }
  const leavers = leaversOf(at, side, hex);
  for (const leaver of leavers) {
    const to = destinationIn(answer, leaver);
    if (to === undefined) return refuse('FFW-4.6c', `${nameOf(at, leaver)} must leave too`);
    if (!leaver.systems.includes(to)) return refuse('FFW-4.6f', `${nameOf(at, leaver)} reaches no system there`);
  }
  if (named !== leavers.length) return refuse('FFW-4.6d', 'only what can leave is named, and once');
  return admiralsFault(at, side, hex, answer, leavers);
}

/** R36: an admiral aboard a squadron here may be sent with any that leaves; R105: or told to stay where he is. */
function admiralsFault(
  { g, data }: Position,
  side: number,
  hex: number,
  { admirals }: Answer,
  leavers: readonly Leaver[],
): Refusal | null {
  for (const [n, { admiral, to }] of admirals.entries()) {
    const isOwn = isIndex(data.admirals, admiral) && g.admirals.status[admiral] === IN_PLAY;
    if (!isOwn || sideOfAdmiral(g, admiral) !== side || g.squadrons.place[g.admirals.aboard[admiral]!] !== hex)
      return refuse('FFW-3.10k', 'that is no admiral of yours aboard a squadron here');
    if (to !== g.admirals.aboard[admiral] && !leavers.some(({ squadrons }) => squadrons.includes(to)))
      return refuse(
        'FFW-3.10k',
        `${data.admirals[admiral]!.name} is sent aboard a squadron that leaves, or stays in his own`,
      );
    if (admirals.findIndex((one) => one.admiral === admiral) !== n)
      return refuse('FFW-3.10k', 'an admiral is named twice');
  }
  return null;
}

function destinationIn(answer: Answer, { fleet, squadrons: [squadron] }: Leaver): number | undefined {
  if (fleet >= 0) return answer.fleets.find((one) => one.fleet === fleet)?.to;
  return answer.squadrons.find((one) => one.squadron === squadron)?.to;
}

function nameOf({ data }: Position, { fleet, squadrons: [squadron = 0] }: Leaver): string {
  return fleet >= 0 ? data.fleets[fleet]!.name : data.squadrons[squadron]!.name;
}

function depart(play: FfwPlay, side: number, hex: number, answer: Answer): void {
  const leavers = leaversOf(play, side, hex);
  makeTransfers(play.g, [...commandersLeaving(play, leavers, answer), ...answer.admirals]);
  for (const leaver of leavers) {
    const to = destinationIn(answer, leaver)!;
    if (leaver.fleet >= 0) sendFleet(play, leaver, to);
    for (const squadron of leaver.squadrons) sendToTransit(play.g, squadron, to); // FFW-4.6h
  }
  play.emit('FFW-4.6c', 'disengaged', { side, fleets: answer.fleets, squadrons: answer.squadrons });
}

/** R105: a commander whose own squadron must stay goes over to one of his fleet that leaves, unless his owner has named him. */
function commandersLeaving({ g }: Position, leavers: readonly Leaver[], { admirals }: Answer): Transfer[] {
  return leavers.flatMap(({ fleet, squadrons }) => {
    const admiral = g.fleets.commander[fleet] ?? -1;
    const isNamed = admirals.some((one) => one.admiral === admiral);
    if (admiral < 0 || isNamed || squadrons.includes(g.admirals.aboard[admiral]!)) return [];
    return [{ admiral, to: squadrons[0]! }];
  });
}

/** FFW-4.6g: those who cannot leave are detached. FFW-4.6i, R32: the plot stays only if it was this very jump. */
function sendFleet(play: FfwPlay, { fleet, squadrons }: Leaver, to: number): void {
  const { g } = play;
  for (const squadron of squadronsOf(g, fleet)) if (!squadrons.includes(squadron)) detachSquadron(g, squadron);
  assign(g.fleets.place, fleet, -1);
  g.fleets.transit[fleet] = to;
  if (orderOf(g, fleet, 0) === jumpTo(to)) return;
  g.fleets.mustAbort[fleet] = 2;
  abortByLeaving(play, fleet);
}

const STAY: Answer = { leave: false, fleets: [], squadrons: [], admirals: [] };

function drawLeaving(at: Position, side: number, hex: number, random: Random): Answer {
  if (random.below(3) > 0) return STAY;
  const answer: Answer = { leave: true, fleets: [], squadrons: [], admirals: [] };
  for (const { fleet, squadrons, systems } of leaversOf(at, side, hex)) {
    const to = pickFrom(systems, random);
    if (fleet >= 0) answer.fleets.push({ fleet, to });
    else answer.squadrons.push({ squadron: squadrons[0]!, to });
  }
  return answer;
}

const fleetShape = z.strictObject({ fleet: indexShape, to: indexShape });
const squadronShape = z.strictObject({ squadron: indexShape, to: indexShape });
const admiralShape = z.strictObject({ admiral: indexShape, to: indexShape });

export const disengage: FfwChoice<'disengage'> = {
  shape: z.strictObject({
    leave: z.boolean(),
    fleets: z.array(fleetShape).max(100),
    squadrons: z.array(squadronShape).max(300),
    admirals: z.array(admiralShape).max(100),
  }),
  check: (play, answer, { by, about }) => disengageFault(play, sideOfSeat(play.g, by), about.hex, answer),
  apply(play, answer, { by, about }) {
    const side = sideOfSeat(play.g, by);
    if (answer.leave) depart(play, side, about.hex, answer);
    else play.emit('FFW-4.6a', 'stays', { side });
  },
  sample: (play, { by, about }, random) => drawLeaving(play, sideOfSeat(play.g, by), about.hex, random),
  defaultAnswer: () => ({ ...STAY }),
};
