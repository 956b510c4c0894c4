import { describe, expect, test } from 'vitest';
import { allPlot, anytime, does, given, offer, plot, refusalOf, UNSHUFFLED } from '../parley/given.ts';
import { parley } from '../parley/index.ts';

/** Seat 0 owns island 0; everybody has 3 gold; the council is asked. */
function afterConquest() {
  const session = given({ rolls: UNSHUFFLED });
  allPlot(session, { 0: [{ island: 0, ships: 1 }] }, [6, 1]);
  return session;
}
const theOffer = (session: ReturnType<typeof given>) => ({ offer: session.table.offers[0]!.id });

describe('offers', () => {
  test('a trade is settled at once, whole, when it is accepted', () => {
    const session = afterConquest();
    does(session, offer(1, 'trade', [0], { gold: 2, island: 0 }));
    expect(session.table.g.gold).toEqual([3, 3, 3]);
    does(session, anytime(0, 'accept', theOffer(session)));
    expect(session.table.g.gold).toEqual([5, 1, 3]);
    expect(session.table.g.owner[0]).toBe(1);
    expect(session.table.offers).toEqual([]);
    expect(session.undo(0)).toMatchObject({ ok: false, refusal: { rule: 'CORE-undo' } });
  });

  test('numbers are counted within a circle of seats: a third cannot tell from a gap that two have bargained', () => {
    const [busy, quiet] = [afterConquest(), afterConquest()];
    for (const gold of [1, 2]) {
      does(busy, offer(1, 'trade', [0], { gold, island: 0 }));
      does(busy, anytime(0, 'decline', theOffer(busy)));
    }
    for (const session of [busy, quiet]) {
      does(session, offer(2, 'trade', [0], { gold: 1, island: 0 }));
      does(session, offer(1, 'trade', [0], { gold: 1, island: 0 }));
    }
    expect(busy.observe(2)).toEqual(quiet.observe(2));
    expect(busy.observe(2).offers).toHaveLength(1);
    expect(busy.table.offers.at(-1)!.id).not.toBe(quiet.table.offers.at(-1)!.id);
  });

  test('a trade that has become impossible is refused and nothing of it happens', () => {
    const session = afterConquest();
    does(session, offer(1, 'trade', [0], { gold: 2, island: 0 }));
    does(session, anytime(1, 'gift', { to: 2, gold: 2 }));
    const before = session.table;
    expect(refusalOf(session, anytime(0, 'accept', theOffer(session)))).toEqual({
      rule: 'P-10',
      why: 'the buyer has not that much gold',
    });
    expect(session.table).toBe(before);
    does(session, anytime(2, 'gift', { to: 1, gold: 1 }));
    does(session, anytime(0, 'accept', theOffer(session)));
    expect(session.table.g.owner[0]).toBe(1);
  });

  test('an offer is known to its parties only', () => {
    const session = afterConquest();
    does(session, offer(1, 'trade', [0], { gold: 2, island: 0 }));
    const seen = [0, 1, 2, 'public', 'referee'].map((who) => session.observe(who as number).offers.length);
    expect(seen).toEqual([1, 1, 0, 0, 1]);
    expect(session.heard(2).filter(({ type }) => type === 'offer')).toEqual([]);
  });

  test('only who was asked declines, only who offered withdraws', () => {
    const session = afterConquest();
    does(session, offer(1, 'trade', [0], { gold: 1, island: 0 }));
    const it = theOffer(session);
    expect(refusalOf(session, anytime(2, 'accept', it))?.why).toBe('no such offer to you');
    expect(refusalOf(session, anytime(1, 'accept', it))?.why).toBe('no such offer to you');
    expect(refusalOf(session, anytime(1, 'decline', it))?.why).toBe('no such offer to you');
    expect(refusalOf(session, anytime(0, 'withdraw', it))?.why).toBe('no such offer of yours');
    does(session, anytime(0, 'decline', it));
    does(session, offer(1, 'trade', [0], { gold: 1, island: 0 }));
    expect(theOffer(session)).not.toEqual(it);
    does(session, anytime(1, 'withdraw', theOffer(session)));
    expect(session.table.offers).toEqual([]);
  });

  test.each([
    ['trade', [], { gold: 1, island: 0 }, 'an offer goes to one or more other seats that are still in play'],
    ['trade', [1], { gold: 1, island: 0 }, 'an offer goes to one or more other seats that are still in play'],
    ['trade', [0, 0], { gold: 1, island: 0 }, 'an offer goes to one or more other seats that are still in play'],
    ['trade', [3], { gold: 1, island: 0 }, 'an offer goes to one or more other seats that are still in play'],
    ['trade', [2], { gold: 1, island: 0 }, 'you buy an island from its owner'],
    ['alliance', [0], {}, 'offer: kind: there is no such offer'],
    ['toString', [0], {}, 'offer: kind: there is no such offer'],
    ['draw', [0], {}, 'that is offered to everybody at once'],
  ])('%s to %j with %j is refused', (kind, to, terms, why) => {
    expect(refusalOf(afterConquest(), offer(1, kind, to, terms))?.why).toBe(why);
  });

  test('a draw needs the word of those who are still in play', () => {
    const session = afterConquest();
    does(session, anytime(2, 'resign', {}));
    does(session, offer(0, 'draw', [1, 2], {}));
    expect(session.table.offers).toMatchObject([{ by: 0, to: [1], kind: 'draw' }]);
    does(session, anytime(1, 'accept', theOffer(session)));
    expect(session.table.result).toMatchObject({ rule: 'CORE-draw' });
  });

  test('terms of the wrong shape stop at the border, with the field', () => {
    const terms = { gold: 'much', island: 0 };
    expect(refusalOf(afterConquest(), offer(1, 'trade', [0], terms))).toMatchObject({
      rule: 'CORE-shape',
      why: expect.stringContaining('offer: terms.gold'),
    });
  });

  test('nobody has more than eight offers open', () => {
    const session = afterConquest();
    for (let i = 0; i < 8; i++) does(session, offer(1, 'trade', [0], { gold: 1, island: 0 }));
    expect(refusalOf(session, offer(1, 'trade', [0], { gold: 1, island: 0 }))?.why).toBe(
      'eight offers are open already',
    );
  });
});

