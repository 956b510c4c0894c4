import { expect, test } from 'vitest';
import { DISCARDED, NONE_PENDING, NOT_TAXED, PLAYING, TAXED, WAITING } from '../state.ts';
import { type Given, given, type Scene, system } from '../testing/given.ts';
import type { SsPlay } from '../types.ts';
import { raiderPhase } from './22-raiders.ts';
import { entry, join, leaveCycle } from './35-cycle.ts';

const phage = system('phage');
/** Seat 1 waits, the others have left. */
const oneWaits: Given = {
  players: { 'seat-2': { status: 'left' }, 'seat-3': { status: 'left' }, 'seat-4': { status: 'left' } },
};

function cycle(position: Given = oneWaits): Scene & { calls: string[] } {
  const calls: string[] = [];
  const aftermath = (play: SsPlay): void => {
    calls.push('aftermath');
    play.done();
  };
  const at = given(
    { scenario: 'galactic-cycle', ...position },
    { steps: { raiderPhase, entry, aftermath }, anytime: { join } },
  );
  return Object.assign(at, { calls });
}
/** A Raider result; 5 and 5 name Phage, then two dice for each Sector. */
const enters = (at: Scene): Scene => at.run('raiderPhase', {}, 5, 5, 5, 3, 4, 3, 4);

test('SS-35.0a he enters once, is announced, and what follows from it follows', () => {
  const at = cycle();
  enters(at);
  expect([at.told('entered'), at.calls]).toEqual([[{ player: 1, system: phage, points: 7 }], ['aftermath']]);
});

test('SS-35.0c SS-35.1 every die of it has six sides', () => {
  const at = cycle({ players: { 'seat-3': { status: 'left' }, 'seat-4': { status: 'left' } } });
  at.run('raiderPhase', {}, 6, 6, 5, 5, 5, 6, 6, 6, 6);
  const sides = at.told('roll').map((roll) => (roll as { sides: number }).sides);
  expect([sides.slice(0, 3), sides.slice(-4)]).toEqual([
    [6, 6, 6],
    [6, 6, 6, 6],
  ]);
});

test('R100 he plays in this Round: five cards, no duty done, nothing taxed, nothing left of an earlier Empire', () => {
  const at = cycle();
  const { players } = at.g;
  const columns = ['operations', 'intercepts', 'turnDone', 'position', 'toppled', 'taxYields'] as const;
  for (const column of columns) players[column][1] = 3;
  players.taxation[1] = TAXED;
  enters(at);
  expect(columns.map((column) => players[column][1])).toEqual([0, 0, 0, 0, 0, 0]);
  expect([players.status[1], players.cards[1], players.duty[1], players.home[1], players.taxation[1]]).toEqual([
    PLAYING,
    5,
    1,
    phage,
    NOT_TAXED,
  ]);
});

test('SS-35.0b the first System of the map may be rolled too; with no room left nobody enters', () => {
  const at = cycle();
  const { dead } = at.g.systems;
  dead.fill(1);
  at.run('entry', { player: 1 });
  expect([at.g.players.status[1], at.calls]).toEqual([WAITING, []]);
  const table = at.data.tables.systemAssignment;
  const row = table.findIndex((systems) => systems.includes(0));
  dead[0] = 0;
  at.run('entry', { player: 1 }, row + 1, table[row]!.indexOf(0) + 1, 3, 4, 3, 4);
  expect([at.g.players.seat[1], at.g.systems.owner[0]]).toEqual([0, 1]);
});

test('SS-35.2b who takes a free seat is announced, and it is not undone', () => {
  const at = cycle({ players: { ...oneWaits.players, 'seat-4': { status: 'untaken' } }, options: { latecomers: 1 } });
  const play = at.play();
  expect(play.act({ decision: null, by: 4, kind: 'join', with: {} })).toBeNull();
  expect([play.revealed, at.told('waiting'), at.g.players.joined[4]]).toEqual([true, [{ player: 4 }], at.g.serial]);
});

test('SS-35.4 who leaves the Cycle waits again, is announced, and it is not undone', () => {
  const at = enters(cycle());
  const play = at.play();
  leaveCycle(play, 1);
  expect([play.revealed, at.g.players.status[1], at.told('waiting')]).toEqual([true, WAITING, [{ player: 1 }]]);
});

test('SS-35.4 a hand is discarded chit by chit', () => {
  const at = cycle({
    players: { ...oneWaits.players, atjayan: { hand: ['trade-disruption'], faceUp: ['weapons-advance'] } },
  });
  const held = at.g.chits.flatMap((place, chit) => (place > 2 ? [chit] : []));
  expect(held).toHaveLength(2);
  leaveCycle(at.play(), 0);
  expect(held.map((chit) => at.g.chits[chit])).toEqual([DISCARDED, DISCARDED]);
  expect(at.told('chit-discarded')).toHaveLength(2);
  expect(at.told('chit-discarded')).toEqual(expect.arrayContaining(held.map((chit) => ({ player: 0, chit }))));
});

test('SS-35.4 nothing is left of him: tallies, asylum, offers, Sessions; all others keep theirs', () => {
  const at = enters(cycle());
  const { players, systems, conversion, colonization } = at.g;
  const count = systems.owner.length;
  conversion.fill(2);
  colonization.fill(3);
  players.asylum = [0b10, 0, 0b11, 0, 0];
  players.confederationSeat[1] = 3;
  const offer = (by: number, to: number) => ({ id: 10 * by + to, by, to: [to], kind: 'trade', terms: {} }) as never;
  at.table.offers = [offer(1, 0), offer(0, 1), offer(0, 2)];
  const window = (accused: number) => ({ cause: 'hiveTreaty' as const, accused, system: 3, wasMember: true });
  at.g.windows = [window(1), window(0)];
  const call = (by: number, cause: 'readmission' | 'ladau', about: number) => ({ by, cause, about }) as never;
  at.g.calls = [call(1, 'ladau', -1), call(0, 'readmission', 1), call(0, 'readmission', 2), call(0, 'ladau', 1)];
  leaveCycle(at.play(), 1);
  const kept = (row: readonly number[], figure: number): boolean[] =>
    [0, 1, 2, 3, 4].map((seat) => row.slice(seat * count, (seat + 1) * count).every((one) => one === figure));
  expect([kept(conversion, 2), kept(colonization, 3)]).toEqual(Array(2).fill([true, false, true, true, true]));
  expect([conversion[count], colonization[2 * count - 1]]).toEqual([0, 0]);
  expect([players.asylum, players.confederationSeat[1]]).toEqual([[0, 0, 1, 0, 0], NONE_PENDING]);
  expect([at.table.offers, at.g.windows]).toEqual([[offer(0, 2)], [window(0)]]);
  expect(at.g.calls).toEqual([call(0, 'readmission', 2), call(0, 'ladau', 1)]);
});
