import { expect, test } from 'vitest';
import { freeSystem, setTrade, takeSystem } from '../../board/ownership.ts';
import { type Given, given, type Scene, system } from '../../testing/given.ts';
import { agreement } from '../04-agreements/agreements.ts';
import { trade } from '../04-agreements/trade.ts';
import { legalSeats } from './seat-rules.ts';
import { consequences, moveSeat, newSeat } from './seats.ts';

const scene = (position: Given = {}): Scene =>
  given(position, { steps: { consequences }, choices: { moveSeat, newSeat } });
const settle = (at: Scene): Scene => at.run('consequences', { left: [] });
/** VeRee falls to the Avian player; what else the VeReen own is given. */
const loseVeree = (position: Given = {}): Scene => {
  const at = scene(position);
  takeSystem(at.play(), system('veree'), at.seat('avian'), 'military', 'SS-12.2b');
  return settle(at);
};
const seatOf = (at: Scene, empire: string): number => at.g.players.seat[at.seat(empire)]!;
const free = { owner: 'independent' };

test('SS-6.4a a lost Seat goes at once to a System of the same Race and Ideology', () => {
  const at = loseVeree({ systems: { horton: { owner: 'vereen' } } }); // Lund and Horton are Humanoid of other Ideologies
  expect([at.asked, seatOf(at, 'vereen')]).toEqual([['0 act'], system('barnz')]);
  expect(at.told('seat')).toEqual([{ player: at.seat('vereen'), system: system('barnz'), why: 'lost' }]);
});

test('SS-6.4a among equals the loser chooses, and no other System', () => {
  const at = loseVeree({ systems: { horton: { owner: 'vereen', ideology: 3200, tech: 2 } } });
  const vereen = at.seat('vereen');
  expect(at.asked).toEqual([`${vereen} newSeat`]);
  expect(at.refusal(vereen, 'newSeat', { system: system('lund') })?.rule).toBe('SS-6.42');
  const [decision] = at.table.pending;
  expect(newSeat.defaultAnswer(at.play(), decision as never)).toEqual({ system: system('horton') });
  at.answer(vereen, 'newSeat', { system: system('barnz') });
  expect(seatOf(at, 'vereen')).toBe(system('barnz'));
});

test('SS-6.4b related Ideology comes before unrelated, and the Government takes it', () => {
  const at = loseVeree({ systems: { barnz: free, horton: { owner: 'vereen' } } });
  expect(seatOf(at, 'vereen')).toBe(system('horton'));
  const last = loseVeree({ systems: { barnz: free } });
  expect(seatOf(last, 'vereen')).toBe(system('lund'));
  expect(last.g.players.ideology[last.seat('vereen')]).toBe(last.g.systems.ideology[system('lund')]);
});

test('SS-6.4c without a System of the Race the Government goes into exile', () => {
  const at = loseVeree({ systems: { barnz: free, lund: free } });
  const vereen = at.seat('vereen');
  expect([seatOf(at, 'vereen'), at.g.players.exile[vereen]]).toEqual([-1, 1]);
  expect(at.told('exile')).toEqual([{ player: vereen }]);
  expect(at.g.players.race[vereen]).toBe(at.g.systems.race[system('veree')]); // R58: of the last Seat
});

test('R57 a Unique Race finds only its own token', () => {
  const at = scene({
    players: { avian: { seat: 'prantis' } },
    systems: { harvest: { owner: 'avian' }, skysworld: { race: 'prantis' } },
  });
  freeSystem(at.play(), system('prantis'), 'rebellion', 'SS-20.2b');
  expect(legalSeats(at, at.seat('avian'))).toEqual([system('skysworld')]);
});

test('R25 an expelled Government names its new Seat by its true Race', () => {
  const at = loseVeree({ players: { vereen: { expelled: true } } });
  expect(seatOf(at, 'vereen')).toBe(system('barnz'));
});

test('SS-6.5a an exile keeps points, Trade Connections, Treaties and Systems of other Races', () => {
  const at = scene({ systems: { barnz: free, lund: free } });
  const vereen = at.seat('vereen');
  setTrade(at.play(), system('radix'), vereen, true, 'SS-14.3a');
  takeSystem(at.play(), system('veree'), at.seat('avian'), 'military', 'SS-12.2b');
  settle(at);
  const { owner, trade, treaty } = at.g.systems;
  expect(at.g.players.points[vereen]).toBe(12);
  expect(owner[system('ambrel')]).toBe(vereen);
  expect(trade[system('radix')]).toBe(1 << vereen);
  expect(['veree', 'radix', 'atjay'].map((id) => (treaty[system(id)]! >> vereen) & 1)).toEqual([1, 1, 1]);
});

