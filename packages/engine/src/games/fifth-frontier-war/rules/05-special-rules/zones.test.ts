import { expect, test } from 'vitest';
import { isInterdicted } from '../../board/control.ts';
import { sourcesAt } from '../../board/fuel.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { fleet, type Given, type GivenTable, given, givenState, place, squadron, world } from '../../testing/given.ts';
import { jumpFault } from '../03-movement/jump.ts';
import { openZones } from './zones.ts';

/** Is the red zone of Pscias open after a look around? */
const isOpened = (spec: Given): boolean => {
  const table = given({ phase: 'plotting', only: [], ...spec });
  openZones(table.play());
  return table.g.worlds.opened[world('2510')] === 1;
};

test('FFW-5.1a amber zones have no effect', () => {
  const at = givenState({});
  const amber = at.data.worlds.filter(({ zone }) => zone === 'amber');
  expect(amber.length).toBeGreaterThan(5);
  expect(amber.some(({ hex }) => isInterdicted(at, hex))).toBe(false);
});

test('FFW-5.1b Imperial squadrons jump into a red zone like anywhere else', () => {
  const at = givenState({ squadrons: { 'I-BR-190': { at: '2410' } } });
  const jump = jumpFault(at, IMPERIAL, [squadron('I-BR-190')], place('2410'), place('2510'));
  expect([jump, isInterdicted(at, place('2510'))]).toEqual([null, true]);
});

test('FFW-5.1d R57 a Zhodani-side squadron or troop lifts the zone for good, guerrillas and Imperials do not', () => {
  expect(isOpened({})).toBe(false);
  expect(isOpened({ squadrons: { 'Z-SR-71': { at: '2510' } } })).toBe(true);
  expect(isOpened({ squadrons: { 'Z-SR-71': { transit: '2510' } } })).toBe(false); // R28: nowhere yet
  expect(isOpened({ troops: { 'S-B1': { at: '2510' } } })).toBe(true);
  expect(isOpened({ troops: { 'Z-G1': { at: '2510', overt: true } } })).toBe(false);
  expect(isOpened({ squadrons: { 'I-BR-190': { at: '2510' } } })).toBe(false);
  expect(isOpened({ worlds: { '2510': { opened: true } } })).toBe(true);
});

test('FFW-5.1d told once, when it happens', () => {
  const table = given({ phase: 'plotting', only: [], squadrons: { 'Z-BR-1': { at: '2510' } } });
  openZones(table.play());
  openZones(table.play());
  expect(table.told('zoneLifted')).toEqual([{ world: world('2510') }]);
});

test('FFW-5.1d it is lifted by the very step in which somebody enters, arrives or stands there from the start', () => {
  const isLifted = ({ g }: GivenTable): boolean => g.worlds.opened[world('2510')] === 1;
  const to = place('2510');
  const scout = given({ phase: 'scouts', only: ['scoutMoves'], squadrons: { 'Z-SR-71': { at: '2410' } } });
  scout.act(ZHODANI, 'scouts', { jumps: [{ squadron: squadron('Z-SR-71'), to, load: [] }] });
  const led = { at: '2410', squadrons: ['Z-BR-1'], commander: 'Z-ADM-6' };
  const free = given({ phase: 'wellLed', only: ['wellLedMoves'], fleets: { '40F': led } });
  free.act(ZHODANI, 'wellLed', { jumps: [{ fleet: fleet('Z-F-40th'), to, load: [] }] });
  const ordered = { at: '2410', squadrons: ['Z-BR-1'], orders: ['J2510'] };
  const plotted = given({ phase: 'plotted', only: ['plottedMoves'], fleets: { '40F': ordered } });
  const squadrons = { 'Z-BR-1': { at: '2510' } };
  const arrived = given({ turn: 3, only: ['reinforcements'], squadrons });
  const begun = given({ phase: 'setUp', only: ['setUp'], squadrons });
  expect([scout, free, plotted, arrived, begun].map(isLifted)).toEqual([true, true, true, true, true]);
});

test('FFW-5.1e the gas giant of a red zone is always usable', () => {
  const at = givenState({});
  expect(sourcesAt(at, IMPERIAL, place('2510'))).toMatchObject({ gasGiant: true, ocean: false, port: false });
  expect(sourcesAt(at, ZHODANI, place('2510')).gasGiant).toBe(true);
});
