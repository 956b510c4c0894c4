/** 1B: replacements (FFW-6.2). */
import { z } from 'zod';
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import { indexShape } from '../../board/answer-shapes.ts';
import { putSealed } from '../../board/asking.ts';
import { controllerOf, fightingTroops } from '../../board/control.ts';
import { everyWay } from '../../board/listing.ts';
import { isCampaign } from '../../board/options.ts';
import { enemyOf, seatsOf, sideOfSeat, speakerOf } from '../../board/sides.ts';
import { strengthOf } from '../../board/strength.ts';
import { numbersWhere, worldIn } from '../../board/units.ts';
import { receiptOn } from '../../data/lookup.ts';
import { ALLEGIANCES, IMPERIAL, REDUCED, SIDES, type World, ZHODANI } from '../../data/types.ts';
import { addSquadron, addTroop } from '../../positions/forces.ts';
import { isFoggedSquadron } from '../../secrets/fog.ts';
import { ELIMINATED, IN_PLAY, type WarState } from '../../state.ts';
import { type Choices, type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';

type Order = Choices['replace']['answer'];

export function replacements(play: FfwPlay, frame: FfwFrame<'replacements'>): void {
  if (!isCampaign(play)) return endPhase(play); // E5
  const { g } = play;
  switch (frame.at++) {
    case 0: {
      SIDES.forEach((_, side) => {
        receive(play, side);
      });
      const speakers = [IMPERIAL, ZHODANI].map((side) => speakerOf(g, side));
      putSealed(play, 'replace', 'FFW-6.2a', null, (seat) => mayBuy(play, sideOfSeat(g, seat)), speakers);
      return;
    }
    default:
      endPhase(play);
  }
}

/** FFW-6.2a: by the printed schedule; FFW-6.2b: what is not spent stays. */
function receive(play: FfwPlay, side: number): void {
  const { g, data } = play;
  const { squadron, troop } = receiptOn(data.tables.replacements[side]!, g.turn);
  if (squadron + troop === 0) return;
  g.squadronPoints[side]! += squadron;
  g.troopPoints[side]! += troop;
  play.emit('FFW-6.2a', 'points', { side, squadron: g.squadronPoints[side]!, troop: g.troopPoints[side]! });
}

/** Points that a squadron costs now, or why it cannot be had. */
export function squadronCost(at: Position, side: number, squadron: number): number | Refusal {
  const { g, data } = at;
  const counter = data.squadrons[squadron];
  if (!counter || counter.side !== side) return refuse('FFW-6.2a', 'that is no squadron of yours');
  const { id, navy, jump } = counter;
  if (navy > ZHODANI) return refuse('FFW-6.2a', `${id}: the allied navies get no replacements`);
  const { rebuildSquadron, replaceSquadron } = data.tables.replacementCosts;
  // FFW-6.2e, FFW-6.2j: any type; R87: but it must be able to leave the box
  if (g.squadrons.status[squadron] === ELIMINATED)
    return jump > 0 ? replaceSquadron : refuse('FFW-6.2e', `${id} could never leave the box`);
  if (g.squadrons.status[squadron] !== IN_PLAY || g.squadrons.step[squadron] !== REDUCED)
    return refuse('FFW-6.2c', `${id} is not reduced`);
  const world = data.worlds[worldIn(at, g.squadrons.place[squadron]!)]; // none in a box or in transit (R63, R94)
  if (!world || controllerOf(at, world.index) !== side || world.allegiance !== ALLEGIANCES[navy])
    return refuse('FFW-6.2c', `${id} is not at a friendly base inside its state`); // R95
  return isYardFor(world, counter.type === 'scout')
    ? rebuildSquadron
    : refuse(world.scout ? 'FFW-6.2d' : 'FFW-6.2c', `${id} finds no base that rebuilds it here`);
}

/** FFW-6.2c, FFW-6.2d, R63: naval and military bases serve all, scout bases only scouts. */
function isYardFor({ naval, military, scout }: World, isScout: boolean): boolean {
  return naval || military || (isScout && scout);
}

/** Points that a troop unit costs now, or why it cannot be had; R64: always to full strength. */
export function troopCost(at: Position, side: number, troop: number): number | Refusal {
  const { g, data } = at;
  const counter = data.troops[troop];
  if (!counter || counter.side !== side) return refuse('FFW-6.2a', 'that is no troop unit of yours');
  const { id, navy, isGuerrilla, elite, armor, factor } = counter;
  if (navy > ZHODANI) return refuse('FFW-6.2a', `${id}: the allied navies get no replacements`);
  if (isGuerrilla || elite) return refuse('FFW-6.2i', `${id} gets no replacements`); // FFW-6.2i: nor is anything else listed
  const { troopFactor, armorTroopFactor } = data.tables.replacementCosts;
  const each = armor ? armorTroopFactor : troopFactor; // FFW-6.2f, FFW-6.2l
  if (g.troops.status[troop] === ELIMINATED) return factor * each; // FFW-6.2g
  const lost = g.troops.status[troop] === IN_PLAY ? factor - strengthOf(at, troop) : 0;
  if (lost === 0) return refuse('FFW-6.2f', `${id} has lost no factor`);
  const hex = g.troops.place[troop]!;
  const world = hex < 0 ? -1 : worldIn(at, hex); // FFW-6.2h: neither aboard nor in a box
  if (world < 0 || controllerOf(at, world) !== side || fightingTroops(at, enemyOf(side), hex).length > 0)
    return refuse('FFW-6.2h', `${id} is not on a friendly world without enemy troops`);
  return lost * each;
}

/** A counter that can be had, and its price. */
interface Priced {
  readonly unit: number;
  readonly cost: number;
}

/** Squadrons and troops of either side that have lost anything: nobody else costs points. */
function isWornSquadron({ squadrons }: WarState, one: number): boolean {
  return squadrons.status[one] === ELIMINATED || squadrons.step[one] === REDUCED;
}
function isWornTroop({ troops }: WarState, one: number): boolean {
  return troops.status[one] === ELIMINATED || troops.loss[one]! > 0;
}

/** All that a side can afford by itself. */
export function offersOf(at: Position, side: number): { squadrons: Priced[]; troops: Priced[] } {
  const { g, data } = at;
  const cheap = (units: readonly number[], points: number, costOf: (unit: number) => number | Refusal): Priced[] =>
    units.flatMap((unit) => {
      const cost = costOf(unit);
      return typeof cost === 'number' && cost <= points ? [{ unit, cost }] : [];
    });
  const squadrons = numbersWhere(data.squadrons.length, (one) => isWornSquadron(g, one));
  const troops = numbersWhere(data.troops.length, (one) => isWornTroop(g, one));
  return {
    squadrons: cheap(squadrons, g.squadronPoints[side]!, (one) => squadronCost(at, side, one)),
    troops: cheap(troops, g.troopPoints[side]!, (one) => troopCost(at, side, one)),
  };
}

function mayBuy(at: Position, side: number): boolean {
  const { squadrons, troops } = offersOf(at, side);
  return squadrons.length + troops.length > 0;
}

/** What a list costs, or the first thing wrong with it. */
function totalCost(units: readonly number[], costOf: (unit: number) => number | Refusal): number | Refusal {
  if (new Set(units).size < units.length) return refuse('FFW-6.2b', 'a unit is named twice');
  let total = 0;
  for (const unit of units) {
    const cost = costOf(unit);
    if (typeof cost !== 'number') return cost;
    total += cost;
  }
  return total;
}

function costsOf(at: Position, side: number, { squadrons, troops }: Order): (number | Refusal)[] {
  return [
    totalCost(squadrons, (one) => squadronCost(at, side, one)),
    totalCost(troops, (one) => troopCost(at, side, one)),
  ];
}

export const replace: FfwChoice<'replace'> = {
  shape: z.strictObject({ squadrons: z.array(indexShape).max(300), troops: z.array(indexShape).max(300) }),
  check(play, answer, { by }) {
    const side = sideOfSeat(play.g, by);
    const [ships = 0, men = 0] = costsOf(play, side, answer);
    if (typeof ships !== 'number') return ships;
    if (typeof men !== 'number') return men;
    const [ready, levy] = [play.g.squadronPoints[side]!, play.g.troopPoints[side]!];
    if (ships > ready) return refuse('FFW-6.2b', `that costs ${ships} squadron points, you have ${ready}`);
    return men > levy ? refuse('FFW-6.2b', `that costs ${men} troop points, you have ${levy}`) : null;
  },
  apply(play, answer, { by }) {
    const side = sideOfSeat(play.g, by);
    const [ships, men] = costsOf(play, side, answer);
    if (typeof ships === 'number') play.g.squadronPoints[side]! -= ships;
    if (typeof men === 'number') play.g.troopPoints[side]! -= men;
    for (const squadron of answer.squadrons) restoreSquadron(play, side, squadron);
    for (const troop of answer.troops) restoreTroop(play, side, troop);
    tellRebuilt(play, side, answer);
  },
  options(play, decision) {
    const { squadrons, troops } = offersOf(play, sideOfSeat(play.g, decision.by));
    const orders: Order[] = [
      ...squadrons.map(({ unit }) => ({ squadrons: [unit], troops: [] })),
      ...troops.map(({ unit }) => ({ squadrons: [], troops: [unit] })),
    ];
    const joined = everyWay(orders.map((one) => [one]))?.map((way) => ({
      squadrons: way.flatMap((one) => one.squadrons),
      troops: way.flatMap((one) => one.troops),
    }));
    return joined?.filter((order) => replace.check(play, order, decision) === null) ?? null;
  },
  sample: (play, { by }, random) => drawOrder(play, sideOfSeat(play.g, by), random),
  defaultAnswer: () => ({ squadrons: [], troops: [] }),
};

/** R65: an eliminated one returns fuelled in the box of its navy; a rebuilt one stays where it is, in its fleet. */
function restoreSquadron({ g, data }: Position, side: number, squadron: number): void {
  if (g.squadrons.status[squadron] === ELIMINATED)
    addSquadron(g, squadron, boxFor(data, side, data.squadrons[squadron]!.isColonial));
  else g.squadrons.step[squadron] = 0;
}

function restoreTroop({ g, data }: Position, side: number, troop: number): void {
  if (g.troops.status[troop] === ELIMINATED) addTroop(g, troop, boxFor(data, side, data.troops[troop]!.isColonial), -1);
  else g.troops.loss[troop] = 0;
}

function boxFor({ orderOfBattle }: Position['data'], side: number, isColonial: boolean): number {
  const { colonial, other } = orderOfBattle.replacementBoxes[side]!;
  return isColonial ? colonial : other;
}

/** With fog of war the enemy does not hear what is rebuilt in fleets that he does not see. */
function tellRebuilt(play: FfwPlay, side: number, { squadrons, troops }: Order): void {
  const { g } = play;
  const points = { squadronPoints: g.squadronPoints[side]!, troopPoints: g.troopPoints[side]! };
  const seen = squadrons.filter((one) => !isFoggedSquadron(play, one, enemyOf(side)));
  if (squadrons.length + troops.length === 0) return;
  if (seen.length === squadrons.length) return play.emit('FFW-6.2c', 'rebuilt', { side, squadrons, troops, ...points });
  play.emit('FFW-6.2c', 'rebuilt', { side, squadrons, troops, ...points }, seatsOf(g, side));
  play.emit('FFW-6.2c', 'rebuilt', { side, squadrons: seen, troops, ...points }, seatsOf(g, enemyOf(side)));
}

/** Half of what can be afforded, one pass over the counters from a random one on. */
function drawOrder(at: Position, side: number, random: Random): Order {
  const { g, data } = at;
  const pick = (
    count: number,
    points: number,
    isWorn: (g: WarState, unit: number) => boolean,
    costOf: (unit: number) => number | Refusal,
  ): number[] => {
    let left = points;
    const start = random.below(count);
    const picked: number[] = [];
    for (let n = 0; n < count; n++) {
      const unit = (start + n) % count;
      const cost = isWorn(g, unit) ? costOf(unit) : null;
      if (typeof cost !== 'number' || cost > left || random.below(2) === 0) continue;
      left -= cost;
      picked.push(unit);
    }
    return picked;
  };
  const { squadronPoints, troopPoints } = g;
  return {
    squadrons: pick(data.squadrons.length, squadronPoints[side]!, isWornSquadron, (one) => squadronCost(at, side, one)),
    troops: pick(data.troops.length, troopPoints[side]!, isWornTroop, (one) => troopCost(at, side, one)),
  };
}
