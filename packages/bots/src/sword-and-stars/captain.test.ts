import type { Act } from '@admiralty/engine/sword-and-stars';
import { describe, expect, test } from 'vitest';
import { id, Scene, turnOf } from '../../test/empires.ts';
import { swordAndStars } from './index.ts';
import { Outlook } from './outlook.ts';

const tired = { taxed: true, cards: 1 };

describe('the turn', () => {
  test('unrest first, if there is no money for anything else', () => {
    const scene = new Scene({
      scenario: 'two-new-empires',
      ...turnOf('vereen'),
      players: { vereen: { points: 0, ...tired } },
      systems: { barnz: { owner: 'vereen', unrest: true, tech: 0 } },
    });
    const turn = scene.next();
    expect(turn.action.with).toEqual({ do: 'govern', target: id('barnz'), extra: 0 });
    expect(turn.reason).toBe('quiets Barnz');
  });

  test('at the end a Treaty with an own System is the best buy for a point', () => {
    const scene = new Scene({
      scenario: 'two-new-empires',
      ...turnOf('vereen', 5, 2),
      players: { vereen: { points: 1, sectors: [1, 5, 9], ...tired } },
      systems: { barnz: { owner: 'vereen', tech: 3 } },
    });
    const turn = scene.next();
    expect(turn.action.with).toMatchObject({ do: 'communicate', target: id('barnz') });
    expect(turn.reason).toBe('seeks a Treaty with Barnz');
  });

  test('taxes come before a Base is risked', () => {
    const scene = new Scene({
      scenario: 'two-new-empires',
      ...turnOf('vereen'),
      players: { vereen: { points: 6, sectors: [9, 5, 3] } },
    });
    expect(scene.next().action.with).toEqual({ do: 'taxes' });
  });

  test('no path leads past Atjay while anybody minds', () => {
    const scene = new Scene({
      scenario: 'empire-no-more',
      ...turnOf('vereen'),
      players: { vereen: { points: 20, sectors: [9, 5, 9], taxed: true } },
    });
    const turn = scene.next();
    const acts = [turn.action, ...turn.alternatives.map(({ action }) => action)].map((one) => one.with as Act);
    for (const act of acts) if ('path' in act) expect([act.target, ...act.path]).not.toContain(id('atjay'));
  });

  test('Total War leaves no choice but its ladder', () => {
    const scene = new Scene({
      scenario: 'empire-no-more',
      ...turnOf('avian'),
      players: { avian: { points: 9, sectors: [9, 5, 1], taxed: true } },
      wars: [{ violator: 'atjayan', owed: ['avian'] }],
    });
    const { action } = scene.next();
    const { target } = action.with as { target: number };
    expect(action).toMatchObject({ by: 1, kind: 'act' });
    expect(scene.table.g.systems.owner[target]).toBe(0);
  });
});

describe('the admiral', () => {
  const opening = { scenario: 'two-new-empires', ...turnOf('vereen'), players: { vereen: { points: 6 } } };

  test('the captain’s proposals for an act are played out to the end of the turn', () => {
    const { depth, nodes, alternatives, action } = new Scene(opening).next('admiral', 300);
    expect(action.kind).toBe('act');
    expect(nodes).toBeGreaterThan(200);
    expect(depth).toBeGreaterThan(5);
    expect(alternatives.length).toBeGreaterThan(0);
  });

  test('taxes are a captain’s routine', () => {
    const scene = new Scene(opening).do({ by: 0, kind: 'act', with: { do: 'taxes' } });
    const { action, depth } = scene.next('admiral', 300);
    expect(action).toEqual(scene.next().action);
    expect(depth).toBe(0);
  });
});

describe('taxes', () => {
  test('the Seat pays all it has, a poor System is exploited, strangers in Unrest pay nothing', () => {
    const scene = new Scene({
      scenario: 'two-new-empires',
      ...turnOf('vereen'),
      players: { vereen: { points: 2 } },
      systems: { ambrel: { owner: 'vereen', unrest: true, tech: 2 } },
    });
    scene.do({ by: 0, kind: 'act', with: { do: 'taxes' } });
    expect(scene.next().action.with).toEqual({ do: 'tax', system: id('veree'), points: 3 });
    scene.do({ by: 0, kind: 'tax', with: { do: 'tax', system: id('veree'), points: 3 } });
    expect(scene.next().action.with).toEqual({ do: 'exploit', system: id('av-lem') });
    scene.do({ by: 0, kind: 'tax', with: { do: 'exploit', system: id('av-lem') } });
    expect(scene.next().action.with).toEqual({ do: 'done' });
  });
});

describe('intercepts', () => {
  const raid = (points: number): Scene =>
    new Scene({
      scenario: 'two-new-empires',
      ...turnOf('nelldon', 5),
      players: {
        nelldon: { points: 20, sectors: [5, 2, 2] },
        vereen: { points, sectors: [9, 5, 3], turnDone: true, cards: 2 },
      },
      systems: { brandon: { owner: 'vereen', tech: 2, treaty: ['vereen'] } },
    }).do({
      by: 1,
      kind: 'act',
      with: { do: 'conquest', base: id('nelldon'), target: id('brandon'), path: [], gate: false, extra: 4, chits: [] },
    });

  test('a spare card and a point save a System', () => {
    const turn = raid(5).next();
    expect(turn.action).toMatchObject({ by: 0, kind: 'intercept', with: { intercept: true, extra: 0 } });
    expect(turn.reason).toBe('lowers the rating against Brandon');
  });
});

