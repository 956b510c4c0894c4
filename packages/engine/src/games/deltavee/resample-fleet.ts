/** Fleets fitted out in secret (DV-S10a, DV-FSB-S1a): other pods that their owner could have bought or chosen. */
import { pickFrom, type Random, shuffle } from '../../core/random.ts';
import type { PodType, ShipClass, Side } from './data/types.ts';
import type { Reading } from './game-types.ts';
import { mustJump, openRows, reload, settle } from './resample-boxes.ts';
import { classOf, isShip } from './s04-spaceships.ts';
import { forPods, isSound, loseMissiles, missilesReady } from './s05-pods.ts';
import { sideOf } from './s10-fitting.ts';
import { CRAFT_INSIDE, CRAFT_LOST, DAMAGED, type DeltaVeeState, NO_CRAFT, OK, WRECKED } from './state.ts';
import { isSecretlyFitted } from './view.ts';

/** What may be bought or chosen, and what is left to pay with. */
interface Shop {
  pods: readonly PodType[];
  craft: readonly ShipClass[];
  money: number;
  /** how many more of a pod the whole side may have */
  room: Map<string, number>;
  needsJump: readonly string[];
}

/** Ships of one side; pods that have shown themselves, launched or hold something prepared stay what they are. */
export function refitFleet(at: Reading, ships: readonly number[], random: Random): void {
  const secret = ships.filter((unit) => isShip(at.g, unit) && isSecretlyFitted(at, unit));
  if (secret.length === 0) return;
  const shop = shopOf(at, secret[0]!);
  const jumpers = secret.filter((unit) => mustJump(at, unit));
  const launched = new Set(at.g.units.pod);
  const open = secret.flatMap((unit) =>
    openRows(at.g, unit)
      .filter((row) => !launched.has(row) && isUntouched(at.g, row))
      .map((row) => ({ unit, row })),
  );
  for (const { row } of open) empty(at.g, row);
  payFor(at, at.g.units.home[secret[0]!]!, shop);
  for (const unit of secret) {
    const rows = open.filter((one) => one.unit === unit).map(({ row }) => row);
    fitJump(at, unit, rows, jumpers.includes(unit), shop, random);
  }
  for (const { unit, row } of shuffle(open, random)) if (at.g.pods.type[row]! < 0) fitBox(at, unit, row, shop, random);
}

function shopOf(at: Reading, ship: number): Shop {
  const { data, g } = at;
  const side: Side = sideOf(at, ship);
  const { purchase, podChoice } = side;
  const isSold = ({ id, cost }: ShipClass | PodType): boolean =>
    purchase !== null && cost !== null && !purchase.notOffered.includes(id); // R57
  const isOffered = ({ id, set, storage }: PodType): boolean =>
    podChoice !== null &&
    !podChoice.forbidden.includes(id) &&
    !storage &&
    (set !== 'fsb' || g.options['fsbPods'] === true);
  const craft = data.classes.filter((one) => one.kind === 'battlecraft');
  return {
    pods: data.pods.filter((pod) => pod.slots === 1 && (isSold(pod) || isOffered(pod))),
    craft: craft.filter((one) => isSold(one) || one.id === podChoice?.craftClass),
    money: purchase?.budget ?? Number.MAX_SAFE_INTEGER,
    room: new Map(Object.entries(podChoice?.max ?? {})),
    needsJump: podChoice?.needsJump ?? [],
  };
}

/** Nothing has come out of it and nothing of it lies on the ship. */
function isUntouched(g: DeltaVeeState, row: number): boolean {
  const { pods } = g;
  const isReady = [0, 1, 2, 3, 4].some((type) => missilesReady(g, row, type) > 0);
  const isCraftSeen = pods.craft[row]! > CRAFT_INSIDE && !(pods.craft[row] === CRAFT_LOST && pods.craftUnit[row]! < 0);
  const isInUse =
    pods.fieldUp[row]! + pods.fires[row]! + pods.uses[row]! + pods.handled[row]! + pods.switched[row]! > 0;
  return !isReady && !isCraftSeen && !isInUse;
}

function empty(g: DeltaVeeState, row: number): void {
  const { pods } = g;
  pods.type[row] = -1;
  pods.armor[row] = 0;
  pods.energy[row] = 0;
  pods.craft[row] = NO_CRAFT;
  pods.craftClass[row] = -1;
  pods.craftUnit[row] = -1;
  loseMissiles(g, row);
}

/** Takes hulls, and the pods and craft that are still in place, off the budget and the limits. */
function payFor(at: Reading, seat: number, shop: Shop): void {
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

const isAffordable = (shop: Shop, { id, cost }: PodType): boolean =>
  (cost ?? 0) <= shop.money && (shop.room.get(id) ?? 1) > 0;

/** DV-FSB-S1a: one jump engine at least on every ship, and a sound one where all can see that it has one */
function fitJump(at: Reading, unit: number, rows: number[], mustBeSound: boolean, shop: Shop, random: Random): void {
  const { g } = at;
  let isThere = shop.needsJump.length === 0 && !mustBeSound;
  forPods(at, unit, (row, type) => {
    isThere ||= type.jump !== null && (!mustBeSound || isSound(g, row));
  });
  const places = rows.filter((row) => !mustBeSound || isSound(g, row));
  const engines = shop.pods.filter((pod) => pod.jump !== null && isAffordable(shop, pod));
  if (isThere || places.length === 0 || engines.length === 0) return;
  fit(at, unit, pickFrom(places, random), pickFrom(engines, random), shop, random);
}

/** An empty place now and then, but none that was hit (R25), nor on a ship that lives by its pods alone (R51). */
function fitBox(at: Reading, unit: number, row: number, shop: Shop, random: Random): void {
  const { pods, units } = at.g;
  const isGutted = units.bridge[unit] === WRECKED && units.engine[unit] === WRECKED;
  const wasHit = isGutted || pods.hits[row]! > 0 || pods.state[row] !== OK;
  const offers = shop.pods.filter((pod) => isAffordable(shop, pod));
  if (!wasHit && (offers.length === 0 || random.below(EMPTY) === 0)) return;
  const cheapest = shop.pods.reduce((a, b) => ((a.cost ?? 0) <= (b.cost ?? 0) ? a : b));
  fit(at, unit, row, offers.length === 0 ? cheapest : pickFrom(offers, random), shop, random);
}
/** One box in so many stays empty. */
const EMPTY = 12;

function fit(at: Reading, unit: number, row: number, type: PodType, shop: Shop, random: Random): void {
  const { pods } = at.g;
  const { purchase, podChoice } = sideOf(at, unit);
  pods.type[row] = type.index;
  pods.armor[row] = purchase?.podArmor ?? podChoice?.podArmor ?? at.g.units.armor[unit]!;
  pods.energy[row] = type.energy;
  take(shop, type);
  reload(at, unit, row, []);
  const craft = shop.craft.filter(({ cost }) => (cost ?? 0) <= shop.money);
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
  settle(at, unit, row, false);
  if (pods.state[row]! >= DAMAGED) pods.fieldUp[row] = 0;
}
