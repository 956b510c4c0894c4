import { describe, expect, test } from 'vitest';
import { type GivenTable, type GivenUnit, given, givenState } from '../testing/given.ts';
import { finishWith, scoreOf } from './victory.ts';

type Units = Record<string, GivenUnit>;
const ground = (owner: number, ...systems: string[]): Units =>
  Object.fromEntries(
    systems.map((system) => [`g${system}`, { type: 'Inf', owner, system, where: 'surface' } as const]),
  );
/** The end of a turn of a war; options of its scenario as given. */
const end = (units: Units, more: Partial<Parameters<typeof given>[0]> = {}): GivenTable =>
  given({ phase: 'end', units, ...more });
const warFor = (victory: object, turnLimit = 60) => ({
  scenario: { options: { turnLimit, victory: victory as never } },
});
const all = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

describe('the end of a war', () => {
  test('IA-win-1 conquest: every habitable planet of the map', () => {
    const won = end({ ...ground(0, ...all), dd: { type: 'DD', owner: 1, xy: [3, 3] } });
    expect(won.table.result).toMatchObject({ places: [1, 2], rule: 'IA-win-1', why: 'all sectors are conquered' });
    const five = end({ ...ground(0, ...all.slice(0, 5)), ...ground(1, 'C2') });
    expect(five.table.result).toBeNull();
    const empty = end({ ...ground(0, ...all.slice(0, 5)), dd: { type: 'DD', owner: 1, xy: [3, 3] } });
    expect(empty.table.result).toBeNull(); // C2 is neutral without a ground unit
  });

  test('IA-win-1 conquest of home sectors: neutral ones do not count', () => {
    const units = { ...ground(0, 'A1', 'A2', 'C1', 'C2'), ...ground(1, 'B1') };
    expect(end(units).table.result).toBeNull();
    expect(end(units, warFor({ type: 'conquest', scope: 'homeSectors' })).table.result?.places).toEqual([1, 2]);
  });

  test('IA-win-1 a team conquers together (R15)', () => {
    const players = [1, 2, 3].map((seat) => ({ seat, name: `Player ${seat}`, team: seat === 3 ? 2 : 1 }));
    const units = {
      ...ground(0, 'A1', 'A2', 'B1'),
      ...ground(1, 'B2', 'C1', 'C2'),
      dd: { type: 'DD', owner: 2, system: 'A1' } as const,
    };
    expect(end(units, { scenario: { players } }).table.result?.places).toEqual([1, 1, 3]);
  });

  test('IA-win-1 planets: enough of them and more than anybody else (R111)', () => {
    const count = warFor({ type: 'planets', count: 2 });
    expect(end({ ...ground(0, 'A1'), ...ground(1, 'C1', 'C2') }, count).table.result).toMatchObject({
      places: [2, 1],
      why: '2 planets are held',
    });
    expect(end({ ...ground(0, 'A1', 'A2'), ...ground(1, 'C1', 'C2') }, count).table.result).toBeNull();
    // a blockaded planet counts all the same
    const blockade = {
      ...ground(0, 'A1', 'A2'),
      ...ground(1, 'C1'),
      dd: { type: 'DD', owner: 1, system: 'A1' } as const,
    };
    expect(end(blockade, count).table.result?.places).toEqual([1, 2]);
  });

  test('IA-win-1 who has neither planet nor unit is out; projects and money do not save him (R113)', () => {
    const project = {
      b: { type: 'B', owner: 1, system: 'C1', where: 'orbit:habitable', project: true, steps: 1 } as const,
    };
    const table = end({ ...ground(0, 'A1'), ...ground(2, 'A2'), ...project }, { treasury: [0, 500, 0], seats: 3 });
    expect(table.told('eliminated')).toEqual([{ seat: 1 }]);
    expect([table.g.players.out, table.g.turn, table.table.pending.map(({ by }) => by)]).toEqual([
      [0, 2, 0],
      2,
      [0, 2],
    ]);
    const cargo = end(
      { ...ground(0, 'A1'), ...ground(2, 'A2'), cg: { type: 'Cg', owner: 1, xy: [3, 3] } },
      { seats: 3 },
    );
    expect(cargo.told('eliminated')).toEqual([]); // a unit of any kind
  });

  test('IA-win-1 the last player left wins; nobody left at all is a draw', () => {
    const last = end({ dd: { type: 'DD', owner: 0, system: 'A1' } }, { seats: 3 });
    expect(last.table.result).toMatchObject({ places: [1, 2, 2], why: 'nobody else is left' });
    expect(end({}).table.result).toMatchObject({ places: [1, 1], why: 'nobody is left' });
  });

  test('the score of R115: planets, 50 when blockaded, finished units at their worth, money', () => {
    const { at } = givenState({
      phase: 'end',
      treasury: [7, 0],
      units: {
        ...ground(0, 'A1', 'A2'), // 100 + 50, and 36 for each Inf
        siege: { type: 'DD', owner: 1, system: 'A2' }, // 45
        bb: { type: 'BB', owner: 0, system: 'A1', steps: 2 }, // 30 × 3
        work: { type: 'Cg', owner: 0, system: 'A1', where: 'surface', project: true, steps: 1 },
      },
    });
    expect([scoreOf(at, 0), scoreOf(at, 1)]).toEqual([150 + 72 + 90 + 7, 45]);
  });

  test('the turn limit: the highest score wins, equal scores share (R115)', () => {
    const three = warFor({ type: 'conquest', scope: 'allSectors' }, 3);
    const units = { ...ground(0, 'A1'), ...ground(1, 'C1') };
    expect(end(units, { ...three, turn: 2 }).table.result).toBeNull();
    expect(end(units, { ...three, turn: 3, treasury: [4, 5] }).table.result).toMatchObject({
      places: [2, 1],
      why: 'the last turn is over',
    });
    const shared = end(units, { ...three, turn: 3 });
    expect([shared.table.result?.places, shared.told('score')]).toEqual([
      [1, 1],
      [
        { seat: 0, points: 136 },
        { seat: 1, points: 136 },
      ],
    ]);
  });

  test('option turnLimit goes before the limit of the scenario', () => {
    const units = { ...ground(0, 'A1', 'A2'), ...ground(1, 'C1') };
    expect(end(units, { turn: 4, options: { turnLimit: 4 } }).table.result?.places).toEqual([1, 2]);
  });

  test('places behind the winner: by score, then who went out last', () => {
    const table = end(
      {
        ...ground(0, 'A1', 'A2', 'B1'),
        ...ground(1, 'C1'),
        ...ground(2, 'C2'),
        bb: { type: 'BB', owner: 2, system: 'C2' },
      },
      {
        ...warFor({ type: 'planets', count: 3 }),
        seats: 5,
        position: {
          players: [
            { seat: 4, out: true },
            { seat: 5, out: true },
          ],
        },
      },
    );
    expect(table.table.result?.places).toEqual([1, 3, 2, 4, 4]);
  });

  test('R115 scores of a team are added up; a war without a limit ends with turn 999', () => {
    const players = [1, 2, 3].map((seat) => ({ seat, name: `Player ${seat}`, team: seat === 3 ? 2 : 1 }));
    const options = { turnLimit: 3, victory: { type: 'conquest', scope: 'allSectors' } as never };
    const team = end(
      { ...ground(0, 'A1'), ...ground(1, 'B1'), ...ground(2, 'C1') },
      { turn: 3, treasury: [0, 0, 50], scenario: { players, options } },
    );
    expect(team.table.result?.places).toEqual([1, 1, 3]); // 136 + 136 against 186
    const units = { ...ground(0, 'A1', 'A2'), ...ground(1, 'C1') };
    const endless = { scenario: { options: { turnLimit: null, victory: options.victory } } };
    expect(end(units, { ...endless, turn: 998 }).table.result).toBeNull();
    expect(end(units, { ...endless, turn: 999 }).table.result?.places).toEqual([1, 2]);
  });

  test('who is still there stands above who went out, however poor', () => {
    const table = given({ phase: 'build', seats: 4, units: { ...ground(0, 'A1'), ...ground(1, 'C1') } });
    Object.assign(table.g.players, { out: [0, 0, 2, 2], outAt: [0, 0, 9990, 9991] });
    finishWith(table.play(), [0], 'so be it');
    expect(table.table.result?.places).toEqual([1, 2, 4, 3]);
  });
});

