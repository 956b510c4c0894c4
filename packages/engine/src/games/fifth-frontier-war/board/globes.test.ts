import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import type { GameEvent } from '#core/types';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { isInFog, isOpenFleet } from '../secrets/fog.ts';
import type { FfwView } from '../secrets/view.ts';
import { ASHORE } from '../state.ts';
import {
  admiral,
  fleet,
  type Given,
  type GivenTable,
  given,
  place,
  squadron,
  standardGame,
  troop,
} from '../testing/given.ts';
import { appear, hasUnseen, isGlobeFleet, isUnseen } from './globes.ts';

const GLOBES = ['I-BR-123', 'I-BR-154', 'I-BR-187', 'I-BR-188'];
const GHOST = fleet('I-F-43rd');
/** Cipango 1109: an enemy system, three hexes from 1112 */
const FROM = '1112';
const TO = '1109';
const ghost = (spec: Given = {}): GivenTable =>
  given({
    turn: 12,
    phase: 'plotted',
    options: { blackGlobes: true },
    only: ['plottedMoves', 'refuelling', 'unloading', 'combat', 'blackGlobeStep', 'spaceCombat', 'overload'],
    fleets: { '43F': { at: FROM, squadrons: GLOBES, commander: 'I-ADM-2', orders: [`J${TO}`] } },
    troops: { 'I-D1': { aboard: 'I-BR-188' }, 'Z-D5': { at: TO } },
    ...spec,
    squadrons: { 'Z-AR-33': { at: TO }, ...spec.squadrons },
  });
const seen = ({ g }: GivenTable, seat: number | 'public'): FfwView => standardGame.view(g, seat) as FfwView;
const heard = ({ events }: GivenTable, seat: number, what: string): unknown[] =>
  events
    .filter((event: GameEvent) => event.type === what && (event.visibleTo === 'all' || event.visibleTo.includes(seat)))
    .map((event) => event.data);

test('FFW-9.2g R106 the enemy sees a pure black globe fleet leave and not where it arrives', () => {
  const table = ghost();
  expect(table.g.fleets.place[GHOST]).toBe(place(TO));
  const jump = { squadron: -1, fleet: GHOST, from: place(FROM), to: place(TO) };
  expect(heard(table, IMPERIAL, 'jumped')).toEqual([jump]);
  expect(heard(table, ZHODANI, 'jumped')).toEqual([{ ...jump, to: -1 }]);
  expect([heard(table, IMPERIAL, 'revealed'), heard(table, ZHODANI, 'revealed')]).toEqual([
    [{ fleet: GHOST, order: 'J1109' }],
    [],
  ]);
  for (const viewer of [ZHODANI, 'public'] as const) {
    const view = seen(table, viewer);
    expect(view.fleets.map((one) => one.fleet)).toEqual([]);
    expect(view.unseen).toEqual([GHOST]);
    expect(view.squadrons.map((one) => one.squadron)).toEqual([squadron('Z-AR-33')]);
    expect(view.hidden).toEqual({
      squadrons: GLOBES.map(squadron),
      troops: [troop('I-D1')],
      admirals: [admiral('I-ADM-2')],
    });
  }
  expect(seen(table, IMPERIAL).fleets[0]).toMatchObject({ fleet: GHOST, place: place(TO), current: 'J1109' });
  expect([seen(table, IMPERIAL).unseen, seen(table, IMPERIAL).hidden.squadrons]).toEqual([[], []]);
});

test('FFW-9.2g R106 whoever does not detect it loads and lands as if it were not there, and all are asked', () => {
  const table = ghost();
  expect(table.table.pending.map(({ by, kind }) => [by, kind])).toEqual([
    [IMPERIAL, 'refuel'],
    [ZHODANI, 'refuel'],
  ]);
  table.act(IMPERIAL, 'refuel', { slots: [], tankers: [] });
  table.act(ZHODANI, 'refuel', { slots: [], tankers: [] });
  const boards = { transfers: [{ troop: troop('Z-D5'), to: squadron('Z-AR-33') }] };
  expect(table.refusal(ZHODANI, 'cargo', boards)).toBeNull();
  const lands = { transfers: [{ troop: troop('I-D1'), to: ASHORE }] };
  expect(table.refusal(IMPERIAL, 'cargo', lands)?.rule).toBe('FFW-3.10c'); // it sees the enemy
});

test('FFW-9.2g R106 it is seen when the combat in its hex begins, before it acts', () => {
  const table = ghost();
  for (const seat of [IMPERIAL, ZHODANI]) table.act(seat, 'refuel', { slots: [], tankers: [] });
  expect(heard(table, ZHODANI, 'refuelled')).toEqual([]);
  for (const seat of [IMPERIAL, ZHODANI]) table.act(seat, 'cargo', { transfers: [] });
  expect(table.decision().kind).toBe('blackGlobe');
  expect(heard(table, ZHODANI, 'appeared')).toEqual([{ fleet: GHOST, place: place(TO) }]);
  expect(seen(table, ZHODANI).fleets.map((one) => one.fleet)).toEqual([GHOST]);
});

