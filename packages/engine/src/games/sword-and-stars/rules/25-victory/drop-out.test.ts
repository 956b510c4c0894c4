import { expect, test } from 'vitest';
import { IN_CUP, LEFT } from '../../state.ts';
import { type Given, given, type Scene, system } from '../../testing/given.ts';
import { initiative, position } from '../05-sequence/initiative.ts';
import { act, playerTurn } from '../05-sequence/player-turn.ts';
import { chitsAt, handOf } from '../09-random-events/cup.ts';
import { claimContested, dropOut, dropPlayer, resign } from './drop-out.ts';
import { voteToEnd, voteToEndStep } from './end.ts';

const scene = (given_: Given = {}): Scene => {
  const at = given(given_, {
    steps: { playerTurn, initiative, voteToEnd: voteToEndStep },
    choices: { act, position, voteToEnd },
    anytime: { dropOut },
  });
  at.game.resign = resign;
  at.game.isOut = (g, seat) => g.players.status[seat] === LEFT || g.players.leaving[seat] === 1;
  return at;
};
const HIVE = 4;
const dom = system('dom');
const one = system('edom-one');
/** Treaties of others with the Hive's Systems: Dom two, eDom One one, eDom Two none. */
const hive: Given = {
  systems: {
    dom: { treaty: ['hive', 'avian', 'vereen'], trade: ['avian', 'hive'] },
    'edom-one': { treaty: ['hive', 'avian'], trade: ['vereen'] },
    'edom-two': { treaty: ['hive'], trade: ['avian', 'vereen'] },
    'edom-three': { treaty: [] },
    asak: { treaty: ['hive', 'hospodar'], trade: ['hive'] },
  },
};
const dropped = (at: Scene, to = -1): Scene => {
  dropPlayer(at.play(), HIVE, to);
  return at;
};
const resigns = (at: Scene, by: number): Scene => {
  const refusal = at.play().act({ decision: null, by, kind: 'resign', with: {} });
  expect(refusal).toBeNull();
  return at;
};

test("SS-25.31 a leaver's Systems are in Unrest, his Trade Connections and Treaties go everywhere", () => {
  const { systems } = dropped(scene(hive)).g;
  const was = ['dom', 'edom-one', 'edom-two', 'edom-three'].map((id) => systems.unrest[system(id)]);
  expect(was).toEqual([1, 1, 1, 1]);
  expect([...systems.treaty, ...systems.trade].filter((mask) => (mask >> HIVE) & 1)).toEqual([]);
  expect(systems.treaty[system('asak')]).toBe(1 << 3);
});

test('SS-25.32 the only holder of a Treaty takes the System at once, still in Unrest', () => {
  const { owner, unrest, trade } = dropped(scene(hive)).g.systems;
  expect([owner[one], unrest[one], trade[one]]).toEqual([1, 1, 1 << 2]);
});

test('SS-25.33 several holders: nobody has it until the first of them Communicates with success', () => {
  const at = dropped(scene(hive));
  expect([at.g.systems.owner[dom], at.g.systems.contested[dom], at.g.systems.trade[dom]]).toEqual([-1, 1, 1 << 1]);
  expect(claimContested(at.play(), 3, dom)).toBe(false); // no Treaty
  expect(claimContested(at.play(), 2, system('edom-two'))).toBe(false);
  expect(claimContested(at.play(), 2, dom)).toBe(true);
  expect([at.g.systems.owner[dom], at.g.systems.unrest[dom]]).toEqual([2, 1]);
});

test('SS-25.33b the other Treaties there go with it', () => {
  const at = dropped(scene(hive));
  claimContested(at.play(), 2, dom);
  expect([at.g.systems.treaty[dom], at.g.systems.contested[dom]]).toEqual([1 << 2, 0]);
  expect(claimContested(at.play(), 1, dom)).toBe(false);
});

test('SS-25.34 SS-25.34b the rest goes independent, in Unrest and without any Trade Connection', () => {
  const { owner, unrest, trade, contested } = dropped(scene(hive)).g.systems;
  const two = system('edom-two');
  expect([owner[two], unrest[two], trade[two], contested[two]]).toEqual([-1, 1, 0, 0]);
});

