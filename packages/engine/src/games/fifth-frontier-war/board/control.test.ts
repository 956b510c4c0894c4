import { expect, test } from 'vitest';
import { IMPERIAL, NOBODY, ZHODANI } from '../data/types.ts';
import { isFogged, isFoggedSquadron } from '../secrets/fog.ts';
import { fleet, type Given, givenState, place, squadron, world } from '../testing/given.ts';
import {
  defenderOf,
  defenseStands,
  hasGarrison,
  isContested,
  isInterdicted,
  isNeutral,
  isOpenVacuum,
  sdbStands,
} from './control.ts';
import { fillsAtOnce, fillsInTime, sourcesAt } from './fuel.ts';

test('FFW-5.2c, FFW-5.2d the garrison is a hundredth of the defense factor, else any troop', () => {
  const garrison = (label: string, troops: Parameters<typeof givenState>[0]['troops']): boolean =>
    hasGarrison(givenState({ troops: troops ?? {} }), ZHODANI, world(label));
  expect(garrison('2109', { 'Z-A1': { at: '2109' } })).toBe(true); // 500 against 10
  expect(garrison('2109', { 'Z-D1': { at: '2109', loss: 50 } })).toBe(true); // 10 against 10
  expect(garrison('2109', { 'Z-D1': { at: '2109', loss: 60 } })).toBe(false); // 8
  expect(garrison('0816', { 'Z-R1': { at: '0816', loss: 80 } })).toBe(true); // 1, no defense factor
  expect(garrison('2109', {})).toBe(false);
});

test('R53 independent worlds with defenses are neutral until invaded; then they fight the invader', () => {
  const ruie = world('2213');
  expect(isNeutral(givenState({}), ruie)).toBe(true);
  const invaded = givenState({ worlds: { '2213': { invader: 'zhodani' } } });
  expect([isNeutral(invaded, ruie), defenderOf(invaded, ruie)]).toEqual([false, IMPERIAL]);
  const broken = givenState({ worlds: { '2213': { sdbLoss: 100, defenseLoss: 100 } } });
  expect([isNeutral(broken, ruie), defenderOf(broken, ruie)]).toEqual([false, NOBODY]);
});

test('R89 contested: both sides there, one at an enemy or neutral world, never a box', () => {
  const contested = (label: string, spec: Parameters<typeof givenState>[0]): boolean =>
    isContested(givenState(spec), place(label));
  const both = { 'Z-BR-1': { at: '2310' }, 'I-BR-190': { at: '2310' } };
  expect(contested('2310', { squadrons: both })).toBe(true);
  expect(contested('2314', { squadrons: { 'Z-BR-1': { at: '2314' } } })).toBe(true);
  expect(contested('2314', { squadrons: { 'I-BR-190': { at: '2314' } } })).toBe(false);
  expect(contested('2213', { squadrons: { 'I-BR-190': { at: '2213' } } })).toBe(true);
  expect(contested('2109', { troops: { 'Z-G1': { at: '2109' } } })).toBe(false);
  expect(contested('2109', { troops: { 'Z-G1': { at: '2109', overt: true } } })).toBe(true);
  expect(contested('1408', { troops: { 'Z-CT-7': { at: '1408' }, 'I-CT-15': { at: '1408' } } })).toBe(true); // R59
});

test('FFW-5.1c, FFW-5.8b a red zone is closed until lifted, but where the warrant is', () => {
  expect(isInterdicted(givenState({}), place('2510'))).toBe(true);
  expect(isInterdicted(givenState({ worlds: { '2510': { opened: true } } }), place('2510'))).toBe(false);
  const holder = { squadrons: { 'I-BR-190': { at: '2510' } }, admirals: { 'I-ADM-8': { aboard: 'I-BR-190' } } };
  expect(isInterdicted(givenState({ ...holder, warrant: 'I-ADM-8' }), place('2510'))).toBe(false);
  expect(isInterdicted(givenState({ ...holder, warrant: 'lost' }), place('2510'))).toBe(true);
});

