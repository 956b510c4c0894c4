import { describe, expect, test } from 'vitest';
import { AWAY, IN_PLAY, JUMPED_OUT } from '../../state.ts';
import { type GivenUnit, given } from '../../testing/given.ts';
import { autoLandings, isIdle, landingFault, landingsAfter, putAboard, putOut } from './aboard.ts';
import { landingsFor } from './landing.ts';

const at: [number, number] = [20, 20];
const far: [number, number] = [20, 24];
/** The phase of landing with two carriers and a base of seat 0; the carriers come first. */
const table = (more: Record<string, GivenUnit> = {}) => {
  const made = given({
    battle: 'land',
    pace: [{ skipForced: false }, { skipForced: false }],
    units: {
      cv: { type: 'CV', owner: 0, steps: 4, at, facing: 2 },
      cv2: { type: 'CV', owner: 0, steps: 4, at, facing: 1 },
      b: { type: 'B', owner: 0, steps: 1, at },
      half: { type: 'F', owner: 0, steps: 1, at },
      full: { type: 'F', owner: 0, at },
      dd: { type: 'DD', owner: 0, at },
      x: { type: 'DD', owner: 1, at: [20, 40] },
      ...more,
    },
  });
  const pair = (unit: string, host: string) => ({ unit: made.unit(unit), host: made.unit(host) });
  const rule = (unit: string, host: string, isAnywhere = false) =>
    landingFault(made.play(), 0, [pair(unit, host)], isAnywhere)?.rule ?? null;
  return { made, g: made.g, pair, rule };
};

describe('IA-land-5 who may land', () => {
  test('R58 R99 neither feeders, nor projects, nor what was captured in this tactical turn', () => {
    const { made, g, rule } = table();
    const [full, cv] = [made.unit('full'), made.unit('cv')];
    expect(rule('full', 'cv')).toBeNull();
    g.units.feeds[full] = cv; // the first unit of all
    expect([cv, rule('full', 'cv')]).toEqual([0, 'IA-land-5']);
    g.units.feeds[full] = -1;
    g.units.idleUntil[full] = g.battle.turn;
    expect([isIdle(g, full), rule('full', 'cv')]).toEqual([false, null]);
    g.units.idleUntil[full] = g.battle.turn + 1;
    expect([isIdle(g, full), rule('full', 'cv')]).toEqual([true, 'IA-land-5']);
  });

  test('a unit lands once, and not on itself, an enemy or a ship that carries nothing', () => {
    const { made, pair, rule } = table();
    const twice = [pair('half', 'cv'), pair('half', 'cv2')];
    expect(landingFault(made.play(), 0, twice, false)?.rule).toBe('IA-land-5');
    expect([rule('full', 'dd'), rule('full', 'x'), rule('cv', 'cv')]).toEqual(['IA-land-5', 'IA-land-5', 'IA-land-5']);
  });

  test('IA-land-3 a base that has a ship docked takes no second', () => {
    const { rule } = table({ docked: { type: 'DD', owner: 0, aboard: 'b' } });
    expect(rule('dd', 'b')).toBe('IA-land-5');
    expect(table().rule('dd', 'b')).toBeNull();
  });

  test('IA-land-6 landed it stands where its host stands, in every respect; put out it stands alone', () => {
    const { made, g, pair } = table();
    const { units } = g;
    const [full, cv] = [made.unit('full'), made.unit('cv')];
    units.hex[cv] = 77;
    units.outside[cv] = 1;
    units.q[cv] = 5;
    units.place[full] = 1;
    putAboard(g, pair('full', 'cv'));
    const of = (unit: number) =>
      [units.hex, units.outside, units.q, units.r, units.facing, units.battle].map((column) => column[unit]);
    expect([of(full), units.place[full], units.host[full]]).toEqual([of(cv), units.place[cv], cv]);
    putOut(g, full, 4);
    expect([units.host[full], units.facing[full], units.facing[cv]]).toEqual([-1, 4, 2]);
  });

  test('what is aboard a ship that puts out goes with it', () => {
    const { made, g } = table({
      dock: { type: 'CV', owner: 0, aboard: 'b' },
      inner: { type: 'F', owner: 0, aboard: 'dock' },
    });
    putOut(g, made.unit('dock'), 5);
    expect(g.units.facing[made.unit('inner')]).toBe(5);
  });
});

