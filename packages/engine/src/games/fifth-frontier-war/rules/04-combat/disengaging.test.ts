import { expect, test } from 'vitest';
import { holdAt, jumpTo, ordersOf } from '../../board/orders.ts';
import { whereIsAdmiral } from '../../board/units.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import {
  admiral,
  fleet,
  type Given,
  type GivenTable,
  given,
  givenState,
  place,
  squadron,
} from '../../testing/given.ts';
import { leaversOf } from './disengaging.ts';

const HEX = '2213';
const space = (spec: Given): GivenTable =>
  given({ combat: { hex: HEX, stage: 'space' }, only: ['combat', 'spaceCombat', 'overload'], ...spec });
const STAY = { leave: false, fleets: [], squadrons: [], admirals: [] };
const to = (id: string, hex: string) => ({ fleet: fleet(id), to: place(hex) });
const alone = (id: string, hex: string) => ({ squadron: squadron(id), to: place(hex) });
const labels = (places: readonly number[], { at }: GivenTable) => places.map((one) => at.data.map.labels[one]);
/** jump 4 and 3, one dry; two rolls of 1 do nothing, the Zhodani side (0 against 1) has decided first */
const REGINA: Given = {
  fleets: {
    'I-F-43rd': {
      at: HEX,
      squadrons: ['I-AR-26', 'I-TR-10', 'I-BR-192'],
      commander: 'I-ADM-12',
      orders: ['J2212', 'R2212', 'J2213'],
    },
  },
  squadrons: { 'I-BR-192': { dry: true }, 'I-AR-27': { at: HEX }, 'Z-CR-13': { at: HEX } },
};
const leaving = (spec: Given = {}): GivenTable => {
  const table = space({ ...REGINA, dice: [1, 1], ...spec });
  table.act(ZHODANI, 'disengage', STAY);
  return table;
};
const GO = { leave: true, fleets: [to('I-F-43rd', '2214')], squadrons: [alone('I-AR-27', '2110')], admirals: [] };

test('FFW-4.6b the lower tactical factor decides first and openly, then the other', () => {
  const spec: Given = {
    squadrons: { 'I-BR-192': { at: HEX }, 'Z-CR-13': { at: HEX } },
    admirals: { 'I-ADM-12': { aboard: 'I-BR-192' } },
  };
  const table = space({ ...spec, dice: [1, 1] });
  expect(table.table.pending.map(({ by, kind, sealed }) => [by, kind, sealed])).toEqual([
    [ZHODANI, 'disengage', false],
  ]);
  table.act(ZHODANI, 'disengage', STAY);
  expect(table.decision('disengage').by).toBe(IMPERIAL);
});

test('FFW-4.6b FFW-4.6m equal sides roll, ties again, the lower die first; anew after every round', () => {
  const squadrons = { 'I-BR-192': { at: HEX }, 'Z-CR-13': { at: HEX } };
  const table = space({ squadrons, dice: [1, 1, 3, 3, 2, 5] });
  expect(table.decision('disengage').by).toBe(IMPERIAL);
  table.act(IMPERIAL, 'disengage', STAY);
  table.act(ZHODANI, 'disengage', STAY, [1, 1, 6, 4]);
  expect(table.decision('disengage').by).toBe(ZHODANI);
  expect(table.told('spaceRound')).toHaveLength(2); // FFW-4.6a: only between rounds
});

test('FFW-4.6a nobody is asked before the first round has been fought', () => {
  const table = leaving();
  const words = table.events.map(({ type }) => type).filter((what) => what === 'spaceFire' || what === 'stays');
  expect(words).toEqual(['spaceFire', 'spaceFire', 'stays']);
});

