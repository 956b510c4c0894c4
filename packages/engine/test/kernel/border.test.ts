import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfTable, readAction } from '../../src/core/index.ts';
import { anytime, does, given, offer, plot, refusalOf } from '../parley/given.ts';
import { parley } from '../parley/index.ts';

const legal = () => {
  const session = given();
  return { session, action: plot(session, 0, { island: 1, ships: 1 }) };
};

test.each([
  [null, 'not an action'],
  [[], 'not an action'],
  ['plot', 'not an action'],
  [{}, 'not an action: decision'],
  [{ by: '0' }, 'not an action: by'],
  [{ by: -1 }, 'not an action: by'],
  [{ by: 0.5 }, 'not an action: by'],
  [{ by: 3 }, 'there is no seat 3'],
  [{ decision: '1' }, 'not an action: decision'],
  [{ kind: 'x'.repeat(65) }, 'not an action: kind'],
  [{ extra: 1 }, 'not an action'],
  [{ kind: 'surrender' }, 'Parley has no decision called surrender'],
  [{ kind: 'constructor' }, 'Parley has no decision called constructor'],
  [{ decision: null, kind: '__proto__' }, 'Parley has no anytime action called __proto__'],
  [{ with: null }, 'plot: '],
  [{ with: { voyages: [{ island: 1, ships: '1' }] } }, 'plot: voyages.0.ships'],
  [{ with: { voyages: [{ island: 1, ships: 1, speed: 2 }] } }, 'plot: voyages.0'],
  [{ decision: null, kind: 'accept', with: { offer: 1.5 } }, 'accept: offer'],
  [{ decision: null, kind: 'resign', with: 1 }, 'resign: '],
])('%j is stopped at the border with what is wrong', (change, why) => {
  const { session, action } = legal();
  const isPart = typeof change === 'object' && change !== null && Object.keys(change).length > 0;
  const refusal = refusalOf(session, isPart ? { ...action, ...change } : change);
  expect(refusal).toEqual({ rule: 'CORE-shape', why: expect.stringContaining(why) });
  expect(refusalOf(session, action)).toBeNull();
});

test.each([
  [{ decision: 99 }, 'another question'],
  [{ by: 1 }, "another seat's question"],
  [{ kind: 'vote', with: { votes: [0, 0, 0] } }, 'another kind of answer'],
])('%j passes the shape but is not to be decided now (%s)', (change: object, _: string) => {
  const { session, action } = legal();
  expect(refusalOf(session, { ...action, ...change })).toEqual({
    rule: 'CORE-turn',
    why: 'that decision is not yours to make now',
  });
});

test('an answer given twice is stale the second time', () => {
  const { session, action } = legal();
  does(session, action);
  expect(refusalOf(session, action)?.rule).toBe('CORE-turn');
});

test('keys that would reach into prototypes stay plain data', () => {
  const { session } = legal();
  const forged: unknown = JSON.parse(
    '{"decision":null,"by":0,"kind":"offer","with":{"kind":"draw","to":[1,2],"terms":{"__proto__":{"x":1}}}}',
  );
  expect(refusalOf(session, forged)?.rule).toBe('CORE-shape');
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('what comes through is what was sent, and shares nothing with it', () => {
  const { session, action } = legal();
  const read = readAction(parley, session.table, action);
  expect(read).toEqual({ ok: true, action });
  expect(read.ok && (read.action.with as { voyages: unknown }).voyages).not.toBe(
    (action.with as { voyages: unknown }).voyages,
  );
});

test('any JSON, in any place of an action, is refused or done, never an exception', () => {
  const { session, action } = legal();
  const hash = hashOfTable(session.table);
  const kinds = ['plot', 'vote', 'gift', 'spy', 'offer', 'accept', 'decline', 'withdraw', 'draw', 'trade'];
  const payload = fc.oneof(
    fc.jsonValue(),
    fc.record({ kind: fc.constantFrom(...kinds), to: fc.array(fc.nat(4)), terms: fc.jsonValue() }),
    fc.record({ to: fc.nat(4), gold: fc.integer() }),
    fc.record({ voyages: fc.array(fc.record({ island: fc.integer(), ships: fc.integer() })) }),
  );
  const forged = fc.oneof(
    fc.jsonValue(),
    fc.record({
      decision: fc.option(fc.oneof(fc.nat(9), fc.constant(action.decision), fc.jsonValue())),
      by: fc.oneof(fc.nat(4), fc.jsonValue()),
      kind: fc.oneof(fc.constantFrom(...kinds), fc.string()),
      with: payload,
    }),
  );
  fc.assert(
    fc.property(forged, (json) => {
      const twin = session.fork();
      const outcome = twin.act(JSON.parse(JSON.stringify(json)));
      if (outcome.ok) return;
      expect(outcome.refusal.rule).not.toMatch(/^$|^CORE-fault$/);
      expect(outcome.refusal.why).not.toBe('');
      expect(twin.table).toBe(session.table);
      expect(hashOfTable(twin.table)).toBe(hash);
    }),
    { numRuns: 2000 },
  );
});

test('the built-in actions have shapes too', () => {
  const { session } = legal();
  does(session, offer(0, 'draw', [1, 2], {}));
  expect(refusalOf(session, offer(0, 'takeBack', [1, 2], { to: -1 }))?.why).toContain('offer: terms.to');
  expect(refusalOf(session, anytime(0, 'withdraw', {}))?.why).toContain('withdraw: offer');
});

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
};

test.each([
  ['an offer kind that is no text', offer(0, { toString: null } as never, [1], {}), 'CORE-shape'],
  ['an offer kind of lists in lists', offer(0, nested(10_000) as never, [1], {}), 'CORE-size'],
  ['an unknown offer with deep terms', offer(0, 'alliance', [1], nested(10_000)), 'CORE-size'],
  ['an unknown offer', offer(0, 'alliance', [1], nested(60)), 'CORE-shape'],
  ['too deep', anytime(0, 'gift', nested(63)), 'CORE-shape'],
  ['deeper', anytime(0, 'gift', nested(64)), 'CORE-size'],
  ['too long', anytime(0, 'gift', 'x'.repeat(70_000)), 'CORE-size'],
  ['too many', anytime(0, 'gift', new Array(20_000).fill(0)), 'CORE-size'],
  ['many unknown fields', Object.fromEntries(new Array(5000).fill(0).map((_, at) => [`f${at}`, 0])), 'CORE-shape'],
])('%s is refused without a fault', (_, json, rule) => {
  const session = given();
  const refusal = refusalOf(session, json);
  expect(refusal?.rule).toBe(rule);
  expect(refusal!.why.length).toBeLessThan(400);
});
