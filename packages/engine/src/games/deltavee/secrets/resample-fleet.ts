/** Fleets fitted out in secret (DV-S10a, DV-FSB-S1a): other pods that their owner could have bought or chosen. */
import { pickFrom, type Random, shuffle } from '#core/random';
import { GUIDED, INTELLIGENT, type PodType, type ShipClass } from '../data/types.ts';
import { classOf, isShip } from '../rules/04-spaceships.ts';
import { forPods, isSound, loseMissiles, rowOf } from '../rules/05-pods.ts';
import { sideOf } from '../rules/10-set-up/fitting.ts';
import { isOffered, isSold } from '../rules/10-set-up/shop.ts';
import {
  CRAFT,
  CRAFT_INSIDE,
  CRAFT_LOST,
  DAMAGED,
  type DeltaVeeState,
  MISSILE,
  NO_CRAFT,
  OK,
  WRECKED,
} from '../state.ts';
import type { Position } from '../types.ts';
import { type Contact, mayBe } from './resample-contacts.ts';
import type { Forgotten } from './resample-forget.ts';
import { assign, supplyOf } from './resample-magazines.ts';
import { capacityOf, openRows, reload, shouldJump } from './resample-pods.ts';
import { isSecretlyFitted } from './view.ts';

/** What may be bought or chosen, and what is left to pay with. */
interface Shop {
  pods: readonly PodType[];
  craft: readonly ShipClass[];
  money: number;
  /** kept back for boxes that cannot be empty */
  reserved: number;
  /** how many more of a pod the whole side may have */
  room: Map<string, number>;
  needsJump: readonly string[];
}

/** Ships of one side that were fitted out in secret. */
export function secretShips(at: Position, ships: readonly number[]): number[] {
  return ships.filter((unit) => isShip(at.g, unit) && isSecretlyFitted(at, unit));
}

/** Takes everything out of the boxes that could hold anything: not those of craft that were seen, or under repair. */
export function emptyBoxes(at: Position, unit: number): number[] {
  const { units } = at.g;
  const ofCraft = new Set(units.pod.filter((_, one) => units.kind[one] !== MISSILE));
  const open = openRows(at.g, unit).filter((row) => !ofCraft.has(row) && isUntouched(at.g, row));
  for (const row of open) empty(at.g, row);
  return open;
}

/** Other pods for the boxes, within the budget and the limits of the side. */
export function refitFleet(at: Position, fleet: readonly Refit[], contacts: readonly Contact[], random: Random): void {
  const [first] = fleet;
  if (!first) return;
  const shop = shopOf(at, first.unit);
  const seat = at.g.units.home[first.unit]!;
  payFor(at, seat, shop);
  const craft = returnCraft(at, seat, shop);
  const open = fleet.flatMap(({ unit, rows }) =>
    rows.map((row): Place => ({ unit, row, mustHold: mustHold(at.g, unit, row) })),
  );
  shop.reserved += cheapestIn(shop) * open.filter(({ mustHold: isHeld }) => isHeld).length;
  for (const ship of fleet) fitJump(at, ship, shop, random);
  fitLaunched(at, fleet, contacts, shop, random);
  for (const ship of fleet) fitPrepared(at, ship, shop, random);
  for (const place of shuffle(open, random)) if (at.g.pods.type[place.row]! < 0) fitBox(at, place, shop, random);
  exchangeCraft(at, craft, shop, random);
}

/** Pods that the missiles in flight, and those that are gone, can have come from: as few as the draw gets by with. */
function fitLaunched(
  at: Position,
  fleet: readonly Refit[],
  contacts: readonly Contact[],
  shop: Shop,
  random: Random,
): void {
  const own = contacts.filter(({ ships }) => fleet.some(({ unit }) => ships.includes(unit)));
  const ships = [...new Set(own.flatMap((contact) => contact.ships))].sort((a, b) => a - b);
  let supply = supplyOf(at, ships);
  for (let count = 1; count <= own.length; count++) {
    const contact = own[count - 1]!;
    while (!assign(at, own.slice(0, count), supply, () => true, random)) {
      const places = fleet.flatMap(({ unit, rows }) =>
        contact.ships.includes(unit)
          ? rows.filter((row) => at.g.pods.type[row]! < 0).map((row) => ({ unit, row }))
          : [],
      );
      const carriers = shop.pods.filter((pod) => isAffordable(shop, pod) && carries(at, pod, contact));
      if (places.length === 0 || carriers.length === 0) break;
      const { unit, row } = pickFrom(places, random);
      fit(at, unit, row, pickFrom(carriers, random), shop, random);
      supply = supplyOf(at, ships);
    }
  }
}

