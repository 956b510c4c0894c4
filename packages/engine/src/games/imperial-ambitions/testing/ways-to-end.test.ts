import { expect, test } from 'vitest';
import { absentAnswer, playToEnd, resultAgain } from '#core/testing/endings';
import type { Action } from '#core/types';
import { type Given, type GivenUnit, givenSetting } from './given.ts';

type Units = Record<string, GivenUnit>;
const ground = (owner: number, ...systems: string[]): Units =>
  Object.fromEntries(
    systems.map((system) => [`g${system}`, { type: 'Inf', owner, system, where: 'surface' } as const]),
  );
const war = (units: Units, more: Partial<Given> = {}): Given => ({ phase: 'build', units, ...more });
const options = (victory: object, turnLimit: number | null) => ({
  scenario: { options: { turnLimit, victory: victory as never } },
});
const line: Units = {
  bb: { type: 'BB', owner: 0, at: [20, 20] },
  ca: { type: 'CA', owner: 1, at: [22, 20] },
};
const losses = { type: 'lossPoints', margin: 1, lastSideWins: true };
const allSystems = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

interface Way {
  spec: Given;
  /** instead of the answers of absent players: what is done first */
  first?: Omit<Action, 'decision'>;
  places: number[];
  why: string;
}

const ways: Record<string, Way> = {
  conquest: {
    spec: war({ ...ground(0, ...allSystems), cg: { type: 'Cg', owner: 1, system: 'C1' } }),
    places: [1, 2],
    why: 'all sectors are conquered',
  },
  planets: {
    spec: war({ ...ground(0, 'A1'), ...ground(1, 'C1', 'C2') }, options({ type: 'planets', count: 2 }, 60)),
    places: [2, 1],
    why: '2 planets are held',
  },
  'the last player': {
    spec: war({ ...ground(1, 'C1') }, { seats: 3, treasury: [900, 0, 900] }),
    places: [2, 1, 2],
    why: 'nobody else is left',
  },
  'the turn limit': {
    spec: war({ ...ground(0, 'A1', 'A2'), ...ground(1, 'C1') }, options({ type: 'conquest', scope: 'allSectors' }, 3)),
    places: [1, 2],
    why: 'the last turn is over',
  },
  'a shared score': {
    spec: war({ ...ground(0, 'A1'), ...ground(1, 'C1') }, options({ type: 'conquest', scope: 'allSectors' }, 2)),
    places: [1, 1],
    why: 'the last turn is over',
  },
  'giving up': {
    spec: war({ ...ground(0, 'A1'), ...ground(1, 'C1') }),
    first: { by: 0, kind: 'resign', with: {} },
    places: [2, 1],
    why: 'the others have given up',
  },
  'points lost': {
    spec: { battle: 'launch', units: { ...line, dd: { type: 'DD', owner: 1, at: [22, 21] } }, ...options(losses, 2) },
    places: [1, 2],
    why: 'fewer points lost',
  },
  'the last side': {
    spec: { battle: 'launch', units: { ...line, ca: { ...line['ca']!, steps: 1 } }, ...options(losses, null) },
    places: [1, 2],
    why: 'the last side on the map',
  },
  'a draw by the turn limit': {
    spec: { battle: 'launch', units: { ...line, ca: { ...line['ca']!, at: [30, 20] } }, ...options(losses, 3) },
    places: [1, 1],
    why: 'a draw',
  },
  'a stand-off': {
    spec: { battle: 'launch', units: { ...line, ca: { ...line['ca']!, at: [30, 20] } }, ...options(losses, null) },
    places: [1, 1],
    why: 'a draw',
  },
  'destroyed targets': {
    spec: {
      battle: 'launch',
      units: { ...line, ca: { ...line['ca']!, steps: 1 }, dd: { type: 'DD', owner: 1, at: [30, 30] } },
      ...options({ type: 'destroyUnits', seat: 1, targets: [{ type: 'CA', owner: 2 }], otherwise: 2 }, 20),
    },
    places: [1, 2],
    why: 'all targets are destroyed or captured',
  },
  'targets left': {
    spec: {
      battle: 'launch',
      units: { ...line, ca: { ...line['ca']!, at: [30, 20] } },
      ...options({ type: 'destroyUnits', seat: 1, targets: [{ type: 'CA', owner: 2 }], otherwise: 2 }, 2),
    },
    places: [2, 1],
    why: 'targets are left',
  },
  'a planet taken': {
    spec: {
      assault: 'bombard',
      units: {
        ca: { type: 'BB', owner: 1, orbit: true },
        one: { type: 'Arm', owner: 1, where: 'surface', landing: 'landed' },
        two: { type: 'Arm', owner: 1, where: 'surface', landing: 'landed' },
        inf: { type: 'Inf', owner: 0, where: 'surface', steps: 1 },
      },
      ...options({ type: 'controlPlanet', seat: 2, otherwise: 1 }, 1),
    },
    places: [2, 1],
    why: 'the planet is his',
  },
  'a planet held': {
    spec: {
      assault: 'declare',
      units: {
        t: { type: 'T', owner: 1 },
        arm: { type: 'Arm', owner: 1, aboard: 't' },
        one: { type: 'Arm', owner: 0, where: 'surface' },
        two: { type: 'Arm', owner: 0, where: 'surface' },
        three: { type: 'Arm', owner: 0, where: 'surface' },
      },
      turn: 2,
      ...options({ type: 'controlPlanet', seat: 2, otherwise: 1 }, 1),
    },
    places: [1, 2],
    why: 'the planet is not his',
  },
};

test.each(Object.entries(ways))(
  'a recorded game ends by %s, and its record plays again',
  (name, { spec, first, places, why }) => {
    const { game, setting } = givenSetting(spec);
    const session = playToEnd(game, setting, `ends ${name}`, (now) =>
      first && now.log.length === 0 ? { ...first, decision: null } : absentAnswer(now),
    );
    const { result } = session.table;
    expect(result).toEqual({ places, rule: 'IA-win-1', why });
    expect(session.log.length).toBeGreaterThan(0);
    expect(resultAgain(session)).toEqual(result);
  },
);
