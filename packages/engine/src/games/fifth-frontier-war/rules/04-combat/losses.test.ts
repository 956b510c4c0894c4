import { expect, test } from 'vitest';
import { IMPERIAL, REDUCED, ZHODANI } from '../../data/types.ts';
import { ELIMINATED, IN_PLAY } from '../../state.ts';
import {
  admiral,
  fleet,
  type Given,
  type GivenTable,
  given,
  givenState,
  place,
  squadron,
  standardGame,
  troop,
} from '../../testing/given.ts';
import { defaultLosses, otherLosses } from './default-losses.ts';
import { takeSteps } from './losses.ts';

const HEX = '1915';
const here = (...ids: string[]): NonNullable<Given['squadrons']> =>
  Object.fromEntries(ids.map((id) => [id, { at: HEX }]));
const numbers = (...ids: string[]): number[] => ids.map(squadron);
const space = (spec: Given): GivenTable =>
  given({ combat: { hex: HEX, stage: 'space' }, only: ['combat', 'spaceCombat', 'overload'], ...spec });
const NINE = ['Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-BR-4', 'Z-BR-5', 'Z-BR-6', 'Z-BR-7', 'Z-BR-8', 'Z-BR-9'];
/** 58 factors do 11 */
const hitFor11 = (spec: Given, ...ids: string[]): GivenTable =>
  space({ ...spec, squadrons: { ...here(...NINE, 'Z-BR-31', ...ids), ...spec.squadrons }, dice: spec.dice ?? [3, 4] });

test('FFW-4.4e FFW-4.4f FFW-4.4i FFW-4.3d the owner picks steps worth 11: a 3-4-6 reduced counts 3, a scout its whole 4', () => {
  const table = hitFor11({ squadrons: { 'I-BR-190': { at: '2314' } } }, 'I-AR-26', 'I-AR-27', 'I-SR-63'); // 3 + 3, 3 + 3, 4
  const rule = (...ids: string[]) => table.refusal(IMPERIAL, 'losses', { steps: numbers(...ids) })?.rule;
  expect(rule('I-AR-26', 'I-AR-26', 'I-SR-63')).toBe('FFW-4.4e'); // 10
  expect(rule('I-AR-26', 'I-AR-26', 'I-AR-27')).toBe('FFW-4.4e'); // 9
  expect(rule('I-AR-26', 'I-AR-26', 'I-AR-26', 'I-SR-63')).toBe('FFW-4.3d');
  expect(rule('I-AR-26', 'I-AR-26', 'I-SR-63', 'I-SR-63')).toBe('FFW-4.3d');
  expect(rule('Z-BR-1', 'Z-BR-1', 'I-SR-63')).toBe('FFW-4.4e');
  expect(table.refusal(IMPERIAL, 'losses', { steps: [9999] })?.rule).toBe('FFW-4.4e');
  expect(rule('I-AR-26', 'I-AR-26', 'I-AR-27', 'I-BR-190')).toBe('FFW-4.4e'); // 9 here, and one in another hex
  expect(rule('I-AR-26', 'I-AR-27', 'I-AR-26', 'I-AR-27')).toBe(undefined); // 12
  const steps = numbers('I-AR-26', 'I-AR-27', 'I-AR-26', 'I-SR-63'); // 13: R38 overshoot and two steps are allowed
  takeSteps(table.play(), IMPERIAL, place(HEX), steps, 'FFW-4.4e');
  expect(table.told('lost')).toEqual([
    { side: IMPERIAL, reduced: numbers('I-AR-27'), eliminated: numbers('I-AR-26', 'I-SR-63') },
  ]);
  expect(table.g.squadrons.step[squadron('I-AR-27')]).toBe(REDUCED);
});

test('FFW-4.3d a reduced squadron is eliminated by the next damage', () => {
  const table = space({ squadrons: here('I-CR-356') });
  const hit = () => takeSteps(table.play(), IMPERIAL, place(HEX), numbers('I-CR-356'), 'FFW-4.4e');
  hit();
  expect(table.g.squadrons.step[squadron('I-CR-356')]).toBe(REDUCED);
  hit();
  expect(table.g.squadrons.status[squadron('I-CR-356')]).toBe(ELIMINATED);
  expect(table.g.squadrons.place[squadron('I-CR-356')]).toBe(-1);
});

test('FFW-4.4e where only all steps reach the number nobody is asked', () => {
  const table = hitFor11({ squadrons: { 'I-AR-28': { at: HEX, step: 'reduced' } } }, 'I-AR-26', 'I-SR-63'); // 6 + 3 + 4 = 13
  expect(table.told('lost')).toEqual([
    { side: IMPERIAL, reduced: [], eliminated: numbers('I-AR-26', 'I-AR-28', 'I-SR-63') },
  ]);
});