/** May the missile be one of those of the pod, on a hull of its level or one below (DV-4.7)? */
function carries({ data, g }: Position, { weapons, missiles, civ }: PodType, contact: Contact): boolean {
  const hasExchange =
    g.options['homingMissiles'] === true && (missiles[GUIDED] ?? 0) + (missiles[INTELLIGENT] ?? 0) > 0;
  const counts = [...missiles, hasExchange ? 1 : 0];
  return (
    weapons &&
    counts.some(
      (count, type) => count > 0 && [civ, civ - 1].some((one) => one >= 6 && mayBe({ data }, contact, type, one)),
    )
  );
}

/** A ship with the boxes to be filled, and what must lie prepared on it. */
export interface Refit extends Forgotten {
  rows: readonly number[];
}

/** A box to be filled anew. */
interface Place {
  unit: number;
  row: number;
  mustHold: boolean;
}

/** No empty place where it was hit (R25), nor on a ship that lives by its pods alone (R51). */
function mustHold({ pods, units }: DeltaVeeState, unit: number, row: number): boolean {
  const isGutted = units.bridge[unit] === WRECKED && units.engine[unit] === WRECKED;
  return isGutted || pods.hits[row]! > 0 || pods.state[row] !== OK;
}

const cheapestIn = ({ pods }: Shop): number => Math.min(...pods.map(({ cost }) => cost ?? 0));

/** A craft on the plane that nobody has seen, with the classes that it may have. */
interface UnseenCraft {
  unit: number;
  classes: readonly ShipClass[];
  cheapest: number;
}

const priceOf = ({ cost }: { cost: number | null }): number => cost ?? 0;

/** DV-S10a: their class is secret as long as nobody has seen it, so their price goes back; the least is kept for each. */
function returnCraft({ g, data }: Position, seat: number, shop: Shop): UnseenCraft[] {
  const { units, pods } = g;
  return units.kind.flatMap((kind, unit) => {
    const row = units.pod[unit]!;
    if (kind !== CRAFT || units.home[unit] !== seat || units.revealed[unit] || units.programShown[unit]! > 0) return [];
    if (row < 0 || pods.craftUnit[row] !== unit) return [];
    const now = data.classes[units.type[unit]!]!;
    const isAlike = (one: ShipClass): boolean =>
      one.energy === now.energy && one.armor === now.armor && one.velocity === now.velocity;
    const classes = shop.craft.filter(isAlike);
    if (!classes.includes(now)) return [];
    const cheapest = Math.min(...classes.map(priceOf));
    shop.money += priceOf(now);
    shop.reserved += cheapest;
    return [{ unit, classes, cheapest }];
  });
}

function exchangeCraft({ g }: Position, unseen: readonly UnseenCraft[], shop: Shop, random: Random): void {
  for (const { unit, classes, cheapest } of unseen) {
    shop.reserved -= cheapest;
    const drawn = pickFrom(
      classes.filter((one) => priceOf(one) <= Math.max(cheapest, shop.money - shop.reserved)),
      random,
    );
    shop.money -= priceOf(drawn);
    g.units.type[unit] = drawn.index;
    g.pods.craftClass[g.units.pod[unit]!] = drawn.index;
  }
}

function shopOf(at: Position, ship: number): Shop {
  const { data } = at;
  const { purchase, podChoice } = sideOf(at, ship);
  return {
    pods: data.pods.filter((pod) => pod.slots === 1 && (isSold(purchase, pod) || isOffered(at, podChoice, pod))),
    craft: data.classes.filter(
      (one) => one.kind === 'battlecraft' && (isSold(purchase, one) || one.id === podChoice?.craftClass),
    ),
    money: purchase?.budget ?? Number.MAX_SAFE_INTEGER,
    reserved: 0,
    room: new Map(Object.entries(podChoice?.max ?? {})),
    needsJump: podChoice?.needsJump ?? [],
  };
}

/** Nothing has come out of it and nothing of it lies on the ship. */
function isUntouched(g: DeltaVeeState, row: number): boolean {
  const { pods } = g;
  const isCraftSeen = pods.craft[row]! > CRAFT_INSIDE && !(pods.craft[row] === CRAFT_LOST && pods.craftUnit[row]! < 0);
  const isInUse =
    pods.fieldUp[row]! + pods.fires[row]! + pods.uses[row]! + pods.handled[row]! + pods.switched[row]! > 0;
  const isHandled = g.repairs.some(
    ({ pod, from, fromBox, to, toBox }) =>
      pod === row || rowOf(g, from, fromBox) === row || rowOf(g, to, toBox) === row,
  );
  return !isCraftSeen && !isInUse && !isHandled;
}

function empty(g: DeltaVeeState, row: number): void {
  const { pods } = g;
  pods.type[row] = -1;
  pods.armor[row] = 0;
  pods.energy[row] = 0;
  pods.craft[row] = NO_CRAFT;
  pods.craftClass[row] = -1;
  pods.craftUnit[row] = -1;
  for (const name of ['craftEnergy', 'craftBridge', 'craftEngine', 'craftRails'] as const) pods[name][row] = 0;
  loseMissiles(g, row);
}

