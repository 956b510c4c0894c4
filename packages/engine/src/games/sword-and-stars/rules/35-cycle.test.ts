import { expect, test } from 'vitest';
import { freeSystem, takeSystem } from '../board/ownership.ts';
import { DISCARDED, PLAYING, UNTAKEN, WAITING } from '../state.ts';
import { type Given, given, type Roll, type Scene, system } from '../testing/given.ts';
import { consequences, moveSeat, newSeat } from './06-seats/seats.ts';
import { toppled } from './09-random-events/toppled.ts';
import { outworlderPhase } from './21-outworlders/outworlders.ts';
import { raider, raiderPhase } from './22-raiders.ts';
import { checkFreeSeat, entry, freeSeat, join, leaveCycle } from './35-cycle.ts';

const [phage, perkis, skysworld, atjay] = ['phage', 'perkis', 'skysworld', 'atjay'].map(system) as [
  number,
  number,
  number,
  number,
];
const cycle = (position: Given = {}): Scene =>
  given(
    { scenario: 'galactic-cycle', ...position },
    {
      steps: { raiderPhase, raider, outworlderPhase, entry, consequences, toppled },
      choices: { moveSeat, newSeat },
      anytime: { join },
    },
  );
const raiders = (at: Scene, ...rolls: Roll[]) => at.run('raiderPhase', {}, ...rolls);
const outworlders = (at: Scene, ...rolls: Roll[]) => at.run('outworlderPhase', { left: [] }, ...rolls);
const onlyOneWaits: Given = {
  players: { 'seat-2': { status: 'left' }, 'seat-3': { status: 'left' }, 'seat-4': { status: 'left' } },
};

test('SS-35.0a a Raider result brings in a player instead', () => {
  const at = raiders(cycle(onlyOneWaits), 5, 5, 5, 3, 4, 3, 4);
  expect([at.g.players.status[1], at.g.players.seat[1], at.g.systems.owner[phage]]).toEqual([PLAYING, phage, 1]);
  expect([at.g.raiderBase, at.g.players.cards[1]]).toEqual([-1, 5]);
});

test('SS-35.0c the highest of those waiting enters, equals roll again', () => {
  const at = raiders(cycle(), 5, 2, 6, 6, 1, 3, 5, 5, 5, 3, 4, 1, 1);
  // seats 1 to 4 roll 2, 6, 6, 1; then 2 and 3 roll 3, 5
  expect(at.g.players.status).toEqual([PLAYING, WAITING, WAITING, PLAYING, WAITING]);
  expect(at.g.players.seat[3]).toBe(phage);
});

test('SS-35.0a an Outworlder result does so too, in the same Round', () => {
  const at = outworlders(raiders(cycle(), 5, 6, 1, 1, 1, 5, 5, 3, 4, 3, 4), 4, 6, 1, 1, 5, 1, 3, 4, 3, 4);
  expect(at.g.players.status.slice(0, 3)).toEqual([PLAYING, PLAYING, PLAYING]);
  expect([at.g.players.seat[2], at.g.outworlders.active]).toEqual([perkis, []]);
  expect(at.g.players.cards.slice(1, 3)).toEqual([5, 5]);
});

test('SS-35.0a a low roll brings nobody', () => {
  expect(outworlders(raiders(cycle(), 4), 3).g.players.status.slice(1)).toEqual([1, 1, 1, 1]);
});

test('SS-35.0b the Seat comes from the table, whoever owns it, at norm or better', () => {
  const at = cycle({
    ...onlyOneWaits,
    systems: { skysworld: { owner: 'atjayan', tech: -2, unrest: true, web: 2, gate: true } },
  });
  raiders(at, 6, 4, 2, 3, 4, 3, 4);
  const { owner, tech, unrest, web, gate, treaty } = at.g.systems;
  expect([owner[skysworld], tech[skysworld], unrest[skysworld]]).toEqual([1, 1, 0]);
  expect([web[skysworld], gate[skysworld], treaty[skysworld]]).toEqual([2, 1, 2]);
  const high = cycle({ ...onlyOneWaits, systems: { skysworld: { tech: 3 } } });
  expect(raiders(high, 6, 4, 2, 3, 4, 3, 4).g.systems.tech[skysworld]).toBe(3);
});

test('SS-35.0b a Seat or an empty System is rolled again', () => {
  const at = cycle({
    ...onlyOneWaits,
    players: { ...onlyOneWaits.players, atjayan: { seat: 'skysworld' } },
    systems: { skysworld: { owner: 'atjayan' }, perkis: { dead: true, tech: -3 } },
  });
  expect(raiders(at, 6, 4, 2, 5, 1, 5, 5, 3, 4, 3, 4).g.players.seat.slice(0, 2)).toEqual([skysworld, phage]);
});

