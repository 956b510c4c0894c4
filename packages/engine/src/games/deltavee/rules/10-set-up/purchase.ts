/** Fleets bought (DV-S10a) and pods chosen (DV-FSB-S1a) in secret. */
import { z } from 'zod';
import { pickFrom, type Random } from '#core/random';
import type { Choice, Refusal } from '#core/types';
import type { PodChoice, Purchase } from '../../data/types.ts';
import { type BoughtShip, type Choices, type DeltaVeeTypes, type DvPlay, type Position, refuse } from '../../types.ts';
import { refuseLayout, shuffled } from './boxes.ts';
import { type Boxes, fitOut, scenarioOf } from './fitting.ts';
import { MIDDLE } from './sample.ts';
import { addFleet, isOffered, isSold, someFleet } from './shop.ts';

const boxesShape = z.array(z.string().max(40).nullable()).max(39);

/** Both choose at once and in secret: the answers are sealed. */
export function askPurchases(play: DvPlay): void {
  scenarioOf(play).sides.forEach((side, seat) => {
    if (side.purchase) play.ask(seat, 'buyFleet', 'DV-S10a', { budget: side.purchase.budget }, true);
    if (!side.podChoice) return;
    const units = side.units.map(({ id }) => play.g.names.indexOf(id));
    play.ask(seat, 'choosePods', 'DV-FSB-S1a', { units }, true);
  });
}

type BuyFleet = Choices['buyFleet'];

export const buyFleet: Choice<DeltaVeeTypes, BuyFleet['about'], BuyFleet['answer']> = {
  shape: z.strictObject({
    ships: z
      .array(
        z.strictObject({
          class: z.string().max(40),
          boxes: boxesShape,
          craft: z.array(z.string().max(40).nullable()).max(39),
        }),
      )
      .max(60),
  }),
  check: (play, { ships }, { by, about }) => {
    const purchase = purchaseOf(play, by);
    if (ships.length === 0) return refuse('DV-S10a', 'a fleet has at least one spaceship');
    for (const [index, ship] of ships.entries()) {
      const refusal = refuseShip(play, purchase, ship, `ship ${index + 1}`);
      if (refusal) return refusal;
    }
    const cost = fleetCost(play, ships); // DV-S10c
    return cost > about.budget ? refuse('DV-S10c', `the fleet costs ${cost} Trans of ${about.budget}`) : null;
  },
  apply: (play, { ships }, { by }) => addFleet(play, by, ships),
  sample: (play, { by, about }, random) => ({ ships: someFleet(play, purchaseOf(play, by), about.budget, random) }),
  defaultAnswer: (play, { by, about }) => ({ ships: someFleet(play, purchaseOf(play, by), about.budget, MIDDLE) }),
};

function purchaseOf(at: Position, seat: number): Purchase {
  return scenarioOf(at).sides[seat as 0 | 1].purchase!;
}

function refuseShip(
  at: Position,
  purchase: Purchase,
  { class: id, boxes, craft }: BoughtShip,
  who: string,
): Refusal | null {
  const { classById, podById } = at.data;
  const shipClass = classById.get(id);
  if (shipClass?.kind !== 'spaceship' || !isSold(purchase, shipClass))
    return refuse('DV-S10a', `${who}: no spaceship ${id} is sold`);
  const layout = refuseLayout(at, `${who}, ${id},`, shipClass.pods, boxes, 'DV-S10c');
  if (layout) return layout;
  for (const pod of boxes)
    if (pod !== null && !isSold(purchase, podById.get(pod))) return refuse('DV-S10a', `${who}: no pod ${pod} is sold`);
  const homes = boxes.filter((pod) => pod !== null && podById.get(pod)!.holdsCraft > 0).length;
  if (craft.length > homes)
    return refuse('DV-S10c', `${who}: ${craft.length} craft need as many battlecraft pods, not ${homes}`);
  for (const one of craft)
    if (one !== null && (classById.get(one)?.kind !== 'battlecraft' || !isSold(purchase, classById.get(one))))
      return refuse('DV-S10a', `${who}: no battlecraft ${one} is sold`);
  return null;
}

/** DV-S10a: by the cost chart; a craft costs its price beside that of its pod */
export function costOf({ data }: Pick<Position, 'data'>, { class: id, boxes, craft }: BoughtShip): number {
  let cost = data.classById.get(id)!.cost!;
  for (let box = 0; box < boxes.length; ) {
    const pod = data.podById.get(boxes[box] ?? '');
    cost += pod?.cost ?? 0;
    box += pod?.slots ?? 1;
  }
  for (const one of craft) cost += one === null ? 0 : data.classById.get(one)!.cost!;
  return cost;
}

