import { expect, test } from 'vitest';
import { type Given, given, type Roll, type Scene, system } from '../../testing/given.ts';
import { consequences, moveSeat, newSeat } from '../06-seats/seats.ts';
import { sectorCheck, sectorChecks } from '../06-seats/sector-checks.ts';
import { randomEvent } from './random-events.ts';
import { toppled, toppledOrder } from './toppled.ts';

const free = { owner: 'independent' };
const nothing: Roll[] = [6, 1, 6, 1, 6, 1]; // the three Sectors of the VeReen: 5 → 3, 3 → 3, 2 → 3
/** A Toppled chit for the VeReen player, up to the first question. */
const topple = (letter: string, position: Given = {}, ...rolls: Roll[]): Scene => {
  const at = given(
    { start: { active: 'vereen' }, ...position },
    {
      steps: { randomEvent, toppled, consequences, sectorChecks },
      choices: { toppledOrder, moveSeat, newSeat, sectorCheck },
    },
  );
  const chit = at.data.chits.indexOf(at.data.chitKindById.get(`government-toppled-${letter}`)!.index);
  return at.run('randomEvent', { player: at.seat('vereen'), chit }, ...(rolls.length >= 6 ? [] : nothing), ...rolls);
};
const order = (at: Scene, ids: string[], ...rolls: Roll[]): Scene =>
  at.answer(at.g.active, 'toppledOrder', { systems: ids.map(system) }, ...rolls);
const restless = (at: Scene): string[] =>
  at.data.systems.filter(({ index }) => at.g.systems.unrest[index]).map(({ id }) => id);
const struck = (at: Scene): unknown => (at.table.pending[0]!.about as { systems: number[] }).systems;
const quiet: Roll[] = [3, 4];

test('SS-9.16a all three Sectors are checked, each on its own column', () => {
  const at = topple('a', {}, 1, 1, 6, 6, 4, 4);
  const { military, administrative, diplomatic } = at.g.players;
  const { active } = at.g;
  expect([military[active], administrative[active], diplomatic[active]]).toEqual([9, 1, 5]);
});

test('SS-9.1 nothing else is open to the drawer until it is over', () => {
  expect(topple('a').asked).toEqual(['2 toppledOrder']);
});

test('SS-9.16b ties with Systems that are not his own are lost', () => {
  const at = topple('a', { systems: { radix: { trade: ['vereen', 'hive'] }, lund: { trade: ['vereen'] } } });
  const { trade, treaty } = at.g.systems;
  const bit = 1 << at.g.active;
  expect([trade[system('radix')], trade[system('lund')]]).toEqual([1 << at.seat('hive'), bit]);
  expect(['radix', 'atjay', 'veree', 'lund'].map((id) => treaty[system(id)]! & bit)).toEqual([0, 0, bit, bit]);
  expect(at.g.players.toppled[at.g.active]).toBe(1);
});

test('SS-9.16c A strikes all with the Seat; no effect ends Unrest, old Unrest too', () => {
  const at = topple('a');
  expect(struck(at)).toEqual(['ambrel', 'barnz', 'lund', 'veree'].map(system));
  expect(restless(at)).toEqual(expect.arrayContaining(['ambrel', 'barnz', 'lund', 'veree']));
  order(at, ['veree', 'barnz', 'lund', 'ambrel'], ...quiet, ...quiet, 4, 4, 2, 4);
  expect(at.told('rebellion')).toEqual([
    { system: system('veree'), value: 3, dice: 7, outcome: 'quiet' }, // Unrest 5, Web 2
    { system: system('barnz'), value: 5, dice: 7, outcome: 'quiet' },
    { system: system('lund'), value: 7, dice: 8, outcome: 'unrest' },
    { system: system('ambrel'), value: 9, dice: 6, outcome: 'unrest' },
  ]);
  expect(restless(at)).toEqual(expect.arrayContaining(['ambrel', 'lund']));
  expect(restless(at)).not.toEqual(expect.arrayContaining(['barnz']));
  const ended = order(
    topple('a', { systems: { veree: { unrest: true } } }),
    ['veree', 'barnz', 'lund', 'ambrel'],
    ...quiet,
    ...quiet,
    4,
    4,
    2,
    4,
  );
  expect(ended.g.systems.unrest[system('veree')]).toBe(0);
});

test('SS-9.16c each System is named once', () => {
  const at = topple('a');
  const { active } = at.g;
  const refusal = (ids: string[]) => at.refusal(active, 'toppledOrder', { systems: ids.map(system) })?.rule;
  expect(refusal(['veree', 'barnz', 'lund'])).toBe('SS-9.16c');
  expect(refusal(['veree', 'barnz', 'lund', 'lund'])).toBe('SS-9.16c');
  expect(toppledOrder.defaultAnswer(at.play(), at.table.pending[0] as never)).toEqual({
    systems: ['ambrel', 'barnz', 'lund', 'veree'].map(system),
  });
});