test('SS-35.0d with nobody waiting Raiders and Outworlders are ordinary', () => {
  const all = { players: { 'seat-1': { status: 'left' }, ...onlyOneWaits.players } } as Given;
  const at = cycle(all);
  raiders(at, 5, 2, 3, 4);
  expect(at.told('raider')).toEqual([{ appears: true, base: perkis, military: 3 }]);
  outworlders(at, 4, 5, 5);
  expect(at.g.outworlders.seat).toEqual([phage]);
});

test('SS-35.1 Military 5, Diplomatic and Administrative rolled on column 3, 7 points', () => {
  const at = raiders(cycle(onlyOneWaits), 5, 5, 5, 4, 5, 1, 1); // 9 gives 2, 2 gives 9
  const { military, diplomatic, administrative, points } = at.g.players;
  expect([military[1], diplomatic[1], administrative[1], points[1]]).toEqual([5, 2, 9, 7]);
});

test('SS-35.1b it has Race and Ideology of its Seat', () => {
  const at = raiders(cycle(onlyOneWaits), 5, 5, 5, 3, 4, 3, 4);
  expect([at.g.players.race[1], at.g.players.ideology[1]]).toEqual([
    at.g.systems.race[phage],
    at.g.systems.ideology[phage],
  ]);
});

test('SS-35.2 five points for each Game-Turn since the last entry, parts rounded up: 8 Rounds 10, 5 Rounds 5, 4 none', () => {
  const pointsAt = (gameTurn: number, round: number, lastEntry = 0) => {
    const at = cycle({ ...onlyOneWaits, start: { gameTurn, round } });
    at.g.lastEntry = lastEntry;
    return raiders(at, 5, 5, 5, 3, 4, 3, 4).g.players.points[1];
  };
  expect(pointsAt(3, 4, 6)).toBe(17); // one Game-Turn and three Rounds
  expect(pointsAt(3, 1, 6)).toBe(12);
  expect(pointsAt(2, 5, 6)).toBe(7);
  expect(pointsAt(2, 1)).toBe(12); // the start of the game is the Atjayan entry
  expect(pointsAt(1, 5)).toBe(7);
});

test('SS-35.2 the second of two entries in one Round gets nothing more', () => {
  const at = cycle({
    ...onlyOneWaits,
    players: { ...onlyOneWaits.players, 'seat-2': {} },
    start: { gameTurn: 2, round: 1 },
  });
  outworlders(raiders(at, 5, 6, 1, 5, 5, 3, 4, 3, 4), 4, 5, 1, 3, 4, 3, 4);
  expect(at.g.players.points.slice(1, 3)).toEqual([12, 7]);
});

test('SS-35.2b a free seat is taken at any time and waits from the next Round', () => {
  const at = cycle({
    options: { latecomers: 1 },
    players: {
      'seat-4': { status: 'untaken' },
      'seat-1': { status: 'left' },
      'seat-2': { status: 'left' },
      'seat-3': { status: 'left' },
    },
  });
  expect(at.g.players.status[4]).toBe(UNTAKEN);
  at.anytime(4, 'join', {});
  expect(at.anytimeRefusal(4, 'join', {})).toMatchObject({ rule: 'SS-35.2b' });
  outworlders(at, 4, 5, 5); // an ordinary Outworlder: nobody waits yet
  expect(at.g.players.status[4]).toBe(WAITING);
  at.g.serial++;
  raiders(at, 5, 5, 1, 3, 4, 3, 4);
  expect(at.g.players.status[4]).toBe(PLAYING);
});

const moved: Given = {
  start: { active: 'atjayan' },
  systems: { phage: { owner: 'atjayan', tech: -2, unrest: true } },
};

test('SS-35.3 one free change: norm, no Unrest, new Race and Ideology', () => {
  const at = cycle(moved);
  expect(checkFreeSeat(at, 0, phage)).toBeNull();
  freeSeat(at.play(), 0, phage);
  const { seat, race, ideology, original } = at.g.players;
  expect([seat[0], original[0], at.g.systems.tech[phage], at.g.systems.unrest[phage]]).toEqual([phage, phage, 1, 0]);
  expect([race[0], ideology[0]]).toEqual([at.g.systems.race[phage], at.g.systems.ideology[phage]]);
  expect(checkFreeSeat(at, 0, atjay)).toMatchObject({ rule: 'SS-35.3', why: expect.stringContaining('already') });
});

test('SS-35.3 only to an own System, and only in the Cycle', () => {
  const at = cycle(moved);
  expect(checkFreeSeat(at, 0, perkis)).toMatchObject({ rule: 'SS-35.3' });
  expect(checkFreeSeat(at, 0, atjay)).toMatchObject({ rule: 'SS-35.3' });
  expect(checkFreeSeat(at, 0, 45)).toMatchObject({ rule: 'SS-35.3' });
  expect(checkFreeSeat(given({}), 2, system('barnz'))).toMatchObject({ rule: 'SS-6.42' });
});

