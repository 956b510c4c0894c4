import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { DEFENSE, ELIMINATED } from '../../state.ts';
import { type Given, type GivenTable, given, place, standardGame, troop, world } from '../../testing/given.ts';
import { bombingPoints } from './bombing.ts';

type Combat = NonNullable<Given['combat']>;
const bombing = (spec: Given, combat: Partial<Combat> = {}, hex = '2314'): GivenTable =>
  given({ combat: { hex, stage: 'bombing', ...combat }, only: ['combat', 'bombing'], ...spec });
const isAsked = ({ table }: GivenTable, seat: number): boolean =>
  table.pending.some(({ by, kind }) => by === seat && kind === 'bomb');
/** nine battle squadrons with bombardment 4 */
const NINE = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`Z-BR-${n + 1}`, { at: '2314' }]));

test('FFW-4.8d FFW-4.8e FFW-4.8f points are split freely; tech of the target on the die; losses at once', () => {
  const table = bombing({ squadrons: NINE, troops: { 'I-MAR-1': { at: '2314' } } }, { sdb: 'passive' });
  expect(table.decision('bomb', ZHODANI).about).toEqual({ hex: place('2314') });
  expect(standardGame.view(table.g, ZHODANI)).toMatchObject({ combat: { points: [0, 36] } });
  // battalions of tech 10: -2, so 3 is 1: column 30 gives 40; marines of tech 15: +2, so 1 is 3: column 6 gives 10
  const bombs = [
    { target: DEFENSE, points: 30 },
    { target: troop('I-MAR-1'), points: 6 },
  ];
  table.act(ZHODANI, 'bomb', { bombs }, [3, 1]);
  expect(table.g.worlds.defenseLoss[world('2314')]).toBe(40);
  expect(table.g.troops.loss[troop('I-MAR-1')]).toBe(10);
  expect(table.told('bombHit')).toEqual([
    { hex: place('2314'), target: DEFENSE, points: 30, die: 3, modified: 1, percent: 40, loss: 40 },
    { hex: place('2314'), target: troop('I-MAR-1'), points: 6, die: 1, modified: 3, percent: 10, loss: 10 },
  ]);
});

test('FFW-4.8d FFW-4.8i each enemy unit once, not more points than there are, only enemies on the world', () => {
  const table = bombing(
    {
      squadrons: { 'Z-BR-1': { at: '2109' }, 'Z-BR-2': { at: '2109' } },
      troops: {
        'Z-G1': { at: '2109' },
        'Z-D5': { at: '2109' },
        'I-D3': { at: '2109' },
        'I-D4': { at: '2314' },
        'Z-D6': { aboard: 'Z-BR-1' },
      },
    },
    { sdb: 'passive' },
    '2109',
  );
  const rule = (...bombs: [number, number][]) =>
    table.refusal(ZHODANI, 'bomb', { bombs: bombs.map(([target, points]) => ({ target, points })) })?.rule;
  expect(rule([troop('I-D3'), 8])).toBe(undefined);
  expect(rule()).toBe(undefined);
  expect(rule([troop('I-D3'), 9])).toBe('FFW-4.8d');
  expect(rule([troop('I-D3'), 4], [troop('I-D3'), 4])).toBe('FFW-4.8d');
  expect(rule([troop('Z-D5'), 1])).toBe('FFW-4.8i');
  expect(rule([troop('I-D4'), 1])).toBe('FFW-4.8i');
  expect(rule([9999, 1])).toBe('FFW-4.8i');
});

test('FFW-4.8i R44 a defense unit is a target until it has lost everything', () => {
  const rule = (defenseLoss: number) => {
    const spec = { squadrons: NINE, troops: { 'I-MAR-1': { at: '2314' } }, worlds: { '2314': { defenseLoss } } };
    return bombing(spec, { sdb: 'passive' }).refusal(ZHODANI, 'bomb', { bombs: [{ target: DEFENSE, points: 1 }] })
      ?.rule;
  };
  expect([rule(0), rule(90), rule(100)]).toEqual([undefined, undefined, 'FFW-4.8i']);
});

test('FFW-4.8i R88 covert guerrillas and cargo are no targets, overt guerrillas are', () => {
  const squadrons = { 'I-BR-188': { at: '2109' } };
  const open = bombing({ squadrons, troops: { 'Z-G1': { at: '2109', overt: true } } }, {}, '2109');
  expect(open.refusal(IMPERIAL, 'bomb', { bombs: [{ target: troop('Z-G1'), points: 2 }] })).toBe(null);
  const covert = bombing({ squadrons, troops: { 'Z-G1': { at: '2109' } } }, {}, '2109');
  expect(isAsked(covert, IMPERIAL)).toBe(false);
  const fleet: Given = { squadrons: { 'Z-AR-33': { at: '2109' } }, troops: { 'Z-D5': { aboard: 'Z-AR-33' } } };
  expect(isAsked(bombing(fleet, { sdb: 'active', barred: ['zhodani'] }, '2109'), IMPERIAL)).toBe(false);
});

