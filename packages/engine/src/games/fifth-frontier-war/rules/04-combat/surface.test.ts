import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { DEFENSE, ELIMINATED } from '../../state.ts';
import { type Given, type GivenTable, given, givenState, place, troop, world } from '../../testing/given.ts';
import type { Shot } from '../../types.ts';
import { attackOn, halvesOf } from './fire.ts';

const surface = (hex: string, spec: Given): GivenTable =>
  given({ combat: { hex, stage: 'surface' }, only: ['combat', 'surfaceCombat'], ...spec });
const shot = (by: string, at: string, halves: number): Shot => ({
  by: by === 'defense' ? DEFENSE : troop(by),
  at: at === 'defense' ? DEFENSE : troop(at),
  halves,
});
const lossOf = ({ g }: GivenTable, id: string): number => g.troops.loss[troop(id)]!;
/** the book's world: tech 10, air to breathe, 150 battalions of which a fifth is lost */
const BOOK: Given = {
  troops: { 'Z-D5': { at: '1527' }, 'Z-D6': { at: '1527' }, 'I-R2': { at: '1527' } },
  worlds: { '1527': { control: 'imperial', sdbLoss: 100, defenseLoss: 20 } },
};

test('FFW-4.10a FFW-4.10b FFW-4.10c FFW-4.10h FFW-4.10k FFW-4.3a the worked example, with R46 for its wrong shift', () => {
  const table = surface('1527', BOOK);
  // 15 of 40 factors on the regiment, 5 and 20 on the battalions
  table.act(ZHODANI, 'fire', {
    shots: [shot('Z-D5', 'I-R2', 30), shot('Z-D5', 'defense', 10), shot('Z-D6', 'defense', 40)],
  });
  expect(table.g.combat.shots).toEqual([]); // sealed until both have chosen
  // dice by target: battalions 6, I-R2 5, Z-D5 9, Z-D6 7
  table.act(
    IMPERIAL,
    'fire',
    { shots: [shot('I-R2', 'Z-D5', 10), shot('defense', 'Z-D6', 240)] },
    [2, 4, 1, 4, 4, 5, 3, 4],
  );
  const names = table.game.data.tables.troopCombat.names;
  expect(table.told('surfaceHit')).toEqual([
    { hex: place('1527'), target: DEFENSE, column: names.indexOf('1:1'), shift: 4, dice: 6, modified: 6, percent: 10 },
    {
      hex: place('1527'),
      target: troop('I-R2'),
      column: names.indexOf('2:1'),
      shift: -1,
      dice: 5,
      modified: 5,
      percent: 40,
    },
    {
      hex: place('1527'),
      target: troop('Z-D5'),
      column: names.indexOf('1:3'),
      shift: 1,
      dice: 9,
      modified: 9,
      percent: 0,
    },
    {
      hex: place('1527'),
      target: troop('Z-D6'),
      column: names.indexOf('1:1'),
      shift: -4,
      dice: 7,
      modified: 7,
      percent: 10,
    },
  ]);
  expect([lossOf(table, 'I-R2'), lossOf(table, 'Z-D5'), lossOf(table, 'Z-D6')]).toEqual([40, 0, 10]);
  expect(table.g.worlds.defenseLoss[world('1527')]).toBe(30);
});

test('FFW-4.10a no combat without troops of one and troops or a defense unit of the other; strength 0 is none', () => {
  const isFought = (spec: Given): boolean => surface('2314', spec).table.pending.length > 0;
  expect(isFought({ troops: { 'Z-D5': { at: '2314' } } })).toBe(true); // against 1500 battalions
  expect(isFought({ troops: { 'I-D3': { at: '2314' } }, squadrons: { 'Z-BR-1': { at: '2314' } } })).toBe(false);
  const beaten: Given = { worlds: { '2314': { defenseLoss: 100 } }, squadrons: { 'Z-BR-1': { at: '2314' } } };
  expect(isFought({ ...beaten, troops: { 'Z-D5': { at: '2314' } } })).toBe(false);
  expect(isFought({ ...beaten, troops: { 'Z-D5': { at: '2314' }, 'I-D3': { at: '2314' } } })).toBe(true);
  const weak = { 'Z-D5': { at: '2314' }, 'I-MER-2': { at: '2314', loss: 60 } };
  expect(isFought({ ...beaten, troops: weak })).toBe(false); // R84
});

