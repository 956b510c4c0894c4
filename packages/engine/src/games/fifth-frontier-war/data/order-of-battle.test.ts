import { expect, test } from 'vitest';
import { placeAt } from './places.ts';
import { standardData } from './standard.ts';
import { type Draw, type DrawKind, IMPERIAL, type Place, WARRANT, ZHODANI } from './types.ts';

const { orderOfBattle, squadrons, troops, fleets, admirals, map, admiralById } = standardData;
const { initial, reinforcements, imperialDie } = orderOfBattle;
const label = (place: number) => map.labels[place];
const ofRule = (rule: string) => initial.flat().filter((force) => force.rule === rule);
const drawn = (draws: readonly Draw[], what: DrawKind, navy: number) =>
  draws.filter((draw) => draw.what === what && draw.navy === navy).reduce((sum, { count }) => sum + count, 0);
const hexes = (place: Place | undefined) => (place?.kind === 'hexes' ? place.hexes.map(label) : place?.kind);
const turns = (side: number) => reinforcements.filter((group) => group.side === side);

test('FFW-7.1b every counter is placed, drawn later, or waits for the Imperial die', () => {
  const all = [...initial.flat(), ...reinforcements.flatMap(({ draws }) => draws)];
  const counts = (what: DrawKind) => [0, 1, 2, 3].map((navy) => drawn(all, what, navy));
  expect(counts('squadrons')).toEqual([16 + 8 + 2 + 6 + 1 + 14, 106, 14, 7]);
  expect(counts('troops')).toEqual([85, 63, 8, 8]);
  expect(counts('fleets')).toEqual([7, 14, 2, 2]);
  expect(counts('admirals')).toEqual([7, 14, 3, 3]);
  expect(counts('special')).toEqual([3, 0, 0, 0]);
  const seen = new Set(all.flatMap(({ what, from }) => from.map((unit) => `${what} ${unit}`)));
  const unseen = [
    ...squadrons.filter(({ index, group }) => !seen.has(`squadrons ${index}`) && group !== 'special'),
    ...troops.filter(({ index, isGuerrilla }) => !seen.has(`troops ${index}`) && !isGuerrilla),
    ...fleets.filter(({ index }) => !seen.has(`fleets ${index}`)),
    ...admirals.filter(({ index }) => !seen.has(`admirals ${index}`)),
  ];
  expect(unseen).toEqual([]);
});

test('R5 the first battle and cruiser squadrons come out of 32 and 26', () => {
  expect(ofRule('FFW-7.2e').map(({ count, from }) => [count, from.length])).toEqual([
    [2, 32],
    [6, 26],
  ]);
  expect([imperialDie.battle.length, imperialDie.cruiser.length]).toEqual([32, 26]);
});

test('FFW-7.2a PSG, a 100-factor troop and an assault squadron at Efate, SPL at Ruie, the Duke at Regina', () => {
  expect(ofRule('FFW-7.2a').map(({ what, count, place }) => [what, count, hexes(place)])).toEqual([
    ['troops', 1, ['2109']],
    ['troops', 1, ['2213']],
    ['squadrons', 1, ['2109']],
    ['troops', 1, ['2109']],
    ['admirals', 1, ['2314']],
  ]);
  expect(ofRule('FFW-7.2h').map(({ count, from }) => [count, from.length])).toEqual([
    [4, 14],
    [3, 13], // the Duke is in no draw
  ]);
});

