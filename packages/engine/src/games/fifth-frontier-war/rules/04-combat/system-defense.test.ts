import { expect, test } from 'vitest';
import { IMPERIAL, REDUCED, ZHODANI } from '../../data/types.ts';
import { ELIMINATED } from '../../state.ts';
import { type Given, type GivenTable, given, givenState, place, squadron, troop, world } from '../../testing/given.ts';
import { sdbRoundOf } from './sdb-round.ts';

/** Vilis: 100 SDBs of tech 10 */
const VILIS = '1523';
const defense = (spec: Given, hex = VILIS): GivenTable =>
  given({ combat: { hex, stage: 'systemDefense' }, only: ['combat', 'systemDefense', 'overload'], ...spec });
const at = (hex: string, ...ids: string[]): NonNullable<Given['squadrons']> =>
  Object.fromEntries(ids.map((id) => [id, { at: hex }]));
const NINE = ['Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-BR-4', 'Z-BR-5', 'Z-BR-6', 'Z-BR-7', 'Z-BR-8', 'Z-BR-9']; // 36 points
const nine = (): GivenTable => defense({ squadrons: at(VILIS, ...NINE) });
const asked = ({ table }: GivenTable) => table.pending.map(({ by, kind }) => [by, kind]);
const lossAt = ({ g }: GivenTable, hex = VILIS) => g.worlds.sdbLoss[world(hex)];
/** attack by the nine, active: the first round */
const attacked = (dice: number[]): GivenTable => {
  const table = nine();
  table.act(ZHODANI, 'attackSdb', { attack: true });
  table.act(IMPERIAL, 'activateSdb', { active: true }, dice);
  return table;
};

test('FFW-4.7a FFW-4.7c the squadrons announce first, then the SDBs', () => {
  const table = nine();
  expect(asked(table)).toEqual([[ZHODANI, 'attackSdb']]);
  table.act(ZHODANI, 'attackSdb', { attack: true });
  expect(asked(table)).toEqual([[IMPERIAL, 'activateSdb']]);
});

test('FFW-4.7b R42 squadrons that decline are out of it for the phase; nobody fires, the SDBs still announce', () => {
  const table = nine();
  table.act(ZHODANI, 'attackSdb', { attack: false });
  table.act(IMPERIAL, 'activateSdb', { active: true });
  expect(table.g.combat.barred).toEqual([0, 1]);
  expect(table.g.combat.sdbActive).toBe(1);
  expect(lossAt(table)).toBe(0);
  expect(table.table.result?.why).toBe('surrender would begin');
});

test('FFW-4.7d FFW-4.7e passive SDBs: one round, -3 beside half the tech level, and they do not fire', () => {
  const table = nine();
  table.act(ZHODANI, 'attackSdb', { attack: true });
  table.act(IMPERIAL, 'activateSdb', { active: false }, [3]); // 3 - 5 - 3: five rows down from 100 is 1000: 20
  expect(table.told('sdbHit')).toEqual([
    { hex: place(VILIS), attacks: [{ factors: 36, die: 3, modified: -5, percent: 20 }], loss: 20 },
  ]);
  expect(table.told('sdbFire')).toEqual([]);
  expect(table.g.combat.barred).toEqual([0, 0]); // they may bomb and land
  expect([table.g.combat.sdbActive, table.table.result?.why]).toEqual([0, 'surrender would begin']);
});

test('FFW-4.7h FFW-4.7m FFW-4.7o active SDBs fire at the same time; the owner chooses the damage', () => {
  const table = attacked([3, 6]); // 3 - 5: row 150, column 36: 50; SDBs 6 - 2 = 4, column 60: 3
  expect(table.told('sdbFire')).toEqual([
    { hex: place(VILIS), attacks: [{ factors: 100, die: 6, modified: 4, hits: 3 }] },
  ]);
  expect(table.decision('losses', ZHODANI).about).toEqual({ hex: place(VILIS), damage: 3 });
  expect(lossAt(table)).toBe(0); // at the end of the round
  table.act(ZHODANI, 'losses', { steps: [squadron('Z-BR-4')] });
  expect(lossAt(table)).toBe(50);
  expect(table.g.squadrons.step[squadron('Z-BR-4')]).toBe(REDUCED);
});

test('FFW-4.7f FFW-4.7h D1 losses weaken the fire of SDBs, but the row stays that of the printed strength', () => {
  const reading = givenState({ squadrons: at(VILIS, ...NINE), worlds: { [VILIS]: { sdbLoss: 50 } } });
  const { strength, onSdb, onSquadrons } = sdbRoundOf(reading, place(VILIS), false);
  expect(strength).toBe(50);
  expect(onSdb[0]!.percents).toEqual([30, 40, 50, 60, 70, 80]); // -4 to +1
  expect(onSquadrons).toEqual([{ factors: 50, hits: [0, 0, 0, 0, 1, 2] }]); // column 30, -2
});