test('SS-6.5b an exile goes on trading and making agreements', () => {
  const at = given(
    { players: { vereen: { seat: null } }, systems: { veree: free, barnz: free, lund: free } },
    { offers: { trade, agreement } },
  );
  const [vereen, hive] = [at.seat('vereen'), at.seat('hive')];
  at.bargain(vereen, hive, 'agreement', { text: 'peace', isPrivate: false });
  expect(at.g.agreements).toHaveLength(1);
  const nothing = { points: 0, treaties: [], systems: [], trades: [] };
  at.bargain(hive, vereen, 'trade', { give: nothing, take: { ...nothing, points: 5 }, untilRound: 0 });
  expect([at.g.players.points[vereen], at.g.players.points[hive]]).toEqual([7, 17]);
});

test('SS-6.41 who regains his original Seat may move back, now or never', () => {
  const regain = (): Scene => {
    const at = scene({ players: { vereen: { seat: 'barnz', original: 'veree' } }, systems: { veree: free } });
    takeSystem(at.play(), system('veree'), at.seat('vereen'), 'trade', 'SS-4.1a');
    return settle(at);
  };
  const at = regain();
  const vereen = at.seat('vereen');
  expect(at.asked).toEqual([`${vereen} moveSeat`]);
  at.answer(vereen, 'moveSeat', { system: system('veree') });
  expect([seatOf(at, 'vereen'), at.g.players.original[vereen]]).toEqual([system('veree'), system('veree')]);
  const stays = regain().answer(vereen, 'moveSeat', { system: -1 });
  expect(seatOf(stays, 'vereen')).toBe(system('barnz'));
  expect(settle(stays).asked).toEqual(['0 act']);
});

test('SS-6.41 the original is the Seat before the first forced move', () => {
  const at = loseVeree({ systems: { horton: { owner: 'vereen' } } });
  const vereen = at.seat('vereen');
  freeSystem(at.play(), system('barnz'), 'rebellion', 'SS-20.2b');
  settle(at);
  expect([seatOf(at, 'vereen'), at.g.players.original[vereen]]).toEqual([system('horton'), system('veree')]);
});

test('SS-6.42 no other gain or loss moves a Seat', () => {
  const at = scene();
  takeSystem(at.play(), system('horton'), at.seat('vereen'), 'military', 'SS-12.2b');
  freeSystem(at.play(), system('barnz'), 'rebellion', 'SS-20.2b');
  settle(at);
  expect([at.asked, seatOf(at, 'vereen'), at.told('seat')]).toEqual([['0 act'], system('veree'), []]);
});

test('SS-6.53 an exile is back with the first System of his Race, which sets his Ideology', () => {
  const at = scene({
    players: { vereen: { seat: null }, hive: { asylum: ['vereen'] } },
    systems: { veree: free, barnz: free, lund: free },
  });
  const vereen = at.seat('vereen');
  takeSystem(at.play(), system('nur'), vereen, 'trade', 'SS-4.1a'); // Herd: not his
  expect(settle(at).g.players.exile[vereen]).toBe(1);
  takeSystem(at.play(), system('lund'), vereen, 'trade', 'SS-4.1a');
  settle(at);
  const { exile, ideology, original, asylum } = at.g.players;
  expect([exile[vereen], seatOf(at, 'vereen'), original[vereen]]).toEqual([0, system('lund'), system('lund')]);
  expect(ideology[vereen]).toBe(at.g.systems.ideology[system('lund')]);
  expect(asylum[at.seat('hive')]).toBe(0); // SS-6.52c
});

test('SS-6.53 with several he chooses among all of his Race', () => {
  const at = scene({ players: { vereen: { seat: null } }, systems: { veree: free } });
  const vereen = at.seat('vereen');
  settle(at);
  expect(at.asked).toEqual([`${vereen} newSeat`]);
  at.answer(vereen, 'newSeat', { system: system('lund') }); // although Barnz is of his Ideology
  expect(at.told('returned')).toEqual([{ player: vereen, system: system('lund') }]);
});

