import { expect, test } from 'vitest';
import { freeSystem, takeSystem } from '../../board/ownership.ts';
import { anyRandom, type Given, given, type Scene, system } from '../../testing/given.ts';
import type { Act } from '../../types.ts';
import { anyFreeAct } from './free-acts.ts';
import { act, playerTurn } from './player-turn.ts';

const HIVE = 4;
const inTurn = (position: Given, stage: 'start' | 'loop' = 'loop'): Scene =>
  given({ ...position, start: { active: 'hive', stage } }, { steps: { playerTurn }, choices: { act } }).run(
    'playerTurn',
    {
      player: HIVE,
      held: '',
    },
  );
const rule = (at: Scene, answer: Act) => at.refusal(HIVE, 'act', answer)?.rule ?? null;
const dom = system('dom');
const atjay = system('atjay');

test('SS-16.33 an owner may lower his Web in his turn, from 3 to 2 or away', () => {
  const at = inTurn({ systems: { dom: { web: 3 } } });
  at.answer(HIVE, 'act', { do: 'lowerWeb', system: dom, to: 2 });
  expect([at.g.systems.web[dom], at.told('web')]).toEqual([2, [{ system: dom, from: 3, to: 2 }]]);
  expect(rule(at, { do: 'lowerWeb', system: dom, to: 2 })).toBe('SS-16.33');
  at.answer(HIVE, 'act', { do: 'lowerWeb', system: dom, to: 0 });
  expect([at.g.systems.web[dom], at.g.players.cards[HIVE]]).toEqual([0, 5]); // no card is spent
});

test("SS-16.33 not another's Web", () => {
  expect(rule(inTurn({}), { do: 'lowerWeb', system: atjay, to: 0 })).toBe('SS-16.33');
  expect(rule(inTurn({}), { do: 'lowerWeb', system: 99, to: 0 })).toBe('SS-16.33');
});

test('SS-18.42 an owner may destroy his StarGate in his turn, also before the chit', () => {
  const at = inTurn({ systems: { dom: { gate: true }, atjay: { gate: true } } }, 'start');
  expect(rule(at, { do: 'removeGate', system: atjay })).toBe('SS-18.42');
  at.answer(HIVE, 'act', { do: 'removeGate', system: dom });
  expect([at.g.systems.gate[dom], rule(at, { do: 'removeGate', system: dom })]).toEqual([0, 'SS-18.42']);
});

test('SS-14.42 only who made a Trade Connection ends it at will, wherever it is', () => {
  const at = inTurn({ systems: { atjay: { trade: ['hive', 'avian'], treaty: ['hive'] }, dom: { trade: ['avian'] } } });
  expect(rule(at, { do: 'removeTrade', system: dom })).toBe('SS-14.42');
  at.answer(HIVE, 'act', { do: 'removeTrade', system: atjay });
  expect(at.g.systems.trade[atjay]).toBe(1 << at.seat('avian'));
  expect(at.g.systems.treaty[atjay]).toBe(1 << HIVE); // the Treaty stays
});

test('SS-14.42 Conquest and Rebellion do not end it', () => {
  const at = inTurn({ systems: { dom: { trade: ['avian', 'hive'] } } });
  takeSystem(at.play(), dom, at.seat('vereen'), 'military', 'SS-12.2b');
  freeSystem(at.play(), dom, 'rebellion', 'SS-20.2b');
  expect(at.g.systems.trade[dom]).toBe((1 << at.seat('avian')) | (1 << HIVE));
});

test('random players try free acts of their own Systems only', () => {
  const at = inTurn({ systems: { dom: { web: 3, gate: true } } });
  const tried = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const free = anyFreeAct(at, HIVE, anyRandom);
    if (free) tried.add(free.do);
  }
  expect([...tried].sort()).toEqual(['lowerWeb', 'removeGate']);
});
