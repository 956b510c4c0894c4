import { expect, test } from 'vitest';
import { type Battle, given } from '../testing/given.ts';
import { followDocking, possibleHexsides, shipsOfSambu } from './knowledge.ts';

const SHIP = { class: 'corco-gamma', hex: 'A0505', direction: 3, velocity: 2, boxes: ['hunter'] };
const pirates = (): Battle =>
  given({
    units: {
      'P1-A': SHIP,
      'P1-B': { ...SHIP, dockedWith: 'P1-A' },
      'P1-C': SHIP,
      'P2-A': { class: 'dagger', hex: 'A1605', boxes: ['hunter', 'energy'] },
    },
    scenario: {
      special: { sambu: { aboard: 'P1-A' } },
      victory: [{ result: 0, rule: 'DV-FSB-S1b', when: { kind: 'sambuJumped' }, text: 'He jumps.' }],
    },
    position: { sambu: 'P1-A' },
  });
const namesOf = ({ g }: Battle): (string | undefined)[] => shipsOfSambu(g).map((unit) => g.names[unit]);

test('DV-FSB-S1d his enemy cannot tell the two ships apart once they have undocked', () => {
  const table = pirates();
  const { dock } = table.g.units;
  followDocking(table.g);
  [dock[0], dock[1]] = [-1, -1];
  expect(namesOf(table)).toEqual(['P1-A', 'P1-B']);
  table.g.sambu = 1;
  expect(namesOf(table)).toEqual(['P1-A', 'P1-B']);
});

test('DV-FSB-S1d nor a third that docks with one of them, wherever he really is', () => {
  const table = pirates();
  const { dock } = table.g.units;
  followDocking(table.g);
  [dock[0], dock[1], dock[2]] = [-1, 1, 1];
  followDocking(table.g);
  [dock[1], dock[2]] = [-1, -1];
  expect(namesOf(table)).toEqual(['P1-A', 'P1-B', 'P1-C']);
});

test('DV-FSB-S1b he is on no ship whose bridge is destroyed: he would be dead', () => {
  const table = pirates();
  table.g.units.bridge[1] = 3;
  expect(namesOf(table)).toEqual(['P1-A']);
});

test('DV-FSB-PI6 an installation looks through any hexside that was not ruled out', () => {
  const table = pirates();
  expect(possibleHexsides(table.g, 3)).toEqual([2, 4, 6, 8, 10, 12]);
  table.g.units.sidesOut[3] = 0b000011;
  expect(possibleHexsides(table.g, 3)).toEqual([6, 8, 10, 12]);
  table.g.units.direction[3] = 8;
  table.g.units.dock[3] = 1;
  expect(possibleHexsides(table.g, 3)).toEqual([8]); // R34: the ship docked with it has that direction
});

test('DV-FSB-PI6 the direction of ships docked with it shows, also if it is the first unit', () => {
  const table = pirates();
  table.g.units.direction[0] = 4;
  expect(possibleHexsides(table.g, 0)).toEqual([4]); // group 0
});

test('DV-FSB-S1d he is on no ship of the enemy, no captured, no lost one and no battlecraft', () => {
  const table = pirates();
  const { units } = table.g;
  [units.dock[0], units.dock[1]] = [-1, -1];
  units.sambuMaybe.fill(1);
  expect(namesOf(table)).toEqual(['P1-A', 'P1-B', 'P1-C']); // not P2-A
  units.seat[1] = 1;
  expect(namesOf(table)).toEqual(['P1-A', 'P1-C']);
  units.status[2] = 1;
  expect(namesOf(table)).toEqual(['P1-A']);
  [units.seat[1], units.status[2], units.kind[2]] = [0, 0, 1];
  expect(namesOf(table)).toEqual(['P1-A', 'P1-B']);
});

test('DV-FSB-S1d as long as nobody docked, he is where he started, and while docked on either', () => {
  const table = pirates();
  expect(namesOf(table)).toEqual(['P1-A', 'P1-B']);
  const { units } = table.g;
  [units.dock[0], units.dock[1]] = [-1, -1];
  units.sambuMaybe.fill(0);
  expect(namesOf(table)).toEqual(['P1-A']);
});
