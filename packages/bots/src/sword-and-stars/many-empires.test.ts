import { describe, expect, test } from 'vitest';
import { id, Scene, turnOf } from '../../test/empires.ts';
import { Outlook } from './outlook.ts';

const stalemate = 'five-empires-stalemate';

/** What a captain does in its turn, with all that it considered. */
function considered(scene: Scene): { best: unknown; all: { do: string; target?: number }[]; reason: string } {
  const { action, alternatives, reason } = scene.next();
  const all = [action, ...alternatives.map((one) => one.action)].map((one) => one.with as { do: string });
  return { best: action.with, all, reason };
}

describe('Raids', () => {
  const gates = { windstar: { gate: true }, nelldon: { gate: true } };
  const players = { avian: { points: 6, taxed: true } };

  test('among five nobody wears another down for the other three, as long as there is time to raise the level again', () => {
    const scene = new Scene({ scenario: stalemate, ...turnOf('avian', 2), players, systems: gates });
    expect(considered(scene).all.map((one) => one.do)).not.toContain('raid');
  });

  test('nor does anybody spoil what is still to be won', () => {
    const systems = { ...gates, harvest: { tech: 2 }, leandri: { tech: 2 } };
    const scene = new Scene({ scenario: stalemate, ...turnOf('avian', 2, 4), players, systems });
    expect(considered(scene).all.map((one) => one.do)).not.toContain('raid');
  });

  test('at the end whoever leads is brought down', () => {
    const leader = { tech: 3, treaty: ['nelldon'] };
    const systems = {
      ...gates,
      horton: leader,
      uraic: leader,
      brandon: leader,
      barton: { ...leader, owner: 'nelldon' },
    };
    const strong = { points: 6, sectors: [5, 5, 5], taxed: true };
    const scene = new Scene({
      scenario: stalemate,
      ...turnOf('avian', 5, 8),
      players: { avian: strong, nelldon: { sectors: [5, 9, 5], turnDone: true, cards: 0 } },
      systems,
    });
    const raid = considered(scene).all.find((one) => one.do === 'raid');
    const { names, systems: now } = scene.table.g;
    expect(names[now.owner[raid!.target!]!]).toBe('Nelldon Empire');
  });

  test('between two a level lost is a level won', () => {
    const scene = new Scene({
      scenario: 'two-new-empires',
      ...turnOf('vereen'),
      players: { vereen: { points: 6, sectors: [9, 5, 3], taxed: true } },
      systems: { veree: { gate: true }, nelldon: { gate: true } },
    });
    expect(considered(scene).all).toContainEqual(expect.objectContaining({ do: 'raid', target: id('nelldon') }));
  });
});

describe('Exploitation', () => {
  const poorSeat = (points: number) =>
    new Scene({
      scenario: stalemate,
      ...turnOf('avian', 2, 4),
      players: { avian: { points, sectors: [2, 5, 3] } },
      systems: {
        windstar: { tech: -2 },
        skysworld: { owner: 'independent' },
        prantis: { owner: 'independent' },
        phage: { owner: 'independent' },
      },
    }).do({ by: 2, kind: 'act', with: { do: 'taxes' } });

  test('with more points than cards to spend them on, nobody wears down his own Seat', () => {
    expect(poorSeat(30).next().action.with).toEqual({ do: 'done' });
  });

  test('whoever has nothing sells a level, and says so', () => {
    const { action, reason } = poorSeat(0).next();
    expect(action.with).toEqual({ do: 'exploit', system: id('windstar') });
    expect(reason).toBe('exploits even Windstar: points are needed more than the level');
  });
});

describe('long games', () => {
  const outlookOf = (points: number, gameTurn: number) =>
    new Outlook(
      new Scene({ scenario: stalemate, ...turnOf('avian', 1, gameTurn), players: { avian: { points } } }).play,
      2,
    );

  test('a hoard does not keep its price because forty Rounds are left', () => {
    expect(outlookOf(60, 1).own.price).toBeLessThan(0.7 * outlookOf(5, 1).own.price);
  });

  test('a Sector that is strong now is not thought to be so for forty Rounds', () => {
    expect(outlookOf(5, 1).checkWorth(0)).toBeCloseTo(outlookOf(5, 6).checkWorth(0));
  });
});

describe('exile', () => {
  test('the way back is worth more points than any other System', () => {
    const scene = new Scene({
      scenario: stalemate,
      ...turnOf('nelldon', 3, 6),
      players: { nelldon: { points: 70, seat: null }, avian: { points: 2 } },
      systems: {
        nelldon: { owner: 'avian', tech: 1 },
        horton: { owner: 'independent' },
        uraic: { owner: 'independent' },
        brandon: { owner: 'independent' },
      },
    });
    const { action, reason } = scene.next();
    expect(action).toMatchObject({
      kind: 'offer',
      with: { to: [2], terms: { take: { systems: [{ system: id('nelldon') }] } } },
    });
    expect((action.with as { terms: { give: { points: number } } }).terms.give.points).toBeGreaterThan(8);
    expect(reason).toBe('would buy Nelldon to return from exile');
    const answer = scene.do(action).next();
    expect(answer.action.kind).toBe('accept');
    scene.do(answer.action);
    expect(scene.table.g.players.exile[1]).toBe(0);
  });
});