test('FFW-4.6c FFW-4.6f FFW-4.6l R29 R30 all that can must leave, each fleet to one system within its lowest jump', () => {
  const table = leaving();
  const [first, second] = leaversOf(table.at, IMPERIAL, place(HEX));
  expect(first!.squadrons).toEqual(['I-TR-10', 'I-AR-26'].map(squadron));
  expect(labels(first!.systems, table).toSorted()).toEqual(
    [
      '2212',
      '2214',
      '2313',
      '2314',
      '2115',
      '2211',
      '2215',
      '1914',
      '1915',
      '2011',
      '2015',
      '2210',
      '2316',
      '2411',
      '2415',
      '2514',
      '2515',
    ].toSorted(),
  );
  expect(second!.squadrons).toEqual([squadron('I-AR-27')]); // jump 4, by itself
  const rule = (change: Partial<typeof GO>) => table.refusal(IMPERIAL, 'disengage', { ...GO, ...change })?.rule;
  expect(rule({})).toBe(undefined);
  expect(rule({ squadrons: [] })).toBe('FFW-4.6c');
  expect(rule({ fleets: [] })).toBe('FFW-4.6c');
  expect(rule({ fleets: [to('I-F-43rd', '2110')] })).toBe('FFW-4.6f'); // 4 hexes
  expect(rule({ fleets: [to('I-F-43rd', '2112')] })).toBe('FFW-4.6f'); // empty
  expect(rule({ fleets: [to('I-F-43rd', HEX)] })).toBe('FFW-4.6f');
  expect(rule({ fleets: [to('I-F-43rd', 'IR')] })).toBe('FFW-4.6f');
  expect(rule({ squadrons: [...GO.squadrons, alone('I-BR-192', '2214')] })).toBe('FFW-4.6d');
  expect(rule({ leave: false })).toBe('FFW-4.6c');
});

test('FFW-4.6d FFW-4.6e dry squadrons and those without a system in range stay; having jumped does not matter', () => {
  const of = (hex: string, squadrons: NonNullable<Given['squadrons']>) =>
    leaversOf(givenState({ squadrons }), ZHODANI, place(hex)).flatMap((one) => one.squadrons);
  expect(of('0711', { 'Z-BR-1': { at: '0711' }, 'Z-BR-39': { at: '0711' } })).toEqual([squadron('Z-BR-1')]); // 3 and 2
  expect(of(HEX, { 'Z-BR-1': { at: HEX, dry: true }, 'Z-BR-2': { at: HEX, jumped: true } })).toEqual([
    squadron('Z-BR-2'),
  ]);
  const rooted = givenState({ squadrons: { 'I-COL-ALELL-C': { at: '2110' } } });
  expect(leaversOf(rooted, IMPERIAL, place('2110'))).toEqual([]); // jump 0
});

test('FFW-4.6g FFW-4.6h FFW-4.6i the unable are detached, the fleet is in transit, dry, with its plot aborted', () => {
  const table = leaving();
  table.act(IMPERIAL, 'disengage', GO, [1, 1]); // the dry one fights on
  const { squadrons, fleets } = table.g;
  expect(squadrons.fleet[squadron('I-BR-192')]).toBe(-1);
  expect(squadrons.place[squadron('I-BR-192')]).toBe(place(HEX));
  expect([fleets.place[fleet('I-F-43rd')], fleets.transit[fleet('I-F-43rd')]]).toEqual([-1, place('2214')]);
  for (const id of ['I-AR-26', 'I-TR-10']) {
    expect([squadrons.place[squadron(id)], squadrons.transit[squadron(id)], squadrons.fuelled[squadron(id)]]).toEqual([
      -1,
      place('2214'),
      0,
    ]);
  }
  expect(squadrons.transit[squadron('I-AR-27')]).toBe(place('2110'));
  expect(fleets.mustAbort[fleet('I-F-43rd')]).toBe(2);
  expect(ordersOf(table.g, fleet('I-F-43rd'))).toEqual([
    jumpTo(place('2214')),
    holdAt(place('2214')),
    holdAt(place('2214')),
  ]);
  expect(whereIsAdmiral(table.g, admiral('I-ADM-12'))).toBe(-1); // aboard I-AR-26
  expect(fleets.commander[fleet('I-F-43rd')]).toBe(admiral('I-ADM-12'));
});

test('FFW-4.6i R32 the plot stands if its next order was that very jump', () => {
  const table = leaving();
  const before = ordersOf(table.g, fleet('I-F-43rd'));
  table.act(IMPERIAL, 'disengage', { ...GO, fleets: [to('I-F-43rd', '2212')] }, [1, 1]);
  expect(ordersOf(table.g, fleet('I-F-43rd'))).toEqual(before);
  expect(table.g.fleets.mustAbort[fleet('I-F-43rd')]).toBe(0);
});