test('SS-35.3b an exile with a System may use it, and no kinship is asked', () => {
  const at = cycle({
    ...moved,
    players: { atjayan: { seat: null } },
    systems: { ...moved.systems, atjay: { owner: 'independent' } },
  });
  expect(checkFreeSeat(at, 0, phage)).toBeNull();
  freeSeat(at.play(), 0, phage);
  expect([at.g.players.exile[0], at.g.players.seat[0]]).toEqual([0, phage]);
});

test('SS-35.3b a forced change does not use it up', () => {
  const at = cycle(moved);
  freeSystem(at.play(), atjay, 'rebellion', 'SS-20.2b');
  at.run('consequences', { left: [] });
  at.answer(0, 'moveSeat', { system: -1 }); // keeps the free change; Phage is the only System left
  expect([at.g.players.seat[0], at.g.players.freeSeatUsed[0]]).toEqual([phage, 0]);
});

const entered: Given = {
  start: { active: 'atjayan' },
  players: { 'seat-1': { status: 'playing', seat: 'phage', points: 9, hand: ['treaty-signed'], expelled: true } },
  systems: { phage: { owner: 'seat-1' }, perkis: { trade: ['seat-1'], treaty: ['seat-1', 'atjayan'] } },
};

test('SS-35.4 who has lost all Systems leaves everything behind and waits again', () => {
  const at = cycle(entered);
  takeSystem(at.play(), phage, 0, 'military', 'SS-12.2a');
  at.run('consequences', { left: [] });
  const { status, points, exile, seat, expelled, cards } = at.g.players;
  expect([status[1], points[1], exile[1], seat[1], expelled[1], cards[1]]).toEqual([WAITING, 0, 0, -1, 0, 0]);
  expect([at.g.systems.trade[perkis], at.g.systems.treaty[perkis]]).toEqual([0, 1]);
  const left = at.data.chits.findIndex((kind) => at.data.chitKinds[kind]!.id === 'treaty-signed');
  expect(at.g.chits[left]).toBe(DISCARDED);
});

test('SS-35.4 wars against him and duties of his are over', () => {
  const wars = [
    { violator: 'seat-1', owed: ['atjayan'] },
    { violator: 'atjayan', owed: ['seat-1'] },
  ];
  const at = cycle({ ...entered, wars });
  leaveCycle(at.play(), 1);
  expect([at.g.wars, at.told('total-war-over')]).toEqual([
    { violator: [], owed: [] },
    [{ violator: 0 }, { violator: 1 }],
  ]);
});

test('SS-35.4 and enters anew like anybody else, once the dice say so', () => {
  const at = cycle({ ...entered, players: { ...onlyOneWaits.players, ...entered.players } });
  takeSystem(at.play(), phage, 0, 'military', 'SS-12.2a');
  leaveCycle(at.play(), 1);
  raiders(at, 5, 5, 1, 3, 4, 3, 4);
  expect([at.g.players.status[1], at.g.players.seat[1], at.g.players.points[1]]).toEqual([PLAYING, perkis, 7]);
});

test('SS-35.4b once the Atjayan player is Toppled the usual exile rules hold', () => {
  const at = cycle(entered);
  expect(at.g.exileAllowed).toBe(0);
  at.run('toppled', { player: 0, letter: 'B', left: [] });
  expect(at.g.exileAllowed).toBe(1);
  takeSystem(at.play(), phage, 0, 'military', 'SS-12.2a');
  at.run('consequences', { left: [] });
  expect([at.g.players.status[1], at.g.players.exile[1], at.g.players.points[1]]).toEqual([PLAYING, 1, 9]);
});

test('SS-R126 who enters anew has never been in the Cycle: no points of old, and his free change again', () => {
  const at = cycle({ ...entered, players: { ...onlyOneWaits.players, ...entered.players } });
  at.g.players.conversions[1] = 2;
  at.g.players.colonizations[1] = 1;
  at.g.players.freeSeatUsed[1] = 1;
  takeSystem(at.play(), phage, 0, 'military', 'SS-12.2a');
  at.run('consequences', { left: [] });
  const { conversions, colonizations, freeSeatUsed } = at.g.players;
  expect([conversions[1], colonizations[1], freeSeatUsed[1]]).toEqual([0, 0, 0]);
  raiders(at, 5, 5, 1, 3, 4, 3, 4);
  at.g.systems.owner[phage] = 1;
  expect(checkFreeSeat(at, 1, phage)).toBeNull();
});
