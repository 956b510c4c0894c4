import { ASHORE, DEFENSE, IMPERIAL, ZHODANI } from '@admiralty/engine/fifth-frontier-war';
import { describe, expect, test } from 'vitest';
import { answerOf, fleet, place, playOf, squadron, troop, warOf } from '../../test/war.ts';
import { cheapestLosses } from './losses.ts';

const combat = (hex: string, stage: string, more: object = {}): object => ({ hex, stage, ...more });

describe('disengaging', () => {
  /** One round has been fought at Ruie. */
  const atRuie = (imperial: string[], zhodani: string[], squadrons: object = {}) =>
    warOf({
      turn: 3,
      squadrons,
      combat: combat('2213', 'space'),
      fleets: {
        'I-F-43rd': { at: '2213', squadrons: imperial },
        'Z-F-68th': { at: '2213', squadrons: zhodani },
      },
    });

  test('two cruisers leave five battle squadrons to their hex', () => {
    const board = atRuie(['I-CR-470', 'I-CR-501'], ['Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-BR-17', 'Z-BR-18']);
    const { answer, turn } = answerOf(board, IMPERIAL, 'disengage');
    expect(answer.leave).toBe(true);
    expect(answer.fleets.map((one) => one.fleet)).toEqual([fleet('I-F-43rd')]);
    expect(turn.reason).toBe('leaves: to stay would cost it more');
  });

  test('the five stay, though those without fuel cannot leave', () => {
    const dry = { 'I-CR-470': { dry: true }, 'I-CR-501': { dry: true } };
    const board = atRuie(['I-CR-470', 'I-CR-501'], ['Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-BR-17', 'Z-BR-18'], dry);
    expect(answerOf(board, ZHODANI, 'disengage').answer.leave).toBe(false);
  });
});

describe('landing', () => {
  const over = (hex: string, troops: object) =>
    warOf({
      turn: 3,
      combat: combat(hex, 'transfers'),
      fleets: { 'Z-F-68th': { at: hex, squadrons: ['Z-BR-1', 'Z-AR-33'] } },
      troops,
    });

  test('where nobody resists the smallest garrison is enough', () => {
    const board = over('2209', { 'Z-A1': { aboard: 'Z-AR-33' }, 'Z-R1': { aboard: 'Z-AR-33' } });
    const { answer } = answerOf(board, ZHODANI, 'land');
    expect(answer.transfers).toEqual([{ troop: troop('Z-R1'), to: ASHORE }]);
  });

  test('nobody lands against fifteen hundred battalions', () => {
    const board = over('2314', { 'Z-R1': { aboard: 'Z-AR-33' } });
    expect(answerOf(board, ZHODANI, 'land').answer.transfers).toEqual([]);
  });

  test('a weak enemy is attacked', () => {
    const board = over('2209', { 'Z-A1': { aboard: 'Z-AR-33' }, 'I-MER-1': { at: '2209' } });
    const { answer, turn } = answerOf(board, ZHODANI, 'land');
    expect(answer.transfers).toEqual([{ troop: troop('Z-A1'), to: ASHORE }]);
    expect(turn.reason).toBe('lands to take the world by force');
  });
});

describe('bombing', () => {
  test('the strongest unit is the target', () => {
    const board = warOf({
      turn: 3,
      combat: combat('2314', 'bombing', { sdb: 'passive' }),
      fleets: { 'Z-F-68th': { at: '2314', squadrons: ['Z-BR-1', 'Z-BR-2'] } },
      troops: { 'I-MER-1': { at: '2314' } },
    });
    expect(answerOf(board, ZHODANI, 'bomb').answer.bombs[0]?.target).toBe(DEFENSE);
  });
});

describe('system defense boats', () => {
  const against = (hex: string, squadrons: string[]) =>
    warOf({ turn: 3, combat: combat(hex, 'systemDefense'), fleets: { 'Z-F-68th': { at: hex, squadrons } } });

  test('boats that cannot harm anybody hide', () => {
    const board = against('2514', ['Z-BR-1', 'Z-BR-2']); // one factor at Yori
    expect(answerOf(board, IMPERIAL, 'activateSdb').answer.active).toBe(false);
  });

  test('five hundred come out against two squadrons', () => {
    const board = against('2008', ['Z-BR-1', 'Z-BR-2']);
    expect(answerOf(board, ZHODANI, 'attackSdb').answer.attack).toBe(false);
    expect(answerOf(board, IMPERIAL, 'activateSdb').answer.active).toBe(true);
  });

  test('harmless boats are attacked', () => {
    expect(answerOf(against('2514', ['Z-BR-1']), ZHODANI, 'attackSdb').answer.attack).toBe(true);
  });
});

describe('invasion', () => {
  const at = (hex: string, more: object = {}) =>
    warOf({
      turn: 3,
      combat: combat(hex, 'invasion'),
      fleets: { 'Z-F-68th': { at: hex, squadrons: ['Z-BR-1'] } },
      ...more,
    });

  test('a world without air and defenders is taken', () => {
    expect(answerOf(at('1316'), ZHODANI, 'invade').answer.invade).toBe(true);
  });

  test('one squadron does not begin a war with Ruie', () => {
    expect(answerOf(at('2213'), ZHODANI, 'invade').answer.invade).toBe(false);
  });
});

describe('fire', () => {
  test('each unit has a target', () => {
    const board = warOf({
      turn: 3,
      combat: combat('2209', 'surface'),
      squadrons: { 'Z-BR-1': { at: '2209' } },
      troops: { 'Z-A1': { at: '2209' }, 'I-MER-1': { at: '2209' }, 'I-MAR-1': { at: '2209' } },
    });
    const { answer } = answerOf(board, ZHODANI, 'fire');
    expect(answer.shots.map(({ by }) => by)).toEqual([troop('Z-A1')]);
  });
});

describe('losses', () => {
  const at = (troops: object) =>
    playOf(
      warOf({
        turn: 3,
        combat: combat('2213', 'space'),
        fleets: {
          'I-F-43rd': { at: '2213', squadrons: ['I-BR-190', 'I-BR-191', 'I-CR-470', 'I-CR-501'] },
          'Z-F-68th': { at: '2213', squadrons: ['Z-BR-1', 'Z-BR-2', 'Z-AR-33'] },
        },
        troops,
      }),
    );

  test('an empty carrier goes before the guns of battle squadrons', () => {
    expect(cheapestLosses(at({}), ZHODANI, place('2213'), 4)).toContain(squadron('Z-AR-33'));
  });

  test('with two armies aboard it does not', () => {
    const loaded = { 'Z-K1': { aboard: 'Z-AR-33' }, 'Z-K2': { aboard: 'Z-AR-33' } };
    const steps = cheapestLosses(at(loaded), ZHODANI, place('2213'), 4);
    expect(steps.filter((one) => one === squadron('Z-AR-33')).length).toBeLessThan(2);
    expect(steps).toContain(squadron('Z-BR-1'));
  });
});
