import { describe, expect, test } from 'vitest';
import { takeSystem } from '../../board/ownership.ts';
import { EXPELLED, RELATED, SAME, UNRELATED } from '../../data/types.ts';
import { LEFT, MOVE_DONE, NONE_PENDING } from '../../state.ts';
import { type Given, given, type Scene, system } from '../../testing/given.ts';
import { asylum, hostsOf } from './exile.ts';
import { relationOf, seriesOf } from './governments.ts';
import { goIntoExile, nameSeat } from './seat-rules.ts';
import { consequences, moveSeat, newSeat } from './seats.ts';
import { sectorCheck, sectorChecks } from './sector-checks.ts';

const VEREEN = 2;
const [veree, barnz, lund] = ['veree', 'barnz', 'lund'].map(system) as [number, number, number];
const free = { owner: 'independent' };
const scene = (position: Given = {}): Scene =>
  given(position, {
    steps: { consequences, sectorChecks },
    choices: { moveSeat, newSeat, sectorCheck },
    anytime: { asylum },
  });
const settle = (at: Scene): Scene => at.run('consequences', { left: [] });

describe('6.52 Asylum', () => {
  /** The VeReen Government is in exile. */
  const exiled = (): Scene =>
    scene({ players: { vereen: { seat: null } }, systems: { veree: free, barnz: free, lund: free } });
  const refused = (at: Scene, by: number, exile: number, grant = true) =>
    at.anytimeRefusal(by, 'asylum', { exile, grant })?.rule ?? null;

  test('SS-6.52c granting and taking back are announced', () => {
    const at = exiled();
    expect(at.anytime(1, 'asylum', { exile: VEREEN, grant: true }).told('asylum')).toEqual([
      { host: 1, exile: VEREEN, granted: true },
    ]);
    expect(at.anytime(1, 'asylum', { exile: VEREEN, grant: false }).told('asylum')).toEqual([
      { host: 1, exile: VEREEN, granted: false },
    ]);
  });

  test('SS-6.52a a Seat in the first System of the map shelters as well', () => {
    const at = exiled();
    at.g.players.seat[1] = 0;
    expect(refused(at, 1, VEREEN)).toBeNull();
    at.anytime(1, 'asylum', { exile: VEREEN, grant: true });
    expect(hostsOf(at.g, VEREEN)).toEqual([1]);
  });

  test('SS-6.52a host is who plays and has a Seat; guest is another Government in exile that plays', () => {
    const at = exiled();
    expect([refused(at, 1, 1), refused(at, 1, 3), refused(at, VEREEN, VEREEN)]).toEqual(Array(3).fill('SS-6.52a'));
    at.g.players.exile[3] = 1; // with a Seat still on record: himself he cannot shelter
    expect(refused(at, 3, 3)).toBe('SS-6.52a');
    at.g.players.status[1] = LEFT;
    expect(refused(at, 1, VEREEN)).toBe('CORE-anytime'); // who has left does nothing more
    at.g.players.status[VEREEN] = LEFT;
    expect(refused(at, 0, VEREEN)).toBe('SS-6.52a');
    const two = scene({ scenario: 'two-new-empires' });
    two.g.players.exile[4] = 1;
    two.g.players.status[4] = 0;
    expect(refused(two, 0, 4)).toBe('SS-6.52a');
  });

  test('SS-6.52c a menu offers both for every player', () => {
    expect(asylum.options!(scene({ scenario: 'two-new-empires' }).play(), 0)).toEqual([
      { exile: 0, grant: true },
      { exile: 0, grant: false },
      { exile: 1, grant: true },
      { exile: 1, grant: false },
    ]);
  });

  test('R58 who goes into exile shelters nobody and has no Seat to move back to', () => {
    const at = scene();
    at.g.players.asylum[VEREEN] = 1;
    at.g.players.mayMoveBack[VEREEN] = 1;
    goIntoExile(at.play(), VEREEN);
    const { seat, exile, mayMoveBack, asylum: shelters } = at.g.players;
    expect([seat, exile, mayMoveBack, shelters].map((column) => column[VEREEN])).toEqual([-1, 1, 0, 0]);
  });

  test('SS-6.52c back home, nobody shelters him any longer, the first seat neither', () => {
    const at = exiled();
    at.g.players.asylum = [1 << VEREEN, 1 << VEREEN, 0, (1 << VEREEN) | 1, 0];
    takeSystem(at.play(), barnz, VEREEN, 'military', 'SS-12.2b');
    nameSeat(at.play(), VEREEN, barnz, 'return');
    expect(at.g.players.asylum).toEqual([0, 0, 0, 1, 0]);
    expect(at.told('returned')).toEqual([{ player: VEREEN, system: barnz }]);
  });
});

