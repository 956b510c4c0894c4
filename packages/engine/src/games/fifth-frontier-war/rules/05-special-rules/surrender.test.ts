import { expect, test } from 'vitest';
import { IMPERIAL, NOBODY, ZHODANI } from '../../data/types.ts';
import { ELIMINATED, IN_PLAY } from '../../state.ts';
import { admiral, type Given, type GivenTable, given, troop, world } from '../../testing/given.ts';

/** Enope: vacuum, 3000 battalions */
const surrender = (spec: Given, hex = '2609'): GivenTable =>
  given({ combat: { hex, stage: 'surrender' }, only: ['combat', 'surrender'], ...spec });
const owner = ({ g }: GivenTable, hex = '2609'): number => g.worlds.control[world(hex)]!;
const held = (hex: string, spec: Given): number =>
  given({ phase: 'control', only: ['controlCheck'], ...spec }).g.worlds.control[world(hex)]!;

test('FFW-5.3a a vacuum world surrenders to a squadron with attack above 0 when none of its side is there', () => {
  const above = (...ids: string[]): Given => ({ squadrons: Object.fromEntries(ids.map((id) => [id, { at: '2609' }])) });
  expect(owner(surrender(above('Z-BR-1')))).toBe(ZHODANI);
  expect(owner(surrender(above('Z-SR-72')))).toBe(IMPERIAL); // bombardment 8, attack 0
  expect(owner(surrender(above('Z-BR-1', 'I-SR-63')))).toBe(IMPERIAL);
  expect(owner(surrender({ squadrons: { 'Z-CR-13': { at: '2609', step: 'reduced' } } }))).toBe(IMPERIAL); // attack 0 now
  const regina = surrender({ squadrons: { 'Z-BR-1': { at: '2314' } }, worlds: { '2314': { sdbLoss: 100 } } }, '2314');
  expect(owner(regina, '2314')).toBe(IMPERIAL); // it has air
});

test('FFW-5.3b R91 battalions, troops and overt guerrillas of its side are lost, and admirals; covert ones stay', () => {
  const table = surrender({
    squadrons: { 'Z-BR-1': { at: '2609' } },
    troops: { 'I-A1': { at: '2609' }, 'Z-D5': { at: '2609' }, 'Z-G1': { at: '2609' } },
    admirals: { 'I-ADM-8': { at: '2609' } },
  });
  const { g } = table;
  expect(g.worlds.defenseLoss[world('2609')]).toBe(100);
  expect(['I-A1', 'Z-D5', 'Z-G1'].map((id) => g.troops.status[troop(id)])).toEqual([ELIMINATED, IN_PLAY, IN_PLAY]);
  expect(g.admirals.status[admiral('I-ADM-8')]).toBe(ELIMINATED);
  const back: Given = {
    squadrons: { 'I-BR-190': { at: '2609' } },
    worlds: { '2609': { control: 'zhodani', defenseLoss: 100, surrendered: true } },
    troops: { 'Z-G1': { at: '2609', overt: true }, 'Z-G2': { at: '2609' } },
  };
  const retaken = surrender(back);
  expect([owner(retaken), retaken.g.worlds.surrendered[world('2609')]]).toEqual([IMPERIAL, 0]);
  expect(['Z-G1', 'Z-G2'].map((id) => retaken.g.troops.status[troop(id)])).toEqual([ELIMINATED, IN_PLAY]);
});

test('R58 an independent vacuum world surrenders only to its invader', () => {
  const squadrons = { 'Z-BR-1': { at: '1319' } };
  const troops = { 'I-R3': { at: '1319' } };
  expect(owner(surrender({ squadrons, troops }, '1319'), '1319')).toBe(NOBODY);
  const invaded = { '1319': { invader: 'zhodani' as const } };
  expect(owner(surrender({ squadrons, troops, worlds: invaded }, '1319'), '1319')).toBe(ZHODANI);
});

test('FFW-5.3c FFW-5.3d a surrendered world is held by an armed squadron or a usual garrison, else it goes back', () => {
  const worlds = { '2609': { control: 'zhodani' as const, defenseLoss: 100, surrendered: true } };
  const conquered = { '2609': { ...worlds['2609'], surrendered: false } };
  expect(held('2609', { worlds, squadrons: { 'Z-BR-1': { at: '2609' } } })).toBe(ZHODANI);
  expect(held('2609', { worlds: conquered, squadrons: { 'Z-BR-1': { at: '2609' } } })).toBe(IMPERIAL);
  expect(held('2609', { worlds, squadrons: { 'Z-SR-72': { at: '2609' } } })).toBe(IMPERIAL); // attack 0
  expect(held('2609', { worlds, squadrons: { 'Z-BR-1': { transit: '2609' } } })).toBe(IMPERIAL); // R94
  expect(held('2609', { worlds, troops: { 'Z-K1': { at: '2609' } } })).toBe(ZHODANI); // 100 against 30
  expect(held('2609', { worlds, troops: { 'Z-D5': { at: '2609' } } })).toBe(IMPERIAL); // 20
});

test('FFW-5.3a R58 a world that surrendered is marked so, and its flag goes with control', () => {
  const table = surrender({ squadrons: { 'Z-BR-1': { at: '2609' } } });
  expect(table.g.worlds.surrendered[world('2609')]).toBe(1);
  expect(table.told('surrendered')).toHaveLength(1);
});
