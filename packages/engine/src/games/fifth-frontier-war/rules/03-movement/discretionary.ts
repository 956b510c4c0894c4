/** 2C and 2D: independent scouts and well-led fleets jump without plots. */
import { z } from 'zod';
import { pickFrom, type Random } from '#core/random';
import type { Refusal } from '#core/types';
import { indexShape, transfersShape } from '../../board/answer-shapes.ts';
import { loadingFault, transfersFault } from '../../board/carrying.ts';
import { isWellLed } from '../../board/command.ts';
import { settleJump } from '../../board/globes.ts';
import { everyWay } from '../../board/listing.ts';
import { jumpFleet, jumpSquadron } from '../../board/moving.ts';
import { isOn } from '../../board/options.ts';
import { runsFleet, seatOfSquadron, sideOfSeat } from '../../board/sides.ts';
import { admiralsAshore, areFuelled, isIndex, numbersWhere, squadronsOf } from '../../board/units.ts';
import { ASHORE, IN_PLAY } from '../../state.ts';
import { type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse, type Transfer } from '../../types.ts';
import { askInTurn } from '../02-sequence/first-mover.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { carryOut, zoneFault } from '../04-combat/transfers.ts';
import { openZones } from '../05-special-rules/zones.ts';
import { passengersAt } from './berths.ts';
import { destinationsOf, jumpFault } from './jump.ts';

/** One jump of either window: a scout alone (fleet -1) or a whole fleet. */
interface Jump {
  readonly squadrons: number[];
  readonly fleet: number;
  readonly to: number;
  readonly load: readonly Transfer[];
}

/** FFW-3.6a, FFW-3.6b: a scout of this seat that is in no fleet and has not moved; FFW-3.6c: whoever is aboard. */
function isFreeScout(at: Position, seat: number, squadron: number): boolean {
  const { status, fleet, place, jumped } = at.g.squadrons;
  if (status[squadron] !== IN_PLAY || fleet[squadron]! >= 0 || place[squadron]! < 0 || jumped[squadron] === 1)
    return false;
  // FFW-3.2a, FFW-3.7a; FFW-3.8f, FFW-3.8g: in a box as well
  return at.data.squadrons[squadron]!.type === 'scout' && seatOfSquadron(at, squadron) === seat;
}

/** FFW-3.5a, R78: a fleet of this seat whose commander, aboard when 2D begins, plots 0 turns ahead. */
function isFreeFleet(at: Position, seat: number, fleet: number): boolean {
  return runsFleet(at.g, seat, fleet) && at.g.fleets.place[fleet]! >= 0 && isWellLed(at, fleet);
}

function scoutsOf(at: Position, seat: number): number[] {
  return numbersWhere(at.data.squadrons.length, (squadron) => isFreeScout(at, seat, squadron));
}
function wellLedOf(at: Position, seat: number): number[] {
  return numbersWhere(at.data.fleets.length, (fleet) => isFreeFleet(at, seat, fleet));
}

/** Fuelled, not moved yet in this turn, and able to jump at all. */
function mayJump(at: Position, squadrons: readonly number[]): boolean {
  const { g, data } = at;
  const isAble = (squadron: number): boolean =>
    g.squadrons.jumped[squadron] === 0 && data.squadrons[squadron]!.jump > 0; // R27
  return squadrons.length > 0 && areFuelled(g, squadrons) && squadrons.every(isAble);
}

export function scoutMoves(play: FfwPlay, _frame: FfwFrame<'scoutMoves'>): void {
  const hasMoves = (seat: number): boolean => scoutsOf(play, seat).some((squadron) => mayJump(play, [squadron]));
  if (askInTurn(play, 'scouts', 'FFW-3.6a', hasMoves)) return;
  openZones(play);
  endPhase(play);
}

export function wellLedMoves(play: FfwPlay, _frame: FfwFrame<'wellLedMoves'>): void {
  const hasMoves = (seat: number): boolean =>
    wellLedOf(play, seat).some((fleet) => mayJump(play, squadronsOf(play.g, fleet)));
  if (askInTurn(play, 'wellLed', 'FFW-3.5a', hasMoves)) return;
  openZones(play);
  endPhase(play);
}

/** What can jump, and where to. */
interface Reach {
  readonly squadrons: number[];
  readonly fleet: number;
  readonly places: number[];
}

export function reachOfScouts(at: Position, seat: number): Reach[] {
  return reachOf(
    at,
    seat,
    scoutsOf(at, seat).map((squadron) => ({ squadrons: [squadron], fleet: -1 })),
  );
}