/** Takes hulls, and the pods and craft that are still in place, off the budget and the limits. */
function payFor(at: Position, seat: number, shop: Shop): void {
  const { g, data } = at;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (g.units.home[unit] !== seat || !isShip(g, unit)) continue;
    shop.money -= classOf(at, unit).cost ?? 0;
    forPods(at, unit, (row, type) => {
      take(shop, type);
      shop.money -= data.classes[g.pods.craftClass[row]!]?.cost ?? 0;
    });
  }
}

function take(shop: Shop, { id, cost }: PodType): void {
  const room = shop.room.get(id);
  if (room !== undefined) shop.room.set(id, room - 1);
  shop.money -= cost ?? 0;
}

/** `released`: what was kept back for the place. */
const isAffordable = (shop: Shop, { id, cost }: PodType, released = 0): boolean =>
  (cost ?? 0) <= shop.money - shop.reserved + released && (shop.room.get(id) ?? 1) > 0;

/** DV-FSB-S1a: one jump engine at least on every ship, and a sound one where it should be able to jump */
function fitJump(at: Position, { unit, rows }: Refit, shop: Shop, random: Random): void {
  const { g } = at;
  const sound = rows.filter((row) => isSound(g, row));
  const mustBeSound = shouldJump(at, unit) && sound.length > 0;
  let isThere = shop.needsJump.length === 0 && !shouldJump(at, unit);
  forPods(at, unit, (row, type) => {
    isThere ||= type.jump !== null && (!mustBeSound || isSound(g, row));
  });
  const places = mustBeSound ? sound : rows;
  const engines = shop.pods.filter((pod) => pod.jump !== null && isAffordable(shop, pod));
  if (isThere || places.length === 0 || engines.length === 0) return;
  fit(at, unit, pickFrom(places, random), pickFrom(engines, random), shop, random);
}

/** Pods that the prepared counters can have come from. */
function fitPrepared(at: Position, { unit, rows, prepared }: Refit, shop: Shop, random: Random): void {
  const { g } = at;
  const left = shuffle([...rows], random).filter((row) => isSound(g, row) && g.pods.type[row]! < 0);
  const capacity = (): number => {
    let sum = 0;
    forPods(at, unit, (row) => {
      sum += capacityOf(at, row);
    });
    return sum;
  };
  for (let short = prepared - capacity(); short > 0 && left.length > 0; short = prepared - capacity()) {
    const carriers = shop.pods.filter((pod) => isAffordable(shop, pod) && counters(pod) > 0);
    const enough = carriers.filter((pod) => counters(pod) >= Math.ceil(short / left.length));
    if (carriers.length === 0) return;
    fit(at, unit, left.pop()!, pickFrom(enough.length > 0 ? enough : carriers, random), shop, random);
  }
}

/** Missiles of a full pod that may lie prepared. */
const counters = ({ weapons, missiles, mustPrepare }: PodType): number =>
  weapons ? missiles.reduce((sum, count, missile) => sum + (mustPrepare[missile] ? count : 0), 0) : 0;

/** An empty place now and then, where there may be one. */
function fitBox(at: Position, { unit, row, mustHold: isHeld }: Place, shop: Shop, random: Random): void {
  const offers = shop.pods.filter((pod) => isAffordable(shop, pod, isHeld ? cheapestIn(shop) : 0));
  if (offers.length === 0 || (!isHeld && random.below(EMPTY) === 0)) return;
  fit(at, unit, row, pickFrom(offers, random), shop, random);
}
/** One box in so many stays empty. */
const EMPTY = 12;

function fit(at: Position, unit: number, row: number, type: PodType, shop: Shop, random: Random): void {
  const { pods } = at.g;
  const { purchase, podChoice } = sideOf(at, unit);
  pods.type[row] = type.index;
  pods.armor[row] = purchase?.podArmor ?? podChoice?.podArmor ?? at.g.units.armor[unit]!;
  pods.energy[row] = type.energy;
  if (mustHold(at.g, unit, row)) shop.reserved -= cheapestIn(shop);
  take(shop, type);
  reload(at, unit, row);
  const craft = shop.craft.filter(({ cost }) => (cost ?? 0) <= shop.money - shop.reserved);
  if (type.holdsCraft > 0 && craft.length > 0) {
    const one = pickFrom(craft, random);
    shop.money -= one.cost ?? 0;
    pods.craft[row] = CRAFT_INSIDE;
    pods.craftClass[row] = one.index;
    pods.craftEnergy[row] = one.energy;
    pods.craftBridge[row] = 0;
    pods.craftEngine[row] = 0;
    pods.craftRails[row] = 0;
  }
  if (pods.state[row]! >= DAMAGED) pods.fieldUp[row] = 0;
}
