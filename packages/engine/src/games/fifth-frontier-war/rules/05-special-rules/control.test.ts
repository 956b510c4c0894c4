import { expect, test } from 'vitest';
import { IMPERIAL, NOBODY, ZHODANI } from '../../data/types.ts';
import { ELIMINATED, IN_PLAY } from '../../state.ts';
import { admiral, type Given, type GivenTable, given, givenState, troop, world } from '../../testing/given.ts';

const check = (spec: Given): GivenTable => given({ phase: 'control', only: ['controlCheck'], ...spec });
const owner = (hex: string, spec: Given): number => check(spec).g.worlds.control[world(hex)]!;
/** Regina without its boats and battalions */
const BEATEN = { '2314': { sdbLoss: 100, defenseLoss: 100 } };
const TAKEN = { '2314': { control: 'zhodani', sdbLoss: 100, defenseLoss: 100 } } as const;

test('FFW-5.2b control is won when squadrons, SDBs, troops and battalions of the enemy are gone', () => {
  const troops = { 'Z-D5': { at: '2314' } };
  expect(owner('2314', { worlds: BEATEN, troops })).toBe(ZHODANI);
  expect(owner('2314', { worlds: BEATEN, troops, squadrons: { 'I-SR-63': { at: '2314' } } })).toBe(IMPERIAL);
  expect(owner('2314', { worlds: { '2314': { sdbLoss: 90, defenseLoss: 100 } }, troops })).toBe(IMPERIAL); // one boat
  expect(owner('2314', { worlds: { '2314': { sdbLoss: 100, defenseLoss: 90 } }, troops })).toBe(IMPERIAL);
  expect(owner('2314', { worlds: BEATEN, troops: { ...troops, 'I-MER-2': { at: '2314' } } })).toBe(IMPERIAL);
  expect(owner('2314', { worlds: BEATEN, squadrons: { 'Z-BR-1': { at: '2314' } } })).toBe(IMPERIAL);
});

test('FFW-5.2f the garrison must be there at the capture: 15 at Regina, 1.5 is 2 at Garda-Vilis', () => {
  const regina = (loss: number): number => owner('2314', { worlds: BEATEN, troops: { 'Z-D5': { at: '2314', loss } } });
  expect([regina(20), regina(30)]).toEqual([ZHODANI, IMPERIAL]); // 16, 14
  const worlds = { '1522': { sdbLoss: 100, defenseLoss: 100 } };
  const vilis = (loss: number): number => owner('1522', { worlds, troops: { 'Z-CTN-1': { at: '1522', loss } } });
  expect([vilis(20), vilis(30)]).toEqual([ZHODANI, IMPERIAL]); // 2, 1
});

test('FFW-5.2f armor does not count double, and cargo does not count', () => {
  const armor = { 'Z-D1': { at: '2314', loss: 60 } };
  expect(owner('2314', { worlds: BEATEN, troops: armor })).toBe(IMPERIAL); // 8, doubled 16
  const aboard: Given = {
    worlds: BEATEN,
    squadrons: { 'Z-AR-33': { at: '2314' } },
    troops: { 'Z-A1': { aboard: 'Z-AR-33' } },
  };
  expect(owner('2314', aboard)).toBe(IMPERIAL);
});

test('FFW-5.2e FFW-5.2f a garrison below strength returns the world to its original owner', () => {
  expect(owner('2314', { worlds: TAKEN, troops: { 'Z-D5': { at: '2314' } } })).toBe(ZHODANI);
  const weak = check({ worlds: TAKEN, troops: { 'Z-D5': { at: '2314', loss: 30 } } });
  expect(weak.g.worlds.control[world('2314')]).toBe(IMPERIAL);
  expect(weak.told('control')).toEqual([{ world: world('2314'), side: IMPERIAL }]);
  expect(weak.g.troops.status[troop('Z-D5')]).toBe(IN_PLAY); // it fights on
});

test('R55 retaking an own world needs no garrison, even below enemy squadrons', () => {
  expect(owner('2314', { worlds: TAKEN, squadrons: { 'Z-BR-1': { at: '2314' } } })).toBe(IMPERIAL);
});

test('R54 an uncontrolled world without defenders falls to a garrison while the enemy has nothing there', () => {
  const troops = { 'Z-R3': { at: '1107' } };
  expect(owner('1107', { troops })).toBe(ZHODANI);
  expect(owner('1107', { troops, squadrons: { 'I-SR-63': { at: '1107' } } })).toBe(NOBODY);
  expect(owner('1107', { troops: { ...troops, 'I-R3': { at: '1107' } } })).toBe(NOBODY);
  expect(owner('1107', { troops: { 'Z-R3': { at: '1107', loss: 90 } } })).toBe(ZHODANI); // 1 is enough
  expect(owner('1107', { worlds: { '1107': { control: 'zhodani' } } })).toBe(NOBODY);
});

test('R90 an enemy world without any defender falls to a sufficient garrison', () => {
  expect(owner('2212', { troops: { 'Z-R3': { at: '2212' } } })).toBe(ZHODANI);
  expect(owner('2212', { troops: { 'Z-CTN-1': { at: '2212', loss: 90 } } })).toBe(IMPERIAL); // strength 0
});