test('SS-29.3a the first Confederation System becomes the Seat as soon as it is quiet', () => {
  const at = scene({ scenario: 'empire-at-bay' });
  const barnz = at.seat('barnz');
  takeSystem(at.play(), system('veree'), barnz, 'military', 'SS-12.2b');
  settle(at);
  expect(at.g.players.seat[barnz]).toBe(system('barnz')); // Unrest after the Conquest
  at.g.systems.unrest[system('veree')] = 0;
  settle(at);
  expect([at.asked, at.g.players.seat[barnz], at.g.players.original[barnz]]).toEqual([
    ['0 act'],
    system('veree'),
    system('veree'),
  ]);
});

test('SS-29.3a by diplomacy at once, with its Race and Ideology', () => {
  const at = scene({ scenario: 'empire-at-bay' });
  const barnz = at.seat('barnz');
  takeSystem(at.play(), system('ambrel'), barnz, 'diplomacy', 'SS-14.31');
  settle(at);
  const { seat, race, ideology } = at.g.players;
  expect([seat[barnz], race[barnz], ideology[barnz]]).toEqual([
    system('ambrel'),
    at.g.systems.race[system('delpodar')],
    at.g.systems.ideology[system('prantis')],
  ]);
});

test("SS-29.3b once a player and never with LA'DAU", () => {
  const at = scene({ scenario: 'empire-at-bay', ladau: true });
  const barnz = at.seat('barnz');
  for (const [id, seat] of [
    ['la-dau', 'barnz'],
    ['flute', 'flute'],
    ['radix', 'flute'],
  ] as const) {
    takeSystem(at.play(), system(id), barnz, 'diplomacy', 'SS-14.31');
    settle(at);
    expect(at.g.players.seat[barnz]).toBe(system(seat));
  }
});

test('R106 R89 the move into the Confederation holds in a Cycle that starts from scenario 29', () => {
  const at = scene({ scenario: 'galactic-cycle', seats: 5, options: { alternateStart: 'empire-at-bay' } });
  takeSystem(at.play(), system('flute'), 2, 'diplomacy', 'SS-14.31');
  expect(settle(at).g.players.seat[2]).toBe(system('flute'));
});

/** Seat 1 of the Cycle holds these Systems, the first of them its Seat, and has just lost that one. */
const cycleLoss = (left: string[], exileAllowed: 0 | 1): Scene => {
  const at = scene({
    scenario: 'galactic-cycle',
    seats: 3,
    players: { 'seat-1': { status: 'playing', seat: 'barton' } },
    systems: Object.fromEntries(['barton', ...left].map((id) => [id, { owner: 'seat-1', tech: -2, unrest: true }])),
  });
  at.g.exileAllowed = exileAllowed;
  takeSystem(at.play(), system('barton'), 0, 'military', 'SS-12.2b');
  return settle(at);
};

test('R103 in the Cycle the free change is offered when the Seat is lost, to any own System', () => {
  const at = cycleLoss(['nur', 'horton'], 1);
  expect(at.asked).toEqual(['1 moveSeat']);
  at.answer(1, 'moveSeat', { system: system('nur') });
  const { tech, unrest } = at.g.systems;
  expect([at.g.players.seat[1], tech[system('nur')], unrest[system('nur')]]).toEqual([system('nur'), 1, 0]);
  const kept = cycleLoss(['nur', 'horton'], 1).answer(1, 'moveSeat', { system: -1 });
  expect([kept.g.players.seat[1], kept.g.players.freeSeatUsed[1]]).toEqual([system('horton'), 0]);
});

test('R104 before exile exists any own System is named, and without one the player leaves', () => {
  const at = cycleLoss(['nur', 'dom'], 0).answer(1, 'moveSeat', { system: -1 });
  expect(at.asked).toEqual(['1 newSeat']);
  expect(at.answer(1, 'newSeat', { system: system('dom') }).g.players.seat[1]).toBe(system('dom'));
  const gone = cycleLoss([], 0);
  expect([gone.g.players.status[1], gone.g.players.exile[1]]).toEqual([1, 0]);
});

test('R83 a leaver is answered for: new Seat by highest level, nothing left open', () => {
  const at = scene({ systems: { horton: { owner: 'vereen', ideology: 3200, tech: 2 } } });
  at.g.players.leaving[at.seat('vereen')] = 1;
  takeSystem(at.play(), system('veree'), at.seat('avian'), 'military', 'SS-12.2b');
  settle(at);
  expect([at.asked, seatOf(at, 'vereen')]).toEqual([['0 act'], system('horton')]);
});
