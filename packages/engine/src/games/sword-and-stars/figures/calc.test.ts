import { describe, expect, test } from 'vitest';
import { calc, refused } from '../testing/calc-given.ts';

describe('effectiveness', () => {
  test('SS-11.6a Windstar to Perkis is Range 2, and each line is shown', () => {
    const { value, lines } = calc('effectiveness operation=conquest base=windstar target=perkis');
    expect(value).toMatchObject({ rating: 1, range: 2, cost: { mandatory: 3, total: 3 }, refusal: null });
    expect(lines.slice(1, 7)).toEqual([
      '   +3 Military [SS-11.7a]',
      "   +2 Base's Tech Level [SS-11.7a]",
      "   −1 Target's Tech Level [SS-11.7a]",
      '   −2 Range [SS-11.7a]',
      '   −1 related Ideology [SS-11.8a]',
      '  = 1 announced',
    ]);
  });

  test('SS-15.31 two Intercepts of Military 3 and 5 take 8', () => {
    const line = 'effectiveness operation=raid base=windstar target=leandri intercepts=atjayan,vereen';
    const { announced, rating } = calc(line).value as { announced: number; rating: number };
    expect(announced - rating).toBe(8);
  });

  test('a different table: owner, levels, Web, StarGate, chits', () => {
    const line = 'effectiveness operation=conquest base=veree target=barton chits=1 gate=yes';
    // Military 9, Base 3, Target -1, Web -3, related Ideology -1, chit 3
    expect(calc(`${line} with=veree.gate:yes,barton.tech:1,barton.web:3,vereen.military:9`).value).toMatchObject({
      rating: 10,
      cost: { mandatory: 2 },
      refusal: null,
    });
    expect(calc(line).value).toMatchObject({ refusal: { rule: expect.stringMatching(/^SS-18/) } });
  });

  test('what the rules would refuse is said', () => {
    expect(calc('effectiveness operation=conquest base=veree target=barton with=veree.tech:2').value).toMatchObject({
      refusal: { rule: 'SS-11.61' },
    });
    expect(calc('effectiveness operation=govern target=ambrel').value).toMatchObject({
      rating: -1,
      refusal: { rule: 'SS-11.54a' },
    });
    expect(calc('effectiveness operation=raid base=veree target=brandon with=vereen.points:0').value).toMatchObject({
      refusal: { rule: 'SS-11.53' },
    });
  });

  test('SS-21.33 the Draka ignore kinship; SS-22.0 a Raider has its own Military', () => {
    expect(calc('effectiveness operation=conquest by=draka base=harvest target=perkis').value).toMatchObject({
      rating: 9, // Military 9, Base 2, Target -1, Range -1
      cost: { total: 0 },
    });
    expect(calc('effectiveness operation=raid by=raider military=9 base=lund target=barnz').value).toMatchObject({
      rating: 5,
    });
  });
});

describe('chances', () => {
  test('every card counts once for each result; turned ones are left out', () => {
    const { value } = calc('results operation=govern rating=0 turned=9,10,11,12,13');
    // trap 5: of the cards 9 to 13 and 37 to 41, which alone can fail a Govern, five are left
    expect(value).toMatchObject({ cards: 51, counts: { 'Tech Level −1': 5 } });
    expect(calc('results operation=communicate rating=0').value).toMatchObject({ counts: { C: 2 } }); // trap 8
    expect(calc('results operation=conquest rating=-1').value).not.toHaveProperty('counts.C'); // R10
  });

  test('SS-6.2b level 3 keeps to itself 16 times in 36', () => {
    expect(calc('sector-check level=3').value).toEqual({ from: 3, in36: { '1': 1, '2': 9, '3': 16, '5': 9, '9': 1 } });
  });

  test('SS-13.2 the printed example: YavaY, a roll of 5 brings one point', () => {
    expect(calc('exploitation system=yavay').value).toMatchObject({ byDie: [0, 0, 1, 1, 1, 2] });
  });

  test('SS-9.0a 50 chits, 26 of them Random Events', () => {
    expect(calc('chits').value).toMatchObject({ cup: 50, random: 26, holding: 24 });
  });

  test('SS-9.3 dice and System find each other', () => {
    expect(calc('system-table dice=34').value).toEqual({ system: 'bluemoon' });
    expect(calc('system-table dice=Bluemoon').value).toEqual({ dice: ['34'] });
  });

  test('trap 7 card 16 bites the Base at exactly 0', () => {
    expect(calc('card nr=16').value).toMatchObject({
      conquest: 'C at 4 or more; Target −1 at 1 or more; Base −1 at 0 or less',
    });
  });
});

