import { expect, test } from 'vitest';
import { type Given, given, type Scene, system } from '../testing/given.ts';
import { interstellar, operationScene, stellar } from '../testing/given-operation.ts';
import type { Act } from '../types.ts';
import { hintFor } from './hint.ts';

const VEREEN = 2;
const ATJAYAN = 0;
const hint = (at: Scene, by: number, kind: string, answer: unknown, about: unknown = null): string | null =>
  hintFor(at, { id: 1, by, kind, rule: 'SS-5.0i', sealed: false, about }, answer);

test('SS-11.1 an Operation shows its rating, its price and what the cards left make of it', () => {
  const at = operationScene();
  const conquest = interstellar('conquest', 'veree', 'brandon', { extra: 1 });
  // 5 + 3 - 1 - 1 - 2 and the extra point; 1 + Range 1 + 1
  expect(hint(at, VEREEN, 'act', conquest)).toMatch(/^rating 5, costs 3; /);
  expect(hint(at, VEREEN, 'act', stellar('govern', 'veree'))).toMatch(/^rating 0, costs 0; /);
  expect(hint(at, VEREEN, 'act', { do: 'taxes' })).toBeNull();
});

test('SS-8.1a SS-11.62b an Operation says whom it offends and who may Intercept it', () => {
  const at = operationScene({ systems: { veree: { gate: true } } });
  const tail = (act: Act): string[] => hint(at, VEREEN, 'act', act)!.split('; ').slice(2);
  expect(tail(interstellar('conquest', 'veree', 'brandon'))).toEqual(['Atjayan Empire may Intercept']);
  expect(tail(interstellar('communicate', 'veree', 'atjay', { gate: true }))).toEqual(['violates Atjayan space']);
  expect(tail(stellar('govern', 'veree'))).toEqual([]);
});

test('SS-5.0g SS-9.1 a chit: how likely a Random Event is; SS-15.0 an end: how many cards stay', () => {
  const at = operationScene({ players: { vereen: { cards: 3 } } });
  expect(hint(at, VEREEN, 'act', { do: 'draw' })).toBe('a Random Event 52 %'); // 26 of 50
  expect(hint(at, VEREEN, 'act', { do: 'end' })).toBe('3 cards left for Intercepts');
});

test('SS-5.0c chances are counted over the cards not yet turned', () => {
  const turned = Array.from({ length: 54 }, (_, index) => index + 1).filter((nr) => nr !== 9);
  const at = operationScene({ turned, systems: { veree: { tech: 2 } } }); // card 9 says -1, 55 and 56 say +1
  expect(hint(at, VEREEN, 'act', stellar('govern', 'veree'))).toBe(
    'rating 1, costs 0; Tech Level +1 67 %, Tech Level −1 33 %',
  );
});

test('SS-15.31 an Intercept shows what it leaves of the rating', () => {
  const at = operationScene().answer(VEREEN, 'act', interstellar('conquest', 'veree', 'brandon'));
  const { about } = at.table.pending[0]!;
  expect(hint(at, ATJAYAN, 'intercept', { intercept: false }, about)).toMatch(/^rating 4: /);
  expect(hint(at, ATJAYAN, 'intercept', { intercept: true, extra: 2, chits: [] }, about)).toMatch(/^rating −1: /);
});

test('SS-20.0b a tax shows the odds of Unrest and Rebellion; the Seat has none', () => {
  const at = given({ start: { active: 'vereen' }, systems: { barnz: { tech: 3 } } } satisfies Given);
  const tax = (id: string, points: number) => hint(at, VEREEN, 'tax', { do: 'tax', system: system(id), points });
  expect([tax('barnz', 1), tax('veree', 3)]).toEqual(['value 1: Unrest 17 %, Rebellion 0 %', 'the Seat: no check']);
  // table 13.3: Lund has Resource Value -2, so -1 to 4 on it, Ambrel 2
  expect(hint(at, VEREEN, 'tax', { do: 'exploit', system: system('lund') })).toBe(
    'brings Unrest, no check; yields 0 to 1',
  );
  // in Unrest 5, different Race 2, unrelated Ideology 2, Exploitation 3
  expect(hint(at, VEREEN, 'tax', { do: 'exploit', system: system('ambrel') })).toBe(
    'value 12: Unrest 0 %, Rebellion 100 %; yields 1 to 3',
  );
  expect(hint(at, VEREEN, 'tax', { do: 'done' })).toBeNull();
});

test('SS-7.0a SS-25.2a an appeal, a call and a vote to end show the votes', () => {
  const at = given({});
  const votes = 'votes without chits: Atjayan Empire 13, Avian Republic 4, VeReen Empire 4, The Hospodar League 4';
  const loss = { cause: 'diplomaticConquest', system: system('ambrel'), taker: ATJAYAN };
  expect(hint(at, VEREEN, 'contest', { contest: true }, loss)).toBe(`Ambrel to Atjayan Empire; ${votes}`);
  expect(hint(at, VEREEN, 'contest', { contest: false }, loss)).toBe('Ambrel to Atjayan Empire');
  expect(hint(at, VEREEN, 'handOver', { handOver: false }, loss)).toBe('Ambrel to Atjayan Empire');
  const offence = { cause: 'violation', accused: VEREEN, system: system('atjay'), wasMember: true };
  expect(hint(at, ATJAYAN, 'call', { call: true }, offence)).toBe(`VeReen Empire: violation of Atjay; ${votes}`);
  const treaty = { ...offence, cause: 'hiveTreaty', system: system('dom') };
  expect(hint(at, ATJAYAN, 'call', { call: false }, treaty)).toBe('VeReen Empire: a Treaty with Dom');
  // 22 Systems, 12 of them inside the boundary
  expect(hint(at, ATJAYAN, 'voteToEnd', { vote: 'end' }, { votes: 12 })).toBe('12 of 34 votes');
});

test('SS-6.4a SS-18.5 a Seat shows its people, a StarGate what is in the purse', () => {
  const at = given({});
  expect(hint(at, VEREEN, 'newSeat', { system: system('barnz') })).toBe('Tech Level 1, Humanoid, Monarchism');
  expect(hint(at, VEREEN, 'moveSeat', { system: -1 })).toBeNull();
  const gate = { system: system('barnz') };
  expect(hint(at, VEREEN, 'maintain', { pay: true }, gate)).toBe('Barnz; you have 12 Resource Points');
  expect(hint(at, VEREEN, 'maintain', { pay: false }, gate)).toBe('Barnz');
  const check = { player: ATJAYAN, sector: 2, card: 3 };
  expect(hint(at, ATJAYAN, 'sectorCheck', { make: true }, check)).toBe('Diplomatic at 3');
  expect(hint(at, VEREEN, 'position', { position: 1 })).toBeNull();
});