test('FFW-4.6h what disengaged arrives in the next 2E and does not move again', () => {
  const table = given({
    phase: 'plotted',
    turn: 2,
    only: ['plottedMoves'],
    fleets: { 'I-F-43rd': { transit: '2214', squadrons: ['I-BR-190'], orders: ['J2214', 'J2215'] } },
    squadrons: { 'I-BR-190': { dry: true } },
  });
  expect(table.g.squadrons.place[squadron('I-BR-190')]).toBe(place('2214'));
  expect([table.g.squadrons.jumped[squadron('I-BR-190')], table.g.squadrons.fuelled[squadron('I-BR-190')]]).toEqual([
    1, 0,
  ]);
});

test('FFW-4.6j FFW-4.6k those left behind fight on, and the other side may leave later', () => {
  const table = space({
    squadrons: { 'I-BR-192': { at: HEX }, 'I-BR-210': { at: HEX, dry: true }, 'Z-CR-13': { at: HEX } },
    admirals: { 'Z-ADM-2': { aboard: 'Z-CR-13' } },
    dice: [1, 1],
  });
  table.act(IMPERIAL, 'disengage', { ...STAY, leave: true, squadrons: [alone('I-BR-192', '2214')] });
  table.act(ZHODANI, 'disengage', STAY, [1, 1]);
  expect(table.told('spaceRound')[1]).toEqual({ hex: place(HEX), round: 2, attack: [2, 1], tactical: [0, 1] });
  table.act(ZHODANI, 'disengage', { ...STAY, leave: true, squadrons: [alone('Z-CR-13', '2211')] });
  expect(table.table.result?.why).toBe('invasion would begin');
  expect(table.g.squadrons.place[squadron('I-BR-210')]).toBe(place(HEX));
});

test('R36 an admiral may be sent along with a squadron that leaves', () => {
  const table = leaving({ admirals: { 'I-ADM-12': { aboard: 'I-BR-192' }, 'I-ADM-9': { at: HEX } } });
  const rule = (who: string, host: string) =>
    table.refusal(IMPERIAL, 'disengage', { ...GO, admirals: [{ admiral: admiral(who), to: squadron(host) }] })?.rule;
  expect(rule('I-ADM-12', 'I-BR-192')).toBe(undefined); // R105: his owner lets him stay
  expect(rule('I-ADM-12', 'Z-CR-13')).toBe('FFW-3.10k');
  expect(rule('I-ADM-9', 'I-AR-26')).toBe('FFW-3.10k'); // on the world
  expect(rule('Z-ADM-2', 'I-AR-26')).toBe('FFW-3.10k');
  expect(rule('I-ADM-12', 'I-TR-10')).toBe(undefined);
  table.act(
    IMPERIAL,
    'disengage',
    { ...GO, admirals: [{ admiral: admiral('I-ADM-12'), to: squadron('I-TR-10') }] },
    [1, 1],
  );
  expect(table.g.admirals.aboard[admiral('I-ADM-12')]).toBe(squadron('I-TR-10'));
  expect(table.g.fleets.commander[fleet('I-F-43rd')]).toBe(admiral('I-ADM-12'));
});

test('R105 a commander in a dry squadron goes over to his fleet as it leaves, unless he is told to stay', () => {
  const riding = (): GivenTable => leaving({ admirals: { 'I-ADM-12': { aboard: 'I-BR-192' } } });
  const gone = riding();
  gone.act(IMPERIAL, 'disengage', GO, [1, 1]);
  expect(gone.g.admirals.aboard[admiral('I-ADM-12')]).toBe(squadron('I-TR-10')); // the lowest number that leaves
  expect(gone.g.fleets.commander[fleet('I-F-43rd')]).toBe(admiral('I-ADM-12'));
  const stays = riding();
  const own = [{ admiral: admiral('I-ADM-12'), to: squadron('I-BR-192') }];
  stays.act(IMPERIAL, 'disengage', { ...GO, admirals: own }, [1, 1]);
  expect(whereIsAdmiral(stays.g, admiral('I-ADM-12'))).toBe(place(HEX));
  expect(stays.g.fleets.commander[fleet('I-F-43rd')]).toBe(-1);
});

test('E a front has no systems outside its map', () => {
  const at = givenState({ scenario: 'jewell-gate', squadrons: { 'Z-BR-1': { at: '1510' } } });
  const [leaver] = leaversOf(at, ZHODANI, place('1510'));
  const front = at.data.scenarios.find(({ id }) => id === 'jewell-gate');
  expect(leaver!.systems.length).toBeGreaterThan(0);
  expect(leaver!.systems.every((hex) => front?.kind === 'front' && front.isOnMap[hex])).toBe(true);
});
