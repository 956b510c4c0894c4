import { expect, test } from 'vitest';
import { viewOf } from '../secrets/view.ts';
import { given, system } from '../testing/given.ts';
import { describeAnswer } from '../text/describe.ts';
import { setOrders } from './holds.ts';
import { listedOrders } from './order-presets.ts';
import { noOrders, type Orders, ordersShape } from './orders.ts';

const VEREEN = 2;
const at = given({}, { anytime: { setOrders } });
const words = (orders: Orders): string =>
  describeAnswer(viewOf(at.data, at.g, VEREEN), 'setOrders', { orders }).replace('Standing orders: ', '');

test('A12 the common orders stand in the menu, each in words', () => {
  expect(listedOrders(at, VEREEN).map(words)).toEqual([
    'never Intercept Raids',
    'never Intercept attacks that only pass my Systems',
    'never Intercept attacks for this Player-Turn',
    'Intercept attacks on VeRee with what brings it down to −1, whatever it costs',
    'always contest',
    'never contest',
    'let pass Treaties with the Hive',
    'let pass violations of Atjay',
    'pay for every StarGate',
    'vote to end: end',
    'vote to end: continue',
  ]);
});

test('A12 each is added to what stands, and taken back all together; none is listed twice', () => {
  const scene = given({}, { anytime: { setOrders } });
  for (const nr of [1, 1]) scene.anytime(VEREEN, 'setOrders', { orders: listedOrders(scene, VEREEN)[nr]! });
  expect(scene.g.orders[VEREEN]!.intercept.map(({ role, operation }) => [role, operation])).toEqual([
    ['any', 'raid'], // by now 'ask me everything' heads the list
    ['path', 'any'],
  ]);
  const listed = listedOrders(scene, VEREEN);
  expect(listed.filter((orders) => orders.intercept.length === 3)).toHaveLength(2);
  expect(listed[0]).toEqual(noOrders());
  for (const orders of listed) expect(ordersShape.parse(orders)).toEqual(orders);
});

test('A12 every part of an order has its words', () => {
  expect(
    words({
      ...noOrders(),
      intercept: [
        {
          role: 'target',
          operation: 'conquest',
          attacker: 8,
          targets: [system('barnz')],
          minRating: 2,
          maxRating: 9,
          keepPoints: 3,
          keepCards: 1,
          answer: { do: 'intercept', extra: { points: 2 }, chits: 'all' },
          until: 'round',
        },
        {
          role: 'target',
          operation: 'any',
          attacker: 0,
          targets: [],
          minRating: null,
          maxRating: null,
          keepPoints: 0,
          keepCards: 0,
          answer: { do: 'ask' },
          until: 'operation',
        },
      ],
      hiveTreaty: 'call',
      ballots: { ladau: { choice: 'in' }, breach: 'withhold', treaty: 'ask' },
      checks: 'ignore',
      positions: [5, 4],
    }).split('; '),
  ).toEqual([
    'Intercept Conquests by Outworlders on Barnz from rating 2, up to rating 9, keeping 3 points and keeping 1 card with 2 extra points and all chits for this Round',
    'ask me about attacks by Atjayan Empire on my Systems in this Operation',
    'call a Session over Treaties with the Hive',
    'ballot over ladau: all for in',
    'ballot over breach: no votes',
    'ignore Sector checks',
    'positions 5, 4',
  ]);
  expect(words(noOrders())).toBe('ask me everything');
});

test('A12 twenty clauses at most: one more pushes the last one out', () => {
  const scene = given({}, { anytime: { setOrders } });
  const [{ intercept }] = listedOrders(scene, VEREEN) as [Orders];
  scene.g.orders[VEREEN]!.intercept = Array.from({ length: 19 }, (_, at) => ({ ...intercept[0]!, keepPoints: at + 1 }));
  const longest = (): number[] => listedOrders(scene, VEREEN).map((orders) => orders.intercept.length);
  expect(Math.max(...longest())).toBe(20);
  scene.g.orders[VEREEN]!.intercept.push({ ...intercept[0]!, keepPoints: 20 });
  expect(Math.max(...longest())).toBe(20);
});

test('A12 whoever has his Seat at the first System of the map defends it too, an exile defends none', () => {
  const scene = given({}, { anytime: { setOrders } });
  const defended = (seat: number): number[][] => {
    scene.g.players.seat[VEREEN] = seat;
    const all = listedOrders(scene, VEREEN).flatMap((orders) => orders.intercept);
    return all.filter(({ role }) => role === 'target').map(({ targets }) => targets);
  };
  expect([defended(0), defended(-1)]).toEqual([[[0]], []]);
});