test('SS-25.35 his points go to one player, his chits to the cup', () => {
  const at = scene({
    ...hive,
    players: { hive: { points: 7, hand: ['trade-disruption'], faceUp: ['weapons-advance'] }, avian: { points: 2 } },
  });
  expect(at.anytimeRefusal(HIVE, 'dropOut', { to: HIVE })?.rule).toBe('SS-25.35');
  at.anytime(HIVE, 'dropOut', { to: 1 });
  expect([at.g.players.points[1], at.g.players.points[HIVE]]).toEqual([9, 0]);
  expect([handOf(at.g, HIVE), chitsAt(at.g, IN_CUP).length]).toEqual([[], 50]);
});

test('SS-25.35 or to nobody', () => {
  const at = scene({ players: { hive: { points: 7 } } });
  const before = at.g.players.points.slice(0, 4);
  at.anytime(HIVE, 'dropOut', { to: -1 });
  expect(at.g.players.points).toEqual([...before, 0]);
});

test('R83 duties, wars, orders, projects and partial conquests end with him', () => {
  const at = scene({
    wars: [
      { violator: 'hive', owed: ['avian'] },
      { violator: 'vereen', owed: ['hive'] },
      { violator: 'avian', owed: ['hive', 'hospodar'] },
    ],
    systems: { barton: { partials: [{ by: 'hive', base: 'dom', count: 1 }] } },
    players: { avian: { asylum: ['hive'] } },
  });
  at.g.projects = [{ player: HIVE, target: dom, bases: [one] }];
  dropped(at);
  expect(at.g.wars).toEqual({ violator: [1], owed: [1 << 3] });
  expect([at.g.projects, at.g.partials.target, at.g.players.asylum[1], at.g.players.cards[HIVE]]).toEqual([
    [],
    [],
    0,
    0,
  ]);
});

test('R83 in his own turn: it is over', () => {
  const at = scene({ start: { active: 'hive' } }).run('playerTurn', { player: HIVE, held: '' });
  resigns(at, HIVE);
  expect([at.g.players.status[HIVE], at.g.active, at.g.players.turnDone[HIVE]]).toEqual([LEFT, -1, 1]);
});

test('R83 in the middle of something the default answers, and he leaves at the next pause', () => {
  const at = scene().run('voteToEnd', { votes: [] });
  resigns(at, 0);
  expect([at.g.players.leaving[0], at.g.players.status[0], at.asked.length]).toEqual([1, 0, 4]);
  for (const seat of [1, 2, 3, 4]) at.answer(seat, 'voteToEnd', { vote: 'end' });
  at.run('playerTurn', { player: HIVE, held: '' });
  expect([at.g.players.leaving[0], at.g.players.status[0], at.asked]).toEqual([0, LEFT, ['4 act']]);
});

test('R83 the last of several has won', () => {
  const at = scene({ scenario: 'two-new-empires' });
  resigns(at, 0);
  expect(at.table.result).toMatchObject({ places: [2, 1], why: 'Nelldon Empire is the only one left' });
});

test('a single player who gives up ends his game', () => {
  const at = resigns(scene({ scenario: 'rise-of-empire' }), 0);
  expect(at.table.result?.places).toEqual([1]);
});

test('who waits to enter the Cycle may leave the table', () => {
  const at = resigns(scene({ scenario: 'galactic-cycle' }), 3);
  expect([at.g.players.status, at.table.result]).toEqual([[0, 1, 1, LEFT, 1], null]);
});

test('a seat of the Cycle that nobody has taken may still be: the game goes on', () => {
  const at = scene({
    scenario: 'galactic-cycle',
    players: { 'seat-1': { status: 'untaken' }, 'seat-2': { status: 'left' } },
  });
  for (const seat of [3, 4]) resigns(at, seat);
  expect(at.table.result).toBeNull();
  expect(resigns(at, 0).table.result?.why).toBe('the game was given up');
});

test('dropping out waits for a pause', () => {
  const at = scene().run('voteToEnd', { votes: [] });
  expect(at.anytimeRefusal(1, 'dropOut', { to: -1 })?.rule).toBe('SS-25.31');
});