test('FFW-4.8a FFW-4.8h no bombing against active SDBs, nor after declining or breaking off', () => {
  const squadrons = { 'Z-BR-1': { at: '2314' } };
  expect(isAsked(bombing({ squadrons }, { sdb: 'active' }), ZHODANI)).toBe(false);
  expect(isAsked(bombing({ squadrons }, { sdb: 'passive', barred: ['zhodani'] }), ZHODANI)).toBe(false);
  expect(isAsked(bombing({ squadrons }, { sdb: 'passive' }), ZHODANI)).toBe(true);
  const destroyed = { '2314': { sdbLoss: 100 } };
  expect(isAsked(bombing({ squadrons, worlds: destroyed }, { sdb: 'active' }), ZHODANI)).toBe(true);
});

test('A2.6 nobody bombs in a stand-off', () => {
  const table = bombing({ squadrons: { 'Z-BR-1': { at: '2314' } } }, { sdb: 'passive' });
  expect(bombingPoints(table.at, ZHODANI, place('2314'))).toBe(4);
  table.g.combat.standOff = 1;
  expect(bombingPoints(table.at, ZHODANI, place('2314'))).toBe(0);
});

test('FFW-4.8b FFW-4.8c R41 SDBs bomb with a tenth of their strength, fractions kept until summed; passive ones do not', () => {
  const troops = { 'Z-D5': { at: '2109' } };
  const points = (spec: Given, combat: Partial<Combat>): number =>
    bombingPoints(bombing({ troops, ...spec }, combat, '2109').at, IMPERIAL, place('2109'));
  expect(points({}, { sdb: 'active' })).toBe(15);
  expect(points({ worlds: { '2109': { sdbLoss: 50 } } }, { sdb: 'active' })).toBe(7); // 7.5
  expect(points({}, { sdb: 'passive' })).toBe(0);
  // R42: squadrons that declined add nothing, the active boats still bomb
  expect(points({ squadrons: { 'Z-BR-1': { at: '2109' } } }, { sdb: 'active', barred: ['zhodani'] })).toBe(15);
  expect(points({ squadrons: { 'I-CR-470': { at: '2109' } } }, { sdb: 'active' })).toBe(17);
  const small = { worlds: { '2109': { control: 'nobody' as const } } };
  expect(points(small, { sdb: 'active' })).toBe(0); // R53: neutral boats fight for nobody
});

test('R53 R88 boats of an invaded independent world bomb its invader for the other side', () => {
  const troops = { 'Z-D5': { at: '2213' } };
  const table = bombing({ troops, worlds: { '2213': { invader: 'zhodani' } } }, { sdb: 'active' }, '2213');
  expect(table.decision('bomb', IMPERIAL).about).toEqual({ hex: place('2213') });
  expect(bombingPoints(table.at, IMPERIAL, place('2213'))).toBe(5);
  expect(isAsked(bombing({ troops }, { sdb: 'active' }, '2213'), IMPERIAL)).toBe(false);
});

test('R40 less than one point bombs nothing: no window', () => {
  const weak = { squadrons: { 'I-BR-192': { at: '2314' } }, troops: { 'Z-D5': { at: '2314' } } };
  expect(isAsked(bombing(weak, {}), IMPERIAL)).toBe(false); // bombardment 0
  const boats = bombing(
    { troops: { 'Z-D5': { at: '1018' } }, worlds: { '1018': { control: 'imperial' } } },
    { sdb: 'active' },
    '1018',
  );
  expect(isAsked(boats, IMPERIAL)).toBe(false); // one boat
});

test('FFW-4.8g more than 48 points on one unit make several attacks', () => {
  const squadrons = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`Z-BR-${n + 1}`, { at: '2314' }]));
  const table = bombing({ squadrons, troops: { 'I-D3': { at: '2314' } } }, { sdb: 'passive' });
  // tech 15: +2; 48: 4 is 6, 30 per cent; 4: 1 is 3, column 3: dash
  table.act(ZHODANI, 'bomb', { bombs: [{ target: troop('I-D3'), points: 52 }] }, [4, 1]);
  expect(table.g.troops.loss[troop('I-D3')]).toBe(30);
});

test('FFW-4.8f a unit that the first attack destroys is not rolled for again', () => {
  const squadrons = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`Z-BR-${n + 1}`, { at: '2314' }]));
  const table = bombing({ squadrons, troops: { 'I-D3': { at: '2314', loss: 70 } } }, { sdb: 'passive' });
  table.act(ZHODANI, 'bomb', { bombs: [{ target: troop('I-D3'), points: 52 }] }, [1]);
  expect(table.g.troops.status[troop('I-D3')]).toBe(ELIMINATED);
});

test('A8 by default all points fall on the strongest enemy unit', () => {
  const table = bombing({ squadrons: NINE, troops: { 'I-A1': { at: '2314' } } }, { sdb: 'passive' });
  const play = table.play();
  expect(play.choiceOf('bomb').defaultAnswer(play, table.decision('bomb'))).toEqual({
    bombs: [{ target: DEFENSE, points: 36 }],
  }); // 1500 against 500
});
