/** Orders, shots and other answers in plain English: what the numbered choices of a terminal say. */

import { capital, listed } from '#core/text';
import { CLOCK_DQ, CLOCK_DR } from '#hex/index';
import { POD_BOX } from '../data/names.ts';
import type { DvView } from '../secrets/view-types.ts';
import type { Choices, Maneuver, Order, Shot, SupplyItem } from '../types.ts';
import { aMissile, counted, findUnit, fireWord, hexName, missileWord, partName, unitName } from './words.ts';

/** One order of the Command Segment (7.0). */
export function describeOrder(view: DvView, order: Order): string {
  if (order.do === 'end') return 'End the Command Phase';
  const name = unitName(view, order.unit);
  const paid = 'from' in order && order.from !== undefined ? `, by Command of ${unitName(view, order.from)}` : '';
  return capital(`${name}: ${orderWords(view, order)}${paid}`);
}

function orderWords(view: DvView, order: Exclude<Order, { do: 'end' }>): string {
  switch (order.do) {
    case 'accelerate':
    case 'decelerate':
    case 'left':
    case 'right':
    case 'weave':
      return maneuverWords(view, order.unit, order);
    case 'prepareJump':
      return 'prepare to jump';
    case 'abortJump':
      return 'abort the jump';
    case 'jump':
      return 'jump';
    case 'prepareMissile':
      return `prepare ${aMissile(order.missile)} of pod ${order.box}`;
    case 'control':
      return `control ${unitName(view, order.missile)}`;
    case 'search':
      return 'active search';
    case 'prepareCraft':
      return `prepare the craft of pod ${order.box}`;
    case 'launchCraft':
      return `launch the craft of pod ${order.box} to ${beside(view, order.unit, order.hexside)}, ${course(order)}`;
    case 'rendezvous':
      return `dock with ${unitName(view, order.with)}`;
    case 'undock':
      return 'undock';
    case 'refuel':
      return `give ${counted(order.units, 'Energy Unit')} to the craft of pod ${order.box}`;
    case 'tractor':
      return `tractor beam of pod ${order.box} on ${unitName(view, order.target)}: ${maneuverList(view, order.target, order.maneuvers)}`;
    case 'raiseField':
      return order.box === 0 ? 'raise the force field' : `raise the field of pod ${order.box}`;
    case 'lowerField':
      return order.box === 0 ? 'lower the force field' : `lower the field of pod ${order.box}`;
    case 'home': {
      const turns = order.maneuvers.map((maneuver) => ({ do: maneuver }));
      return `home on ${unitName(view, order.target)}: ${maneuverList(view, order.unit, turns)}`;
    }
    case 'supply':
      return `supply ${unitName(view, order.to)} through pod ${order.box}: ${listed(order.give.map(supplyWords))}`;
    case 'repair':
      return repairWords(view, order);
    case 'moveSambu':
      return 'Sambu comes aboard, unseen';
    case 'takeEnergyPod':
      return `take over the energy pod, in place of pod ${order.drop}`;
  }
}

function repairWords(view: DvView, order: Extract<Order, { do: 'repair' }>): string {
  const item = order.item === 'pod' ? `pod ${order.sourceBox}` : order.item.replace('-', ' ');
  const from = `the ${item} of ${unitName(view, order.source)}`;
  if (order.work === 'jettison') return `jettison ${from}`;
  const place = order.item === 'pod' ? `, box ${order.targetBox}` : '';
  return `${order.work} ${from} on ${unitName(view, order.target)}${place}`;
}

function supplyWords(item: SupplyItem): string {
  const way = `from ${boxName(item.fromBox)} to ${boxName(item.toBox)}`;
  return item.what === 'energy'
    ? `${counted(item.units, 'Energy Unit')} ${way}`
    : `${counted(item.count, missileWord(item.missile))} ${way}`;
}

const boxName = (box: number): string => (box === 0 ? 'the hull' : `pod ${box}`);

function maneuverWords(view: DvView, unit: number, maneuver: Maneuver): string {
  switch (maneuver.do) {
    case 'accelerate':
      return 'accelerate';
    case 'decelerate':
      return 'decelerate';
    case 'left':
      return 'turn left';
    case 'right':
      return 'turn right';
    case 'weave':
      return `weave to ${beside(view, unit, maneuver.hexside)}`;
  }
}

function maneuverList(view: DvView, unit: number, maneuvers: readonly Maneuver[]): string {
  return maneuvers.length === 0 ? 'no change' : maneuvers.map((one) => maneuverWords(view, unit, one)).join(', ');
}

/** The hex on the other side of a hexside of the unit's own. */
function beside(view: DvView, unit: number, hexside: number): string {
  const from = findUnit(view, unit);
  const [dq, dr] = [CLOCK_DQ[hexside], CLOCK_DR[hexside]];
  if (!from || dq === undefined || dr === undefined) return `hexside ${hexside}`;
  return hexName(view, from.q + dq, from.r + dr);
}

const course = ({ direction, velocity }: { direction: number; velocity: number }): string =>
  `direction ${direction}, velocity ${velocity}`;