describe('6.4 a Seat moves', () => {
  test('R57 only a forced move leaves the original behind; a chance to move back is used up by any', () => {
    const at = scene();
    at.g.players.mayMoveBack[VEREEN] = 1;
    nameSeat(at.play(), VEREEN, barnz, 'lost');
    const { seat, original, mayMoveBack } = at.g.players;
    expect([seat[VEREEN], original[VEREEN], mayMoveBack[VEREEN]]).toEqual([barnz, veree, 0]);
    nameSeat(at.play(), VEREEN, lund, 'toppled');
    expect([seat[VEREEN], original[VEREEN]]).toEqual([lund, lund]);
  });

  test('SS-29.3b the move into the Confederation comes once, however it came about', () => {
    const moved = (why: 'confederation' | 'back', pending: number): number => {
      const at = scene();
      at.g.players.confederationSeat[VEREEN] = pending;
      nameSeat(at.play(), VEREEN, barnz, why);
      return at.g.players.confederationSeat[VEREEN]!;
    };
    expect([
      moved('confederation', lund),
      moved('back', barnz),
      moved('back', lund),
      moved('back', NONE_PENDING),
    ]).toEqual([MOVE_DONE, MOVE_DONE, lund, NONE_PENDING]);
  });

  test('SS-29.3a a System in Unrest, or lost again, does not become the Seat; the first of the map may', () => {
    const seatWith = (pending: number, position: Given = {}): number => {
      const at = scene(position);
      at.g.players.confederationSeat[VEREEN] = pending;
      return settle(at).g.players.seat[VEREEN]!;
    };
    expect(seatWith(barnz)).toBe(barnz);
    expect(seatWith(barnz, { systems: { barnz: { unrest: true } } })).toBe(veree);
    expect(seatWith(barnz, { systems: { barnz: free } })).toBe(veree);
    const first = scene();
    takeSystem(first.play(), 0, VEREEN, 'military', 'SS-12.2b');
    first.g.systems.unrest[0] = 0;
    first.g.players.confederationSeat[VEREEN] = 0;
    expect(settle(first).g.players.seat[VEREEN]).toBe(0);
  });

  test('SS-6.3a a Government is of the people of its Seat, also when they change', () => {
    const at = scene();
    const { race, ideology } = at.g.systems;
    const other = system('harvest');
    race[veree] = race[other]!;
    settle(at);
    expect(at.g.players.race[VEREEN]).toBe(race[other]);
    ideology[veree] = ideology[other]!;
    settle(at);
    expect(at.g.players.ideology[VEREEN]).toBe(ideology[other]);
  });

  test('SS-6.41 the way back is offered once, and only to a System that is his and not his Seat already', () => {
    const offered = (position: Given, original: number): string[] => {
      const at = scene(position);
      at.g.players.mayMoveBack[VEREEN] = 1;
      at.g.players.original[VEREEN] = original;
      settle(at);
      expect(at.g.players.mayMoveBack[VEREEN]).toBe(0);
      return at.asked;
    };
    expect(offered({}, barnz)).toEqual(['2 moveSeat']);
    expect(offered({}, veree)).toEqual(['0 act']);
    expect(offered({ systems: { barnz: free } }, barnz)).toEqual(['0 act']);
  });

  test('SS-6.4a SS-6.53 the question names the rule it comes from', () => {
    const lost = scene({ systems: { horton: { owner: 'vereen', ideology: 3200, tech: 2 } } });
    takeSystem(lost.play(), veree, 1, 'military', 'SS-12.2b');
    expect(settle(lost).table.pending[0]).toMatchObject({ kind: 'newSeat', rule: 'SS-6.4a', about: { why: 'lost' } });
    const back = scene({ players: { vereen: { seat: null } }, systems: { veree: free } });
    expect(settle(back).table.pending[0]).toMatchObject({ kind: 'newSeat', rule: 'SS-6.53', about: { why: 'return' } });
  });

  test('SS-6.41 staying and every System listed are offered; the defaultAnswer stays', () => {
    const at = scene();
    at.g.players.mayMoveBack[VEREEN] = 1;
    at.g.players.original[VEREEN] = barnz;
    const decision = settle(at).table.pending[0] as never;
    expect(moveSeat.options!(at.play(), decision)).toEqual([{ system: -1 }, { system: barnz }]);
    expect(moveSeat.defaultAnswer(at.play(), decision)).toEqual({ system: -1 });
    at.answer(VEREEN, 'moveSeat', { system: -1 });
    expect(at.g.players.seat[VEREEN]).toBe(veree);
  });

  test('A7 among equals the defaultAnswer takes the highest level, then the first in map order', () => {
    const at = scene({ systems: { horton: { owner: 'vereen', ideology: 3200, tech: 1 } } });
    takeSystem(at.play(), veree, 1, 'military', 'SS-12.2b');
    const [decision] = settle(at).table.pending;
    const { systems } = (decision as unknown as { about: { systems: number[] } }).about;
    expect(newSeat.options!(at.play(), decision as never)).toEqual(systems.map((one) => ({ system: one })));
    expect(newSeat.defaultAnswer(at.play(), decision as never)).toEqual({ system: systems[0] });
  });
});