test('FFW-9.2g R106 where nobody fights it is seen when the combat phase is over', () => {
  const quiet = { '43F': { at: FROM, squadrons: GLOBES, orders: ['J1113'] } };
  const table = ghost({ fleets: quiet, troops: {}, squadrons: { 'Z-AR-33': { at: '0708' } } });
  expect(seen(table, ZHODANI).unseen).toEqual([GHOST]);
  for (const seat of [IMPERIAL, ZHODANI]) table.act(seat, 'refuel', { slots: [], tankers: [] });
  for (const seat of [IMPERIAL, ZHODANI]) table.act(seat, 'cargo', { transfers: [] });
  expect(table.table.result?.why).toBe('controlCheck would begin');
  expect(heard(table, ZHODANI, 'appeared')).toEqual([{ fleet: GHOST, place: place('1113') }]);
  expect(table.g.fleets.lastSeen[GHOST]).toBe(-1);
});

test('FFW-9.2g mixed fleets, games without the option and jumps into a box are seen', () => {
  const open = (spec: Given): number[] => seen(ghost({ only: ['plottedMoves'], ...spec }), ZHODANI).unseen;
  const mixed = { '43F': { at: FROM, squadrons: [...GLOBES, 'I-BR-190'], orders: [`J${TO}`] } };
  expect(open({ fleets: mixed, troops: {} })).toEqual([]);
  expect(open({ options: {}, troops: {} })).toEqual([]);
  const home = { '43F': { at: '3218', squadrons: GLOBES, orders: ['JIR'] } };
  expect(open({ fleets: home, troops: {} })).toEqual([]);
});

test('FFW-9.2g R106 a well-led fleet vanishes in 2D already', () => {
  const table = given({
    turn: 12,
    phase: 'wellLed',
    firstMover: 'imperial',
    only: ['wellLedMoves'],
    options: { blackGlobes: true },
    fleets: {
      '43F': { at: FROM, squadrons: GLOBES, commander: 'I-ADM-4' },
      '40F': { at: '1308', squadrons: ['Z-BR-1'], commander: 'Z-ADM-6' },
    },
  });
  table.act(IMPERIAL, 'wellLed', { jumps: [{ fleet: GHOST, to: place(TO), load: [] }] });
  expect(seen(table, ZHODANI).unseen).toEqual([GHOST]);
  expect(heard(table, ZHODANI, 'jumped')).toEqual([{ squadron: -1, fleet: GHOST, from: place(FROM), to: -1 }]);
});

test('FFW-9.2g R106 an imagined world holds the fleet in reach of where it was seen last, and not where it is', () => {
  const { g } = ghost();
  const random = randomFrom(5);
  const places = new Set<number>();
  for (let n = 0; n < 60; n++) {
    const world = standardGame.resample(g, ZHODANI, random);
    expect(standardGame.audit(world)).toEqual([]);
    expect(standardGame.view(world, ZHODANI)).toEqual(standardGame.view(g, ZHODANI));
    const where = world.fleets.place[GHOST]!;
    places.add(where);
    expect(world.fleets.current[GHOST]).toBe(2 * where + 1);
    expect(GLOBES.map((id) => world.squadrons.place[squadron(id)])).toEqual(GLOBES.map(() => where));
  }
  expect(places.size).toBeGreaterThan(15);
  expect(standardGame.resample(g, IMPERIAL, random).fleets.place[GHOST]).toBe(place(TO));
});

test('FFW-9.2g what appears cannot be taken back, and only where it is', () => {
  const { at, play: playOf } = ghost({ only: ['plottedMoves'] });
  at.g.fleets.lastSeen[GHOST] = place(FROM);
  const elsewhere = playOf();
  appear(elsewhere, place('2314'));
  expect([elsewhere.revealed, hasUnseen(at.g), isUnseen(at, GHOST, ZHODANI), isUnseen(at, GHOST, IMPERIAL)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const here = playOf();
  appear(here, place(TO));
  expect([here.revealed, hasUnseen(at.g), isUnseen(at, GHOST, ZHODANI), isUnseen(at, -1, ZHODANI)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('FFW-9.2g a marker without squadrons is no black globe fleet, and other jumps are announced to all', () => {
  const { at } = ghost({ only: ['plottedMoves'] });
  expect([isGlobeFleet(at, GHOST), isGlobeFleet(at, fleet('I-F-18th'))]).toEqual([true, false]);
  const open = given({
    turn: 3,
    phase: 'plotted',
    only: ['plottedMoves'],
    fleets: { '18F': { at: '2314', squadrons: ['I-BR-190'], orders: ['J2313'] } },
  });
  expect(open.events.filter(({ type }) => type === 'jumped').map(({ rule, visibleTo }) => [rule, visibleTo])).toEqual([
    ['FFW-3.3f', 'all'],
  ]);
});

test('A6 R106 in fog the undetected fleet sees into enemy fleets, and nobody else is told so', () => {
  const spec: Given = {
    options: { blackGlobes: true, fogOfWar: true },
    fleets: {
      '43F': { at: FROM, squadrons: GLOBES, orders: [`J${TO}`] },
      '40F': { at: TO, squadrons: ['Z-BR-1'] },
    },
    only: ['plottedMoves'],
    troops: {},
    squadrons: { 'Z-AR-33': { at: '0708' } },
  };
  const table = ghost(spec);
  const held = (viewer: number | 'public') =>
    seen(table, viewer).fleets.find((one) => one.fleet === fleet('Z-F-40th'))?.squadrons;
  expect([held(IMPERIAL), held('public'), held(ZHODANI)]).toEqual([[squadron('Z-BR-1')], null, [squadron('Z-BR-1')]]);
  expect([isOpenFleet(table.at, fleet('Z-F-40th')), isInFog(table.at, fleet('Z-F-40th'), IMPERIAL, true)]).toEqual([
    false,
    false,
  ]);
});