test('FFW-3.9i, FFW-3.9j, FFW-3.9o fuel needs control but for gas giants; R57 not in a red zone', () => {
  const at = givenState({});
  expect(sourcesAt(at, IMPERIAL, place('2314'))).toMatchObject({ base: true, port: true, slots: 4 });
  expect(sourcesAt(at, ZHODANI, place('2314'))).toEqual({
    base: false,
    gasGiant: true,
    ocean: false,
    port: false,
    slots: 0,
  });
  expect(sourcesAt(at, IMPERIAL, place('2213'))).toMatchObject({ base: false, ocean: false, port: false, slots: 0 });
  expect(sourcesAt(at, IMPERIAL, place('2510'))).toMatchObject({ base: false, ocean: false, port: false, slots: 0 });
  expect(sourcesAt(at, ZHODANI, place('ZR'))).toMatchObject({ base: true, gasGiant: false });
  expect(sourcesAt(at, ZHODANI, place('2310'))).toMatchObject({ base: false, gasGiant: false });
});

test('FFW-3.9b, FFW-3.9c streamlined at gas giant and ocean at once, partly at the giant only, others in a phase', () => {
  const at = givenState({});
  const of = (fuel: number): number => at.data.squadrons.find((one) => one.fuel === fuel)!.index;
  const giant = { base: false, gasGiant: true, ocean: false, port: false, slots: 0 };
  const ocean = { ...giant, gasGiant: false, ocean: true };
  expect([0, 1, 2].map((code) => fillsAtOnce(at, of(code), giant))).toEqual([true, true, false]);
  expect([0, 1, 2].map((code) => fillsAtOnce(at, of(code), ocean))).toEqual([true, false, false]);
  expect([fillsInTime(giant), fillsInTime({ ...giant, gasGiant: false })]).toEqual([true, false]);
});

test('A6 fog hides what a fleet holds where the viewer has no squadron; independent squadrons are seen', () => {
  const fleets = { 'Z-F-68th': { at: '2213', squadrons: ['Z-BR-1'] } };
  const fog = givenState({ options: { fogOfWar: true }, fleets, squadrons: { 'Z-BR-2': { at: '2213' } } });
  expect(isFogged(fog, fleet('Z-F-68th'), IMPERIAL)).toBe(true);
  expect(isFogged(fog, fleet('Z-F-68th'), ZHODANI)).toBe(false);
  expect(isFoggedSquadron(fog, squadron('Z-BR-2'), IMPERIAL)).toBe(false);
  const seen = givenState({ options: { fogOfWar: true }, fleets, squadrons: { 'I-BR-190': { at: '2213' } } });
  expect(isFogged(seen, fleet('Z-F-68th'), IMPERIAL)).toBe(false);
  expect(isFogged(givenState({ fleets }), fleet('Z-F-68th'), IMPERIAL)).toBe(false);
});

test('R96 SDBs fight for the controller of their world', () => {
  expect([IMPERIAL, ZHODANI].map((side) => sdbStands(givenState({}), side, place('1510')))).toEqual([true, false]);
});

test('R53 R98 a single battalion or boat makes a world neutral; the first world of the list is open without them', () => {
  const neutral = (hex: string, spec: Given = {}) => isNeutral(givenState(spec), world(hex));
  expect([neutral('0907'), neutral('0907', { worlds: { '0907': { defenseLoss: 100 } } })]).toEqual([true, false]); // 1
  const gesentown = (defenseLoss: number) => givenState({ worlds: { '0707': { control: 'nobody', defenseLoss } } });
  expect(world('0707')).toBe(0);
  expect([isOpenVacuum(gesentown(0), 0), isOpenVacuum(gesentown(100), 0), isOpenVacuum(givenState({}), 0)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(defenseStands(givenState({}), ZHODANI, place('0707'))).toBe(true); // one battalion
  expect(isOpenVacuum(givenState({}), -1)).toBe(false);
});