describe('11.8 relations', () => {
  const at = scene();
  const ideology = (id: string): number => at.g.systems.ideology[system(id)]!;
  test('SS-11.8b an expelled Government is related to nobody, whichever side it is on', () => {
    const own = ideology('veree');
    expect([relationOf(at, own, own), relationOf(at, EXPELLED, own), relationOf(at, own, EXPELLED)]).toEqual([
      SAME,
      UNRELATED,
      UNRELATED,
    ]);
    expect(relationOf(at, EXPELLED, EXPELLED)).toBe(UNRELATED);
  });

  test('SS-11.8b Unique Ideologies are unrelated to all others and of no series', () => {
    const unique = at.g.systems.ideology.filter((one) => one >= at.data.ideologies.length);
    const lowest = Math.min(...unique);
    const plain = ideology('veree');
    expect([relationOf(at, lowest, plain), relationOf(at, plain, lowest), relationOf(at, lowest, lowest)]).toEqual([
      UNRELATED,
      UNRELATED,
      SAME,
    ]);
    expect(relationOf(at, lowest, lowest + 1)).toBe(UNRELATED);
    expect([seriesOf(at, lowest), seriesOf(at, EXPELLED)]).toEqual([seriesOf(at, lowest + 1), seriesOf(at, lowest)]);
    expect([ideology('horton'), ideology('lund')].map((one) => relationOf(at, plain, one))).toEqual([
      RELATED,
      UNRELATED,
    ]);
  });
});

describe('6.2 Sector checks', () => {
  test('SS-6.2b two dice of six sides; who has left, and powers without a Government, make none', () => {
    const at = scene();
    at.run('sectorChecks', { left: [{ player: VEREEN, sector: 0, card: -1 }] }, 6, 6);
    expect(at.told('roll')).toEqual([
      { sides: 6, value: 6 },
      { sides: 6, value: 6 },
    ]);
    at.g.players.status[VEREEN] = LEFT;
    at.run('sectorChecks', {
      left: [
        { player: VEREEN, sector: 0, card: -1 },
        { player: 8, sector: 0, card: -1 },
      ],
    });
    expect([at.told('roll'), at.asked]).toEqual([[], ['0 act']]);
  });

  test('SS-34.3c both answers are offered', () => {
    expect(sectorCheck.options!(scene().play(), {} as never)).toEqual([{ make: true }, { make: false }]);
  });
});
