/** What is for sale (DV-S10a) or to be chosen (DV-FSB-S1a), and the fleets that are bought. */
import type { Row } from '#core/columns';
import { pickFrom, type Random } from '#core/random';
import type { PodChoice, PodType, Purchase, ShipClass } from '../../data/types.ts';
import {
  addPod,
  type DeltaVeeState,
  PODS,
  type Pods,
  putUnit,
  truncate,
  UNITS,
  type Units,
  WAITING,
} from '../../state.ts';
import type { BoughtShip, Position } from '../../types.ts';
import { addHull, fitOut, scenarioOf } from './fitting.ts';

/** R57: what has a price and is not struck off */
export function isSold(purchase: Purchase | null, item: ShipClass | PodType | undefined): boolean {
  return purchase !== null && item !== undefined && item.cost !== null && !purchase.notOffered.includes(item.id);
}

/** DV-FSB-S1a: pods of the base game, and of the magazine with its option; none that the scenario forbids */
export function isOffered({ g }: Position, choice: PodChoice | null, pod: PodType): boolean {
  if (choice === null || choice.forbidden.includes(pod.id) || pod.storage) return false;
  return pod.set === 'base' || pod.set === 'custom' || (pod.set === 'fsb' && g.options['fsbPods'] === true);
}

/** P1-A to P1-Z, then numbers. */
function boughtName(seat: number, index: number): string {
  return `P${seat + 1}-${index < 26 ? String.fromCharCode(65 + index) : index + 1}`;
}

/** The ships of both fleets are numbered by turns: a player's own numbers tell nothing of the size of the other's. */
export function addFleet(at: Position, seat: number, ships: readonly BoughtShip[]): void {
  const first = printedUnits(at) + seat;
  ships.forEach((ship, index) => {
    const shipClass = at.data.classById.get(ship.class)!;
    const unit = first + 2 * index;
    addHull(at.g, boughtName(seat, index), seat, shipClass, { status: WAITING }, unit);
    fitOut(at, unit, ship.boxes, ship.craft);
  });
}

function printedUnits(at: Position): number {
  const [first, second] = scenarioOf(at).sides;
  return first.units.length + second.units.length;
}

/** Before it stands on the plane nothing is known of a bought fleet: any other in its stead. */
export function exchangeFleet(at: Position, seat: number, random: Random): void {
  const { g } = at;
  const { purchase } = scenarioOf(at).sides[seat as 0 | 1];
  const printed = printedUnits(at);
  if (!purchase || !g.units.home.includes(seat, printed)) return;
  const kept = g.names.flatMap((name, unit) =>
    unit >= printed && g.units.home[unit] === 1 - seat ? [keep(g, unit, name)] : [],
  );
  truncate(
    g,
    printed,
    g.units.podCount.slice(0, printed).reduce((sum, count) => sum + count, 0),
  );
  for (const ship of kept) putBack(g, ship);
  addFleet(at, seat, someFleet(at, purchase, purchase.budget, random));
}

interface Kept {
  unit: number;
  name: string;
  row: Row<Units>;
  pods: Row<Pods>[];
}

function keep(g: DeltaVeeState, unit: number, name: string): Kept {
  const row = UNITS.row(g.units, unit);
  return {
    unit,
    name,
    row,
    pods: Array.from({ length: row.podCount }, (_, box) => PODS.row(g.pods, row.podFrom + box)),
  };
}

function putBack(g: DeltaVeeState, { unit, name, row, pods }: Kept): void {
  const podFrom = g.pods.type.length;
  for (const pod of pods) addPod(g, { ...pod, partOf: pod.partOf - row.podFrom + podFrom });
  putUnit(g, unit, name, { ...row, podFrom });
}

/** Ships of any class with weapons first, until the money is nearly gone. */
export function someFleet({ data }: Position, purchase: Purchase, budget: number, random: Random): BoughtShip[] {
  const hulls = data.classes.filter((one) => one.kind === 'spaceship' && isSold(purchase, one));
  const craft = data.classes.filter((one) => one.kind === 'battlecraft' && isSold(purchase, one));
  const pods = data.pods.filter((one) => one.slots === 1 && isSold(purchase, one));
  const fleet: BoughtShip[] = [];
  let left = budget;
  const spend = <Item extends ShipClass | PodType>(items: readonly Item[]): Item | null => {
    const affordable = items.filter(({ cost }) => cost! <= left);
    const item = affordable.length === 0 ? null : pickFrom(affordable, random);
    left -= item?.cost ?? 0;
    return item;
  };
  const most = 2 + random.below(7);
  while (fleet.length < most) {
    const hull = spend(hulls);
    if (!hull) break;
    const ship: BoughtShip = { class: hull.id, boxes: [], craft: [] };
    for (let box = 0; box < hull.pods; box++) {
      const pod = spend(box === 0 ? pods.filter(({ weapons }) => weapons) : pods);
      ship.boxes.push(pod?.id ?? null);
      if (pod && pod.holdsCraft > 0) ship.craft.push(random.below(4) === 0 ? null : (spend(craft)?.id ?? null));
    }
    fleet.push(ship);
  }
  return fleet;
}