export function reachOfWellLed(at: Position, seat: number): Reach[] {
  return reachOf(
    at,
    seat,
    wellLedOf(at, seat).map((fleet) => ({ squadrons: squadronsOf(at.g, fleet), fleet })),
  );
}

function reachOf(at: Position, seat: number, candidates: readonly Omit<Reach, 'places'>[]): Reach[] {
  const side = sideOfSeat(at.g, seat);
  return candidates
    .filter(({ squadrons }) => mayJump(at, squadrons))
    .map((one) => ({
      ...one,
      places: destinationsOf(at, side, one.squadrons, at.g.squadrons.place[one.squadrons[0]!]!),
    }))
    .filter(({ places }) => places.length > 0);
}

/** All jumps of these, if they are few and nobody could board or leave before. */
function everyJump(at: Position, seat: number, reach: readonly Reach[]): Jump[][] | null {
  const side = sideOfSeat(at.g, seat);
  const placeOf = ({ squadrons }: Reach): number => at.g.squadrons.place[squadrons[0]!]!;
  if (reach.some((one) => passengersAt(at, side, placeOf(one)).length > 0)) return null;
  return everyWay(
    reach.map(({ squadrons, fleet, places: to }) => to.map((one) => ({ squadrons, fleet, to: one, load: [] }))),
  );
}

/** FFW-3.2c, FFW-3.2d: one destination for all, every squadron fuelled and in range; then what is loaded before. */
function flightFault(at: Position, seat: number, { squadrons, to, load }: Jump): Refusal | null {
  const { g } = at;
  const side = sideOfSeat(g, seat);
  const from = g.squadrons.place[squadrons[0]!]!;
  if (!areFuelled(g, squadrons)) return refuse('FFW-3.2c', 'a squadron is dry');
  if (squadrons.some((squadron) => g.squadrons.jumped[squadron] === 1))
    return refuse('FFW-3.1a', 'a squadron jumps once a turn'); // R27
  const fault = jumpFault(at, side, squadrons, from, to);
  if (fault || load.length === 0) return fault;
  return (
    loadingFault(at, side, from) ??
    load.reduce<Refusal | null>((found, one) => found ?? boardingFault(at, seat, squadrons, one), null)
  );
}

/**
 * FFW-3.6d: what may come aboard: into the ships that jump, nobody who came by xboat, no commander of a partner's fleet.
 * FFW-3.10p, R99: or leave them, for the world or another ship.
 */
function boardingFault(at: Position, seat: number, squadrons: readonly number[], transfer: Transfer): Refusal | null {
  const { g } = at;
  const isBoarding = squadrons.includes(transfer.to);
  const aboard = 'troop' in transfer ? g.troops.aboard[transfer.troop]! : g.admirals.aboard[transfer.admiral]!;
  if (!isBoarding && !squadrons.includes(aboard))
    return refuse('FFW-3.10a', 'only the squadrons that jump are loaded and unloaded here');
  if (transfer.to === ASHORE) {
    const barred = zoneFault(at, sideOfSeat(g, seat), g.squadrons.place[aboard]!, [transfer]);
    if (barred) return barred;
  }
  if ('troop' in transfer) return null;
  if (isBoarding && g.admirals.xboated[transfer.admiral] === 1)
    return refuse('FFW-3.11d', 'an admiral who came by xboat does not jump in the same phase');
  const fleet = g.fleets.commander.indexOf(transfer.admiral);
  if (fleet >= 0 && g.fleets.seat[fleet] !== seat)
    return refuse('FFW-2.1b', 'that admiral commands a fleet of your partner');
  return null;
}

function jumpsFault(at: Position, seat: number, jumps: readonly Jump[]): Refusal | null {
  const loads = jumps.flatMap(({ load }) => load);
  const overload = transfersFault(at, sideOfSeat(at.g, seat), loads);
  if (overload) return overload;
  const seen = new Set<number>();
  for (const jump of jumps) {
    const fault = flightFault(at, seat, jump);
    if (fault) return fault;
    if (seen.has(jump.squadrons[0]!)) return refuse('FFW-3.1a', 'a squadron jumps once a turn');
    seen.add(jump.squadrons[0]!);
  }
  return null;
}

function makeJumps(play: FfwPlay, seat: number, jumps: readonly Jump[]): void {
  const { g } = play;
  const side = sideOfSeat(g, seat);
  if (jumps.length > 0 && isOn(g, 'fogOfWar')) play.markRevealed(); // who arrives sees into fleets
  for (const { load } of jumps) carryOut(play, side, load);
  for (const { squadrons, fleet, to } of jumps) {
    const [squadron = -1] = squadrons;
    const from = g.squadrons.place[squadron]!;
    if (fleet < 0) {
      jumpSquadron(g, squadron, to);
      play.emit('FFW-3.6a', 'jumped', { squadron, fleet, from, to });
    } else {
      jumpFleet(g, fleet, to);
      settleJump(play, 'FFW-3.5a', fleet, from, to);
    }
  }
}