describe('IA-end-10 R96 after the battle', () => {
  test('only fighters, from anywhere, also onto a carrier that has jumped out', () => {
    const { made, g, rule } = table({ away: { type: 'F', owner: 0, steps: 1, at: far } });
    expect([rule('away', 'cv'), rule('away', 'cv', true), rule('dd', 'b', true)]).toEqual([
      'IA-tac-seq-5',
      null,
      'IA-land-5',
    ]);
    g.units.battle[made.unit('cv')] = JUMPED_OUT;
    expect([rule('full', 'cv'), rule('full', 'cv', true)]).toEqual(['IA-land-5', null]);
    g.units.battle[made.unit('cv')] = AWAY;
    expect(rule('full', 'cv', true)).toBe('IA-land-5');
  });

  test('full squadrons first, then by number; hosts by number', () => {
    const { made, pair } = table({
      full2: { type: 'F', owner: 0, at: far },
      theirs: { type: 'F', owner: 1, at },
    });
    expect(landingsAfter(made.play(), 0)).toEqual([pair('full', 'cv'), pair('full2', 'cv'), pair('half', 'cv2')]);
    expect(landingsAfter(made.play(), 1)).toEqual([]);
  });

  test('during the battle a host that has jumped out takes none, and what is lost neither lands nor carries', () => {
    const { made, g, pair } = table();
    const all = () => autoLandings(made.play(), 0, () => true);
    g.units.battle[made.unit('cv')] = JUMPED_OUT;
    expect(all()).toEqual([pair('full', 'cv2'), pair('half', 'cv2')]);
    g.units.status[made.unit('cv2')] = IN_PLAY + 1;
    expect(all().map(({ host }) => host)).not.toContain(made.unit('cv2'));
    g.units.status[made.unit('full')] = IN_PLAY + 1;
    expect(all().map(({ unit }) => unit)).not.toContain(made.unit('full'));
  });
});

describe('IA-tac-seq-5 what is offered', () => {
  test('every own unit in the hex of a host with room, and nobody else', () => {
    const { made, pair } = table({
      away: { type: 'F', owner: 0, steps: 1, at: far },
      sameRow: { type: 'F', owner: 0, steps: 1, at: [24, 20] },
      theirs: { type: 'F', owner: 1, at },
    });
    const offered = landingsFor(made.play(), 0);
    expect(offered).toContainEqual(pair('half', 'cv2'));
    expect(offered).toContainEqual(pair('full', 'cv'));
    expect(offered).toContainEqual(pair('dd', 'b'));
    const units = new Set(offered.map(({ unit }) => unit));
    for (const name of ['away', 'sameRow', 'theirs', 'x', 'b']) expect(units.has(made.unit(name))).toBe(false);
    for (const one of offered) expect(landingFault(made.play(), 0, [one], false)).toBeNull();
    expect(landingsFor(made.play(), 1)).toEqual([]);
  });

  test('landing is announced, unit and host', () => {
    const { made, pair } = table();
    made.act(0, 'land', { land: [pair('full', 'cv')], merge: [] });
    made.act(1, 'land', { land: [], merge: [] });
    expect(made.told('landed')).toEqual([pair('full', 'cv')]);
  });
});

describe('IA-land-12 halves that merge', () => {
  const merge = (unit: string, other: string, more: Record<string, GivenUnit> = {}) => {
    const { made } = table({
      h1: { type: 'F', owner: 0, steps: 1, aboard: 'cv' },
      h2: { type: 'F', owner: 0, steps: 1, aboard: 'cv' },
      h3: { type: 'F', owner: 0, steps: 1, aboard: 'cv2' },
      f: { type: 'F', owner: 0, aboard: 'cv' },
      inf: { type: 'Inf', owner: 0, steps: 1, aboard: 'b' },
      ...more,
    });
    const pair = { unit: made.unit(unit), with: made.unit(other) };
    return made.refusal(0, 'land', { land: [], merge: [pair] })?.rule ?? null;
  };
  test('are two, of one step, fighters, on the same host', () => {
    expect([merge('h1', 'h2'), merge('h1', 'h3'), merge('h1', 'f'), merge('h1', 'h1'), merge('h1', 'inf')]).toEqual([
      null,
      'IA-land-12',
      'IA-land-4',
      'IA-land-4',
      'IA-land-4',
    ]);
  });
  test('their host is in the battle', () => {
    const { made, g } = table({
      h1: { type: 'F', owner: 0, steps: 1, aboard: 'cv' },
      h2: { type: 'F', owner: 0, steps: 1, aboard: 'cv' },
    });
    g.units.battle[made.unit('cv')] = JUMPED_OUT;
    const pair = { unit: made.unit('h1'), with: made.unit('h2') };
    expect(made.refusal(0, 'land', { land: [], merge: [pair] })).toEqual({
      rule: 'IA-land-12',
      why: 'their host is not in this battle',
    });
  });
  test('5.1 who has halves to merge is asked, who has nothing is not', () => {
    const asked = (units: Record<string, GivenUnit>): boolean => {
      const made = given({
        battle: 'land',
        units: { cv: { type: 'CV', owner: 0, at }, x: { type: 'DD', owner: 1, at: [20, 40] }, ...units },
      });
      return made.table.pending.some(({ kind }) => kind === 'land');
    };
    const half = (aboard: string): GivenUnit => ({ type: 'F', owner: 0, steps: 1, aboard });
    expect(asked({ h1: half('cv'), h2: half('cv') })).toBe(true);
    expect(asked({ h1: half('cv') })).toBe(false);
    expect(asked({ cv2: { type: 'CV', owner: 0, at: far }, h1: half('cv'), h2: half('cv2') })).toBe(false);
    expect(asked({ f1: { type: 'F', owner: 0, aboard: 'cv' } })).toBe(false);
  });
});