test('FFW-4.4e what else would do spares one squadron of the default each, the least attack first', () => {
  const squadrons = here('Z-BR-31', 'Z-BR-6', 'Z-BR-7', 'Z-CR-1', 'Z-CR-2'); // 5 + 4 for 2 + 2 attack; 4 + 4 for 3 + 3; 2 + 3 for 2 + 3
  const of = (damage: number) => otherLosses(givenState({ squadrons }), 1, place(HEX), damage);
  expect(of(4)).toEqual([numbers('Z-BR-6')]); // instead of Z-BR-31
  expect(of(7)).toEqual([numbers('Z-BR-31', 'Z-CR-2'), numbers('Z-BR-6', 'Z-BR-6')]); // 4 and 6 attack
  expect(of(99)).toEqual([]);
});

test('A8 the default gives up the least attack, then the least overshoot, then empty holds, then the lowest number', () => {
  const of = (damage: number, spec: Given) => defaultLosses(givenState(spec), IMPERIAL, place(HEX), damage);
  const squadrons = here('I-BR-188', 'I-AR-26', 'I-AR-27', 'I-SR-63', 'I-TR-10'); // 4 each of 3 attack; 3 + 3; 3 + 3; 4; 2 + 2
  expect(of(1, { squadrons })).toEqual(numbers('I-TR-10')); // 2
  expect(of(3, { squadrons })).toEqual(numbers('I-AR-26'));
  expect(of(3, { squadrons, troops: { 'I-D1': { aboard: 'I-AR-26' } } })).toEqual(numbers('I-AR-27'));
  expect(of(20, { squadrons }).length).toBe(7); // 12 + 4 + 4: all without attack factors
  expect(of(21, { squadrons })).toContain(squadron('I-BR-188'));
  expect(of(99, { squadrons }).length).toBe(9);
});

test('FFW-3.10i troops aboard an eliminated squadron are lost with it', () => {
  const table = hitFor11(
    { troops: { 'I-D1': { aboard: 'I-AR-26' }, 'I-D2': { aboard: 'I-AR-27' } } },
    'I-AR-26',
    'I-AR-27',
    'I-AR-28',
  );
  table.act(IMPERIAL, 'losses', { steps: numbers('I-AR-26', 'I-AR-26', 'I-AR-28', 'I-AR-28') }, [6, 5]); // and two dice for the way out
  expect(table.g.troops.status[troop('I-D1')]).toBe(ELIMINATED);
  expect(table.g.troops.status[troop('I-D2')]).toBe(IN_PLAY);
  expect(table.told('cargoLost')).toEqual([{ troop: troop('I-D1'), loss: 100 }]);
});

test('FFW-3.10k R36 admirals go over to a fleet mate, else to anybody here; they die with the last squadron', () => {
  const table = given({
    combat: { hex: HEX, stage: 'space' },
    only: ['combat'],
    fleets: {
      'I-F-43rd': { at: HEX, squadrons: ['I-BR-190', 'I-BR-191'], commander: 'I-ADM-12' },
    },
    squadrons: here('I-BR-123'),
    admirals: { 'I-ADM-9': { aboard: 'I-BR-190' } },
  });
  const play = table.play();
  const lose = (...ids: string[]) => takeSteps(play, IMPERIAL, place(HEX), numbers(...ids), 'FFW-4.4e');
  const { aboard, status } = table.g.admirals;
  lose('I-BR-190', 'I-BR-190');
  expect([aboard[admiral('I-ADM-12')], aboard[admiral('I-ADM-9')]]).toEqual(numbers('I-BR-191', 'I-BR-191'));
  expect(table.g.fleets.commander[fleet('I-F-43rd')]).toBe(admiral('I-ADM-12'));
  lose('I-BR-191', 'I-BR-191');
  expect(aboard[admiral('I-ADM-12')]).toBe(squadron('I-BR-123'));
  expect(table.g.fleets.commander[fleet('I-F-43rd')]).toBe(-1);
  lose('I-BR-123', 'I-BR-123');
  expect([status[admiral('I-ADM-12')], status[admiral('I-ADM-9')]]).toEqual([ELIMINATED, ELIMINATED]);
  expect(table.told('admiralLost')).toHaveLength(2);
});

/** I-BR-190 loses one step by 58 factors in all: it carries 10 instead of 20 */
const reduced = (troops: Given['troops']): GivenTable => {
  const table = hitFor11({ troops, dice: [1, 3, 4] }, 'I-BR-190', 'I-AR-26', 'I-SR-63');
  table.act(IMPERIAL, 'losses', { steps: numbers('I-BR-190', 'I-AR-26', 'I-SR-63') }, isForced(troops) ? [6, 5] : []); // 4 + 3 + 4
  return table;
};
const isForced = (troops: Given['troops']): boolean => Object.keys(troops ?? {}).length === 1;

test('FFW-3.10j R24 when capacity falls to 10 a division of 20 loses 50 per cent: one unit leaves no choice', () => {
  const table = reduced({ 'I-D1': { aboard: 'I-BR-190' } });
  expect(table.g.troops.loss[troop('I-D1')]).toBe(50);
  expect(table.told('cargoLost')).toEqual([{ troop: troop('I-D1'), loss: 50 }]);
});

