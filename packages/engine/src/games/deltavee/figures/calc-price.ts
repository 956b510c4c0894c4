/** Calculator of fleets and their price (dv-10, R57). */

import { choice, integer, type ListForm, listOf, parts } from '#core/calc-forms';
import { calculation, type Given, has, numberIn, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import type { DeltaVeeData, Purchase } from '../data/types.ts';
import { buyFleet, costOf, fleetCost } from '../rules/10-set-up/purchase.ts';
import { isSold } from '../rules/10-set-up/shop.ts';
import { counted } from '../text/words.ts';
import type { BoughtShip, DeltaVeeRules } from '../types.ts';
import { trans } from './calc-charts.ts';
import { classForm, classIn, podForm, podsIn } from './calc-inputs.ts';
import { bareTable, playOn } from './calc-table.ts';

export function priceCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'price',
      about: 'price of a fleet, and what is left of the budget; without a fleet the price list',
      rule: 'DV-S10a',
      example: 'price fleet=corco-mu:arsenal*10,battle-communications,energy+dagger:energy,crew',
      inputs: [
        {
          name: 'fleet',
          about: 'the ships with their pods and craft',
          form: fleetForm(data),
          default: '',
        },
        { name: 'budget', about: 'Trans to spend', form: integer(0, 99_999_999), default: 175000 },
      ],
      work: (given) => (has(given, 'fleet') ? price(data, given) : priceList(data)),
    }),
  ];
}

/** `sword*2:battlecraft,heavy-weapon@terwillicker-x`, ships parted by a plus. */
function fleetForm(data: DeltaVeeData): ListForm {
  const { options } = podForm(data);
  const pod = parts(
    { name: 'pod', form: choice([...options, { value: '-', label: 'empty box' }]) },
    { name: 'how many', before: '*', form: integer(1, 99), usual: '1' },
  );
  const craft = parts(
    { name: 'craft', form: classForm(data, ['battlecraft']) },
    { name: 'how many', before: '*', form: integer(1, 39), usual: '1' },
  );
  const ship = parts(
    { name: 'class', form: classForm(data, ['spaceship']) },
    { name: 'how many', before: '*', form: integer(1, 99), usual: '1' },
    { name: 'pods', before: ':', form: listOf(pod), usual: '' },
    { name: 'craft', before: '@', form: listOf(craft), usual: '' },
  );
  return listOf(ship, '+');
}

function price(data: DeltaVeeRules, given: Given): Worked {
  const budget = numberIn(given, 'budget');
  const ships = given['fleet']!.split('+').flatMap((item) => shipsOf(data, item.trim().toLowerCase()));
  const play = playOn(bareTable(data, undefined, {}, purchaseOf(data)));
  const asked = { id: 1, by: 0, kind: 'buyFleet', rule: 'DV-S10a', sealed: true };
  const refusal = buyFleet.check(play, { ships }, { ...asked, about: { budget: Number.POSITIVE_INFINITY } });
  if (refusal) rejectInput('fleet', refusal.why);
  const costs = ships.map((ship) => costOf(play, ship));
  const total = fleetCost(play, ships);
  const isAffordable = buyFleet.check(play, { ships }, { ...asked, about: { budget } }) === null;
  return {
    value: { total, budget, left: budget - total, affordable: isAffordable, ships: costs },
    lines: [
      ...ships.map((ship, index) => `${shipText(ship)}: ${trans(costs[index]!)}`),
      `total ${trans(total)} of ${trans(budget)}: ${isAffordable ? `${trans(budget - total)} left` : `${trans(total - budget)} too much`}`,
    ],
  };
}

/** All that is sold, hulls before craft before pods, as they stand on the charts. */
function priceList(data: DeltaVeeRules): Worked {
  const purchase = purchaseOf(data);
  const hulls = data.classes.filter((one) => one.kind === 'spaceship' && isSold(purchase, one));
  const craft = data.classes.filter((one) => one.kind === 'battlecraft' && isSold(purchase, one));
  const pods = data.pods.filter((one) => isSold(purchase, one));
  return {
    value: Object.fromEntries([...hulls, ...craft, ...pods].map(({ id, cost }) => [id, cost])),
    lines: [
      ...hulls.map(({ id, cost, pods: places }) => `${id}: ${trans(cost)}, ${counted(places, 'pod place')}`),
      ...craft.map(({ id, cost }) => `${id}: ${trans(cost)}, goes into a battlecraft pod`),
      ...pods.map(({ id, cost }) => `${id} pod: ${trans(cost)}`),
    ],
  };
}

/** What the scenario with a cost chart does not offer is not sold here either. */
function purchaseOf(data: DeltaVeeData): Purchase {
  const printed = data.scenarios.flatMap(({ sides }) => sides.flatMap(({ purchase }) => purchase ?? []));
  return (
    printed[0] ?? { budget: 0, podArmor: 0, notOffered: [], place: { hex: null, directions: [12], velocity: [0, 0] } }
  );
}

function shipText({ class: id, boxes, craft }: BoughtShip): string {
  const load = [...boxes, ...craft].filter((one) => one !== null);
  return load.length === 0 ? id : `${id} with ${load.join(', ')}`;
}

const SHIP = /^([^*:@]+)(?:\*(\d+))?(?::([^@]*))?(?:@(.*))?$/;

function shipsOf(data: DeltaVeeData, item: string): BoughtShip[] {
  const [, id = '', number = '1', pods = '', craft = ''] = SHIP.exec(item) ?? [];
  const hull = classIn(data, { fleet: id }, 'fleet', ['spaceship']);
  const boxes = podsIn(data, { fleet: pods }, 'fleet', hull.pods).flatMap(({ type }) =>
    Array<string | null>(type?.slots ?? 1).fill(type?.id ?? null),
  );
  const carried = craft === '' ? [] : craft.split(',').flatMap((one) => craftOf(data, one.trim()));
  return Array.from({ length: Number(number) }, () => ({
    class: hull.id,
    boxes: boxes.slice(),
    craft: carried.slice(),
  }));
}

function craftOf(data: DeltaVeeData, item: string): string[] {
  const [id = '', number = '1'] = item.split('*');
  const { id: craft } = classIn(data, { fleet: id }, 'fleet', ['battlecraft']);
  return Array<string>(Number(number)).fill(craft);
}