test('FFW-4.7f R39 half of an odd tech level loses its fraction: 6 at Efate, with tech 13 and 150 SDBs', () => {
  const { modifier, sdbModifier, onSdb } = sdbRoundOf(
    givenState({ squadrons: at('2109', ...NINE) }),
    place('2109'),
    false,
  );
  expect([modifier, sdbModifier]).toEqual([-6, 0]);
  expect(onSdb[0]!.percents).toEqual([0, 10, 20, 30, 40, 50]); // rows 1500 to 150, column 36
});

test('FFW-4.7g FFW-4.7n 52 bombardment make two attacks, their percentages add up', () => {
  const twelve = [...NINE, 'Z-BR-10', 'Z-BR-11', 'Z-BR-12', 'Z-BR-21'];
  const table = defense({ squadrons: at(VILIS, ...twelve) });
  table.act(ZHODANI, 'attackSdb', { attack: true });
  table.act(IMPERIAL, 'activateSdb', { active: false }, [6, 6]); // -2: row 150: 70 in column 48, a dash in column 3
  expect(table.told('sdbHit')).toEqual([
    {
      hex: place(VILIS),
      attacks: [
        { factors: 48, die: 6, modified: -2, percent: 70 },
        { factors: 4, die: 6, modified: -2, percent: 0 },
      ],
      loss: 70,
    },
  ]);
});

test('FFW-4.7i the 1000 SDBs of Porozlo fire three times', () => {
  const reading = givenState({ squadrons: at('3119', 'Z-BR-1') });
  expect(sdbRoundOf(reading, place('3119'), false).onSquadrons.map(({ factors }) => factors)).toEqual([480, 480, 40]);
});

test('FFW-4.7n FFW-4.2d a d destroys the SDBs for good: they neither fight nor are asked again', () => {
  const table = defense({ squadrons: at('2314', ...NINE) }, '2314'); // 10 SDBs of tech 10
  table.act(ZHODANI, 'attackSdb', { attack: true });
  table.act(IMPERIAL, 'activateSdb', { active: true }, [5, 6]); // 5 - 5: row 10, column 36: d; 10 SDBs 6 - 2: 1 hit
  table.act(ZHODANI, 'losses', { steps: [squadron('Z-BR-1')] });
  expect(lossAt(table, '2314')).toBe(100);
  expect(table.table.result?.why).toBe('surrender would begin');
  const again = defense({ squadrons: at('2314', ...NINE), worlds: { '2314': { sdbLoss: 100 } } }, '2314');
  expect(again.table.result?.why).toBe('surrender would begin');
});

test('FFW-4.7j FFW-4.7k before later rounds the squadrons may break off first, and are out of the phase', () => {
  const table = attacked([1, 1]); // -4: 30; SDBs -1 in column 60: 0
  expect(asked(table)).toEqual([[ZHODANI, 'breakOff']]);
  table.act(ZHODANI, 'breakOff', { breakOff: true });
  expect(table.g.combat.barred).toEqual([0, 1]);
  expect(table.g.combat.sdbActive).toBe(1); // still able to bomb
  expect(table.table.result?.why).toBe('surrender would begin');
});

test('FFW-4.7j FFW-4.7l then the SDBs may, and are passive; else another round follows', () => {
  const table = attacked([1, 1]);
  table.act(ZHODANI, 'breakOff', { breakOff: false });
  expect(asked(table)).toEqual([[IMPERIAL, 'breakOff']]);
  table.act(IMPERIAL, 'breakOff', { breakOff: false }, [1, 1]);
  expect(lossAt(table)).toBe(60);
  table.act(ZHODANI, 'breakOff', { breakOff: false });
  table.act(IMPERIAL, 'breakOff', { breakOff: true });
  expect(table.g.combat.sdbActive).toBe(0);
  expect(table.g.combat.barred).toEqual([0, 0]);
  expect(table.table.result?.why).toBe('surrender would begin');
});

test('R40 fewer than 10 SDBs harm nobody, and squadrons without bombardment no SDBs; R85 after 20 such rounds they break off', () => {
  const table = defense({ squadrons: at('1212', 'Z-CR-23') }, '1212'); // Quar: 1 SDB
  table.act(ZHODANI, 'attackSdb', { attack: true });
  table.act(IMPERIAL, 'activateSdb', { active: true });
  for (let round = 1; round < 20; round++) {
    table.act(ZHODANI, 'breakOff', { breakOff: false });
    table.act(IMPERIAL, 'breakOff', { breakOff: false });
  }
  expect(table.g.combat.barred).toEqual([0, 1]);
  expect(table.table.result?.why).toBe('surrender would begin');
});

test('R88 SDBs are active by themselves where only enemy troops are', () => {
  const table = defense({ troops: { 'Z-D5': { at: VILIS } } });
  expect([table.g.combat.sdbActive, table.g.combat.sdbSide]).toEqual([1, IMPERIAL]);
});

test('R53 R96 SDBs of a neutral world fight nobody, after an invasion the invader', () => {
  const ruie = at('2213', 'Z-BR-1');
  expect(defense({ squadrons: ruie }, '2213').table.result?.why).toBe('surrender would begin');
  const invaded = defense({ squadrons: ruie, worlds: { '2213': { invader: 'zhodani' } } }, '2213');
  expect(asked(invaded)).toEqual([[ZHODANI, 'attackSdb']]);
  expect(defense({ squadrons: at(VILIS, 'I-BR-190') }).table.result?.why).toBe('surrender would begin');
});

