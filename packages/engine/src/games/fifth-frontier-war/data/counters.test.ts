import { expect, test } from 'vitest';
import { standardData } from './standard.ts';
import { FUEL_CODES, FULL, NAVIES, REDUCED, type Squadron } from './types.ts';

const { squadrons, troops, fleets, admirals, squadronById, troopById } = standardData;
const count = (records: readonly { navy: number }[]) =>
  NAVIES.map((_, navy) => records.filter((record) => record.navy === navy).length);
const sum = (has: (one: Squadron) => boolean) => {
  const found = squadrons.filter((one) => one.navy === 0 && has(one));
  return [found.length, found.reduce((total, { defense }) => total + defense[FULL], 0)];
};

test('474 counters: squadrons, troops with guerrillas, fleets, admirals, the warrant', () => {
  expect([squadrons.length, troops.length, fleets.length, admirals.length]).toEqual([233, 174, 32, 34]);
  expect(squadrons.length + troops.length + fleets.length + admirals.length + 1).toBe(474);
});

test('counters by navy: Imperial, Zhodani, Sword Worlds, Vargr', () => {
  expect(count(squadrons)).toEqual([106, 106, 14, 7]);
  expect(count(troops)).toEqual([85, 73, 8, 8]);
  expect(count(fleets)).toEqual([14, 14, 2, 2]);
  expect(count(admirals)).toEqual([14, 14, 3, 3]);
});

test('R5 Imperial squadrons and the sums of their defense factors', () => {
  expect(sum(({ type, isColonial }) => type === 'battle' && !isColonial)).toEqual([32, 147]);
  expect(sum(({ type, isColonial }) => type === 'cruiser' && !isColonial)).toEqual([26, 165]);
  expect(sum(({ type }) => type === 'scout')).toEqual([8, 38]);
  expect(sum(({ type, isColonial }) => type === 'assault' && !isColonial)).toEqual([8, 48]);
  expect(sum(({ type }) => type === 'tanker')).toEqual([2, 8]);
  expect(sum(({ type, isColonial }) => type === 'battle' && isColonial)).toEqual([10, 67]);
  expect(sum(({ type, isColonial }) => type === 'cruiser' && isColonial)).toEqual([19, 117]);
});

test('FFW-1.2a a squadron has type, jump, fuel code and three factors on two sides', () => {
  expect(squadronById.get('I-BR-190')).toMatchObject({
    type: 'battle',
    jump: 4,
    fuel: FUEL_CODES.indexOf('U'),
    attack: [5, 2],
    bombardment: [1, 0],
    defense: [7, 3],
    isBacked: true,
    isColonial: false,
  });
  expect(
    squadrons
      .filter(({ blackGlobe }) => blackGlobe)
      .map(({ attack, bombardment, defense }) => [attack[0], bombardment[0], defense[0]]),
  ).toEqual(Array.from({ length: 4 }, () => [6, 2, 8]));
});

test('FFW-1.2b, R38 ten scouts have no reverse and count their full defense factor', () => {
  const unbacked = squadrons.filter(({ isBacked }) => !isBacked);
  expect([unbacked.length, unbacked.every(({ type }) => type === 'scout')]).toEqual([10, true]);
  expect(squadronById.get('I-SR-53')?.stepValue).toEqual([8, 0]);
  expect(squadronById.get('I-BR-190')?.stepValue).toEqual([4, 3]);
  expect(squadrons.every(({ stepValue, defense }) => stepValue[FULL] + stepValue[REDUCED] === defense[FULL])).toBe(
    true,
  );
  expect(squadrons.filter(({ stepValue, isBacked }) => isBacked && stepValue.includes(0))).toEqual([]);
});

test('FFW-3.10f capacities of the full and the reduced side', () => {
  expect(['I-AR-26', 'I-BR-190', 'I-CR-481', 'I-SR-53', 'V-TR-1'].map((id) => squadronById.get(id)?.capacity)).toEqual([
    [600, 300],
    [20, 10],
    [8, 4],
    [0, 0],
    [0, 0],
  ]);
});

test('FFW-1.2c troops and their marks', () => {
  const marked = (mark: 'armor' | 'elite' | 'jumpTroop' | 'psionic' | 'mercenary' | 'isGuerrilla') =>
    troops.filter((troop) => troop[mark]).length;
  expect([marked('armor'), marked('elite'), marked('jumpTroop'), marked('psionic'), marked('mercenary')]).toEqual([
    12, 17, 12, 6, 9,
  ]);
  expect([marked('isGuerrilla'), troops.slice(-10).every(({ isGuerrilla }) => isGuerrilla)]).toEqual([10, true]);
  expect(troopById.get('I-MAR-1')).toMatchObject({
    size: 'regiment',
    factor: 5,
    tech: 15,
    multiplier: 2,
    group: 'marine',
  });
  expect(troopById.get('S-K6')).toMatchObject({ factor: 50, tech: 11, armor: true, multiplier: 2, side: 1 });
  expect(troopById.get('Z-FUL')).toMatchObject({ name: 'Fulacin', factor: 1, elite: true, group: 'fulacin' });
});

test('R59 Esalin is the home of a colonial unit of either side', () => {
  const esalin = standardData.worlds.find(({ name }) => name === 'Esalin');
  const units = troops.filter(({ home }) => home === esalin?.hex);
  expect(units.map(({ id, factor, tech }) => [id, factor, tech])).toEqual([
    ['I-CT-15', 20, 8],
    ['Z-CT-7', 20, 8],
  ]);
});

test('FFW-1.2d admirals have precedence, plotting and tactical factors; five plot nothing', () => {
  expect(admirals.filter(({ plotting }) => plotting === 0).map(({ id }) => id)).toEqual([
    'I-ADM-4',
    'I-ADM-5',
    'I-ADM-11',
    'Z-ADM-6',
    'Z-ADM-10',
  ]);
  expect(admirals.filter(({ title }) => title).map(({ id, title }) => [id, title])).toEqual([
    ['I-ADM-11', 'duke-of-regina'],
    ['Z-ADM-11', 'provincial-governor'],
  ]);
});

test('FFW-3.3a Zhodani fleets plot four turns ahead, all others five; codes are unique', () => {
  expect(fleets.every(({ navy, plotting }) => plotting === (navy === 1 ? 4 : 5))).toBe(true);
  expect(new Set(fleets.map(({ code }) => code)).size).toBe(32);
  expect(fleets.filter(({ code }) => ['18F', '14C', 'TF17'].includes(code)).map(({ name }) => name)).toEqual([
    '18th Fleet',
    'TF 17',
    '14th Colonial Fleet',
  ]);
});