test('R53 nobody controls an independent world whose defenses stand, not even the side that runs them', () => {
  const guests = (side: 'zhodani' | 'imperial'): number =>
    owner('2213', { worlds: { '2213': { invader: side } }, troops: { 'I-D3': { at: '2213' } } });
  expect([guests('zhodani'), guests('imperial')]).toEqual([NOBODY, NOBODY]);
  const beaten = { '2213': { sdbLoss: 100, defenseLoss: 100, invader: 'zhodani' as const } };
  const table = check({ worlds: beaten, troops: { 'Z-D5': { at: '2213' } } });
  expect([table.g.worlds.control[world('2213')], table.g.worlds.invader[world('2213')]]).toEqual([ZHODANI, -1]);
});

test('R84 strength 0 neither holds nor prevents, and goes when the other side takes or holds control', () => {
  const troops = { 'I-MER-2': { at: '2314', loss: 60 }, 'Z-D5': { at: '2314' } };
  const taken = check({ worlds: BEATEN, troops });
  expect(taken.g.worlds.control[world('2314')]).toBe(ZHODANI);
  expect(taken.g.troops.status[troop('I-MER-2')]).toBe(ELIMINATED);
  expect(owner('1107', { troops: { 'I-MER-2': { at: '1107', loss: 60 } } })).toBe(NOBODY);
  const held = check({ troops: { 'Z-CTN-1': { at: '2314', loss: 80 }, 'I-MER-2': { at: '2314', loss: 60 } } });
  expect(held.g.troops.status[troop('Z-CTN-1')]).toBe(ELIMINATED);
  expect(held.g.troops.status[troop('I-MER-2')]).toBe(IN_PLAY);
  // one battalion at 60 per cent has strength 0 and is cleared away with the capture
  const small = check({ worlds: { '1711': { defenseLoss: 60 } }, troops: { 'Z-R3': { at: '1711' } } });
  expect([small.g.worlds.control[world('1711')], small.g.worlds.defenseLoss[world('1711')]]).toEqual([ZHODANI, 100]);
  // and so has the one boat of Inthe
  const boat = check({ worlds: { '2814': { sdbLoss: 60, defenseLoss: 100 } }, troops: { 'Z-R3': { at: '2814' } } });
  expect([boat.g.worlds.control[world('2814')], boat.g.worlds.sdbLoss[world('2814')]]).toEqual([ZHODANI, 100]);
});

test('R36 admirals on the surface die when the enemy takes the world, those of its new owner do not', () => {
  const admirals = { 'I-ADM-8': { at: '2314' }, 'Z-ADM-2': { at: '2314' }, 'I-ADM-11': { aboard: 'I-BR-190' } };
  const squadrons = { 'I-BR-190': { at: '2213' } };
  const table = check({ worlds: BEATEN, troops: { 'Z-D5': { at: '2314' } }, admirals, squadrons, warrant: 'I-ADM-8' });
  const { status } = table.g.admirals;
  expect([status[admiral('I-ADM-8')], status[admiral('Z-ADM-2')], status[admiral('I-ADM-11')]]).toEqual([
    ELIMINATED,
    IN_PLAY,
    IN_PLAY,
  ]);
  expect([table.g.warrant, table.g.warrantHolder]).toEqual([ELIMINATED, -1]);
  expect(table.told('admiralLost')).toEqual([{ admiral: admiral('I-ADM-8') }]);
});

test('FFW-5.11b overt guerrillas take and hold a world, FFW-5.11a covert ones do not', () => {
  const worlds = { '2109': { sdbLoss: 100, defenseLoss: 100 } };
  expect(owner('2109', { worlds, troops: { 'Z-G1': { at: '2109', overt: true } } })).toBe(ZHODANI); // 100 against 10
  expect(owner('2109', { worlds, troops: { 'Z-G1': { at: '2109' } } })).toBe(IMPERIAL);
  const held = { '2109': { control: 'zhodani' as const, sdbLoss: 100, defenseLoss: 100 } };
  expect(owner('2109', { worlds: held, troops: { 'Z-G1': { at: '2109' } } })).toBe(IMPERIAL);
});

test('FFW-5.4a Esalin starts uncontrolled with both sides there, is won as usual and lost to nobody', () => {
  const start = givenState({});
  expect(start.g.worlds.control[world('1408')]).toBe(NOBODY);
  const both = { 'Z-CT-7': { at: '1408' }, 'I-CT-15': { at: '1408' } };
  expect(owner('1408', { troops: both })).toBe(NOBODY);
  expect(owner('1408', { troops: { 'I-CT-15': { at: '1408' } } })).toBe(IMPERIAL);
  const won = { '1408': { control: 'imperial' as const } };
  expect(owner('1408', { worlds: won, troops: { 'I-CT-15': { at: '1408' } } })).toBe(IMPERIAL);
  expect(owner('1408', { worlds: won })).toBe(NOBODY);
});

test('FFW-5.4b Quar and Zircon count as Imperial controlled, without a garrison', () => {
  const { g } = check({});
  expect([g.worlds.control[world('1212')], g.worlds.control[world('1514')]]).toEqual([IMPERIAL, IMPERIAL]);
});