describe('chits', () => {
  test('a Treaty abroad and a Diplomatic Success bring the System', () => {
    const scene = new Scene({
      scenario: 'two-new-empires',
      ...turnOf('nelldon'),
      players: { nelldon: { hand: ['diplomatic-success-a'] } },
    });
    const turn = scene.next();
    expect(turn.action).toMatchObject({ by: 1, kind: 'playChit', with: { systems: [id('brandon')] } });
    scene.do(turn.action);
    expect(scene.table.g.systems.owner[id('brandon')]).toBe(1);
  });

  test('the least useful of four goes', () => {
    const { advice } = swordAndStars;
    const scene = new Scene({
      scenario: 'two-new-empires',
      ...turnOf('vereen'),
      players: { vereen: { hand: ['treaty-signed', 'trade-disruption', 'weapons-advance'] } },
    });
    const { play } = scene;
    const question = {
      seat: 0,
      play,
      decision: { id: 0, by: 0, kind: 'fourthChit', rule: '', sealed: false, about: null },
    };
    const worst = advice.fourthChit!(question as never).sort((a, b) => b.value - a.value)[0]!;
    const { chits, chitKinds } = play.data;
    expect(chitKinds[chits[worst.answer.discard]!]!.id).toBe('trade-disruption');
  });
});

describe('rivals', () => {
  test('whoever leads is the one to stop', () => {
    const scene = new Scene({ scenario: 'empire-at-bay', seats: 5, ...turnOf('hive', 4) });
    const outlook = new Outlook(scene.play, 4);
    const shares = [0, 1, 2, 3, 4].map((player) => outlook.rivalry(player));
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(shares[4]).toBe(0);
    expect(Math.max(...shares)).toBe(shares[0]); // fifteen Systems
  });

  test('between two, what one hopes for the other fears', () => {
    const { play } = new Scene({ scenario: 'two-new-empires', ...turnOf('vereen') });
    const values = [0, 1].map((seat) => swordAndStars.evaluate(play, seat));
    expect(values[0]! + values[1]!).toBeCloseTo(0, 1);
  });

  test('a System more is a better position', () => {
    const value = (systems: object): number =>
      swordAndStars.evaluate(new Scene({ scenario: 'two-new-empires', ...turnOf('vereen'), systems }).play, 0);
    expect(value({ barnz: { owner: 'vereen' } })).toBeGreaterThan(value({}) + 0.1);
    expect(value({ barnz: { owner: 'nelldon' } })).toBeLessThan(value({}) - 0.1);
  });
});

describe('bargains', () => {
  const blocked = { radix: { owner: 'atjayan', treaty: ['vereen'] } };

  test('two players have nothing to trade', () => {
    const scene = new Scene({
      scenario: 'two-new-empires',
      ...turnOf('vereen'),
      systems: { brandon: { owner: 'vereen', treaty: ['nelldon'] } },
    });
    expect(scene.next().action.kind).toBe('act');
  });

  test('among five a Treaty that blocks its owner is worth points, and both like it', () => {
    const scene = new Scene({
      scenario: 'empire-no-more',
      seats: 5,
      ...turnOf('atjayan', 5),
      players: { atjayan: { points: 12 } },
      systems: blocked,
    });
    const offer = scene.next();
    expect(offer.action).toMatchObject({ by: 0, kind: 'offer', with: { kind: 'trade', to: [2] } });
    expect(offer.reason).toBe('asks for the Treaty with Radix');
    const taken = scene.do(offer.action).next();
    expect(taken.action).toMatchObject({ by: 2, kind: 'accept' });
    scene.do(taken.action);
    expect(scene.table.g.systems.treaty[id('radix')]! & 1).toBe(1);
  });
});

describe('agreements', () => {
  test('a promise in free words is declined, with the reason', () => {
    const terms = { text: 'no Raid on Nur', isPrivate: false };
    const scene = new Scene({ scenario: 'empire-no-more', seats: 5, ...turnOf('atjayan', 5) });
    scene.do({ by: 0, kind: 'offer', with: { kind: 'agreement', to: [2], terms } });
    const { action, reason } = scene.next();
    expect(action).toMatchObject({ by: 2, kind: 'decline' });
    expect(reason).toBe('binds itself by bargains, not by promises');
  });
});

describe('cadets', () => {
  const { isPointless } = swordAndStars;
  const decision = { id: 0, by: 0, kind: '', rule: '', sealed: false, about: null };

  test.each<[string, Act, boolean]>([
    ['giving up a Web', { do: 'lowerWeb', system: id('veree'), to: 0 }, true],
    ['ending before the Seat has paid', { do: 'end' }, true],
    ['points beyond every figure', { do: 'govern', target: id('veree'), extra: 9 }, true],
    ['a Govern', { do: 'govern', target: id('veree'), extra: 0 }, false],
  ])('%s', (_, act, isWaste) => {
    const { play } = new Scene({ scenario: 'two-new-empires', ...turnOf('vereen') });
    expect(isPointless.act!(play, act, decision)).toBe(isWaste);
  });
});