describe('while sealed answers lie closed', () => {
  test('nobody can tell from a refusal that another has answered', () => {
    const [waiting, answered] = [given(), given()];
    does(answered, plot(answered, 0));
    for (const session of [waiting, answered]) {
      does(session, anytime(1, 'gift', { to: 0, gold: 1 }));
      does(session, offer(1, 'draw', [0, 2], {}));
      does(session, anytime(2, 'accept', theOffer(session)));
    }
    expect(answered.observe(1)).toEqual(waiting.observe(1));
    expect(answered.heard(1)).toEqual(waiting.heard(1));
    does(answered, anytime(0, 'accept', theOffer(answered)));
    expect(answered.table.result).toEqual({ places: [1, 1, 1], rule: 'CORE-draw', why: 'all agreed to a draw' });
    expect(refusalOf(answered, anytime(0, 'resign', {}))?.rule).toBe('CORE-over');
  });

  test('an answer that no longer holds is asked for again, and only its owner hears of it', () => {
    const costly: typeof parley = {
      ...parley,
      choices: {
        ...parley.choices,
        plot: {
          ...parley.choices.plot,
          check: ({ g }, { voyages }, { by }) =>
            voyages.length > g.gold[by]! ? { rule: 'P-4', why: 'each voyage costs one gold' } : null,
        },
      },
    };
    const session = given({ game: costly });
    const voyages = [0, 1, 2].map((island) => ({ island, ships: 1 }));
    does(session, plot(session, 0, ...voyages));
    does(session, plot(session, 1, ...voyages));
    const [zero, two] = [session.observe(0), session.observe(2)];
    does(session, anytime(0, 'gift', { to: 2, gold: 1 }));
    expect(session.table.pending.map(({ by }) => by)).toEqual([0, 2]);
    expect(session.table.envelopes.map(({ decision }) => decision.by)).toEqual([1]);
    expect(session.events.at(-1)).toContainEqual({
      rule: 'P-4',
      type: 'askedAgain',
      data: { kind: 'plot', why: 'each voyage costs one gold' },
      visibleTo: [0],
    });
    expect(session.observe(2).decisions).toEqual(two.decisions);
    expect(session.observe(0).decisions.filter(({ mine }) => !mine)).toEqual(zero.decisions);
    does(session, plot(session, 0, ...voyages.slice(1)));
    does(session, plot(session, 2));
    expect(session.heard(2).filter(({ type }) => type === 'plot')).toHaveLength(3);
  });
});

describe('resigning', () => {
  test('takes the seat out of the open questions, its sealed answer out of the pile, and is final', () => {
    const session = given();
    does(session, plot(session, 2, { island: 1, ships: 1 }));
    does(session, anytime(2, 'resign', {}));
    expect(session.table.envelopes).toEqual([]);
    expect(session.table.pending.map(({ by }) => by)).toEqual([0, 1]);
    expect(session.undoable(2)).toMatchObject({ ok: false });
    expect(refusalOf(session, anytime(2, 'resign', {}))?.why).toBe('you are out of the game');
    expect(refusalOf(session, offer(2, 'draw', [0, 1], {}))?.why).toBe('you are out of the game');
  });

  test('opens the sealed answers if the others have all answered', () => {
    const session = given();
    does(session, plot(session, 0));
    does(session, plot(session, 1));
    does(session, anytime(2, 'resign', {}));
    expect(session.table.pending.map(({ by, kind }) => [by, kind])).toEqual([
      [0, 'vote'],
      [1, 'vote'],
    ]);
  });

  test('ends its bargains, and a draw then needs only those who are left', () => {
    const session = given();
    does(session, offer(0, 'draw', [1, 2], {}));
    does(session, anytime(2, 'resign', {}));
    expect(session.table.offers).toEqual([]);
    does(session, offer(0, 'draw', [1], {}));
    does(session, anytime(1, 'accept', theOffer(session)));
    expect(session.table.result?.rule).toBe('CORE-draw');
  });

  test('leaves the last seat as the winner', () => {
    const session = given();
    does(session, anytime(0, 'resign', {}));
    does(session, anytime(2, 'resign', {}));
    expect(session.table.result).toEqual({ places: [2, 1, 2], rule: 'P-11', why: 'all the others resigned' });
  });
});