test('FFW-4.10b FFW-4.10d a unit splits its factors as it likes, fires less than it has, but not more', () => {
  const table = surface('1527', BOOK);
  const refusal = (shots: Shot[]) => table.refusal(ZHODANI, 'fire', { shots })?.rule;
  expect(refusal([shot('Z-D5', 'I-R2', 1), shot('Z-D5', 'defense', 39)])).toBe(undefined); // R47: halves
  expect(refusal([])).toBe(undefined);
  expect(refusal([shot('Z-D5', 'I-R2', 30), shot('Z-D5', 'defense', 11)])).toBe('FFW-4.10b');
  expect(refusal([shot('I-R2', 'Z-D5', 1)])).toBe('FFW-4.10a');
  expect(refusal([shot('Z-D5', 'Z-D6', 1)])).toBe('FFW-4.10a');
  expect(refusal([shot('defense', 'I-R2', 1)])).toBe('FFW-4.10a');
  expect(refusal([{ by: 9999, at: DEFENSE, halves: 1 }])).toBe('FFW-4.10a');
  table.act(ZHODANI, 'fire', { shots: [] });
  table.act(IMPERIAL, 'fire', { shots: [] });
  expect(table.g.worlds.defenseLoss[world('1527')]).toBe(20);
});

test('FFW-4.10i FFW-4.3b d destroys the unit, a dash does nothing; results come together', () => {
  const table = surface('2314', {
    troops: { 'Z-K1': { at: '2314' }, 'I-MAR-1': { at: '2314' }, 'I-R3': { at: '2314' } },
    worlds: { '2314': { defenseLoss: 100 } },
  });
  table.act(ZHODANI, 'fire', { shots: [shot('Z-K1', 'I-R3', 200)] }); // 100:5 = 20:1, same tech
  // 10:1 column, 6: destroyed; it fires all the same: 1:20 → 1:100, dash
  table.act(IMPERIAL, 'fire', { shots: [shot('I-R3', 'Z-K1', 10)] }, [3, 3, 1, 2]);
  expect(table.g.troops.status[troop('I-R3')]).toBe(ELIMINATED);
  expect([lossOf(table, 'I-MAR-1'), lossOf(table, 'Z-K1')]).toEqual([0, 0]);
});

test('FFW-4.10j FFW-4.10c two targets are two attacks, and all that fires at one is one attack', () => {
  const { g, data } = givenState(BOOK);
  const at = { g, data };
  const shots = [shot('Z-D5', 'I-R2', 20), shot('Z-D6', 'I-R2', 20), shot('Z-D6', 'defense', 20)];
  expect(attackOn(at, place('1527'), troop('I-R2'), shots)).toMatchObject({ halves: 40, shift: -1 }); // 20:5, 3:1
  expect(attackOn(at, place('1527'), DEFENSE, shots).halves).toBe(20);
});

test('FFW-4.10f R47 the lowest tech that fires counts; FFW-4.10g the atmosphere is in the chances', () => {
  const at = givenState({ troops: { 'Z-D5': { at: '2109' }, 'Z-B4': { at: '2109' }, 'I-D3': { at: '2109' } } });
  const attack = attackOn(at, place('2109'), troop('I-D3'), [shot('Z-D5', 'I-D3', 40), shot('Z-B4', 'I-D3', 20)]);
  // 30:20 = 1.5:1, tech 10 against 15: five columns left to 1:5; tainted: -1
  expect(attack).toMatchObject({ shift: -5, modifier: -1 });
  expect(at.data.tables.troopCombat.names[attack.column]).toBe('1:5');
  expect(attack.distribution).toEqual([
    { percent: 0, ways: 30 },
    { percent: 10, ways: 6 }, // 2, 3 and 4 are read as 2, 2 and 3
  ]);
});

test('FFW-5.9a FFW-5.9b armor and elite double, on both sides; both quadruple', () => {
  const here = { at: '1408' };
  const at = givenState({ troops: { 'Z-D1': here, 'I-MAR-1': here, 'I-MER-1': here, 'I-D3': here, 'Z-D5': here } });
  const halves = (id: string): number => halvesOf(at, place('1408'), troop(id));
  expect([halves('Z-D1'), halves('I-MAR-1'), halves('I-MER-1'), halves('I-D3')]).toEqual([80, 20, 4, 40]);
  const odds = (by: string, target: string): string => {
    const { odds: column } = attackOn(at, place('1408'), troop(target), [shot(by, target, halves(by))]);
    return at.data.tables.troopCombat.names[column]!;
  };
  expect([odds('Z-D1', 'I-D3'), odds('I-D3', 'Z-D1'), odds('Z-D5', 'I-MAR-1')]).toEqual(['2:1', '1:2', '2:1']);
});

test('FFW-5.12a FFW-5.12b a mercenary above 50 per cent fires at half, at 50 not, and never as a target', () => {
  const at = givenState({
    troops: {
      'I-MER-PSG': { at: '1408', loss: 60 },
      'I-MER-SPL': { at: '1408', loss: 50 },
      'I-MER-1': { at: '1408', loss: 50 },
      'Z-D5': { at: '1408', loss: 60 },
    },
  });
  const halves = (id: string): number => halvesOf(at, place('1408'), troop(id));
  expect([halves('I-MER-PSG'), halves('I-MER-SPL'), halves('Z-D5')]).toEqual([8, 10, 16]);
  const half = givenState({ troops: { 'I-MER-SPL': { at: '1408', loss: 90 }, 'Z-B1': { at: '1408' } } });
  expect(halvesOf(half, place('1408'), troop('I-MER-SPL'))).toBe(1); // 1 factor: the fraction stays
  const { odds } = attackOn(at, place('1408'), troop('I-MER-PSG'), [shot('Z-D5', 'I-MER-PSG', 16)]);
  expect(at.data.tables.troopCombat.names[odds]).toBe('1:1'); // 8 against 8
});

