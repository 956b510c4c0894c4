import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import type { Shot } from '../types.ts';
import { fireFigures } from './fire.ts';

test('DV-5.6a figures of a fire tell how many its source and the whole ship have left', () => {
  const battle = given({
    phase: 'fire',
    units: {
      'P1-A': {
        class: 'sword',
        hex: 'A0705',
        direction: 3,
        velocity: 1,
        boxes: ['arsenal', 'battle-communications', 'energy', 'energy', 'crew'],
      },
      'P2-A': { class: 'dagger', hex: 'A0807', direction: 3, velocity: 1, boxes: ['heavy-weapon', 'energy'] },
    },
  });
  const [unit, target] = [battle.unit('P1-A'), battle.unit('P2-A')];
  const fire = (source: number): Shot => ({ do: 'fire', unit, source, type: 0, target });
  const left = () => fireFigures(battle.play(), [fire(0), fire(1)], 0).map((one) => one?.left);
  expect(left()).toEqual([
    { own: 1, extra: 1 },
    { own: 2, extra: 1 },
  ]);
  for (const source of [1, 1, 1]) battle.act(0, 'fire', fire(source), [10]);
  expect(left()).toEqual([
    { own: 1, extra: 0 },
    { own: 0, extra: 0 },
  ]);
});
