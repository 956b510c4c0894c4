/** 2F: who fills up where (FFW-3.9, R82): sources without limit first, then slots of starports, then tankers. */
import { z } from 'zod';
import type { Refusal, RuleId } from '#core/types';
import { indexShape } from '../../board/answer-shapes.ts';
import { putSealed } from '../../board/asking.ts';
import { fillsAtOnce, fillsInTime, type Sources, sourcesAt } from '../../board/fuel.ts';
import { enemyOf, seatsOf, sideOfSeat } from '../../board/sides.ts';
import { isIndex } from '../../board/units.ts';
import { isFoggedSquadron } from '../../secrets/fog.ts';
import { type Choices, type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { isDry, isTanker, type Pump, pumpsOf, type Server, serversAt, thirstyBy } from './pumps.ts';
import { defaultRefuelling, drawRefuelling } from './refuel-default.ts';

type Answer = Choices['refuel']['answer'];

export function refuelling(play: FfwPlay, frame: FfwFrame<'refuelling'>): void {
  switch (frame.at++) {
    case 0:
      fillFreely(play);
      putSealed(play, 'refuel', 'FFW-3.9e', null, (seat) => pumpsOf(play, seat).length > 0);
      return;
    default:
      for (const side of [0, 1]) completeSide(play, side);
      endPhase(play);
  }
}

/** Fills by default for a side that did not say anything. */
function completeSide(play: FfwPlay, side: number): void {
  const seats = seatsOf(play.g, side);
  if (seats.some((seat) => (play.g.asked & (1 << seat)) !== 0)) return;
  for (const seat of seats) fillAsSaid(play, seat, defaultRefuelling(play, seat));
}

/** Everything that needs no choice, place by place. */
function fillFreely(play: FfwPlay): void {
  for (const side of [0, 1]) for (const [place, thirsty] of thirstyBy(play, side)) fillAt(play, side, place, thirsty);
}

function fillAt(play: FfwPlay, side: number, place: number, thirsty: readonly number[]): void {
  const sources = sourcesAt(play, side, place); // FFW-3.8e, FFW-3.9i, FFW-3.9j, FFW-3.9o
  const filled = thirsty.filter((squadron) => isServed(play, squadron, sources));
  const left = thirsty.length - filled.length;
  // FFW-3.9e, FFW-3.9f: any code fills in a slot of the starport
  fill(play, left <= sources.slots ? thirsty : filled, 'FFW-3.9g');
}

/** FFW-3.9g, FFW-3.9h, R10: who jumped fills where it takes no time, who stayed fills anywhere. FFW-3.9n */
function isServed(at: Position, squadron: number, sources: Sources): boolean {
  if (at.g.squadrons.jumped[squadron] === 0) return fillsInTime(sources);
  return fillsAtOnce(at, squadron, sources);
}

/** From a source that is no tanker. FFW-3.9a: a jump needs it; FFW-3.9m, R13: a tanker can serve again. */
function fill(play: FfwPlay, squadrons: readonly number[], rule: RuleId): void {
  const { fuelled, spent } = play.g.squadrons;
  for (const squadron of squadrons) {
    fuelled[squadron] = 1;
    spent[squadron] = 0;
  }
  tellFilled(play, squadrons, rule);
}

/** Fuel of a fleet that the enemy does not see into is announced to its side only (A6). */
function tellFilled(play: FfwPlay, squadrons: readonly number[], rule: RuleId): void {
  const [first] = squadrons;
  if (first === undefined || !play.hasListeners) return;
  const { side } = play.data.squadrons[first]!;
  const place = play.g.squadrons.place[first]!;
  const isHidden = (squadron: number): boolean => isFoggedSquadron(play, squadron, enemyOf(side));
  const hidden = squadrons.filter(isHidden);
  const open = squadrons.filter((squadron) => !isHidden(squadron));
  if (open.length > 0) play.emit(rule, 'refuelled', { place, squadrons: open });
  if (hidden.length > 0) play.emit(rule, 'refuelled', { place, squadrons: hidden }, seatsOf(play.g, side));
}

function fillAsSaid(play: FfwPlay, seat: number, { slots, tankers }: Answer): void {
  const { g } = play;
  for (const place of new Set(slots.map((squadron) => g.squadrons.place[squadron]!)))
    fill(
      play,
      slots.filter((squadron) => g.squadrons.place[squadron] === place),
      'FFW-3.9e',
    );
  for (const { tanker, fill: filled } of tankers) {
    for (const squadron of filled) g.squadrons.fuelled[squadron] = 1;
    g.squadrons.spent[tanker] = 1; // FFW-3.9m
    const side = sideOfSeat(g, seat);
    const isHidden = [tanker, ...filled].some((squadron) => isFoggedSquadron(play, squadron, enemyOf(side)));
    play.emit('FFW-3.9k', 'tanker', { tanker, filled }, isHidden ? seatsOf(g, side) : 'all');
  }
}

function refuelFault(at: Position, seat: number, { slots, tankers }: Answer): Refusal | null {
  const pumps = new Map(pumpsOf(at, seat).map((pump) => [pump.place, pump]));
  const filled = new Set<number>();
  const named = [...slots, ...tankers.flatMap((one) => one.fill)];
  for (const squadron of named) {
    const pump = pumpFor(at, pumps, squadron);
    if (!pump?.thirsty.includes(squadron))
      return refuse('FFW-2.1b', 'that squadron is none of yours that needs fuel here');
    if (filled.has(squadron)) return refuse('FFW-3.9a', `${nameOf(at, squadron)} is filled twice`);
    filled.add(squadron);
  }
  return slotsFault(at, pumps, slots) ?? tankersFault(at, pumps, slots, tankers);
}

/** FFW-3.9e, R12 */
function slotsFault(at: Position, pumps: ReadonlyMap<number, Pump>, slots: readonly number[]): Refusal | null {
  for (const { place, slots: count } of pumps.values())
    if (slots.filter((squadron) => at.g.squadrons.place[squadron] === place).length > count)
      return refuse('FFW-3.9e', `the starport in ${at.data.map.labels[place]} fills ${count} squadrons in no time`);
  return null;
}

function tankersFault(
  at: Position,
  pumps: ReadonlyMap<number, Pump>,
  slots: readonly number[],
  tankers: Answer['tankers'],
): Refusal | null {
  const used = new Set<number>();
  for (const { tanker, fill: filled } of tankers) {
    const pump = pumpFor(at, pumps, tanker);
    const server = pump && serversAt(at, pump, slots).find((one) => one.tanker === tanker);
    if (!server) return refuse('FFW-3.9m', 'that is no tanker of yours that can serve');
    if (used.has(tanker)) return refuse('FFW-3.9m', `${nameOf(at, tanker)} serves once`); // R82
    used.add(tanker);
    const fault = servingFault(at, server, filled);
    if (fault) return fault;
  }
  return null;
}

function servingFault(at: Position, { tanker, capacity }: Server, filled: readonly number[]): Refusal | null {
  const { place } = at.g.squadrons;
  if (filled.some((squadron) => place[squadron] !== place[tanker] || !isDry(at, squadron)))
    return refuse('FFW-3.9k', 'a tanker fills dry squadrons in its own place');
  if (filled.length > 1 && filled.some((squadron) => isTanker(at, squadron)))
    return refuse('FFW-3.9l', 'filling a tanker takes the whole ability'); // itself or another
  if (filled.length > capacity) return refuse('FFW-3.9p', `${nameOf(at, tanker)} fills ${capacity} squadrons at most`);
  return null;
}

function pumpFor(at: Position, pumps: ReadonlyMap<number, Pump>, squadron: number): Pump | undefined {
  return isIndex(at.data.squadrons, squadron) ? pumps.get(at.g.squadrons.place[squadron]!) : undefined;
}

function nameOf({ data }: Position, squadron: number): string {
  return data.squadrons[squadron]!.name;
}

const squadronsShape = z.array(indexShape).max(300);

export const refuel: FfwChoice<'refuel'> = {
  shape: z.strictObject({
    slots: squadronsShape,
    tankers: z.array(z.strictObject({ tanker: indexShape, fill: squadronsShape.min(1) })).max(50),
  }),
  check: (play, answer, { by }) => refuelFault(play, by, answer),
  apply(play, answer, { by }) {
    play.g.asked |= 1 << by;
    fillAsSaid(play, by, answer);
  },
  sample: (play, { by }, random) => drawRefuelling(play, by, random),
  defaultAnswer: (play, { by }) => defaultRefuelling(play, by),
};