test('R44 a target of strength 0 is fired at on 100:1 before the shift', () => {
  const at = givenState({ troops: { 'I-MER-2': { at: '1408', loss: 60 }, 'Z-B4': { at: '1408' } } });
  const attack = attackOn(at, place('1408'), troop('I-MER-2'), [shot('Z-B4', 'I-MER-2', 1)]);
  expect([attack.odds, attack.shift, attack.column]).toEqual([12, -5, 7]);
});

test('FFW-5.10a FFW-5.10b FFW-5.10c the Guards fire first, losses at once; their target may be hit again', () => {
  const table = surface('1408', {
    troops: { 'Z-GD-1': { at: '1408' }, 'Z-D5': { at: '1408' }, 'I-D3': { at: '1408' }, 'I-D4': { at: '1408' } },
  });
  expect(table.refusal(ZHODANI, 'firstFire', { shots: [shot('Z-D5', 'I-D3', 40)] })?.rule).toBe('FFW-5.10a');
  expect(() => table.decision('fire', IMPERIAL)).toThrow();
  // 20:20, tech 14 against 15: 1:1.5; 4: 20 per cent
  table.act(ZHODANI, 'firstFire', { shots: [shot('Z-GD-1', 'I-D3', 40)] }, [1, 3]);
  expect(lossOf(table, 'I-D3')).toBe(20);
  const refusal = (seat: number, shots: Shot[]) => table.refusal(seat, 'fire', { shots });
  expect(refusal(IMPERIAL, [shot('I-D3', 'Z-GD-1', 33)])?.why).toContain('32'); // 16 factors are left
  expect(refusal(ZHODANI, [shot('Z-GD-1', 'I-D4', 40)])?.rule).toBe('FFW-4.10a'); // R48
  table.act(IMPERIAL, 'fire', { shots: [shot('I-D3', 'Z-GD-1', 32), shot('I-D4', 'Z-GD-1', 40)] });
  // I-D3: 20:16 = 1:1, shifted to 1:1.5, 3: 30; Z-GD-1: 36:20 = 1.5:1, shifted to 2:1, 7: 20
  table.act(ZHODANI, 'fire', { shots: [shot('Z-D5', 'I-D3', 40)] }, [1, 2, 3, 4]);
  expect([lossOf(table, 'I-D3'), lossOf(table, 'Z-GD-1')]).toEqual([50, 20]);
  expect(table.told('shots').map((one) => (one as { isFirst: boolean }).isFirst)).toEqual([true, false, false]);
  const guards = table.game.data.troops.filter(({ psionic }) => psionic).map(({ id }) => id);
  expect(guards).toEqual(['Z-GD-K', 'Z-GD-1', 'Z-GD-2', 'Z-GD-3', 'Z-GD-4', 'Z-GD-5']);
});

test('FFW-5.10a a destroyed target of the first fire does not fire any more', () => {
  const table = surface('1408', { troops: { 'Z-GD-K': { at: '1408' }, 'I-R3': { at: '1408' } } });
  table.act(ZHODANI, 'firstFire', { shots: [shot('Z-GD-K', 'I-R3', 200)] }, [1, 1]);
  expect(table.g.troops.status[troop('I-R3')]).toBe(ELIMINATED);
  expect(table.table.result?.why).toContain('controlCheck'); // nobody is left to be asked
});

test('FFW-4.10a R59 the two units at Esalin fight each other on turn 1', () => {
  const table = given({
    phase: 'combat',
    only: [
      'combat',
      'blackGlobeStep',
      'spaceCombat',
      'invasion',
      'systemDefense',
      'surrender',
      'bombing',
      'transfers',
      'surfaceCombat',
    ],
    troops: { 'Z-CT-7': { at: '1408' }, 'I-CT-15': { at: '1408' } },
  });
  expect(table.table.pending.map(({ by, kind, sealed }) => [by, kind, sealed])).toEqual([
    [IMPERIAL, 'fire', true],
    [ZHODANI, 'fire', true],
  ]);
});

test('A8 the default puts each unit wholly where it hurts most', () => {
  const table = surface('1527', BOOK);
  const play = table.play();
  // both divisions alike: the battalions take the first; the regiment adds nothing there and most on the other
  expect(play.choiceOf('fire').defaultAnswer(play, table.decision('fire', IMPERIAL))).toEqual({
    shots: [shot('defense', 'Z-D5', 240), shot('I-R2', 'Z-D6', 10)],
  });
});