describe('map and cost', () => {
  test('SS-11.62a VeRee to Barton goes by Brandon and Nelldon', () => {
    expect(calc('range from=veree to=barton').value).toEqual({ range: 3, paths: [['Brandon', 'Nelldon']] });
    expect(calc('range from=nelldon to=veree').value).toMatchObject({ range: 2 });
  });

  test('SS-11.61 a Base of Tech Level 2 reaches two Systems', () => {
    expect(calc('reach base=veree tech=2').value).toMatchObject({
      limit: 2,
      systems: { '1': ['Ambrel', 'Barnz', "AV'LEM", 'Brandon'] },
    });
  });

  test.each([
    ['conquest', 4, 2, 1],
    ['raid', 3, 1, 0],
    ['communicate', 1, 2, 1],
  ])('R39 %s at Range 3: %i, with gate %i, from gate to gate %i', (operation, cost, throughGate, gateToGate) => {
    expect(calc(`cost operation=${operation} range=3`).value).toEqual({ cost, throughGate, gateToGate });
  });

  test('SS-15.1a an Intercept costs one and its extra points', () => {
    expect(calc('intercept military=5 extra=2 chits=1').value).toEqual({ strength: 10, cost: 3 });
  });
});

describe('Governments', () => {
  test('SS-20.0a Unrest, Race, Ideology and one point demanded make 10', () => {
    expect(calc('rebellion system=ambrel demand=1').value).toEqual({ value: 10, quiet: 0, unrest: 11, rebellion: 25 });
    expect(calc('rebellion value=13').value).toMatchObject({ rebellion: 36 }); // SS-20.6b
  });

  test('SS-7.0a Diplomatic 3, five Systems and Atjay: 13 votes; SS-25.2a six and six more to end', () => {
    expect(calc('votes').value).toMatchObject([
      { name: 'Atjayan Empire', session: 13, toEnd: 12 },
      {},
      {},
      {},
      { isMember: false },
    ]);
  });

  test('SS-25.4a, SS-26.4 points and performance', () => {
    const { value, lines } = calc('points scenario=rise-of-empire');
    expect(value).toMatchObject([{ name: 'Atjayan Empire', total: 9 }]);
    expect(lines.at(-1)).toBe('that would be Very Poor');
  });

  test('SS-6.5 an exile governs nothing', () => {
    expect(calc('points by=vereen with=vereen.exile:yes').value).toMatchObject([{ total: 12 }]); // Treaties with its four Systems
  });
});

test.each([
  ['effectiveness operation=conquest target=barton', 'base'],
  ['effectiveness operation=govern target=barton base=veree', 'base'],
  ['effectiveness operation=conquest base=saar target=asak', 'by'],
  ['effectiveness operation=intercept target=barton', 'operation'],
  ['effectiveness operation=govern target=nowhere', 'target'],
  ['effectiveness operation=govern target=barton intercepts=hive:x', 'intercepts'],
  ['results operation=raid rating=x', 'rating'],
  ['results operation=raid rating=1 level=4', 'level'],
  ['range from=veree to=veree', 'to'],
  ['rebellion system=saar', 'system'],
  ['votes players=9', 'players'],
  ['votes scenario=nothing', 'scenario'],
  ['votes with=barton', 'with'],
  ['votes with=barton.size:1', 'with'],
  ['votes with=nobody.points:1', 'with'],
  ['votes with=veree.owner:hive', 'with'],
  ['votes with=barton.unrest:maybe', 'with'],
  ['chits out=revolt,revolt', 'out'],
  ['points speed=1', 'speed'],
])('%s is refused for its input %s', (line, input) => {
  expect(refused(line)).toMatch(new RegExp(`^${input}: `));
});