/** Some of these jump somewhere, an admiral may come along. */
function drawJumps(
  at: Position,
  seat: number,
  candidates: readonly Omit<Jump, 'to' | 'load'>[],
  random: Random,
): Jump[] {
  const { g } = at;
  const side = sideOfSeat(g, seat);
  const loaded = new Set<number>();
  return candidates.flatMap(({ squadrons, fleet }) => {
    if (random.below(2) > 0 || !mayJump(at, squadrons)) return [];
    const from = g.squadrons.place[squadrons[0]!]!;
    const places = destinationsOf(at, side, squadrons, from);
    if (places.length === 0) return [];
    const admiral = admiralsAshore(g, side, from).find((one) => g.admirals.xboated[one] === 0 && !loaded.has(one));
    const isBoarding = admiral !== undefined && random.below(3) === 0 && loadingFault(at, side, from) === null;
    if (isBoarding) loaded.add(admiral);
    return [
      { squadrons, fleet, to: pickFrom(places, random), load: isBoarding ? [{ admiral, to: squadrons[0]! }] : [] },
    ];
  });
}

const scoutShape = z.strictObject({ squadron: indexShape, to: indexShape, load: transfersShape });
const wellLedShape = z.strictObject({ fleet: indexShape, to: indexShape, load: transfersShape });
type ScoutJump = z.output<typeof scoutShape>;
type WellLedJump = z.output<typeof wellLedShape>;

const ofScout = ({ squadron, to, load }: ScoutJump): Jump => ({ squadrons: [squadron], fleet: -1, to, load });
const ofFleet = ({ g }: Position, { fleet, to, load }: WellLedJump): Jump => ({
  squadrons: squadronsOf(g, fleet),
  fleet,
  to,
  load,
});

export const scouts: FfwChoice<'scouts'> = {
  shape: z.strictObject({ jumps: z.array(scoutShape).max(60) }),
  check(play, { jumps }, { by }) {
    if (!jumps.every(({ squadron }) => isIndex(play.data.squadrons, squadron) && isFreeScout(play, by, squadron)))
      return refuse('FFW-3.6a', 'only independent scouts of yours that have not moved jump here');
    return jumpsFault(play, by, jumps.map(ofScout));
  },
  apply: (play, { jumps }, { by }) => makeJumps(play, by, jumps.map(ofScout)),
  options(play, { by }) {
    const ways = everyJump(play, by, reachOfScouts(play, by));
    return (
      ways?.map((way) => ({ jumps: way.map(({ squadrons, to }) => ({ squadron: squadrons[0]!, to, load: [] })) })) ??
      null
    );
  },
  sample(play, { by }, random) {
    const free = scoutsOf(play, by).map((squadron) => ({ squadrons: [squadron], fleet: -1 }));
    const jumps = drawJumps(play, by, free, random);
    return { jumps: jumps.map(({ squadrons, to, load }) => ({ squadron: squadrons[0]!, to, load: [...load] })) };
  },
  defaultAnswer: () => ({ jumps: [] }),
};

export const wellLed: FfwChoice<'wellLed'> = {
  shape: z.strictObject({ jumps: z.array(wellLedShape).max(60) }),
  check(play, { jumps }, { by }) {
    if (!jumps.every(({ fleet }) => isFreeFleet(play, by, fleet) && squadronsOf(play.g, fleet).length > 0))
      return refuse('FFW-3.5a', 'only fleets of yours led by an admiral with plotting factor 0 jump here');
    return jumpsFault(
      play,
      by,
      jumps.map((jump) => ofFleet(play, jump)),
    );
  },
  apply(play, { jumps }, { by }) {
    makeJumps(
      play,
      by,
      jumps.map((jump) => ofFleet(play, jump)),
    );
  },
  options(play, { by }) {
    const ways = everyJump(play, by, reachOfWellLed(play, by));
    return ways?.map((way) => ({ jumps: way.map(({ fleet, to }) => ({ fleet, to, load: [] })) })) ?? null;
  },
  sample(play, { by }, random) {
    const led = wellLedOf(play, by).map((fleet) => ({ squadrons: squadronsOf(play.g, fleet), fleet }));
    return { jumps: drawJumps(play, by, led, random).map(({ fleet, to, load }) => ({ fleet, to, load: [...load] })) };
  },
  defaultAnswer: () => ({ jumps: [] }),
};
