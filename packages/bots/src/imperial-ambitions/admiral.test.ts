import type { Given } from '@admiralty/engine/testing';
import { expect, test } from 'vitest';
import { given, turnOf } from '../../test/empire.ts';
import { evaluate } from './evaluate.ts';
import { exchangeFor } from './exchange.ts';

/** A cruiser broadside on, and one that shows its bow, two hexes apart. */
const crossing: Given['units'] = {
  side: { type: 'CA', owner: 0, at: [20, 20], facing: 1 },
  bow: { type: 'CA', owner: 1, at: [20, 22], facing: 0 },
};

test('the coming fire is reckoned: whoever crosses the other’s bow comes off better, and both agree by how much', () => {
  const table = given({ battle: 'fire', units: crossing, dice: [6, 1] });
  const balance = exchangeFor(table.play(), 0);
  expect(balance).toBeGreaterThan(0);
  expect(exchangeFor(table.play(), 1)).toBeCloseTo(-balance);
  expect(evaluate(table.play(), 0)).toBeGreaterThan(evaluate(table.play(), 1));
});

test('an admiral tries several places for a stack and says what else it weighed', () => {
  const table = given({
    battle: 'move',
    units: { ...crossing, dd: { type: 'DD', owner: 0, at: [5, 5] } },
    dice: [6, 1],
  });
  table.act(0, 'round', { do: 'roll' }, [1]);
  const turn = turnOf(table, 'activate', 'admiral', { nodes: 400 });
  expect(turn.nodes).toBeGreaterThan(50);
  expect(turn.alternatives.length).toBeGreaterThan(0);
});
