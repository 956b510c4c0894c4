import { expect, test } from 'vitest';
import { CONQUEST } from '../../data/types.ts';
import type { InterceptClause } from '../../orders/orders.ts';
import { anyRandom, card, type Given, system } from '../../testing/given.ts';
import { interstellar, operationScene, poor } from '../../testing/given-operation.ts';
import { buildOperation } from '../11-operations/build.ts';
import { heldWarChits } from '../11-operations/war-chits.ts';
import { intercept } from './intercept.ts';
import { orderedIntercept } from './orders.ts';

const VEREEN = 2;
const ATJAYAN = 0;
const HOSPODAR = 3;
const onBrandon = interstellar('conquest', 'veree', 'brandon');
const raidBrandon = interstellar('raid', 'veree', 'brandon');
/** The example of 11.62, with the two Systems between in one hand. */
const onBarton = interstellar('conquest', 'veree', 'barton', { path: ['brandon', 'nelldon'] });
const between: Given = { systems: { brandon: { owner: 'hospodar' }, nelldon: { owner: 'hospodar' } } };
const pass = { intercept: false } as const;
const yes = { intercept: true, extra: 0, chits: [] as number[] } as const;
const asked = (act: typeof onBrandon, position: Given): string[] =>
  operationScene(position).answer(VEREEN, 'act', act).asked;

test('SS-15.0 Conquest and Raid can be Intercepted, before the active card is turned', () => {
  for (const act of [onBrandon, raidBrandon]) {
    const scene = operationScene().answer(VEREEN, 'act', act);
    expect([scene.asked, scene.told('revealed')]).toEqual([['0 intercept'], []]);
  }
});

test('SS-15.0 Communicate cannot', () => {
  const scene = operationScene().answer(
    VEREEN,
    'act',
    interstellar('communicate', 'veree', 'brandon', { extra: 2 }),
    card(1),
  );
  expect(scene.asked).toEqual(['2 act']);
});

test('SS-15.0 an unplayed card is needed, and before the own turn one stays back', () => {
  const cards = (count: number, turnDone: boolean): Given => ({ players: { atjayan: { cards: count, turnDone } } });
  expect(asked(onBrandon, cards(2, false))).toEqual(['0 intercept']);
  expect(asked(onBrandon, cards(1, true))).toEqual(['0 intercept']);
  const none = (position: Given) => operationScene(position).answer(VEREEN, 'act', onBrandon, card(1)).asked;
  expect([none(cards(1, false)), none(cards(0, true))]).toEqual([['2 act'], ['2 act']]);
});

test('SS-15.1a it costs one point, and each extra point one', () => {
  const scene = operationScene({ players: { atjayan: { points: 4 } } }).answer(VEREEN, 'act', onBrandon);
  expect(scene.refusal(ATJAYAN, 'intercept', { ...yes, extra: 4, chits: [] })?.rule).toBe('SS-15.1a');
  scene.answer(ATJAYAN, 'intercept', { ...yes, extra: 2, chits: [] }, card(1), card(2));
  expect([scene.g.players.points[ATJAYAN], scene.g.players.cards[ATJAYAN]]).toEqual([1, 4]);
  expect(operationScene({ players: poor('atjayan') }).answer(VEREEN, 'act', onBrandon, card(1)).asked).toEqual([
    '2 act',
  ]);
});

test('SS-15.2 four a Round at most, and nobody must', () => {
  const made = (intercepts: number): Given => ({ players: { atjayan: { intercepts, cards: 5, turnDone: true } } });
  expect(asked(onBrandon, made(3))).toEqual(['0 intercept']);
  expect(operationScene(made(4)).answer(VEREEN, 'act', onBrandon, card(1)).asked).toEqual(['2 act']);
  const scene = operationScene(made(3)).answer(VEREEN, 'act', onBrandon).answer(ATJAYAN, 'intercept', pass, card(1));
  expect([scene.g.players.intercepts[ATJAYAN], scene.g.players.cards[ATJAYAN]]).toEqual([3, 5]);
  const taken = operationScene(made(3)).answer(VEREEN, 'act', onBrandon);
  expect(
    taken.answer(ATJAYAN, 'intercept', { ...yes, chits: [] }, card(1), card(2)).g.players.intercepts[ATJAYAN],
  ).toBe(4);
});

test('SS-11.62b owners along the path are asked after the owner of the Target, SS-11.62c each once', () => {
  const scene = operationScene(between).answer(VEREEN, 'act', onBarton);
  expect(scene.asked).toEqual(['0 intercept']);
  scene.answer(ATJAYAN, 'intercept', { ...yes, chits: [] });
  expect(scene.asked).toEqual(['3 intercept']);
  expect(scene.table.pending[0]!.about).toMatchObject({
    role: 'path',
    operation: { interceptions: [{ by: ATJAYAN }] },
  });
  scene.answer(HOSPODAR, 'intercept', { ...yes, chits: [] }, card(1), card(2), card(3));
  expect(scene.told('revealed')).toMatchObject([{ rating: 0 - 3 - 3 }, {}, {}]);
});

