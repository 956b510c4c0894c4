import { describe, expect, test } from 'vitest';
import { calc, refused } from '../testing/calc-given.ts';

test.each([
  ['space-attack factors=x', 'factors'],
  ['space-attack factors=3 die=2', 'die'],
  ['space-round imperial=I-BR-190', 'zhodani'],
  ['space-round imperial=Z-BR-1 zhodani=Z-BR-2', 'imperial'],
  ['space-round imperial=I-BR-190/x zhodani=Z-BR-2', 'imperial'],
  ['space-round imperial=I-BR-190 zhodani=Z-BR-2 zhodani-admiral=nobody', 'zhodani-admiral'],
  ['sdb-round world=1409 squadrons=Z-BR-1', 'world'],
  ['sdb-round world=kinorb squadrons=Z-BR-1', 'world'],
  ['surface world=2314 by=Z-D1 at=Z-D3', 'at'],
  ['surface world=2314 by=Z-D1/35 at=I-MAR-1', 'by'],
  ['odds attack=5 defense=5Q', 'defense'],
  ['percentage-loss factor=20 loss=35', 'loss'],
  ['distance from=2314 to=9999', 'to'],
  ['reach squadrons=I-BR-190 from=2314 turns=9', 'turns'],
  ['plot fleet=99X squadrons=I-BR-190 at=2314 orders=R2314', 'fleet'],
  ['replacement-cost unit=I-BR-190 state=hurt', 'state'],
  ['victory-points zhodani=nowhere', 'zhodani'],
  ['victory-points scenario=jewell-gate zhodani=regina', 'zhodani'],
  ['victory-points scenario=ruie-gunnery', 'scenario'],
  ['chart name=weather', 'name'],
])('%s is refused for its input %s', (line, input) => {
  expect(refused(line)).toMatch(new RegExp(`^${input}: `));
});

describe('combat', () => {
  test('FFW-4.4d the worked example: 58 factors are 48 and 10, a 3 gives 9 and a 4 gives 2', () => {
    const { value } = calc('space-attack factors=58');
    expect(value).toMatchObject({ attacks: [{ factors: 48 }, { factors: 10 }] });
    const { attacks } = value as { attacks: { hits: number[] }[] };
    expect([attacks[0]!.hits[2], attacks[1]!.hits[3]]).toEqual([9, 2]);
  });

  test('FFW-4.5a the distribution of two dice, with the tactical advantage', () => {
    expect(calc('space-attack factors=60 modifier=1').value).toMatchObject({
      damage: [
        { result: 10, ways: 2 },
        { result: 11, ways: 6 },
        { result: 12, ways: 8 },
        { result: 13, ways: 10 },
        { result: 14, ways: 6 },
        { result: 15, ways: 4 },
      ],
    });
  });

  test('FFW-4.5c admirals: one side adds one, the other loses one', () => {
    const line = 'space-round imperial=I-BR-190,I-CR-470 zhodani=Z-BR-1/reduced';
    expect(calc(line).value).toMatchObject({
      imperial: { factors: 9, modifier: 0 },
      zhodani: { factors: 3, modifier: 0 },
    });
    expect(calc(`${line} imperial-admiral=I-ADM-4`).value).toMatchObject({
      imperial: { modifier: 1, damage: [{ ways: 2 }, { ways: 2 }, { ways: 2 }] },
      zhodani: {
        modifier: -1,
        damage: [
          { result: 0, ways: 4 },
          { result: 1, ways: 2 },
        ],
      },
    });
  });

  test('FFW-4.7d passive SDBs do not fire and take three off the dice', () => {
    const line = 'sdb-round world=2314 squadrons=Z-BR-1,Z-BR-2';
    expect(calc(line).value).toMatchObject({ bombardment: 8, modifier: -5, strength: 10, sdbModifier: -2 });
    expect(calc(`${line} sdbs=passive`).value).toMatchObject({ modifier: -8, onSquadrons: [] });
  });

  test('FFW-4.8g more than 48 points make two attacks, and the tech level counts', () => {
    expect(calc('bombing points=60 tech=11').value).toMatchObject({
      modifier: -1,
      attacks: [
        { factors: 48, percents: [50, 50, 50, 40, 40, 30] },
        { factors: 12, percents: [30, 20, 20, 10, 10, 0] },
      ],
    });
    expect(calc('bombing points=60 tech=11 loss=80').value).toMatchObject({ loss: [{ result: 20, ways: 36 }] });
  });

  test('FFW-4.10e FFW-4.10f the worked example: 15 against 5 is 3:1, one column left 2:1, a 5 gives 40 per cent', () => {
    const { value } = calc('odds attack=15 defense=5 shift=-1');
    expect(value).toMatchObject({ odds: '3:1', column: '2:1' });
    expect((value as { losses: number[] }).losses[3]).toBe(40);
  });

  test('FFW-4.10e units on a world: armor doubles, the lowest tech counts, the atmosphere is tainted', () => {
    expect(calc('surface world=2213 by=Z-K1,Z-D1/30 at=I-MAR-1').value).toMatchObject({
      factors: 128, // 100, and 14 doubled
      odds: '10:1', // against 5, elite
      shift: -1,
      column: '5:1',
      modifier: -1,
    });
    expect(calc('surface world=2314 by=defense at=Z-D3 defense-loss=20').value).toMatchObject({
      factors: 1200,
      odds: '10:1',
      shift: -4,
    });
  });
});

