import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { IN_HAND } from '../../state.ts';
import { admiral, fleet, type Given, place, squadron, troop } from '../../testing/given.ts';
import { arrangement, at4A, members, muster } from '../../testing/given-adjustment.ts';
import { careUntil, seededFrom } from '../../testing/given-set-up.ts';
import type { Muster } from '../../types.ts';
import { conformFault } from './conform.ts';

test('FFW-3.3k FFW-3.4a plotted detachments of this turn come first, whatever the players want; later ones wait', () => {
  const table = at4A({
    fleets: {
      '14C': {
        at: '1408',
        squadrons: ['Z-BR-1', 'Z-BR-40', 'Z-BR-41', 'Z-BR-42'],
        current: 'R1408 D{Z-BR-40,Z-BR-41}',
        orders: ['R1408 D{Z-BR-42}', 'J1411'],
      },
    },
  });
  expect(members(table, 'Z-F-14th-Colonial')).toEqual(['Z-BR-1', 'Z-BR-42'].map(squadron));
  expect(table.g.squadrons.detach[squadron('Z-BR-40')]).toBe(0);
  expect(table.g.squadrons.detach[squadron('Z-BR-42')]).toBe(4);
  expect(table.g.squadrons.place[squadron('Z-BR-40')]).toBe(place('1408'));
  expect(table.told('arranged')).toHaveLength(1);
  table.act(ZHODANI, 'adjust', { places: [] });
  expect(members(table, 'Z-F-14th-Colonial')).toHaveLength(2);
});

test('FFW-3.3x FFW-3.4b squadrons leave unplotted, join, and pass from fleet to fleet in one place', () => {
  const table = at4A({
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190', 'I-BR-191', 'I-CR-470'] },
      '18F': { at: '2314', squadrons: ['I-BR-203'] },
      '23F': { at: '2313', squadrons: ['I-BR-122'] },
    },
    squadrons: { 'I-BR-124': { at: '2314' } },
  });
  const wanted = [muster('I-F-43rd', ['I-BR-190', 'I-BR-124']), muster('I-F-18th', ['I-BR-203', 'I-BR-191'])];
  expect(
    table.refusal(IMPERIAL, 'adjust', arrangement('2314', [...wanted, muster('I-F-23rd', ['I-CR-470'])]))?.rule,
  ).toBe('FFW-3.4d');
  expect(
    table.refusal(IMPERIAL, 'adjust', arrangement('2314', [muster('I-F-43rd', ['I-BR-190', 'I-BR-122'])]))?.rule,
  ).toBe('FFW-3.4e');
  table.act(IMPERIAL, 'adjust', arrangement('2314', wanted));
  expect(members(table, 'I-F-43rd')).toEqual(['I-BR-190', 'I-BR-124'].map(squadron));
  expect(members(table, 'I-F-18th')).toEqual(['I-BR-191', 'I-BR-203'].map(squadron));
  expect(table.g.squadrons.fleet[squadron('I-CR-470')]).toBe(-1);
  expect(members(table, 'I-F-23rd')).toEqual([squadron('I-BR-122')]); // a place that is not named stays as it is
});

test('FFW-3.4c who joins must be able to follow every plotted jump (R83)', () => {
  const table = at4A({
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], orders: ['R2314', 'J2311', 'R2311'] } },
    squadrons: { 'I-CR-356': { at: '2314' }, 'I-CR-83': { at: '2314' }, 'I-COL-REGINA-C1': { at: '2314' } },
  });
  const join = (id: string) =>
    table.refusal(IMPERIAL, 'adjust', arrangement('2314', [muster('I-F-43rd', ['I-BR-190', id])]));
  expect(join('I-CR-356')).toEqual({
    rule: 'FFW-3.4c',
    why: '43F, turn 5: a squadron that joins cannot follow: 2311 is 3 hexes away, it jumps 2',
  });
  expect(join('I-COL-REGINA-C1')?.rule).toBe('FFW-3.4c');
  expect(join('I-CR-83')).toBeNull(); // jump 3
});

test('FFW-3.4c nor may it keep the fleet from filling between two plotted jumps; a tanker that joins may help', () => {
  const table = at4A({
    fleets: { '43F': { at: '2209', squadrons: ['I-CR-470'], orders: ['J2210', 'J2211'] } },
    squadrons: { 'I-BR-190': { at: '2209' }, 'I-TR-10': { at: '2209' }, 'I-CR-480': { at: '2209' } },
  });
  expect(conformFault(table.at, squadron('I-CR-480'), fleet('I-F-43rd'))).toBeNull();
  expect(conformFault(table.at, squadron('I-BR-190'), fleet('I-F-43rd'))?.rule).toBe('FFW-3.4c');
  const both = arrangement('2209', [muster('I-F-43rd', ['I-CR-470', 'I-BR-190', 'I-TR-10'])]);
  expect(table.refusal(IMPERIAL, 'adjust', both)).toBeNull();
});