describe('S6 besides victory', () => {
  test('IA-hyp-5 R96 outside systems nothing stays that cannot jump; in one it stands on the card', () => {
    const table = end({
      ...ground(0, 'A1'),
      ...ground(1, 'C1'),
      lost: { type: 'BB', owner: 0, xy: [15, 8], steps: 1 },
      kept: { type: 'BB', owner: 0, system: 'A1', steps: 1, outside: 'kept' },
      fit: { type: 'BB', owner: 0, xy: [15, 8] },
    });
    const { status, outside } = table.g.units;
    expect([status[table.unit('lost')], status[table.unit('fit')], outside[table.unit('kept')]]).toEqual([4, 0, 0]);
  });

  test('IA-end-6 option uncontestedOccupation: alone over an empty planet is enough', () => {
    const units = {
      ...ground(0, 'A1'),
      ...ground(1, 'C1'),
      dd: { type: 'DD', owner: 0, system: 'B1' } as const,
      ca: { type: 'CA', owner: 0, system: 'B2' } as const,
      bb: { type: 'BB', owner: 1, system: 'B2' } as const,
    };
    expect(end(units).told('occupied')).toEqual([]);
    const table = end(units, { options: { uncontestedOccupation: true } });
    expect(table.told('occupied')).toMatchObject([{ system: 2, owner: 0 }]);
    const [{ unit }] = table.told('occupied') as [{ unit: number }];
    expect([table.g.units.steps[unit], table.g.units.type[unit]]).toEqual([1, 11]);
  });
});