describe('the rest', () => {
  test('FFW-4.3c R61 percentages, garrisons and guerrillas', () => {
    expect(calc('percentage-loss factor=50 loss=60').value).toBe(20);
    expect(calc('garrison world=2314').value).toEqual({ needed: 15, guerrilla: 150 });
    expect(calc('garrison world=1522').value).toMatchObject({ needed: 2 }); // 1.5 of 150
    expect(calc('garrison world=2314 troops=Z-D1/30').value).toMatchObject({ strength: 14, isEnough: false });
    expect(calc('garrison world=efate').value).toMatchObject({ guerrilla: 100 });
  });

  test('FFW-3.8d boxes lie one hex beyond their entry', () => {
    expect(calc('distance from=3218 to=IR').value).toBe(1);
    expect(calc('distance from=2314 to=2213').value).toBe(1);
    expect(calc('distance from=IR to=RW').value).toBeNull();
  });

  test('FFW-3.2b reach is that of the slowest squadron; R14 without fuel nobody jumps on', () => {
    const places = (line: string): string[] => calc<{ place: string }[]>(line).value.map(({ place }) => place);
    expect(places('reach squadrons=I-BR-190,I-CR-470 from=2110')).toHaveLength(18);
    expect(places('reach squadrons=I-BR-190,I-CR-470 from=2110')).not.toContain('2314');
    expect(places('reach squadrons=I-BR-190,I-CR-470 from=2110 turns=2')).toContain('2314');
    // the way there that keeps its tanker for the last stop but one
    expect(places('reach squadrons=I-BR-190,I-TR-10 from=2314 turns=4')).toContain('1806');
  });

  test('FFW-3.9i without control only the gas giant is left', () => {
    expect(calc('starport world=2314 side=zhodani control=no').value).toEqual({
      base: false,
      gasGiant: true,
      ocean: false,
      port: false,
      slots: 0,
    });
    expect(calc('refuelling squadrons=I-BR-190,I-TR-10 at=2213 control=no').value).toMatchObject({
      atOnce: ['I-TR-10'],
      slotsNeeded: 1,
      isFilledInAPhase: true,
    });
  });

  test('FFW-3.3g a plot that is too long is refused with fleet, turn and rule', () => {
    const line = 'plot fleet=43F squadrons=I-BR-190,I-CR-470 at=2314 turn=6';
    expect(calc(`${line} orders=J2316,R2316`).value).toMatchObject({ fault: null });
    expect(calc(`${line} orders=R2314,J1910`).value).toMatchObject({ fault: { turn: 8, rule: 'FFW-3.3g' } });
    expect(calc(`${line} orders=J2316 dry=I-CR-470`).value).toMatchObject({ fault: { turn: 7, rule: 'FFW-3.3h' } });
  });

  test('FFW-8.1a R66 points now and projected, half points cut from the difference', () => {
    expect(calc('victory-points zhodani=2314,2213 zhodani-next=2110 turn=30').value).toEqual({
      now: { imperial: 0, zhodani: 23.5, difference: 23, level: 'stalemate' },
      projected: { imperial: 0, zhodani: 33.5, difference: 33, level: 'stalemate' },
      armisticeShift: 2,
    });
    expect(calc('victory-points turn=52').value).toMatchObject({ armisticeShift: 1 });
  });

  test('E6 fronts count their own worlds by their own levels', () => {
    expect(calc('victory-points scenario=jewell-gate zhodani-next=jewell').value).toEqual({
      now: { imperial: 0, zhodani: 0, difference: 0, level: 'imperial-decisive' },
      projected: { imperial: 0, zhodani: 24, difference: 24, level: 'zhodani-marginal' },
      armisticeShift: 0,
    });
  });

  test('FFW-6.2c FFW-6.2e FFW-6.2f replacement costs', () => {
    expect(calc('replacement-cost unit=I-BR-190 state=reduced at=2314').value).toBe(1);
    expect(calc('replacement-cost unit=I-BR-190 state=reduced at=2213').value).toBeNull();
    expect(calc('replacement-cost unit=I-K1 state=30 at=2314').value).toBe(30);
    expect(calc('replacement-cost unit=I-D1 state=eliminated').value).toBe(40); // armor: two a factor
  });
});
