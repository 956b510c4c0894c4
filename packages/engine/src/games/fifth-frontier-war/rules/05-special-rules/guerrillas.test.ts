import { expect, test } from 'vitest';
import { strengthOf } from '../../board/strength.ts';
import { ZHODANI } from '../../data/types.ts';
import { ELIMINATED } from '../../state.ts';
import { type Given, type GivenTable, given, givenState, place, troop } from '../../testing/given.ts';

const step = (spec: Given): GivenTable => given({ phase: 'guerrillas', only: ['guerrillaModes'], ...spec });

test('FFW-5.11d FFW-5.11g those covert at the start recover ten points, never above full strength', () => {
  const table = step({
    troops: {
      'Z-G1': { at: '2109', loss: 30 },
      'Z-G2': { at: '2109', loss: 30, overt: true },
      'Z-G3': { at: '2109' },
      'Z-G4': { at: '2213', loss: 10 },
    },
  });
  const { loss } = table.g.troops;
  expect(['Z-G1', 'Z-G2', 'Z-G3', 'Z-G4'].map((id) => loss[troop(id)])).toEqual([20, 30, 0, 0]);
  // FFW-5.11e: who goes into hiding now does not recover before the next turn
  table.act(ZHODANI, 'guerrillas', { overt: [troop('Z-G1')], covert: [troop('Z-G2')] });
  expect(['Z-G1', 'Z-G2'].map((id) => loss[troop(id)])).toEqual([20, 30]);
});

test('FFW-5.11e modes change in this step only, of guerrillas in play', () => {
  const table = step({
    troops: { 'Z-G1': { at: '2109' }, 'Z-G2': { at: '2109', eliminated: true }, 'Z-D5': { at: '2109' } },
  });
  const rule = (overt: number[], covert: number[] = []) =>
    table.refusal(ZHODANI, 'guerrillas', { overt, covert })?.rule;
  expect(rule([troop('Z-G2')])).toBe('FFW-5.11e');
  expect(rule([troop('Z-D5')])).toBe('FFW-5.11e');
  expect(rule([9999])).toBe('FFW-5.11e');
  expect(rule([troop('Z-G1')], [troop('Z-G1')])).toBe('FFW-5.11e');
  table.act(ZHODANI, 'guerrillas', { overt: [troop('Z-G1')], covert: [] });
  expect(table.g.troops.overt[troop('Z-G1')]).toBe(1);
  expect(table.told('mode')).toEqual([{ troop: troop('Z-G1'), isOvert: true }]);
});

test('FFW-5.11f a guerrilla at 100 per cent is gone for good and does not recover', () => {
  const spec: Given = {
    combat: { hex: '2109', stage: 'bombing', sdb: 'active' },
    only: ['combat', 'bombing'],
    troops: { 'Z-G1': { at: '2109', overt: true, loss: 70 } },
  };
  const table = given(spec);
  table.act(0, 'bomb', { bombs: [{ target: troop('Z-G1'), points: 15 }] }, [1]); // tech 13: column 12, 20 per cent
  expect(table.g.troops.loss[troop('Z-G1')]).toBe(90);
  const lost = given({ ...spec, troops: { 'Z-G1': { at: '2109', overt: true, loss: 80 } } });
  lost.act(0, 'bomb', { bombs: [{ target: troop('Z-G1'), points: 15 }] }, [1]);
  expect(lost.g.troops.status[troop('Z-G1')]).toBe(ELIMINATED);
  expect(step({ troops: { 'Z-G1': { eliminated: true } } }).table.pending).toEqual([]);
});

test('FFW-5.11b overt guerrillas start surface combat like any Zhodani troops', () => {
  const fought = (overt: boolean): boolean =>
    given({
      combat: { hex: '2109', stage: 'surface' },
      only: ['combat', 'surfaceCombat'],
      troops: { 'Z-G1': { at: '2109', overt }, 'I-D3': { at: '2109' } },
    }).table.pending.length > 0;
  expect([fought(true), fought(false)]).toEqual([true, false]);
});

test('FFW-5.11c R61 a tenth of the defense factor, halves up, at least 1', () => {
  const of = (label: string): number => {
    const at = givenState({ troops: { 'Z-G1': { at: label } } });
    return strengthOf(at, troop('Z-G1'));
  };
  const { data } = givenState({});
  const defense = (label: string): number => data.worlds[data.map.worldAt[place(label)]!]!.defense;
  expect([defense('2109'), defense('2213'), defense('0711'), defense('1212'), defense('2212')]).toEqual([
    1000, 2000, 15, 12, 0,
  ]);
  expect([of('2109'), of('2213'), of('0711'), of('1212'), of('2212')]).toEqual([100, 200, 2, 1, 1]);
});
