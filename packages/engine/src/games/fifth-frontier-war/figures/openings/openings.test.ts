import { expect, test } from 'vitest';
import { openingsFor } from '#core/figures';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { ASHORE } from '../../state.ts';
import { admiral, fleet, type Given, given, place, squadron, troop } from '../../testing/given.ts';

const WAR: Given = {
  phase: 'plotting',
  turn: 3,
  fleets: {
    'I-F-43rd': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], orders: ['R2314', 'R2314'] },
    'Z-F-40th': { at: '2213', squadrons: ['Z-BR-1'], orders: ['J2314'] },
  },
};

test('FFW-3.3h a plot turn by turn: destinations, and who is dry after a jump', () => {
  const table = given(WAR);
  const jump = { to: place('2315'), jump: true, detach: [] };
  const draft = { fleet: fleet('I-F-43rd'), change: 'none', orders: [jump] } as const;
  const [first, second] = table.next('plots', { fleets: [{ ...draft, orders: [jump] }] }, IMPERIAL).fleets[0]!.turns;
  expect([first!.turn, first!.place, first!.dry, first!.fuel]).toEqual([6, place('2314'), [], null]);
  expect(first!.destinations).toContain(place('2315'));
  expect([second!.turn, second!.place, second!.destinations]).toEqual([7, place('2315'), []]);
  expect(second!.dry.toSorted()).toEqual([squadron('I-BR-190'), squadron('I-CR-470')].toSorted());
  expect(second!.fuel?.rule).toBe('FFW-3.3h');
});

test('FFW-2.1b the plots of others open nothing', () => {
  const table = given(WAR);
  const asked = table.table.pending.find(({ by }) => by === IMPERIAL)!;
  const foreign = { fleets: [{ fleet: fleet('Z-F-40th'), change: 'none', orders: [] }] };
  expect(openingsFor(table.play(), asked, foreign)).toMatchObject({ ok: false, refusal: { rule: 'FFW-2.1b' } });
  expect(table.next('plots', { fleets: [] }, IMPERIAL).fleets.map(({ code }) => code)).toEqual(['43F']);
});

test('FFW-4.6c leaving: each fleet with the systems in its reach, who is dry not among them', () => {
  const table = given({
    combat: { hex: '2213', stage: 'space' },
    only: ['combat', 'spaceCombat', 'overload'],
    fleets: { 'I-F-43rd': { at: '2213', squadrons: ['I-AR-26', 'I-BR-192'] } },
    squadrons: { 'I-BR-192': { dry: true }, 'I-AR-27': { at: '2213' }, 'Z-CR-13': { at: '2213', dry: true } },
    dice: [1, 1],
  });
  const { leavers } = table.next('disengage', {}, IMPERIAL);
  expect(leavers.map(({ squadrons }) => squadrons)).toEqual([[squadron('I-AR-26')], [squadron('I-AR-27')]]);
  expect(leavers[0]!.systems).toContain(place('2214'));
  expect(leavers[0]!.systems).not.toContain(place('2213'));
});

test('FFW-3.10b cargo: where something can be loaded, and into what', () => {
  const table = given({
    phase: 'loading',
    only: ['loading', 'plottedMoves', 'refuelling', 'unloading'],
    fleets: { 'Z-F-68th': { at: '1308', squadrons: ['Z-AR-33'], orders: ['J1409'] } },
    troops: { 'Z-A1': { at: '1308' } },
  });
  expect(table.next('cargo', { transfers: [], place: null }, ZHODANI)).toEqual({
    places: [place('1308')],
    passengers: [],
    holds: [],
  });
  const { passengers, holds } = table.next('cargo', { transfers: [], place: place('1308') }, ZHODANI);
  expect(holds).toEqual([{ squadron: squadron('Z-AR-33'), capacity: 600, load: 0 }]);
  expect(passengers).toEqual([{ troop: troop('Z-A1'), to: [squadron('Z-AR-33')] }]);
  const loaded = { troop: troop('Z-A1'), to: squadron('Z-AR-33') };
  expect(table.next('cargo', { transfers: [loaded], place: place('1308') }, ZHODANI)).toMatchObject({
    passengers: [],
    holds: [{ squadron: squadron('Z-AR-33'), capacity: 600, load: 500 }], // FFW-3.10m
  });
  table.act(ZHODANI, 'cargo', { transfers: [loaded] });
  const after = table.next('cargo', { transfers: [], place: place('1409') }, ZHODANI);
  expect(after.passengers).toEqual([{ troop: troop('Z-A1'), to: [ASHORE] }]);
});

test('FFW-3.6d an admiral on the world may board the scout that jumps, and nobody else', () => {
  const table = given({
    phase: 'scouts',
    only: ['scoutMoves'],
    squadrons: { 'I-SR-63': { at: '2314' } },
    admirals: { 'I-ADM-8': { at: '2314' } },
    troops: { 'I-D1': { at: '2314' } },
  });
  const scout = squadron('I-SR-63');
  expect(table.next('scouts', { jumps: [] }, IMPERIAL).boarding).toEqual([]);
  const jump = { squadron: scout, to: place('2315'), load: [] };
  const { boarding } = table.next('scouts', { jumps: [jump] }, IMPERIAL);
  expect(boarding).toEqual([
    { passengers: [{ admiral: admiral('I-ADM-8'), to: [scout] }], holds: [{ squadron: scout, capacity: 0, load: 0 }] },
  ]);
});
