import { describe, expect, test } from 'vitest';
import { type GameTypes, hashOfTable, Session, settingFor } from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';

const nested = (levels: number, wrap: (inner: unknown) => unknown = (inner) => [inner]): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = wrap(value);
  return value;
};

function started(id: string, scenario?: string): Session<GameTypes> {
  const opened = gameLoaders.find((one) => one.id === id)!.open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { game } = opened.module;
  const wish = settingFor(game, { scenario });
  const begun = wish.ok ? Session.start(game, wish.setting, 'door') : wish;
  if (!begun.ok) throw new Error(begun.refusal.why);
  return begun.session;
}

/** The rule that refuses it; a fault of the program is thrown. */
function ruleOf(session: Session<GameTypes>, json: unknown): string | null {
  session.onFault = (error) => {
    throw error;
  };
  const before = hashOfTable(session.table);
  const outcome = session.receive(json);
  expect(hashOfTable(session.table)).toBe(before);
  return outcome.ok ? null : outcome.refusal.rule;
}

describe.each(gameLoaders.map(({ id }) => id))('%s: any JSON is answered', (id) => {
  const offer = (kind: unknown, terms: unknown = {}) => ({
    decision: null,
    by: 0,
    kind: 'offer',
    with: { kind, to: [1], terms },
  });
  test.each([
    ['an offer whose kind cannot be written', offer({ toString: null }), 'CORE-shape'],
    ['an offer whose kind is ten thousand deep', offer(nested(10_000)), 'CORE-size'],
    ['an unknown offer with terms ten thousand deep', offer('nothing', nested(10_000)), 'CORE-size'],
    ['an unknown offer', offer('nothing', nested(50)), 'CORE-shape'],
    ['a draw with terms', offer('draw', nested(50)), 'CORE-shape'],
    ['a kind that is no text', { decision: null, by: 0, kind: { toString: null }, with: {} }, 'CORE-shape'],
    ['a long text', { decision: 1, by: 0, kind: 'x', with: 'x'.repeat(1e6) }, 'CORE-size'],
    ['a long list', new Array(1e6).fill(0), 'CORE-size'],
  ])('%s', (_, json, rule) => {
    expect(ruleOf(started(id), json)).toBe(rule);
  });
});

test('a purchase with ships in ships in ships is refused, not followed', () => {
  const session = started('imperial-ambitions', '06-border-war');
  const [asked] = session.table.pending;
  const force = (levels: number) => nested(levels, (inner) => [{ type: 'carrier', aboard: inner }]);
  const purchase = (levels: number) => ({
    decision: asked!.id,
    by: asked!.by,
    kind: 'purchase',
    with: { forces: [{ units: force(levels) }] },
  });
  expect(ruleOf(session, purchase(1000))).toBe('CORE-size');
  expect(ruleOf(session, purchase(28))).toMatch(/^CORE-/);
});

test('an adjustment of every place by every fleet with every squadron is refused unread', () => {
  const session = started('fifth-frontier-war', 'campaign');
  const squadrons = new Array(300).fill(1);
  const fleets = new Array(100).fill({ fleet: 1, squadrons, commander: -1 });
  const places = new Array(200).fill({ place: 1, fleets, transfers: [] });
  expect(ruleOf(session, { decision: 1, by: 0, kind: 'adjust', with: { places } })).toBe('CORE-size');
});