test('FFW-3.4j a dry squadron may not join a fleet that jumps next turn, but one that holds', () => {
  const spec = (order: string): Given => ({
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], orders: [order] } },
    squadrons: { 'I-BR-191': { at: '2314', dry: true } },
  });
  const joined = arrangement('2314', [muster('I-F-43rd', ['I-BR-190', 'I-BR-191'])]);
  expect(at4A(spec('J2313')).refusal(IMPERIAL, 'adjust', joined)?.rule).toBe('FFW-3.4j');
  expect(at4A(spec('R2314')).refusal(IMPERIAL, 'adjust', joined)).toBeNull();
});

test('FFW-3.4c a plot that is erased or aborted anyway binds nobody (R83)', () => {
  const slow = { 'I-CR-356': { at: '2314' } };
  const wellLed = at4A({
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-8', orders: ['R2314', 'J2311'] } },
    admirals: { 'I-ADM-4': { at: '2314' } },
    squadrons: slow,
  });
  const under = (id: string) => arrangement('2314', [muster('I-F-43rd', ['I-BR-190', 'I-CR-356'], id)]);
  expect(wellLed.refusal(IMPERIAL, 'adjust', under('I-ADM-8'))?.rule).toBe('FFW-3.4c');
  expect(wellLed.refusal(IMPERIAL, 'adjust', under('I-ADM-4'))).toBeNull(); // plotting factor 0, and more senior
  const failed = at4A({
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], orders: ['J2311'], mustAbort: true } },
    squadrons: slow,
  });
  expect(conformFault(failed.at, squadron('I-CR-356'), fleet('I-F-43rd'))).toBeNull();
});

test('FFW-3.4d FFW-3.4e new fleets take free markers and squadrons of one hex or box', () => {
  const table = at4A({
    freeFleets: ['43F', '18F'],
    squadrons: {
      'I-BR-190': { at: 'IR' },
      'I-BR-191': { at: 'IR' },
      'I-BR-203': { at: '2314' },
      'Z-BR-1': { at: '2314' },
    },
  });
  const ruleOf = (fleets: Muster[], where = 'IR') =>
    table.refusal(IMPERIAL, 'adjust', arrangement(where, fleets))?.rule;
  expect(ruleOf([muster('I-F-43rd', ['I-BR-190', 'I-BR-203'])])).toBe('FFW-3.4e'); // two places
  expect(ruleOf([muster('I-F-43rd', ['Z-BR-1'])], '2314')).toBe('FFW-3.4e');
  expect(ruleOf([muster('I-F-43rd', [])])).toBe('FFW-3.4f');
  expect(ruleOf([muster('I-F-43rd', ['I-BR-190']), muster('I-F-18th', ['I-BR-190'])])).toBe('FFW-3.4e');
  expect(ruleOf([muster('I-F-43rd', ['I-BR-190']), muster('I-F-43rd', ['I-BR-191'])])).toBe('FFW-3.4d');
  expect(ruleOf([muster('I-F-23rd', ['I-BR-190'])])).toBe('FFW-3.4d'); // still in the pool
  expect(ruleOf([muster('Z-F-40th', ['I-BR-190'])])).toBe('FFW-3.4d');
  const twice = [
    ...arrangement('IR', [muster('I-F-43rd', ['I-BR-190'])]).places,
    ...arrangement('2314', [muster('I-F-43rd', ['I-BR-203'])]).places,
  ];
  expect(table.refusal(IMPERIAL, 'adjust', { places: twice })?.rule).toBe('FFW-3.4d');
  table.act(IMPERIAL, 'adjust', arrangement('IR', [muster('I-F-43rd', ['I-BR-190', 'I-BR-191'])]));
  table.act(ZHODANI, 'adjust', { places: [] });
  expect([table.g.fleets.place[fleet('I-F-43rd')], table.g.fleets.plotted[fleet('I-F-43rd')]]).toEqual([
    place('IR'),
    0,
  ]);
  expect(table.told('fleetFormed')).toEqual([{ fleet: fleet('I-F-43rd'), place: place('IR') }]);
});

