import { expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { startTable } from '#core/table';
import type { Setting } from '#core/types';
import { type Given, givenSetting, place } from '../../testing/given.ts';
import type { FfwGame, FfwPlay, Steps } from '../../types.ts';
import { endStage } from '../04-combat/combat.ts';
import { endPhase } from './sequence.ts';

/** The names of the steps that run when all but the named do nothing but end; `endOfTurn` ends the game. */
function stepsRun(spec: Given, real: readonly (keyof Steps)[]): string[] {
  const ran: string[] = [];
  const { game, setting } = givenSetting(spec);
  const stages = ['blackGlobeStep', 'spaceCombat', 'invasion', 'systemDefense', 'surrender', 'bombing', 'transfers'];
  const ends = new Map([...stages, 'surfaceCombat'].map((name) => [name, endStage]));
  const steps = Object.fromEntries(
    Object.entries(game.steps).map(([name, step]) => {
      if (real.includes(name as keyof Steps)) return [name, step];
      const run = (play: FfwPlay): void => {
        ran.push(name === 'spaceCombat' ? `${name} ${play.data.map.labels[play.g.combat.hex]}` : name);
        if (name === 'endOfTurn') play.finish({ places: [1, 1], rule: 'FFW-2.1a', why: 'the test is over' });
        else (ends.get(name) ?? endPhase)(play);
      };
      return [name, run];
    }),
  ) as FfwGame['steps'];
  const started = startTable({ ...game, steps }, setting as Setting, 'test', seededDice);
  expect(started.ok).toBe(true);
  return ran;
}

test('FFW-2.1a, FFW-2.1e, FFW-2.1i, FFW-2.1j a turn runs its steps in the printed order', () => {
  expect(stepsRun({ turn: 3 }, ['war', 'combat'])).toEqual([
    'reinforcements',
    'replacements',
    'firstMover',
    'xboatMoves',
    'scoutMoves',
    'wellLedMoves',
    'loading',
    'plottedMoves',
    'refuelling',
    'unloading',
    'controlCheck',
    'adjustment',
    'guerrillaModes',
    'plotting',
    'endOfTurn',
  ]);
});

test('FFW-2.1g, FFW-2.1h combat goes hex by hex in ascending number, all steps of one before the next', () => {
  const squadrons = { 'Z-BR-1': { at: '2314' }, 'Z-BR-2': { at: '1510' }, 'I-BR-190': { at: '2109' } };
  const ran = stepsRun({ phase: 'combat', squadrons }, ['war', 'combat']);
  const hex = (label: string): string[] => [
    'blackGlobeStep',
    `spaceCombat ${label}`,
    'invasion',
    'systemDefense',
    'surrender',
    'bombing',
    'transfers',
    'surfaceCombat',
  ];
  expect(ran.slice(0, 16)).toEqual([...hex('1510'), ...hex('2314')]);
  expect(ran[16]).toBe('controlCheck');
  expect(place('1510')).toBeLessThan(place('2314'));
});