describe('Asylum', () => {
  const none = { owner: 'independent' };
  const driven = (owner: string, more: object = {}) =>
    new Scene({
      scenario: stalemate,
      ...turnOf('nelldon', 3, 6),
      players: { avian: { seat: null, points: 2 }, nelldon: { taxed: true } },
      systems: {
        windstar: { owner: 'hospodar' },
        skysworld: none,
        prantis: none,
        phage: { owner },
        nelldon: { tech: 3 },
        ...more,
      },
    });

  test('is granted to an exile who is no rival and can win back what is not the host’s', () => {
    const { action, reason } = driven('independent').next();
    expect(action).toMatchObject({ by: 1, kind: 'asylum', with: { exile: 2, grant: true } });
    expect(reason).toBe('Avian Republic is no rival and may win its way back');
  });

  test('but not by a host from whom he would win it', () => {
    expect(driven('nelldon').next().action.kind).not.toBe('asylum');
  });
});

describe('LA’DAU', () => {
  /** How everybody votes on a Special Session that Nelldon calls. */
  const ballots = (systems: object = {}) => {
    const scene = new Scene({ scenario: stalemate, ...turnOf('nelldon', 2), systems });
    scene.do({ by: 1, kind: 'callSession', with: { cause: 'ladau', about: id('ladau') } });
    const votes = new Map<number, number>();
    for (let turn = scene.next(); turn.action.kind === 'ballot'; turn = scene.next()) {
      votes.set(turn.action.by, (turn.action.with as { choice: number }).choice);
      scene.do(turn.action);
      if (votes.size === 4) break;
    }
    return votes;
  };

  test('while nobody owns it, those who are nearest want its vote, the others do not', () => {
    const votes = ballots();
    expect([0, 1, 2, 3].map((seat) => votes.get(seat))).toEqual([0, 0, 1, 1]);
  });
});

describe('the vote to end', () => {
  /** Two share the lead by a Tech Level of their Seats; nobody has anything else. */
  const voteOf = (mine: number, others: number) => {
    const lead = { tech: 3, treaty: [] };
    const behind = { tech: 1, treaty: [] };
    const gone = ['barnz', 'ambrel', 'av-lem', 'horton', 'uraic', 'brandon', 'skysworld', 'prantis', 'phage']
      .concat('saar', 'asak', 'nur', 'edom-one', 'edom-two', 'edom-three')
      .map((system) => [system, { owner: 'independent' }]);
    const rich = { points: others, sectors: [3, 9, 3] };
    const scene = new Scene({
      scenario: stalemate,
      start: { gameTurn: 6, phase: 'voteToEnd' },
      players: { vereen: { ...rich, points: mine }, nelldon: rich, avian: rich, hospodar: rich, hive: rich },
      systems: {
        ...Object.fromEntries(gone),
        veree: lead,
        nelldon: lead,
        windstar: behind,
        hospodar: behind,
        dom: behind,
      },
    });
    const { action, reason } = scene.next();
    expect(action).toMatchObject({ by: 0, kind: 'voteToEnd' });
    return [action.with, reason];
  };

  test('half a victory is worth more than a small chance of a whole one', () => {
    expect(voteOf(0, 40)).toEqual([{ vote: 'end' }, 'shares the lead and is content with it']);
  });

  test('but whoever can still buy the rest plays on', () => {
    expect(voteOf(90, 0)).toEqual([{ vote: 'continue' }, 'expects to win more still']);
  });
});

describe('a Revolt', () => {
  const scene = (mine: number, others: object = {}) =>
    new Scene({
      scenario: stalemate,
      ...turnOf('avian', 3, 6),
      players: { avian: { points: 20, sectors: [5, 5, 3], taxed: true } },
      revolt: 0,
      systems: {
        windstar: { tech: 3, gate: true },
        ...Object.fromEntries(['skysworld', 'prantis', 'phage'].map((system) => [system, { tech: mine }])),
        ...others,
      },
    });

  test('is ended though the others stand to lose more: nobody waits until it has taken all from all', () => {
    const rich = ['barnz', 'ambrel', 'av-lem', 'horton', 'uraic', 'brandon', 'saar', 'asak', 'nur', 'edom-one'];
    const { action } = scene(1, Object.fromEntries(rich.map((system) => [system, { tech: 3 }]))).next();
    expect(action.with).toMatchObject({ do: 'conquest', target: id('fontain-grelot') });
  });

  test('is ended by whoever it threatens most: Fontain-Grelot is worth the Systems that it saves', () => {
    const { action, reason } = scene(2).next();
    expect(action.with).toMatchObject({ do: 'conquest', target: id('fontain-grelot') });
    expect(reason).toBe('takes Fontain-Grelot to end the Revolt');
  });

  test('and by nobody who has nothing to lose', () => {
    const { all } = considered(scene(-1));
    expect(all).not.toContainEqual(expect.objectContaining({ target: id('fontain-grelot') }));
  });
});