test('SS-11.62c the owner of Target and path has one Intercept', () => {
  const scene = operationScene().answer(VEREEN, 'act', onBarton).answer(ATJAYAN, 'intercept', pass, card(1));
  expect(scene.asked).toEqual(['2 act']);
});

test('SS-11.63 through a StarGate only the owner of the Target may Intercept', () => {
  const position: Given = { systems: { ...between.systems, veree: { gate: true } } };
  const scene = operationScene(position);
  scene.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'barton', { gate: true }));
  expect(scene.asked).toEqual(['0 intercept']);
  expect(scene.answer(ATJAYAN, 'intercept', pass, card(1)).asked).toEqual(['2 act']);
});

test('SS-9.26b each Weapons or Tactical chit takes three more', () => {
  const position: Given = {
    players: { atjayan: { hand: ['weapons-advance', 'tactical-advance', 'trade-disruption'] } },
  };
  const scene = operationScene(position).answer(VEREEN, 'act', onBrandon);
  const chits = heldWarChits(scene, ATJAYAN);
  expect(scene.refusal(ATJAYAN, 'intercept', { ...yes, chits: [chits[0]!, chits[0]!] })?.rule).toBe('SS-9.26b');
  const useless = scene.g.chits.findIndex((place, one) => place === 10 && !chits.includes(one));
  expect(scene.refusal(ATJAYAN, 'intercept', { ...yes, chits: [useless] })?.rule).toBe('SS-9.26b');
  scene.answer(ATJAYAN, 'intercept', { ...yes, chits }, card(1), card(2));
  expect(scene.told('revealed')).toMatchObject([{ rating: 4 - 3 - 6 }, {}]);
});

test('R58 exiles and R8 the active player are not asked', () => {
  const position: Given = {
    systems: { brandon: { owner: 'avian' }, windstar: { owner: 'hive' } },
    players: { avian: { seat: null } },
  };
  expect(operationScene(position).answer(VEREEN, 'act', onBrandon, card(1)).asked).toEqual(['2 act']);
  const through: Given = { systems: { brandon: { owner: 'vereen' } }, players: poor('atjayan') };
  expect(operationScene(through).answer(VEREEN, 'act', onBarton, card(1)).asked).toEqual(['2 act']);
});

test('A5 sealed: all are asked at once, and the answers stand in window order', () => {
  const position: Given = {
    options: { interceptWindow: 'sealed' },
    systems: { barton: { owner: 'hive' }, brandon: { owner: 'atjayan' }, nelldon: { owner: 'hospodar' } },
  };
  const scene = operationScene(position).answer(VEREEN, 'act', onBarton);
  expect(scene.asked).toEqual(['4 intercept', '0 intercept', '3 intercept']);
  scene.answer(ATJAYAN, 'intercept', { ...yes, chits: [] });
  expect([scene.g.players.points[ATJAYAN], scene.told('intercepted')]).toEqual([12, []]);
  scene.answer(HOSPODAR, 'intercept', pass).answer(4, 'intercept', { ...yes, chits: [] }, card(1), card(2), card(3));
  expect(scene.told('revealed')).toMatchObject([{ by: VEREEN }, { by: 4 }, { by: ATJAYAN }]);
});

test('SS-21.11b the card that an Outworlder kept Intercepts by itself', () => {
  const position: Given = { outworlders: [{ seat: 'av-lem', cards: 1 }] };
  const scene = operationScene(position).answer(
    VEREEN,
    'act',
    interstellar('conquest', 'veree', 'av-lem'),
    card(1),
    card(2),
  );
  expect(scene.told('revealed')).toMatchObject([
    { by: VEREEN, rating: 0 },
    { by: 8, card: 1 },
  ]); // 5 - 5
  expect(scene.g.outworlders.cards).toEqual([0]);
  expect(scene.notes.checks).toEqual([{ player: VEREEN, sector: 0, card: 0 }]);
});

const clause: InterceptClause = {
  role: 'any',
  operation: 'any',
  attacker: -1,
  targets: [],
  minRating: null,
  maxRating: null,
  keepPoints: 0,
  keepCards: 0,
  answer: { do: 'intercept', extra: { downTo: -1, atMost: 3 }, chits: 'none' },
  until: 'cancelled',
};
const ordered = (...clauses: Partial<InterceptClause>[]) => {
  const scene = operationScene();
  scene.g.orders[ATJAYAN]!.intercept = clauses.map((one) => ({ ...clause, ...one }));
  return scene;
};

test('A12 an order defends down to a rating, with no more points than it needs', () => {
  const scene = ordered({}).answer(VEREEN, 'act', onBrandon, card(1), card(2)); // 4 - 3 - 2 = -1
  expect(scene.told('intercepted')).toEqual([{ by: ATJAYAN, extra: 2, chits: [], strength: 5 }]); // Military 3 and 2 points
  const short = ordered({ answer: { do: 'intercept', extra: { downTo: -9, atMost: 3 }, chits: 'none' } });
  expect(short.answer(VEREEN, 'act', onBrandon, card(1), card(2)).told('intercepted')).toMatchObject([{ extra: 3 }]);
});

