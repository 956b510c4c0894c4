import { fork, Play, randomFrom, seededDice } from '@admiralty/engine';
import {
  type FleetPlot,
  IMPERIAL,
  orderOf,
  placeOfOrder,
  squadronsOf,
  ZHODANI,
} from '@admiralty/engine/fifth-frontier-war';
import { describe, expect, test } from 'vitest';
import { answerOf, fleet, place, playOf, warOf, world } from '../../test/war.ts';
import { Budget } from '../budget.ts';
import { Visits } from './concentration.ts';
import { Watch } from './defence.ts';
import { imagineEnemyPlots } from './enemy-plots.ts';
import { forceOf } from './forces.ts';
import { fillsByStaying, fillsOnArrival, travellerOf, turnsBetween } from './fuel.ts';
import { siegeOf, swingOf } from './objectives.ts';

/** Destinations of the new orders of a fleet. */
const goals = (plots: readonly FleetPlot[], id: string): number[] =>
  plots.find((one) => one.fleet === fleet(id))!.orders.map(({ to }) => to);

/** Two carriers with an infantry regiment beside Uakye, where nobody is. */
const raid = (troops: object = { 'Z-R1': { aboard: 'Z-CR-1' } }) =>
  warOf({
    scenario: 'regina-front',
    turn: 3,
    phase: 'plotting',
    fleets: { 'Z-F-68th': { at: '2210', squadrons: ['Z-CR-1', 'Z-CR-2'] } },
    troops,
  });

describe('objectives', () => {
  const siege = (hex: string, squadrons: string[], troops: object = {}) => {
    const board = warOf({ turn: 3, fleets: { 'Z-F-68th': { at: '1308', squadrons } }, troops });
    const play = playOf(board);
    return siegeOf(play, ZHODANI, place(hex), forceOf(play, squadronsOf(play.g, fleet('Z-F-68th')), 0));
  };

  test('an open world falls to whoever brings a garrison, and to nobody else', () => {
    expect(siege('2209', ['Z-BR-1'], { 'Z-R1': { aboard: 'Z-BR-1' } })).toMatchObject({ chance: 1, turns: 1 });
    expect(siege('2209', ['Z-BR-1']).chance).toBe(0);
  });

  test('a world without air surrenders to guns', () => {
    expect(siege('2313', ['Z-BR-1'])).toMatchObject({ chance: 1, turns: 1, garrison: 0 });
    expect(siege('2313', ['Z-AR-33']).chance).toBe(0);
  });

  test('fifteen hundred battalions at Regina are no matter for a regiment', () => {
    expect(siege('2314', ['Z-BR-1'], { 'Z-R1': { aboard: 'Z-BR-1' } }).chance).toBe(0);
  });

  test('a world taken back counts for both: what the enemy loses and what it brings', () => {
    const play = playOf(
      warOf({ turn: 3, troops: { 'Z-R1': { at: '2209' } }, worlds: { '2209': { control: 'zhodani' } } }),
    );
    expect(swingOf(play, IMPERIAL, world('2209'))).toBe(13);
    expect(swingOf(play, ZHODANI, world('2209'))).toBe(0);
    expect(swingOf(play, ZHODANI, world('2314'))).toBe(20);
  });
});

describe('plotting', () => {
  test('a fleet with a garrison goes for the richest open world in reach', () => {
    const { answer } = answerOf(raid(), ZHODANI, 'plots');
    if (!('fleets' in answer)) throw new Error('by number');
    expect(goals(answer.fleets, 'Z-F-68th')[0]).toBe(place('2308')); // Boughene and Uakye: 13 each
  });

  test('without a garrison it looks for worlds that surrender', () => {
    const { answer } = answerOf(raid({}), ZHODANI, 'plots');
    if (!('fleets' in answer)) throw new Error('by number');
    expect(goals(answer.fleets, 'Z-F-68th')).toContain(place('2215')); // Dinom
  });

  test('nobody jumps into a fleet four times as strong', () => {
    const board = warOf({
      scenario: 'regina-front',
      turn: 3,
      phase: 'plotting',
      fleets: {
        'Z-F-68th': { at: '2210', squadrons: ['Z-CR-1', 'Z-CR-2'] },
        'I-F-43rd': { at: '2313', squadrons: ['I-BR-190', 'I-BR-501', 'I-BR-646', 'I-CR-470', 'I-CR-501'] },
      },
    });
    const { answer } = answerOf(board, ZHODANI, 'plots');
    if (!('fleets' in answer)) throw new Error('by number');
    expect(goals(answer.fleets, 'Z-F-68th')).not.toContain(place('2313'));
  });

  test('a plan that leads to ruin is thrown away', () => {
    const board = warOf({
      scenario: 'regina-front',
      turn: 3,
      phase: 'plotting',
      fleets: {
        'Z-F-68th': { at: '2210', squadrons: ['Z-CR-1', 'Z-CR-2'], orders: ['J2313'] },
        'I-F-43rd': { at: '2313', squadrons: ['I-BR-190', 'I-BR-501', 'I-BR-646', 'I-CR-470', 'I-CR-501'] },
      },
    });
    const { answer } = answerOf(board, ZHODANI, 'plots');
    if (!('fleets' in answer)) throw new Error('by number');
    expect(answer.fleets[0]).toMatchObject({ change: 'abort' });
  });
});

