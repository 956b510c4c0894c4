import { expect, test } from 'vitest';
import { BRIDGE, ENGINE, POD_BOX } from '../data/names.ts';
import { isBeaten, takeHit } from '../rules/08-fire/damage.ts';
import { viewOf } from '../secrets/view.ts';
import { given } from '../testing/given.ts';
import { hitsToEnd } from './endurance.ts';

test('DV-11.0b the fewest hits that destroy a ship: bridge, engine and more than half of the pods', () => {
  const boxes = ['crew', 'energy', 'energy', 'crew', 'crew'];
  const battle = given({
    units: {
      'P1-A': { class: 'sword', hex: 'A0505', direction: 3, velocity: 1, boxes, podArmor: 1 },
      'P2-A': { class: 'sword', hex: 'A1516', direction: 9, velocity: 3 },
    },
  });
  const unit = battle.unit('P1-A');
  const play = battle.play();
  const left = (): number => {
    const { log, vessel } = viewOf(battle.game.data, battle.g, 0).units[unit]!;
    return hitsToEnd(log!, vessel!.ratings.armor);
  };
  expect(left()).toBe(12); // hull armor 2: 3 + 3; pod armor 1: 3 × 2
  const parts = [POD_BOX + 1, POD_BOX + 1, BRIDGE, BRIDGE, BRIDGE, ENGINE, ENGINE, ENGINE];
  for (const part of [...parts, POD_BOX + 4, POD_BOX + 4, POD_BOX + 2]) takeHit(play, unit, part, 'fire');
  expect(left()).toBe(1);
  expect(isBeaten(play, unit)).toBe(false);
  takeHit(play, unit, POD_BOX + 2, 'fire');
  expect(isBeaten(play, unit)).toBe(true);
});
