import { expect, test } from 'vitest';
import { BRIDGE, POD_BOX } from '../data/names.ts';
import { DAMAGED } from '../state.ts';
import { given } from '../testing/given.ts';
import { partFigures } from './part.ts';

test('DV-5.7b a part that may be chosen is foretold by its own armor: the hull has 2, the pods 1', () => {
  const battle = given({
    phase: 'fire',
    units: {
      'P1-A': { class: 'sword', hex: 'A0705', direction: 3, velocity: 1, boxes: ['heavy-weapon'] },
      'P2-A': { class: 'sword', hex: 'A0705', direction: 3, velocity: 1, boxes: ['crew', 'energy'], podArmor: 1 },
    },
  });
  const [unit, target] = [battle.unit('P1-A'), battle.unit('P2-A')];
  const box = POD_BOX + 1;
  expect(partFigures(battle.play(), 0, target, [box])).toEqual([null]); // nobody has looked yet
  battle.act(0, 'fire', { do: 'fire', unit, source: 1, type: 0, target }, [1, 1]);
  const parts = () => partFigures(battle.play(), 0, target, [BRIDGE, box]);
  expect(parts()).toEqual([
    { before: 'ok', after: 'vulnerable' },
    { before: 'ok', after: 'damaged' },
  ]);
  battle.act(0, 'choosePart', { part: box });
  expect(battle.g.pods.state[battle.row('P2-A', 1)]).toBe(DAMAGED);
});
