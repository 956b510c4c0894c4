import { describe, expect, test } from 'vitest';
import type { Viewer } from '#core/types';
import { HAND, IN_CUP, OUTWORLDER } from '../state.ts';
import { type Given, given, type Scene, system } from '../testing/given.ts';
import { type SsView, viewOf } from './view.ts';
import { rebellionOdds } from './view-systems.ts';

const HIVE = 4;
const SAAR = system('saar');
const scene = (position: Given = {}): Scene => given(position);
const see = (at: Scene, viewer: Viewer = 'public'): SsView => viewOf(at.data, at.g, viewer);

const shownAs = (at: Scene, set: (value: number) => void, shown: (view: SsView) => unknown): unknown[] =>
  [0, 1].map((value) => {
    set(value);
    return shown(see(at));
  });

test.each([
  ['exile', 'isExile'],
  ['mayMoveBack', 'mayMoveBack'],
  ['expelled', 'isExpelled'],
  ['freeSeatUsed', 'isFreeSeatUsed'],
  ['readmission', 'wasReadmissionSession'],
  ['leaving', 'isLeaving'],
  ['turnDone', 'isTurnDone'],
  ['toppled', 'isToppled'],
] as const)('A11 the mark %s of a player shows as %s', (column, field) => {
  const at = scene();
  const set = (value: number): void => {
    at.g.players[column][1] = value;
  };
  expect(shownAs(at, set, (view) => view.players[1]![field])).toEqual([false, true]);
});

test.each([
  ['unrest', 'isInUnrest'],
  ['gate', 'hasGate'],
  ['dead', 'isDead'],
  ['taxed', 'isTaxed'],
  ['contested', 'isContested'],
  ['treatySession', 'wasTreatySession'],
] as const)('A11 the mark %s of a System shows as %s', (column, field) => {
  const at = scene();
  const set = (value: number): void => {
    at.g.systems[column][SAAR] = value;
  };
  expect(shownAs(at, set, (view) => view.systems[SAAR]![field])).toEqual([false, true]);
});

test.each([
  ['ladau', 'isLadauMember'],
  ['ladauSession', 'wasLadauSession'],
  ['revoltFresh', 'isRevoltFresh'],
  ['drakaCame', 'drakaCame'],
  ['surge', 'isSurge'],
  ['endCarried', 'isEndCarried'],
  ['exileAllowed', 'isExileAllowed'],
] as const)('A11 the mark %s of the game shows as %s', (column, field) => {
  const at = scene();
  const set = (value: number): void => {
    at.g[column] = value;
  };
  expect(shownAs(at, set, (view) => view[field])).toEqual([false, true]);
});

describe('A11 words of the view', () => {
  test('stage of a Player-Turn, taxation, the Confederation, a Revolt', () => {
    const at = scene({ start: { active: 'vereen', stage: 'start' } });
    expect(see(at).stage).toBe('start');
    expect(see(scene({ start: { active: 'vereen', stage: 'loop' } })).stage).toBe('loop');
    const { g } = at;
    g.stage = 2;
    expect(see(at).stage).toBe('ended');
    const taxes = [0, 1, 2].map((value) => {
      g.players.taxation[0] = value;
      return see(at).players[0]!.taxation;
    });
    expect(taxes).toEqual(['not yet', 'open', 'done']);
    const states = [0, 1, 2].map((value) => {
      g.confederation = value;
      return see(at).confederation;
    });
    expect(new Set(states)).toEqual(new Set(['normal', 'relocated', 'destroyed']));
    expect([see(scene()).confederation, see(scene()).revolt]).toEqual(['normal', null]);
    expect(see(scene({ revolt: 2 })).revolt).toBe(2);
    const threatened = (revolt: number): number[] => {
      const systems = { saar: { tech: -2 }, barnz: { tech: 2 }, veree: { tech: 2 } };
      const { revoltHits } = see(scene({ revolt, systems }));
      return [SAAR, system('barnz'), system('veree')].filter((one) => revoltHits.includes(one));
    };
    expect([threatened(-1), threatened(2)]).toEqual([[SAAR], [system('barnz')]]); // VeRee is a Seat
    expect(see(scene()).revoltHits).toEqual([]);
  });

  test('SS-21 Outworlders by their code, with Seat, Race and card', () => {
    const at = scene({
      outworlders: [
        { seat: 'saar', cards: 1 },
        { seat: 'ordar', draka: true },
      ],
    });
    const [first, second] = see(at).outworlders;
    expect(first).toMatchObject({ code: OUTWORLDER, isActive: true, isDraka: false, seatAt: SAAR, cards: 1 });
    expect(second).toMatchObject({
      code: OUTWORLDER + 1,
      isDraka: true,
      seatAt: system('ordar'),
      raceName: 'Unique (Ordar)',
      cards: 0,
    });
    expect(first!.name).not.toBe(second!.name);
    at.g.outworlders.active[1] = 0;
    expect(see(at).outworlders[1]!.isActive).toBe(false);
  });

  test('SS-8 wars: who broke the peace, and whom he owes', () => {
    const at = scene({ wars: [{ violator: 'hive', owed: ['vereen', 'atjayan'] }] });
    expect(see(at).wars).toEqual([{ violator: HIVE, owed: [0, 2] }]);
  });

  test('tallies of Conversion and Colonization by player; Asylum by exile', () => {
    const at = scene({
      systems: { saar: { conversion: { hive: 3 }, colonization: { vereen: 2 } } },
      players: { vereen: { asylum: ['hive'] } },
    });
    expect(see(at).systems[SAAR]).toMatchObject({ conversion: [0, 0, 0, 0, 3], colonization: [0, 0, 2, 0, 0] });
    expect(see(at).players[2]!.asylum).toEqual([HIVE]);
  });

  test('SS-9 chits in the hand of the first player are unseen by others, in the cup by all; those out of the game are listed', () => {
    const at = scene({ players: { atjayan: { hand: ['weapons-advance'] } }, removed: ['revolt'] });
    const unseen = (viewer: Viewer): number =>
      see(at, viewer).unseen.find(({ kind }) => kind === 'weapons-advance')?.count ?? 0;
    const chit = at.g.chits.indexOf(HAND);
    expect([unseen(0), unseen(1), unseen('referee')]).toEqual([unseen(1) - 1, unseen(0) + 1, unseen(0)]);
    expect(see(at).removed).toEqual([{ kind: 'revolt', name: 'Revolt', count: 1 }]);
    at.g.chitKnown[chit] = 1;
    expect(unseen(1)).toBe(unseen(0));
    at.g.chits[chit] = IN_CUP;
    expect(see(at).cup).toBe(at.g.chits.filter((place) => place === IN_CUP).length);
  });
});

test('SS-20.6 odds of a Rebellion check in 36ths; from 13 on there is no roll', () => {
  const at = scene();
  const odds = (value: number): number[] => {
    const { quiet, unrest, rebellion } = rebellionOdds({ g: at.g, data: at.data }, value);
    return [quiet, unrest, rebellion];
  };
  for (const value of [-3, 0, 5, 7, 10, 12, 13, 20]) expect(odds(value).reduce((a, b) => a + b)).toBe(36);
  expect([odds(10), odds(13), odds(20)]).toEqual([
    [0, 11, 25],
    [0, 0, 36],
    [0, 0, 36],
  ]);
});