test('FFW-3.4f a fleet that has lost all its squadrons is removed, and its marker not used again in that step', () => {
  const table = at4A({
    fleets: { '43F': { at: '2314', squadrons: [], orders: ['R2314'] } },
    squadrons: { 'I-BR-190': { at: '2314' } },
  });
  const { fleets } = table.g;
  const marker = fleet('I-F-43rd');
  expect([fleets.status[marker], fleets.place[marker], fleets.plotted[marker], fleets.freedOn[marker]]).toEqual([
    IN_HAND,
    -1,
    0,
    3,
  ]);
  expect(table.told('fleetRemoved')).toEqual([{ fleet: marker }]);
  const again = arrangement('2314', [muster('I-F-43rd', ['I-BR-190'])]);
  expect(table.refusal(IMPERIAL, 'adjust', again)?.rule).toBe('FFW-3.4d');
});

test('FFW-3.4g FFW-3.4h a disbanded fleet’s marker is free again on a later turn, not in the same', () => {
  const table = at4A({ fleets: { '43F': { at: '2314', squadrons: ['I-BR-190', 'I-BR-191'], commander: 'I-ADM-8' } } });
  table.act(IMPERIAL, 'adjust', arrangement('2314', []));
  const { g } = table;
  expect([g.fleets.status[fleet('I-F-43rd')], g.fleets.commander[fleet('I-F-43rd')]]).toEqual([IN_HAND, -1]);
  expect(['I-BR-190', 'I-BR-191'].map((id) => g.squadrons.fleet[squadron(id)])).toEqual([-1, -1]);
  expect(g.admirals.aboard[admiral('I-ADM-8')]).toBe(squadron('I-BR-190')); // he stays aboard
  const again = { id: 0, by: IMPERIAL, kind: 'adjust', rule: 'FFW-3.4a', sealed: true, about: null };
  const answer = arrangement('2314', [muster('I-F-43rd', ['I-BR-190'])]);
  expect(table.game.choices.adjust.check(table.play(), answer, again)?.rule).toBe('FFW-3.4d');
  g.turn = 4;
  expect(table.game.choices.adjust.check(table.play(), answer, again)).toBeNull();
});

test('FFW-3.4a fleets in transit are frozen, and obey a D list on arrival', () => {
  const table = at4A({
    fleets: {
      '43F': { transit: '2316', squadrons: ['I-BR-190', 'I-BR-191'], current: 'R2314 D{I-BR-191}', orders: ['J2316'] },
    },
    squadrons: { 'I-BR-203': { at: '2314' } },
  });
  expect(members(table, 'I-F-43rd')).toHaveLength(2);
  expect(table.g.squadrons.detach[squadron('I-BR-191')]).toBe(4);
  expect(table.refusal(IMPERIAL, 'adjust', arrangement('2316', [muster('I-F-43rd', ['I-BR-190'])]))?.rule).toBe(
    'FFW-3.4d',
  );
});

test('FFW-3.4a FFW-4.6i a D list of this turn goes with the plot of a fleet that disengaged elsewhere (R32)', () => {
  const table = at4A({
    fleets: {
      '43F': {
        transit: '2316',
        squadrons: ['I-BR-190', 'I-BR-191'],
        current: 'R2314 D{I-BR-191}',
        orders: ['J2316'],
        mustAbort: true,
      },
    },
  });
  expect(members(table, 'I-F-43rd')).toHaveLength(2);
  expect(table.g.squadrons.detach[squadron('I-BR-191')]).toBe(0);
});

test('the leader of a place arranges it, with markers that he holds (A7)', () => {
  const table = at4A({
    seats: 3,
    freeFleets: ['40F', 'GIR'],
    squadrons: {
      'V-BR-5': { at: '2702' },
      'V-BR-8': { at: '2702' },
      'Z-BR-1': { at: '2702' },
      'Z-BR-2': { at: '1109' },
    },
  });
  const gireel = arrangement('2702', [muster('V-F-Gireel', ['V-BR-5', 'Z-BR-1'])]);
  expect(table.refusal(ZHODANI, 'adjust', gireel)?.rule).toBe('FFW-2.1b');
  expect(table.refusal(2, 'adjust', gireel)).toBeNull();
  expect(table.refusal(2, 'adjust', arrangement('2702', [muster('Z-F-40th', ['V-BR-5'])]))?.rule).toBe('FFW-3.4d');
});