describe('fuel', () => {
  const play = playOf(raid());
  const swift = travellerOf(play, ZHODANI, squadronsOf(play.g, fleet('Z-F-68th')));
  const slow = travellerOf(play, ZHODANI, [play.data.squadronById.get('Z-BR-1')!.index]);

  test('cruisers skim a gas giant at once, battle squadrons stay for it', () => {
    expect(fillsOnArrival(play, swift, place('2210'), false, 0).isFull).toBe(true);
    expect(fillsOnArrival(play, slow, place('2210'), false, 0).isFull).toBe(false);
    expect(fillsByStaying(play, ZHODANI, place('2210'), false)).toBe(true);
  });

  test('an enemy ocean is no fuel', () => {
    expect(fillsByStaying(play, ZHODANI, place('2209'), false)).toBe(false);
    expect(fillsByStaying(play, ZHODANI, place('2209'), true)).toBe(true);
  });

  test('five hexes are two jumps, with a stay between them for the slow', () => {
    expect(turnsBetween(play, swift, place('2210'), place('2215'))).toBe(2);
    expect(turnsBetween(play, slow, place('2210'), place('2215'))).toBe(3);
  });
});

describe('concentration', () => {
  test('two fleets that meet take what neither could alone', () => {
    const board = warOf({
      scenario: 'regina-front',
      turn: 3,
      fleets: {
        'Z-F-68th': { at: '2210', squadrons: ['Z-BR-1', 'Z-BR-2'] },
        'Z-F-2nd-Assault': { at: '2210', squadrons: ['Z-BR-3', 'Z-BR-17'] },
        'I-F-43rd': { at: '2313', squadrons: ['I-BR-190', 'I-BR-501', 'I-CR-470'] },
      },
    });
    const play = playOf(board);
    const visits = new Visits(play, ZHODANI);
    const force = (id: string) => forceOf(play, squadronsOf(play.g, fleet(id)), 0);
    const hex = place('2313');
    const alone = visits.shareOf(hex, world('2313'), 4, force('Z-F-68th')).chance;
    visits.add([{ fleet: fleet('Z-F-2nd-Assault'), hex, from: 4, to: 5, force: force('Z-F-2nd-Assault') }]);
    const together = visits.shareOf(hex, world('2313'), 4, force('Z-F-68th')).chance;
    expect(together).toBeGreaterThan(alone + 0.2);
  });

  test('a prize that somebody takes anyway adds nothing', () => {
    const play = playOf(raid());
    const visits = new Visits(play, ZHODANI);
    const force = forceOf(play, squadronsOf(play.g, fleet('Z-F-68th')), 0);
    const hex = place('2209');
    visits.add([{ fleet: 0, hex, from: 4, to: 4, force }]);
    expect(visits.shareOf(hex, world('2209'), 6, force).chance).toBe(0);
  });
});

describe('defence', () => {
  test('a guard counts where the enemy can come, and only there', () => {
    const play = playOf(raid());
    const watch = new Watch(play, IMPERIAL);
    const guard = forceOf(
      play,
      ['I-BR-190', 'I-BR-501'].map((id) => play.data.squadronById.get(id)!.index),
      0,
    );
    expect(watch.guardValue(place('2209'), guard)).toBeGreaterThan(0.5);
    expect(watch.guardValue(place('2316'), guard)).toBe(0);
  });
});

test('the reason for a sheet does not tell what is in it', () => {
  const reasons = [raid(), raid({})].map((board) => answerOf(board, ZHODANI, 'plots').turn.reason);
  expect(new Set(reasons).size).toBe(1);
});

test('imagined plots of the enemy go for his prizes', () => {
  const board = raid();
  const goalsOf = (seed: number): number => {
    const play = playOf(board);
    const copy = new Play(play.game, fork(play.game, play.table), seededDice);
    copy.g.fleets.plotted[fleet('Z-F-68th')] = 2;
    imagineEnemyPlots(copy, IMPERIAL, randomFrom(seed), new Budget({ nodes: 1 }));
    return placeOfOrder(orderOf(copy.g, fleet('Z-F-68th'), 0));
  };
  const prizes = [1, 2, 3, 4, 5, 6].map((seed) =>
    swingOf(playOf(board), ZHODANI, playOf(board).data.map.worldAt[goalsOf(seed)]!),
  );
  expect(Math.min(...prizes)).toBeGreaterThan(5);
});