export function fleetCost(at: Pick<Position, 'data'>, ships: readonly BoughtShip[]): number {
  return ships.reduce((sum, ship) => sum + costOf(at, ship), 0);
}

type ChoosePods = Choices['choosePods'];

export const choosePods: Choice<DeltaVeeTypes, ChoosePods['about'], ChoosePods['answer']> = {
  shape: z.strictObject({ ships: z.array(boxesShape).max(60) }),
  check: (play, { ships }, { by, about }) => {
    const { g } = play;
    const choice = podChoiceOf(play, by);
    if (ships.length !== about.units.length)
      return refuse('DV-FSB-S1a', `pods for ${about.units.length} ships are to be chosen, not for ${ships.length}`);
    for (const [index, boxes] of ships.entries()) {
      const unit = about.units[index]!;
      const who = g.names[unit]!;
      const refusal =
        refuseLayout(play, who, g.units.podCount[unit]!, boxes, 'DV-4.1') ?? refuseChoice(play, who, choice, boxes);
      if (refusal) return refusal;
      if (!hasOneOf(boxes, choice.needsJump))
        return refuse('DV-FSB-S1a', `${who} has no jump capability: ${choice.needsJump.join(', ')}`);
    }
    return refuseNumbers(choice, ships);
  },
  apply: (play, { ships }, { by, about }) => {
    ships.forEach((boxes, index) => {
      fitOut(play, about.units[index]!, boxes, craftFor(play, podChoiceOf(play, by), boxes));
    });
  },
  sample: (play, { by, about }, random) => ({
    ships: somePods(play, podChoiceOf(play, by), about.units, random, random.below(2) === 0),
  }),
  defaultAnswer: (play, { by, about }) => ({ ships: somePods(play, podChoiceOf(play, by), about.units, MIDDLE, true) }),
};

function podChoiceOf(at: Position, seat: number): PodChoice {
  return scenarioOf(at).sides[seat as 0 | 1].podChoice!;
}

function refuseChoice(at: Position, who: string, choice: PodChoice, boxes: Boxes): Refusal | null {
  const wrong = boxes.find((id) => id !== null && !isOffered(at, choice, at.data.podById.get(id)!));
  return wrong === undefined ? null : refuse('DV-FSB-S1a', `${who}: no ${wrong} pod may be chosen`);
}

const hasOneOf = (boxes: Boxes, ids: readonly string[]): boolean =>
  ids.length === 0 || boxes.some((id) => id !== null && ids.includes(id));

const numberOf = (ships: readonly Boxes[], pod: string): number => ships.flat().filter((id) => id === pod).length;

function refuseNumbers(choice: PodChoice, ships: readonly Boxes[]): Refusal | null {
  for (const [pod, most] of Object.entries(choice.max))
    if (numberOf(ships, pod) > most)
      return refuse('DV-FSB-S1a', `${most} ${pod} pod for all ships, not ${numberOf(ships, pod)}`);
  return null;
}

function craftFor({ data }: Position, choice: PodChoice, boxes: Boxes): string[] {
  return boxes.filter((id) => id !== null && data.podById.get(id)!.holdsCraft > 0).map(() => choice.craftClass);
}

/** What the scenario suggests, where that is wanted, else anything that is allowed. */
function somePods(
  at: Position,
  choice: PodChoice,
  units: readonly number[],
  random: Random,
  isSuggested: boolean,
): (string | null)[][] {
  const { g, data } = at;
  const offered = data.pods.filter((pod) => pod.slots === 1 && isOffered(at, choice, pod));
  const ships: (string | null)[][] = [];
  for (const unit of units) {
    const places = g.units.podCount[unit]!;
    const suggested = isSuggested ? choice.suggested[g.names[unit]!] : undefined;
    const boxes: (string | null)[] = suggested
      ? Object.entries(suggested).flatMap(([id, count]) => Array<string>(count).fill(id))
      : choice.needsJump.length > 0
        ? [pickFrom(choice.needsJump, random)]
        : [];
    while (boxes.length < places) {
      const pod = suggested ? null : pickFrom(offered, random).id;
      const isFull = pod !== null && numberOf([...ships, boxes], pod) >= (choice.max[pod] ?? Number.POSITIVE_INFINITY);
      boxes.push(isFull ? null : pod);
    }
    ships.push(shuffled(at, boxes, random));
  }
  return ships;
}