test('A12 the first clause that fits decides; none fits: he is asked', () => {
  const never = { operation: 'raid', answer: { do: 'pass' } } as const;
  expect(ordered(never).answer(VEREEN, 'act', raidBrandon, card(1)).told('intercept-passed')).toEqual([
    { by: ATJAYAN },
  ]);
  expect(ordered(never).answer(VEREEN, 'act', onBrandon).asked).toEqual(['0 intercept']);
  const unfit: Partial<InterceptClause>[] = [
    { role: 'path' },
    { attacker: 1 },
    { attacker: 8 },
    { targets: [system('nelldon')] },
    { minRating: 5 },
    { maxRating: 3 },
    { keepPoints: 10 },
    { keepCards: 5 },
    { answer: { do: 'ask' } },
  ];
  for (const one of unfit) expect(ordered(one).answer(VEREEN, 'act', onBrandon).asked).toEqual(['0 intercept']);
  const fit = {
    keepPoints: 9,
    keepCards: 4,
    minRating: 4,
    maxRating: 4,
    attacker: VEREEN,
    targets: [system('brandon')],
  };
  expect(ordered({ role: 'path' }, fit).answer(VEREEN, 'act', onBrandon, card(1), card(2)).asked).toEqual(['2 act']);
});

test('A7 samples are legal, and the defaultAnswer passes', () => {
  const scene = operationScene({ players: { atjayan: { points: 1 } } }).answer(VEREEN, 'act', onBrandon);
  const decision = scene.table.pending[0]! as Parameters<typeof intercept.sample>[1];
  for (let i = 0; i < 20; i++)
    expect(intercept.check(scene.play(), intercept.sample(scene.play(), decision, anyRandom), decision)).toBeNull();
  expect(intercept.defaultAnswer(scene.play(), decision)).toEqual(pass);
});

test('A5 SS-21.11b sealed: an Outworlder answers by itself, and a single owner is asked with the whole matter', () => {
  const sealed: Given = { options: { interceptWindow: 'sealed' } };
  const one = operationScene(sealed).answer(VEREEN, 'act', onBrandon);
  expect(one.table.pending).toMatchObject([
    { by: ATJAYAN, kind: 'intercept', about: { role: 'target', operation: { by: VEREEN, interceptions: [] } } },
  ]);
  const scene = operationScene({ ...sealed, outworlders: [{ seat: 'av-lem', cards: 1 }] });
  scene.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'av-lem'), card(1), card(2));
  expect(scene.told('intercepted')).toMatchObject([{ by: 8, extra: 0, chits: [] }]);
  expect(scene.told('revealed')).toMatchObject([{ by: VEREEN }, { by: 8 }]);
});

test('A7 the menu lists up to twelve points, without chits and with all that help', () => {
  const listed = (points: number, hand: 'weapons-advance'[] = []): number[] => {
    const scene = operationScene({ players: { atjayan: { points, hand } } }).answer(VEREEN, 'act', onBrandon);
    const answers = intercept.options!(scene.play(), scene.table.pending[0] as never)!;
    return answers.flatMap((one) => (one.intercept ? [one.extra] : [-1]));
  };
  const to = (most: number): number[] => Array.from({ length: most + 1 }, (_, extra) => extra);
  expect(listed(4)).toEqual([-1, ...to(3)]);
  expect(listed(30)).toEqual([-1, ...to(12)]);
  expect(listed(3, ['weapons-advance'])).toEqual([-1, ...to(2), ...to(2)]);
});

test('A12 orders for Outworlders as attackers, with a sum of points, with all chits', () => {
  const position: Given = {
    start: { active: 'vereen', stage: 'loop' },
    outworlders: [{ seat: 'av-lem' }, { seat: 'harvest' }],
    players: { atjayan: { hand: ['weapons-advance'] } },
  };
  const answer = (by: number, ...clauses: Partial<InterceptClause>[]) => {
    const scene = operationScene(position);
    scene.g.orders[ATJAYAN]!.intercept = clauses.map((one) => ({ ...clause, ...one }));
    const operation = buildOperation(scene, by, CONQUEST, system('veree'), system('brandon'), [], false);
    return orderedIntercept(scene, ATJAYAN, { operation, role: 'target' }, 1);
  };
  const two = { do: 'intercept', extra: { points: 2 }, chits: 'all' } as const;
  const chits = heldWarChits(operationScene(position), ATJAYAN);
  expect(answer(8, { attacker: 8, answer: two })).toEqual({ intercept: true, extra: 2, chits });
  expect(answer(9, { attacker: 8, answer: two })).toEqual({ intercept: true, extra: 2, chits });
  expect(answer(VEREEN, { attacker: 8, answer: two })).toBeNull();
  expect(answer(VEREEN, { attacker: 0, answer: two })).toBeNull();
  expect(answer(8, { attacker: VEREEN, answer: two })).toBeNull();
  const none = { ...two, chits: 'none' } as const;
  expect(answer(VEREEN, { attacker: VEREEN, answer: none })).toEqual({ intercept: true, extra: 2, chits: [] });
});
