import { courseOf, INTELLIGENT, UNGUIDED } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { boardOf, chase, data, playOf, unitOf } from '../../test/battle.ts';
import { Budget } from '../budget.ts';
import { optionsFor } from './course-options.ts';
import { foresightIn } from './course-search.ts';
import { courseContext } from './course-value.ts';
import { duelOf, leastLoss } from './duel.ts';
import { frontOf, lineOf } from './line-of-play.ts';
import { arsenalOf, hitsOn, placeOf, strikesOn, type VesselPosition } from './weapons.ts';

const hunter: VesselPosition = { q: 0, r: 0, heading: 62, zig: 0 };
const arsenal = (missile: number, count: number) => ({
  charts: data,
  shots: [{ missile, civ: 7, count }],
  hits: new Float64Array(0),
});

test('the tables tell what a missile launched now can strike: 8 in 10 from astern, twice that chance with two', () => {
  expect(strikesOn(arsenal(UNGUIDED, 1), hunter, 0, 5, 62)).toBeCloseTo(0.8);
  expect(strikesOn(arsenal(UNGUIDED, 2), hunter, 0, 5, 62)).toBeCloseTo(0.96);
  expect(strikesOn(arsenal(UNGUIDED, 1), hunter, 2, -1, 62)).toBe(0);
  expect(strikesOn(arsenal(INTELLIGENT, 1), hunter, 2, -1, 62)).toBeCloseTo(0.6);
  expect(strikesOn(arsenal(INTELLIGENT, 1), hunter, 30, -1, 62)).toBe(0);
});

test('two Daggers eight hexes apart on meeting courses expect 6 in 10 of the pod and 5 in 10 of the burster', () => {
  const play = playOf(boardOf('dv-own-1'));
  const [mine, his] = ['P1-A', 'P2-A'].map((name) => play.g.names.indexOf(name)) as [number, number];
  const at = { ...placeOf(courseOf(play.g, mine)), q: 0, r: 0, heading: 32 };
  expect(hitsOn(arsenalOf(play, mine, his), at, 8, -4, 92)).toBeCloseTo(1.1);
});

test('who has to choose loses less than who must fly on', () => {
  const board = boardOf('dv-1', chase(1, 'command'));
  const play = playOf(board);
  const [hunted, behind] = [unitOf(board, 'P2-D'), unitOf(board, 'P1-E')];
  const { mine, his } = duelOf(play, hunted, behind);
  const [here, there] = [placeOf(courseOf(play.g, hunted)), placeOf(courseOf(play.g, behind))];
  const stuck = { ...mine, freedomAt: () => ({ commands: 0, speeds: 0, onlySpeed: false }), weaves: false };
  expect(leastLoss(stuck, his, here, there)).toBeGreaterThan(0.6);
  expect(leastLoss(mine, his, here, there)).toBeLessThan(0.3);
});

test('courses are read as far as the budget goes, and the best line comes first', () => {
  const board = boardOf('dv-1', chase(1, 'command'));
  const play = playOf(board);
  const hunted = unitOf(board, 'P2-D');
  const scene = courseContext(play, 1, () => false);
  const judged = (nodes: number) => {
    const budget = new Budget({ nodes });
    const options = foresightIn(() => play, budget)(scene, hunted, null, 1);
    return { options, nodes: budget.nodes };
  };
  const few = judged(5 * 24);
  expect(few.nodes).toBe(5 * 24);
  expect(few.options).toHaveLength(5);
  const many = judged(1_000_000);
  expect(many.nodes).toBe((25 + 17 + 13 + 9 + 7 + 7 + 5 + 5) * 24); // flying on is always among them
  const front = frontOf(play, 1, hunted);
  const worth = ({ course, weave, calm }: { course: Parameters<typeof lineOf>[1]; weave: number; calm: number }) =>
    0.4 * calm + lineOf(front, course, weave > 0, () => false)!;
  const [best] = many.options;
  const still = optionsFor(scene, hunted, null).find(({ change, weave }) => change.speed + change.turn + weave === 0);
  expect(best!.danger).toBeLessThan(0.3);
  expect(best!.score).toBeCloseTo(worth(best!));
  expect(worth(best!)).toBeGreaterThan(worth(still!) + 0.2);
});

test('a line that runs out of time tells nothing', () => {
  const board = boardOf('dv-1', chase(1, 'command'));
  const hunted = unitOf(board, 'P2-D');
  const front = frontOf(playOf(board), 1, hunted);
  expect(lineOf(front, courseOf(front.at.g, hunted), false, () => true)).toBeNull();
});