test('what is sampled is legal, and moves squadrons about', () => {
  const random = randomFrom(3);
  const table = at4A({
    freeFleets: ['18F', '23F'],
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190', 'I-BR-191'], commander: 'I-ADM-8', orders: ['J2313'] } },
    admirals: { 'I-ADM-10': { at: '2314' } },
    squadrons: { 'I-CR-470': { at: '2314' }, 'I-CR-480': { at: '2314', dry: true }, 'I-CR-83': { at: '2313' } },
  });
  let changes = 0;
  for (let n = 0; n < 300; n++) {
    const answer = table.game.choices.adjust.sample(table.play(), { ...table.decision('adjust'), about: null }, random);
    expect(table.refusal(IMPERIAL, 'adjust', answer)).toBeNull();
    changes += answer.places.length;
  }
  expect(changes).toBeGreaterThan(100);
});

test('FFW-3.3k R104 what a D list detached does not rejoin that fleet in the same step, but may join another', () => {
  const play = seededFrom(
    {
      turn: 2,
      phase: 'plotting',
      fleets: {
        '43F': { at: '2314', squadrons: ['I-BR-190', 'I-BR-191'], orders: ['R2314 D{I-BR-191}'] },
        '18F': { at: '2314', squadrons: ['I-BR-203'] },
      },
    },
    'D list',
  );
  expect(careUntil(play, 'adjust', IMPERIAL)).toBe(true);
  const { id, by, kind } = play.table.pending.find((one) => one.by === IMPERIAL)!;
  const both = arrangement('2314', [muster('I-F-43rd', ['I-BR-190', 'I-BR-191']), muster('I-F-18th', ['I-BR-203'])]);
  expect(play.check({ decision: id, by, kind, with: both })).toEqual({
    rule: 'FFW-3.3k',
    why: 'I-BR-191 was detached from 43F by its D list in this very step',
  });
  const other = arrangement('2314', [muster('I-F-43rd', ['I-BR-190']), muster('I-F-18th', ['I-BR-203', 'I-BR-191'])]);
  expect(play.act({ decision: id, by, kind, with: other })).toBeNull();
  expect(careUntil(play, 'plots')).toBe(true);
  expect(play.g.squadrons.fleet[squadron('I-BR-191')]).toBe(fleet('I-F-18th'));
  expect(play.g.squadrons.detachedFrom[squadron('I-BR-191')]).toBe(-1); // forgotten after the step
});

test('FFW-3.4a each place is arranged once; FFW-3.10b cargo that changes ships is announced', () => {
  const spec: Given = {
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190', 'I-BR-191'] } },
    troops: { 'I-D1': { aboard: 'I-BR-190' } },
  };
  const same = [muster('I-F-43rd', ['I-BR-190', 'I-BR-191'])];
  const twice = { places: [...arrangement('2314', []).places, ...arrangement('2314', same).places] };
  expect(at4A(spec).refusal(IMPERIAL, 'adjust', twice)).toEqual({
    rule: 'FFW-3.4a',
    why: 'a place is arranged twice',
  });
  const table = at4A(spec);
  const over = { troop: troop('I-D1'), to: squadron('I-BR-191') };
  table.act(IMPERIAL, 'adjust', arrangement('2314', same, { transfers: [over] }));
  expect(table.told('moved')).toEqual([{ transfers: [over] }]);
  const quiet = at4A(spec);
  quiet.act(IMPERIAL, 'adjust', arrangement('2314', same));
  expect(quiet.told('moved')).toEqual([]);
  const heavy = { troop: troop('I-A1'), to: squadron('I-BR-191') };
  expect(at4A(spec).refusal(IMPERIAL, 'adjust', arrangement('2314', same, { transfers: [heavy] }))?.rule).toBe(
    'FFW-3.10a',
  );
});

test('FFW-5.8c the warrant of the first admiral passes on, and waits nowhere afterwards', () => {
  const table = at4A({
    squadrons: { 'I-BR-190': { at: '2314' } },
    admirals: { 'I-ADM-1': { aboard: 'I-BR-190' }, 'I-ADM-4': { at: '2314' } },
    warrant: 'I-ADM-1',
  });
  table.act(IMPERIAL, 'adjust', arrangement('2314', [], { warrant: admiral('I-ADM-4') }));
  expect([table.g.warrantHolder, table.g.warrantPlace]).toEqual([admiral('I-ADM-4'), -1]);
  const alone = at4A({ admirals: { 'I-ADM-1': { at: '2314' }, 'I-ADM-4': { at: '2314' } }, warrant: 'I-ADM-1' });
  expect(alone.table.pending.map(({ by }) => by)).toEqual([IMPERIAL]); // only for the warrant
});