test('A2.6 R102 in a stand-off nobody fights SDBs, but their owner is asked, and active ones bomb', () => {
  const stand = (): GivenTable =>
    given({
      combat: { hex: VILIS, stage: 'space' },
      only: ['combat', 'spaceCombat', 'overload', 'invasion', 'systemDefense', 'surrender', 'bombing'],
      squadrons: { 'I-AR-26': { at: VILIS, dry: true }, 'Z-AR-33': { at: VILIS, dry: true } },
      troops: { 'Z-D5': { at: VILIS } },
    });
  const table = stand();
  expect([table.g.combat.standOff, asked(table)]).toEqual([1, [[IMPERIAL, 'activateSdb']]]);
  table.act(IMPERIAL, 'activateSdb', { active: true });
  expect([table.told('sdbHit'), table.told('sdbFire'), asked(table)]).toEqual([[], [], [[IMPERIAL, 'bomb']]]);
  const ten = { bombs: [{ target: troop('Z-D5'), points: 10 }] }; // a tenth of 100 boats; the squadrons add nothing
  expect(table.refusal(IMPERIAL, 'bomb', { bombs: [{ target: troop('Z-D5'), points: 11 }] })?.rule).toBe('FFW-4.8d');
  table.act(IMPERIAL, 'bomb', ten, [4]);
  expect(table.told('bombHit')).toHaveLength(1);
  const passive = stand();
  passive.act(IMPERIAL, 'activateSdb', { active: false });
  expect(passive.table.result?.why).toBe('transfers would begin');
});

test('FFW-4.7h all squadrons may be lost to SDBs', () => {
  const table = defense({ squadrons: at('3119', 'Z-SR-71') }, '3119');
  table.act(ZHODANI, 'attackSdb', { attack: true });
  table.act(IMPERIAL, 'activateSdb', { active: true }, [6, 6, 6, 6]);
  expect(table.g.squadrons.status[squadron('Z-SR-71')]).toBe(ELIMINATED);
  expect(table.g.combat.sdbActive).toBe(1);
});

test('A8 by default squadrons with bombardment attack, SDBs of 10 or more are active, nobody breaks off', () => {
  const answer = (table: GivenTable) => {
    const play = table.play();
    const [decision] = table.table.pending;
    return play.choiceOf(decision!.kind).defaultAnswer(play, decision!);
  };
  const table = nine();
  expect(answer(table)).toEqual({ attack: true });
  table.act(ZHODANI, 'attackSdb', { attack: true });
  expect(answer(table)).toEqual({ active: true });
  table.act(IMPERIAL, 'activateSdb', { active: true }, [1, 1]);
  expect(answer(table)).toEqual({ breakOff: false });
  const regina = (sdbLoss: number): GivenTable => {
    const ten = defense({ squadrons: at('2314', ...NINE), worlds: { '2314': { sdbLoss } } }, '2314');
    ten.act(ZHODANI, 'attackSdb', { attack: true });
    return ten;
  };
  expect([answer(regina(0)), answer(regina(10))]).toEqual([{ active: true }, { active: false }]); // 10 and 9
  const weak = defense({ squadrons: at('1212', 'Z-CR-23') }, '1212');
  expect(answer(weak)).toEqual({ attack: false });
  weak.act(ZHODANI, 'attackSdb', { attack: true });
  expect(answer(weak)).toEqual({ active: false });
});

test('A6 in fog of war what a fleet loses to SDBs is announced to its side, and its cargo is asked for in any case', () => {
  const table = defense({
    options: { fogOfWar: true },
    fleets: { 'Z-F-68th': { at: VILIS, squadrons: NINE } },
  });
  table.act(ZHODANI, 'attackSdb', { attack: true });
  table.act(IMPERIAL, 'activateSdb', { active: true }, [3, 6]);
  const heard = (word: string) => table.events.filter(({ type, rule }) => type === word && rule === 'FFW-4.7f');
  expect(heard('roll').map(({ visibleTo }) => visibleTo)).toEqual([[ZHODANI]]);
  expect(heard('sdbHit').map(({ visibleTo }) => visibleTo)).toEqual([[ZHODANI], [IMPERIAL]]);
  expect(heard('sdbHit')[1]?.data).toEqual({ hex: place(VILIS), attacks: [], loss: 50 });
  table.act(ZHODANI, 'losses', { steps: [squadron('Z-BR-4')] });
  expect(table.events.find(({ type }) => type === 'lost')?.visibleTo).toEqual([ZHODANI]);
  expect(table.decision('cargoLosses', ZHODANI).about).toEqual({ hex: place(VILIS), squadrons: [] });
  table.act(ZHODANI, 'cargoLosses', { losses: [] });
  expect(asked(table)).toEqual([[ZHODANI, 'breakOff']]);
});