test('FFW-7.2c, FFW-7.2d, FFW-7.2f, FFW-7.2g where Imperial units may start; R77 never in a red zone', () => {
  const [marines] = ofRule('FFW-7.2c');
  const [scouts] = ofRule('FFW-7.2d');
  const [mercenaries, huscarles] = ofRule('FFW-7.2f');
  const [regulars] = ofRule('FFW-7.2g');
  expect([hexes(marines?.place), hexes(scouts?.place), hexes(regulars?.place)].map((list) => list?.length)).toEqual([
    20, 21, 83,
  ]);
  expect([hexes(marines?.place)?.includes('1212'), hexes(scouts?.place)?.includes('1514')]).toEqual([true, true]);
  expect([mercenaries?.count, huscarles?.count, hexes(huscarles?.place)?.length]).toEqual([7, 8, 86]);
  expect(['2213', '1212', '1514', '1923'].map((hex) => hexes(mercenaries?.place)?.includes(hex))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('FFW-5.7a, FFW-5.7b one admiral of the Vargr and one of the Sword Worlds is lent, precedence 15', () => {
  expect(
    initial.flatMap((forces) => forces.flatMap(({ serves, from }) => (serves ? [[serves, from.length]] : []))),
  ).toEqual([
    [{ navy: IMPERIAL, precedence: 15 }, 3],
    [{ navy: ZHODANI, precedence: 15 }, 3],
  ]);
});

test('FFW-7.3b, R74 numbered colonials start at eight worlds, squadrons not at Esalin', () => {
  const [colonialSquadrons, colonialTroops] = ofRule('FFW-7.3b');
  expect(hexes(colonialTroops?.place)).toEqual(['0708', '0711', '1014', '1109', '1308', '1408', '1506', '1507']);
  expect(hexes(colonialSquadrons?.place)).toEqual(['0708', '0711', '1014', '1109', '1308', '1506', '1507']);
});

test('FFW-7.3c, FFW-7.3d, FFW-7.3e, FFW-7.3g the Governor at Cronor, the rest in their own territory, Fulacin off the map', () => {
  expect(ofRule('FFW-7.3c').map(({ from, place }) => [from, hexes(place)])).toEqual([
    [[admiralById.get('Z-ADM-11')?.index], ['0708']],
  ]);
  const [battle] = ofRule('FFW-7.3d');
  expect([battle?.count, hexes(battle?.place)?.length]).toEqual([23, 18]);
  expect(ofRule('FFW-7.3d').filter(({ place }) => place.kind === 'hexes' && place.embarked)).toHaveLength(5);
  expect(new Set(ofRule('FFW-7.3e').flatMap(({ place }) => hexes(place)))).toEqual(
    new Set(['1525', '1527', '1625', '1627', '2702', '2703', '2704', 'withSquadrons']),
  );
  expect(ofRule('FFW-7.3g').map(({ place }) => place.kind)).toEqual(['offMap']);
});

test('FFW-6.1b the Sword Worlds reinforcements are in their box from the start', () => {
  const box = ofRule('FFW-6.1b');
  expect([drawn(box, 'squadrons', 2), drawn(box, 'troops', 2)]).toEqual([10, 7]);
  expect(new Set(box.map(({ place }) => (place.kind === 'box' ? label(place.place) : place.kind)))).toEqual(
    new Set(['SW']),
  );
});

test('FFW-6.1a, FFW-6.1c, FFW-6.1f, FFW-6.1g, FFW-6.1i when groups arrive, and where', () => {
  const table = (side: number) =>
    turns(side).map(({ turn, boxes, draws }) => [turn, boxes.map(label), draws.map(({ count }) => count)]);
  expect(table(IMPERIAL)).toEqual([
    [2, ['IR', 'RW'], [3, 3, 3]],
    [6, ['RW'], [14, 14]],
    [10, ['IR'], [8, 5, 8]],
  ]);
  expect(table(ZHODANI)).toEqual([
    [10, ['ZR'], [13, 7, 1, 1, 1, 1, 1, 1, 4, 4]],
    [20, ['ZA'], [10, 7, 1, 1, 1, 1, 1, 3, 3]],
  ]);
});

test('FFW-6.1d, FFW-6.1e the Imperial die starts on turn 10; special is two tankers, the assault carriers and the warrant', () => {
  expect([imperialDie.fromTurn, label(imperialDie.box), imperialDie.perFleet]).toEqual([
    10,
    'IR',
    { admirals: 1, special: 1 },
  ]);
  const types = imperialDie.special.map((unit) => (unit === WARRANT ? 'warrant' : squadrons[unit]?.type));
  expect(['tanker', 'assault', 'warrant'].map((type) => types.filter((one) => one === type).length)).toEqual([2, 8, 1]);
});

test('R65 where eliminated units return', () => {
  expect(orderOfBattle.replacementBoxes.map(({ colonial, other }) => [label(colonial), label(other)])).toEqual([
    ['RW', 'IR'],
    ['ZR', 'ZR'],
  ]);
});

test('FFW-9.1a, FFW-9.1b, R93 surprise fleets', () => {
  expect(orderOfBattle.surprise).toEqual([
    { rule: 'FFW-9.1a', hex: placeAt(map, '1914'), jump: 3, fuel: [0], discoveredOn: [1, 2, 3, 4] },
    { rule: 'FFW-9.1b', hex: placeAt(map, '1319'), jump: 3, fuel: [0, 1], discoveredOn: [] },
  ]);
});