/** One fire, launch or release of the Fire Phase (8.0, 9.0). */
export function describeShot(view: DvView, shot: Shot): string {
  if (shot.do === 'end') return 'End the Fire Phase';
  const name = capital(unitName(view, shot.unit));
  switch (shot.do) {
    case 'fire': {
      const source = shot.source === 0 ? 'the burster' : `pod ${shot.source}`;
      return `${name}: ${fireWord(shot.type)} from ${source} at ${unitName(view, shot.target)}`;
    }
    case 'launch':
      return `${name}: launch ${aMissile(shot.missile)} of pod ${shot.box} to ${beside(view, shot.unit, shot.hexside)}, ${course(shot)}`;
    case 'rails': {
      const load = listed(shot.missiles.map((missile) => aMissile(missile)));
      return `${name}: launch ${load} from the rails to ${beside(view, shot.unit, shot.hexside)}, ${course(shot)}`;
    }
    case 'release': {
      const places = shot.missiles.map((one) => `${beside(view, shot.unit, one.hexside)} (${course(one)})`);
      return `${name}: release ${counted(places.length, 'unguided missile')}: ${places.join('; ')}`;
    }
  }
}

/** The answer to any decision but orders and shots. */
type Other = Exclude<keyof Choices, 'command' | 'fire'>;
type Words = { [K in Other]: (view: DvView, answer: Choices[K]['answer']) => string };

export const answerWords: Words = {
  buyFleet: (_view, { ships }) => `Buy ${listed(ships.map((ship) => `${ship.class} (${boxList(ship.boxes)})`))}`,
  choosePods: (_view, { ships }) => `Choose pods: ${ships.map(boxList).join('; ')}`,
  assignPods: (view, { boxes, homing = [] }) => {
    const exchanged = homing.reduce((sum, { guided, intelligent }) => sum + guided + intelligent, 0);
    const note = exchanged > 0 ? `; ${counted(exchanged, 'missile')} exchanged for homing ones` : '';
    const ships = shipsOf(view, boxes);
    const lists = boxes.map((list, index) => `${ships[index] ?? `ship ${index + 1}`}: ${boxList(list)}`);
    return `Boxes of ${lists.join('; ')}${note}`;
  },
  deploy: (view, { units, hexsides = [], prepared = [], docked = [] }) => {
    const placed = units.map((one) => `${unitName(view, one.unit)} in ${one.hex}, ${course(one)}`);
    const bases = hexsides.map((one) => `${unitName(view, one.unit)} looks through hexside ${one.hexside}`);
    const ready = prepared.length > 0 ? [`${prepared.length} prepared`] : [];
    const pairs = docked.map(([a, b]) => `${unitName(view, a)} docked with ${unitName(view, b)}`);
    return `Set up ${[...placed, ...bases, ...ready, ...pairs].join('; ')}`;
  },
  move: (view, answer) => {
    if ('rest' in answer) return 'Move all the others';
    return answer.stay ? `${unitName(view, answer.unit)} stays in orbit` : `Move ${unitName(view, answer.unit)}`;
  },
  gravity: (view, { maneuvers }) =>
    maneuvers.length === 0
      ? 'Pass the planet without a change'
      : `By gravity: ${maneuverList(
          view,
          -1,
          maneuvers.map((one) => ({ do: one })),
        )}`,
  bringIn: (_view, answer) => (answer.enter ? `Bring it in, ${course(answer)}` : 'Let it wait'),
  arrive: (_view, { direction }) => `It arrives in direction ${direction}`,
  pickMissile: (view, { missile }) => `${unitName(view, missile)} tries first`,
  pickTarget: (view, { target }) => `Try ${unitName(view, target)} first`,
  emergencyField: (_view, { activate }) => (activate ? 'Try to raise the field in time' : 'Leave the field down'),
  choosePart: (_view, { part }) => (part > POD_BOX ? `Hit ${partName(part)}` : `Hit the ${partName(part)}`),
  jam: (view, { points }) => {
    if (points.length === 0) return 'Jam nothing';
    const each = points.map(
      ({ unit, box, target, count }) =>
        `${counted(count, 'point')} of ${unitName(view, unit)} pod ${box} on ${unitName(view, target)}`,
    );
    return `Jam: ${each.join('; ')}`;
  },
};

/** The viewer's ships whose pods these are: as the answer goes, each is the next one that carries just them. */
function shipsOf(view: DvView, lists: readonly (readonly (string | null)[])[]): (string | undefined)[] {
  const sorted = (pods: readonly (string | null)[]): string =>
    pods
      .filter((pod) => pod !== null)
      .sort()
      .join(' ');
  const left = view.units.flatMap(({ unit, log }) =>
    log ? [{ unit, pods: sorted(log.pods.map(({ pod }) => pod)) }] : [],
  );
  return lists.map((list) => {
    const at = left.findIndex(({ pods }) => pods === sorted(list));
    return at < 0 ? undefined : unitName(view, left.splice(at, 1)[0]!.unit);
  });
}

function boxList(boxes: readonly (string | null)[]): string {
  return boxes.map((pod, index) => `${index + 1} ${pod ?? 'empty'}`).join(', ');
}
