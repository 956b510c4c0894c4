import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { ASHORE, DEFENSE } from '../../state.ts';
import { fleet, type Given, type GivenTable, given, place, squadron, troop, world } from '../../testing/given.ts';

/** Cipango: Zhodani, 12 SDBs, 1200 battalions of tech 12 */
const HEX = '1109';
const GLOBES = ['I-BR-123', 'I-BR-154', 'I-BR-187', 'I-BR-188']; // 24 attack, 8 bombardment
const jumped = (ids: readonly string[]): NonNullable<Given['squadrons']> =>
  Object.fromEntries(ids.map((id) => [id, { jumped: true }]));
const globes = (spec: Given = {}, members: readonly string[] = GLOBES): GivenTable =>
  given({
    combat: { hex: HEX, stage: 'blackGlobe' },
    only: ['combat', 'blackGlobeStep', 'overload'],
    options: { blackGlobes: true },
    fleets: { 'I-F-43rd': { at: HEX, squadrons: [...members] } },
    ...spec,
    squadrons: { ...jumped(members), ...spec.squadrons },
  });
const ENEMIES = { 'Z-BR-1': { at: HEX }, 'Z-BR-2': { at: HEX } };
const isAsked = ({ table }: GivenTable) => table.pending.some(({ kind }) => kind === 'blackGlobe');

test('FFW-9.2c only a fleet of nothing but black globe squadrons that has just jumped in is asked', () => {
  expect(globes().decision('blackGlobe', IMPERIAL).about).toEqual({ hex: place(HEX), fleet: fleet('I-F-43rd') });
  expect(isAsked(globes({}, [...GLOBES, 'I-BR-190']))).toBe(false);
  expect(isAsked(globes({ squadrons: { 'I-BR-188': { jumped: false } } }))).toBe(false);
  expect(isAsked(globes({ options: {} }))).toBe(false);
  expect(isAsked(globes({ fleets: {}, squadrons: { 'I-BR-188': { at: HEX, jumped: true } } }, []))).toBe(false); // no fleet
});

test('FFW-9.2c FFW-9.2d the surprise attack is one round in which the target does not fire; R72 admirals count', () => {
  const table = globes({ squadrons: ENEMIES, admirals: { 'Z-ADM-9': { aboard: 'Z-BR-1' } } });
  table.act(IMPERIAL, 'blackGlobe', { do: 'attack' }, [4]); // 24 factors, 4 - 1: 5
  expect(table.told('spaceFire')).toEqual([
    { side: IMPERIAL, attacks: [{ factors: 24, die: 4, modified: 3, shift: 0, hits: 5 }] },
  ]);
  table.act(ZHODANI, 'losses', { steps: [squadron('Z-BR-1'), squadron('Z-BR-2')] });
  expect(table.table.result?.why).toBe('spaceCombat would begin'); // FFW-9.2e, FFW-9.2f: nothing more of this kind
});

test('FFW-9.2c FFW-3.10j cargo of squadrons that it reduces takes its losses at once', () => {
  const table = globes({ squadrons: ENEMIES, troops: { 'Z-D5': { aboard: 'Z-BR-1' } } });
  table.act(IMPERIAL, 'blackGlobe', { do: 'attack' }, [3]); // 5
  table.act(ZHODANI, 'losses', { steps: [squadron('Z-BR-1'), squadron('Z-BR-2')] });
  expect(table.told('cargoLost')).toEqual([{ troop: troop('Z-D5'), loss: 50 }]); // 20 in a capacity of 10
});

test('FFW-9.2d bombing in the presence of squadrons and SDBs', () => {
  const table = globes({ squadrons: ENEMIES });
  const bomb = (points: number) => ({ do: 'bomb' as const, bombs: [{ target: DEFENSE, points }] });
  expect(table.refusal(IMPERIAL, 'blackGlobe', bomb(9))?.rule).toBe('FFW-4.8d');
  table.act(IMPERIAL, 'blackGlobe', bomb(8), [3]); // 3 - 1: row 2, column 6: 10
  expect(table.g.worlds.defenseLoss[world(HEX)]).toBe(10);
});

test('FFW-9.2d landing in the presence of squadrons and SDBs, from the fleet itself only', () => {
  const table = globes({
    squadrons: { ...ENEMIES, 'I-BR-190': { at: HEX } },
    troops: { 'I-D1': { aboard: 'I-BR-188' }, 'I-D2': { aboard: 'I-BR-190' } },
  });
  const land = (id: string, to: number) => ({ do: 'land' as const, transfers: [{ troop: troop(id), to }] });
  expect(table.refusal(IMPERIAL, 'blackGlobe', land('I-D2', ASHORE))?.rule).toBe('FFW-9.2c');
  expect(table.refusal(IMPERIAL, 'blackGlobe', land('I-D1', squadron('I-BR-190')))?.rule).toBe('FFW-9.2c');
  table.act(IMPERIAL, 'blackGlobe', land('I-D1', ASHORE));
  expect(table.g.troops.place[troop('I-D1')]).toBe(place(HEX));
});

test('FFW-9.2e FFW-9.2f one action, or none, then an ordinary space combat', () => {
  const table = given({
    combat: { hex: HEX, stage: 'blackGlobe' },
    only: ['combat', 'blackGlobeStep', 'spaceCombat', 'overload'],
    options: { blackGlobes: true },
    fleets: { 'I-F-43rd': { at: HEX, squadrons: GLOBES } },
    squadrons: { ...jumped(GLOBES), ...ENEMIES },
  });
  expect(table.refusal(IMPERIAL, 'blackGlobe', { do: 'none' })).toBe(null);
  table.act(IMPERIAL, 'blackGlobe', { do: 'none' }, [1, 1]);
  expect(table.told('spaceRound')).toEqual([{ hex: place(HEX), round: 1, attack: [24, 12], tactical: [0, 0] }]);
});

test('FFW-9.2f two such fleets are asked one after the other', () => {
  const table = globes({
    fleets: {
      'I-F-43rd': { at: HEX, squadrons: GLOBES.slice(0, 2) },
      'I-F-18th': { at: HEX, squadrons: GLOBES.slice(2) },
    },
  });
  table.act(IMPERIAL, 'blackGlobe', { do: 'none' });
  expect(isAsked(table)).toBe(true);
  table.act(IMPERIAL, 'blackGlobe', { do: 'none' });
  expect(isAsked(table)).toBe(false);
});

test('A6 in fog of war any fleet that jumped in unseen is asked, so that the question tells nothing', () => {
  const fog = { blackGlobes: true, fogOfWar: true };
  const squadrons = { 'I-BR-123': { at: '2314' } };
  const table = globes({ options: fog, squadrons }, ['I-BR-190']);
  expect(isAsked(table)).toBe(true);
  expect(table.refusal(IMPERIAL, 'blackGlobe', { do: 'bomb', bombs: [{ target: DEFENSE, points: 1 }] })?.rule).toBe(
    'FFW-9.2c',
  );
  expect(isAsked(globes({ options: fog }, ['I-BR-190']))).toBe(false); // no globes are in play
  expect(isAsked(globes({ options: fog, squadrons: { ...squadrons, ...ENEMIES } }, ['I-BR-190']))).toBe(false); // seen
});
