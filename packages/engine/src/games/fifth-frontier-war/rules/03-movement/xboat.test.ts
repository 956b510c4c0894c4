import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { admiral, fleet, given, givenState, place } from '../../testing/given.ts';
import { xboatReach } from './xboat.ts';

const labels = (at: ReturnType<typeof givenState>, id: string): string[] =>
  xboatReach(at, admiral(id)).map((hex) => at.data.map.labels[hex]!);

test('FFW-3.11a the worked example: from Pixie to Feri past Boughene; four hexes of links and no more', () => {
  const at = givenState({ turn: 3, admirals: { 'I-ADM-8': { at: '2307' } } });
  // Boughene 1, Efate and Feri 3, Kinorb 3; Roup would be 5
  expect(labels(at, 'I-ADM-8')).toEqual(['2109', '2308', '2409', '2606']);
});

test('FFW-3.11a from aboard a ship as well, on the surface at the end, and only in the xboat step', () => {
  const table = given({
    turn: 3,
    phase: 'xboats',
    only: ['xboatMoves'],
    fleets: { 'I-F-43rd': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-8' } },
  });
  table.act(IMPERIAL, 'xboats', { moves: [{ admiral: admiral('I-ADM-8'), to: place('2411') }] });
  const { admirals, fleets } = table.g;
  const who = admiral('I-ADM-8');
  expect([admirals.place[who], admirals.aboard[who], admirals.xboated[who]]).toEqual([place('2411'), -1, 1]);
  expect(fleets.commander[fleet('I-F-43rd')]).toBe(-1); // R78
  expect(table.told('xboat')).toEqual([{ admiral: who, from: place('2314'), to: place('2411') }]);
  expect(xboatReach(table.at, who)).toEqual([]); // R25: once a turn
});

test('FFW-3.11b each side has its networks: the Zhodani side also that of the Sword Worlds', () => {
  const at = givenState({
    turn: 3,
    admirals: {
      'Z-ADM-1': { at: '1627' },
      'V-ADM-1': { at: '1109' },
      'Z-ADM-2': { at: '1510' },
      'I-ADM-8': { at: '0708' },
    },
    worlds: { '1510': { control: 'zhodani' }, '1410': { control: 'zhodani' }, '0711': { control: 'imperial' } },
  });
  expect(labels(at, 'Z-ADM-1')).toEqual(['1527']);
  expect(labels(at, 'V-ADM-1')).toEqual(['0708', '1308', '1507']); // Cronor 4; Chwistyoch 2, Clan 4
  expect(labels(at, 'Z-ADM-2')).toEqual([]);
  expect(labels(at, 'I-ADM-8')).toEqual([]);
});

test('FFW-3.11c no xboat from or to enemy squadrons; passing them by is free', () => {
  const admirals = { 'I-ADM-8': { at: '2307' } };
  const passing = givenState({ turn: 3, admirals, squadrons: { 'Z-BR-1': { at: '2308' } } });
  expect(labels(passing, 'I-ADM-8')).toEqual(['2109', '2409', '2606']);
  expect(labels(givenState({ turn: 3, admirals, squadrons: { 'Z-BR-1': { at: '2307' } } }), 'I-ADM-8')).toEqual([]);
  // R25: nor to a world that the enemy controls
  const taken = givenState({ turn: 3, admirals, worlds: { '2409': { control: 'zhodani' } } });
  expect(labels(taken, 'I-ADM-8')).toEqual(['2109', '2308', '2606']);
});

test('FFW-3.11a R25 no Imperial admiral lands in a red zone by xboat, but the holder of the warrant does', () => {
  const reach = (warrant: string): string[] => {
    const { g, data } = givenState({
      turn: 3,
      admirals: { 'I-ADM-8': { at: '2307' }, 'I-ADM-9': { at: '2314' } },
      warrant,
    });
    // no printed red zone lies on a link: Feri is made one
    const worlds = data.worlds.map((one) => (one.label === '2409' ? { ...one, zone: 'red' as const } : one));
    return labels({ g, data: { ...data, worlds } }, 'I-ADM-8');
  };
  expect(reach('I-ADM-9')).toEqual(['2109', '2308', '2606']);
  expect(reach('I-ADM-8')).toEqual(['2109', '2308', '2409', '2606']);
});

test('FFW-3.11a a front has no way points outside its map, boxes have no xboats (R22, E1)', () => {
  const at = givenState({ scenario: 'jewell-gate', turn: 2, admirals: { 'I-ADM-8': { at: '1711' } } });
  expect(labels(at, 'I-ADM-8')).toEqual(['1409', '1410', '1510', '1608']);
  expect(labels(givenState({ turn: 3, admirals: { 'I-ADM-8': { at: 'IR' } } }), 'I-ADM-8')).toEqual([]);
});

test('FFW-3.11d an admiral who came by xboat does not jump in the same phase', () => {
  const table = given({
    turn: 3,
    phase: 'xboats',
    only: ['xboatMoves', 'scoutMoves'],
    squadrons: { 'I-SR-321': { at: '2308' } },
    admirals: { 'I-ADM-8': { at: '2307' }, 'I-ADM-9': { at: '2308' } },
  });
  table.act(IMPERIAL, 'xboats', { moves: [{ admiral: admiral('I-ADM-8'), to: place('2308') }] });
  const scout = table.at.data.squadronById.get('I-SR-321')!.index;
  const jumpWith = (id: string) => ({
    jumps: [{ squadron: scout, to: place('2409'), load: [{ admiral: admiral(id), to: scout }] }],
  });
  expect(table.refusal(IMPERIAL, 'scouts', jumpWith('I-ADM-8'))?.rule).toBe('FFW-3.11d');
  expect(table.refusal(IMPERIAL, 'scouts', jumpWith('I-ADM-9'))).toBeNull();
});

test('FFW-3.11e only admirals travel so: the answer has no word for anything else', () => {
  const table = given({ turn: 3, phase: 'xboats', only: ['xboatMoves'], admirals: { 'I-ADM-8': { at: '2307' } } });
  const { shape } = table.game.choices.xboats;
  expect(shape.safeParse({ moves: [{ troop: 3, to: 5 }] }).success).toBe(false);
  expect(shape.safeParse({ moves: [{ admiral: 3, to: 5 }] }).success).toBe(true);
});

test('a seat moves only admirals of places that it leads, and each once (A7)', () => {
  const table = given({
    turn: 3,
    seats: 3,
    phase: 'xboats',
    firstMover: 'zhodani',
    only: ['xboatMoves'],
    squadrons: { 'Z-BR-1': { at: '1109' }, 'V-BR-5': { at: '0708' }, 'V-BR-8': { at: '0708' } },
    admirals: { 'Z-ADM-1': { at: '1109' }, 'Z-ADM-2': { at: '0708' } },
  });
  const to1308 = { admiral: admiral('Z-ADM-1'), to: place('1308') };
  const other = { admiral: admiral('Z-ADM-2'), to: place('0707') };
  expect(table.refusal(ZHODANI, 'xboats', { moves: [other] })?.rule).toBe('FFW-2.1b');
  expect(table.refusal(ZHODANI, 'xboats', { moves: [to1308, to1308] })?.rule).toBe('FFW-3.11a');
  table.act(ZHODANI, 'xboats', { moves: [to1308] });
  table.act(2, 'xboats', { moves: [other] });
  expect(table.g.admirals.place[admiral('Z-ADM-2')]).toBe(place('0707'));
});

test('with fog of war the enemy does not hear which fleet the admiral has left', () => {
  const table = given({
    turn: 3,
    phase: 'xboats',
    only: ['xboatMoves'],
    options: { fogOfWar: true },
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-8' } },
  });
  table.act(IMPERIAL, 'xboats', { moves: [{ admiral: admiral('I-ADM-8'), to: place('2411') }] });
  const heard = table.events.filter(({ type }) => type === 'xboat').map((one) => [one.visibleTo, one.data]);
  expect(heard).toEqual([
    [[IMPERIAL], { admiral: admiral('I-ADM-8'), from: place('2314'), to: place('2411') }],
    [[ZHODANI], { admiral: admiral('I-ADM-8'), from: -1, to: place('2411') }],
  ]);
});

test('every xboat move is listed where they are few, and each is accepted', () => {
  const table = given({ turn: 3, phase: 'xboats', only: ['xboatMoves'], admirals: { 'I-ADM-4': { at: '2314' } } });
  const play = table.play();
  const decision = table.decision('xboats');
  const list = play.choiceOf('xboats').options?.(play, decision) as { moves: object[] }[];
  const reach = xboatReach(table.at, admiral('I-ADM-4'));
  expect(list.map(({ moves }) => moves)).toEqual([[], ...reach.map((to) => [{ admiral: admiral('I-ADM-4'), to }])]);
  for (const answer of list) expect(play.choiceOf('xboats').check(play, answer, decision)).toBeNull();
  const many = Object.fromEntries(['1', '2', '3', '4', '5'].map((n) => [`I-ADM-${n}`, { at: '2314' }]));
  const crowd = given({ turn: 3, phase: 'xboats', only: ['xboatMoves'], admirals: many });
  expect(crowd.play().choiceOf('xboats').options?.(crowd.play(), crowd.decision('xboats'))).toBeNull();
});