test('SS-9.16c the order is announced to all: what waits on the table is no secret', () => {
  const at = order(topple('a'), ['barnz', 'lund', 'ambrel', 'veree'], ...quiet, ...quiet, ...quiet, ...quiet);
  expect(at.events.find(({ type }) => type === 'toppled-order')).toEqual({
    rule: 'SS-9.16c',
    type: 'toppled-order',
    data: { player: 2, systems: ['barnz', 'lund', 'ambrel', 'veree'].map(system) },
    visibleTo: 'all',
  });
});

test('SS-9.16d B strikes unrelated Ideologies alone', () => {
  const at = topple('b', { systems: { horton: { owner: 'vereen' } } }); // Horton is related
  expect(struck(at)).toEqual(['ambrel', 'lund'].map(system));
});

test('SS-9.16d B and D never take in the Seat, even of an expelled Government', () => {
  const at = topple(
    'b',
    { players: { vereen: { expelled: true, seat: 'barnz' } }, systems: { veree: free, ambrel: free } },
    ...quiet,
  );
  expect(at.told('rebellion')).toEqual([expect.objectContaining({ system: system('lund'), value: 9 })]);
});

test('SS-9.16e C strikes negative levels alone', () => {
  const at = topple('c', {}, ...quiet); // only Lund: no order to name
  expect(at.told('rebellion')).toEqual([{ system: system('lund'), value: 7, dice: 7, outcome: 'unrest' }]);
});

test('SS-9.16e C without such a System checks nothing', () => {
  const at = topple('c', { systems: { lund: { tech: 0 } } });
  expect([at.told('rebellion'), at.asked]).toEqual([[], ['2 moveSeat']]);
});

test('SS-9.16f D strikes different Race with unrelated Ideology alone', () => {
  const at = topple('d', {}, ...quiet);
  expect(at.told('rebellion')).toEqual([{ system: system('ambrel'), value: 9, dice: 7, outcome: 'unrest' }]);
});

test('SS-9.16g afterwards the Seat may move to an own System of its Race', () => {
  const at = topple('c', {}, ...quiet);
  expect(struck(at)).toEqual(['barnz', 'lund'].map(system));
  expect(at.refusal(at.g.active, 'moveSeat', { system: system('ambrel') })?.rule).toBe('SS-6.42');
  at.answer(at.g.active, 'moveSeat', { system: system('lund') });
  const { seat, original, ideology } = at.g.players;
  expect([seat[2], original[2]]).toEqual([system('lund'), system('lund')]);
  expect(ideology[2]).toBe(at.g.systems.ideology[system('lund')]);
  const stays = topple('c', {}, ...quiet).answer(2, 'moveSeat', { system: -1 });
  expect([stays.g.players.seat[2], stays.asked]).toEqual([system('veree'), ['2 act']]);
});

test('SS-9.16c R16 a Seat that rebels is replaced at once, and later checks use the new one', () => {
  const at = topple('a', { systems: { barnz: free } });
  order(at, ['veree', 'lund', 'ambrel'], 1, 1, ...quiet, ...quiet);
  expect(at.told('rebellion')).toEqual([
    { system: system('veree'), value: 3, dice: 2, outcome: 'rebellion' },
    { system: system('lund'), value: 5, dice: 7, outcome: 'quiet' }, // now the Seat itself
    { system: system('ambrel'), value: 9, dice: 7, outcome: 'unrest' },
  ]);
  expect(at.g.players.seat[2]).toBe(system('lund'));
});

test('SS-9.25b Resource Output Growth in play is lost, one in the hand is not', () => {
  const at = topple('a', {
    players: { vereen: { faceUp: ['resource-output-growth'], hand: ['resource-output-growth'] } },
  });
  const kind = at.data.chitKindById.get('resource-output-growth')!.index;
  const places = at.data.chits.flatMap((one, chit) => (one === kind ? [at.g.chits[chit]] : []));
  expect(places.sort()).toEqual([1, 12]);
});

test('SS-7.22a an expelled owner of a Confederation System is readmitted', () => {
  const at = topple('c', { players: { vereen: { expelled: true } } }, ...quiet);
  expect(at.g.players.expelled[2]).toBe(0);
});

test('R104 in the Cycle exile begins with the first Toppled chit of the Atjayan player', () => {
  const at = given(
    { scenario: 'galactic-cycle', seats: 5, start: { active: 'atjayan' } },
    { steps: { toppled, consequences }, choices: { toppledOrder, moveSeat, newSeat } },
  );
  expect(at.g.exileAllowed).toBe(0);
  at.run('toppled', { player: at.seat('atjayan'), letter: 'C', left: [] });
  expect(at.g.exileAllowed).toBe(1);
});