test('FFW-3.10j R24 several units share the loss as the owner likes, in steps of 10 per cent, until all fits', () => {
  const table = reduced({
    'I-B1': { aboard: 'I-BR-190' },
    'I-MAR-1': { aboard: 'I-BR-190' },
    'I-HUS-1': { aboard: 'I-BR-190' },
  }); // 10 + 5 + 1
  expect(table.decision('cargoLosses', IMPERIAL).about).toEqual({ hex: place(HEX), squadrons: numbers('I-BR-190') });
  const rule = (...list: [string, number][]) =>
    table.refusal(IMPERIAL, 'cargoLosses', { losses: list.map(([id, percent]) => ({ troop: troop(id), percent })) })
      ?.rule;
  expect(rule(['I-B1', 50])).toBe('FFW-3.10j'); // 5 + 5 + 1 = 11
  expect(rule(['I-B1', 60])).toBe(undefined); // 4 + 5 + 1
  expect(rule(['I-B1', 70])).toBe('FFW-3.10j'); // more than it must
  expect(rule(['I-MAR-1', 100], ['I-HUS-1', 60])).toBe(undefined); // D6: 60 % leave a 1 with strength 0
  expect(rule(['I-MAR-1', 100])).toBe('FFW-3.10j'); // 10 + 1
  expect(rule(['I-MAR-1', 110])).toBe('FFW-4.3b');
  expect(rule(['Z-D5', 10])).toBe('FFW-3.10j');
  expect(rule(['I-B1', 30], ['I-B1', 30])).toBe('FFW-3.10j');
  expect(rule(['I-B1', 60], ['I-B1', 60])).toBe('FFW-3.10j'); // one of them alone would do
  table.act(
    IMPERIAL,
    'cargoLosses',
    {
      losses: [
        { troop: troop('I-MAR-1'), percent: 100 },
        { troop: troop('I-HUS-1'), percent: 60 },
      ],
    },
    [6, 5],
  );
  const { status, loss } = table.g.troops;
  expect([status[troop('I-MAR-1')], status[troop('I-HUS-1')], loss[troop('I-HUS-1')]]).toEqual([
    ELIMINATED,
    IN_PLAY,
    60,
  ]);
});

test('A8 by default cargo loses as few factors as possible', () => {
  const table = reduced({
    'I-B1': { aboard: 'I-BR-190' },
    'I-MAR-1': { aboard: 'I-BR-190' },
    'I-HUS-1': { aboard: 'I-BR-190' },
  });
  const play = table.play();
  const decision = table.decision('cargoLosses');
  const answer = play.choiceOf('cargoLosses').defaultAnswer(play, decision);
  expect(answer).toEqual({ losses: [{ troop: troop('I-B1'), percent: 60 }] }); // exactly 10 are left
  expect(play.choiceOf('cargoLosses').check(play, answer, decision)).toBe(null);
});

test('FFW-4.4e both sides choose in secret, and what is missing is taken by default', () => {
  const table = space({ squadrons: here(...NINE, 'I-BR-188', 'I-BR-187', 'I-BR-154', 'I-BR-123'), dice: [3, 6, 4] });
  expect(table.table.pending.map(({ by, kind, sealed }) => [by, kind, sealed])).toEqual([
    [IMPERIAL, 'losses', true],
    [ZHODANI, 'losses', true],
  ]);
  table.act(ZHODANI, 'losses', { steps: numbers('Z-BR-1', 'Z-BR-2') }); // 24 factors on a 3: 5
  expect(table.g.squadrons.step[squadron('Z-BR-1')]).toBe(0); // still in its envelope
  const play = table.play();
  const [decision] = table.table.pending;
  expect(play.choiceOf('losses').defaultAnswer(play, decision!)).toEqual({
    steps: defaultLosses(play, IMPERIAL, place(HEX), 13), // 54 factors: 11 on a 6 and 2 on a 4
  });
});

test('A7 A8 whoever has most squadrons here chooses; if he resigns the default is taken', () => {
  const zhodani = here('Z-COL-CRONOR-1', 'Z-COL-BR-144', 'Z-BR-1'); // the second player has two of three
  const table = space({ seats: 3, squadrons: { ...zhodani, ...here('I-BR-188', 'I-BR-187') }, dice: [6, 1] }); // 12 factors: 4
  expect(table.table.pending.map(({ by, kind }) => [by, kind])).toContainEqual([2, 'losses']);
  const play = table.play([6, 5]);
  standardGame.resign(play, 2);
  if (table.table.pending.length > 0) table.act(IMPERIAL, 'losses', { steps: numbers('I-BR-188') }, [6, 5]);
  else play.advance();
  expect(table.told('lost')).toContainEqual({ side: ZHODANI, reduced: numbers('Z-COL-CRONOR-1'), eliminated: [] });
});