describe('the end of a battle scenario (R112, R123)', () => {
  const over = (units: Units, victory: object, more: Partial<Parameters<typeof given>[0]> = {}): GivenTable =>
    given({
      battle: 'check',
      units,
      scenario: { options: { turnLimit: 4, victory: victory as never } },
      turn: 4,
      ...more,
    });
  const two: Units = { a: { type: 'CA', owner: 0, at: [20, 20] }, b: { type: 'CA', owner: 1, at: [30, 20] } };

  test('lossPoints: the margin decides, else it is a draw', () => {
    const losing = (points: number[], margin: number) => {
      const table = given({
        battle: 'launch',
        units: two,
        turn: 4,
        pace: [{ skipForced: false }, {}],
        scenario: { options: { turnLimit: 4, victory: { type: 'lossPoints', margin, lastSideWins: true } } },
      });
      table.g.players.lossPoints = points;
      table.g.battle.phase = 11;
      table.table.stack.length = 2;
      table.table.pending.length = 0;
      table.play().advance();
      return table.table.result?.places;
    };
    expect([losing([45, 60], 15), losing([45, 60], 16), losing([60, 45], 15), losing([20, 20], 0)]).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
      [1, 1],
    ]);
  });

  test('lossPoints: the last side on the map wins whatever it lost, if the scenario says so', () => {
    const alone: Units = { a: { type: 'CA', owner: 0, at: [20, 20] } };
    const rule = { type: 'lossPoints', margin: 1 };
    expect(over(alone, { ...rule, lastSideWins: true }).table.result).toMatchObject({
      places: [1, 2],
      why: 'the last side on the map',
    });
    expect(over(alone, { ...rule, lastSideWins: false }).table.result).toMatchObject({ places: [1, 1], why: 'a draw' });
  });

  test('destroyUnits: at once with the last target, else the other one when time is up', () => {
    const rule = { type: 'destroyUnits', seat: 2, targets: [{ type: 'CA', owner: 1 }], otherwise: 1 };
    expect(over(two, rule).table.result).toMatchObject({ places: [1, 2], why: 'targets are left' });
    const table = given({
      battle: 'fire',
      units: {
        a: { type: 'CA', owner: 0, at: [20, 20], steps: 1 },
        dd: { type: 'DD', owner: 0, at: [10, 10] },
        bb: { type: 'BB', owner: 1, at: [20, 21] },
      },
      scenario: { options: { turnLimit: 9, victory: rule as never } },
      dice: [1, 6],
    });
    table.act(1, 'fire', { do: 'fire', units: [table.unit('bb')], target: table.unit('a') }, [1]);
    expect(table.table.result).toMatchObject({ places: [2, 1], why: 'all targets are destroyed or captured' });
  });

  test('controlPlanet: who has the only ground units at the end', () => {
    const rule = { type: 'controlPlanet', seat: 2, otherwise: 1 };
    const planet = (owner: number): Units => ({ ...two, inf: { type: 'Inf', owner, where: 'surface' } });
    const planets = { habitable: '0905' };
    expect(over(planet(1), rule, { planets }).table.result).toMatchObject({ places: [2, 1], why: 'the planet is his' });
    expect(over(planet(0), rule, { planets }).table.result).toMatchObject({
      places: [1, 2],
      why: 'the planet is not his',
    });
  });

  test('a stand-off ends a battle scenario: ten quiet turns (R95)', () => {
    const table = given({
      battle: 'check',
      units: two,
      position: { battle: { phase: 'check', turn: 20, quiet: 9, defender: 1 } },
      scenario: { options: { turnLimit: null, victory: { type: 'lossPoints', margin: 1, lastSideWins: true } } },
    });
    expect(table.told('battleEnd')).toEqual([{ winner: -2, isStandOff: true }]);
    expect(table.table.result).toMatchObject({ places: [1, 1], why: 'a draw' });
  });
});
