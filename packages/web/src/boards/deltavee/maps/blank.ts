import { words } from './words.ts';

/** One Dagger each: the least that can be fought. */
export const blankFight = {
  id: 'my-fight',
  title: words.newFight,
  set: 'custom',
  source: 'custom',
  size: 'small',
  brief: words.newBrief,
  sheets: { A: [0, 0] },
  firstPlayer: 'die',
  sides: [side(words.red, 'P1-A', 'A0309', 3), side(words.blue, 'P2-A', 'A1309', 9)],
  victory: [
    {
      result: 0,
      rule: 'DV-11.0b',
      when: { kind: 'fleetDestroyed', seat: 1, spaceshipsOnly: true },
      text: words.redWins,
    },
    {
      result: 1,
      rule: 'DV-11.0b',
      when: { kind: 'fleetDestroyed', seat: 0, spaceshipsOnly: true },
      text: words.blueWins,
    },
  ],
  limit: { gameTurns: 20, result: 'value' },
} as const;

function side(name: string, id: string, hex: string, direction: number) {
  const pods = { 'heavy-weapon': 1, energy: 1 };
  return {
    name,
    units: [{ id, class: 'dagger', pods, podArmor: 2, place: { hex, directions: [direction], velocity: [2, 2] } }],
  };
}
