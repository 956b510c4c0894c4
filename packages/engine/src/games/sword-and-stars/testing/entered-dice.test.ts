import { expect, test } from 'vitest';
import { Session } from '#core/session';
import { standardData } from '../data/standard.ts';
import { createSwordAndStars } from '../index.ts';
import type { Act } from '../types.ts';
import { system } from './given.ts';
import { HIVE } from './given-confederation.ts';
import { answering, type SwordSession } from './given-session.ts';

/** The Hive's turn at a real table: people draw printed cards and chits, and type what they drew. */
function atTable(stage: 'start' | 'loop'): SwordSession {
  const position = { scenario: 'empire-no-more', start: { active: 'hive', stage } };
  const setting = { scenario: 'empire-no-more', options: {}, seats: 5, position };
  const started = Session.start(createSwordAndStars(standardData), setting, 'real', 'entered');
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session;
}
const govern: Act = { do: 'govern', target: system('dom'), extra: 0 };
const turned = (session: SwordSession): unknown[] =>
  session.events
    .flat()
    .flatMap(({ type, data: told }) => (type === 'revealed' ? [(told as { card: number }).card + 1] : []));

test('SS-5.0c a Year Card drawn at a real table is entered by its printed number', () => {
  const session = atTable('loop');
  expect(session.receive(answering(session, HIVE, 'act', govern), ['2'])).toMatchObject({ ok: true });
  expect(session.receive(answering(session, HIVE, 'act', govern), [31])).toMatchObject({ ok: true });
  expect(turned(session)).toEqual([2, 31]);
});

test('SS-5.0c a card that has been turned cannot be drawn again, and another number is asked for', () => {
  const session = atTable('loop');
  session.receive(answering(session, HIVE, 'act', govern), ['31']);
  session.receive(answering(session, HIVE, 'act', govern));
  expect(session.awaiting?.wanted).toEqual({ rule: 'SS-11.0c', sides: 55, isDrawn: true });
  expect(session.roll(['31'])).toMatchObject({ ok: false, refusal: { why: '31 is not among what is left to draw' } });
  expect(session.roll(['57'])).toMatchObject({ ok: false });
  expect(session.roll(['3'])).toMatchObject({ ok: true });
  expect(turned(session)).toEqual([31, 3]);
});

test('SS-5.0g a chit drawn at a real table is entered by its printed name, and told to nobody', () => {
  const session = atTable('start');
  const outcome = session.receive(answering(session, HIVE, 'act', { do: 'draw' }), ['treaty signed']);
  expect(outcome).toMatchObject({ ok: true });
  const hand = session.observe(HIVE).view as { players: { hand: { name: string }[] }[] };
  expect(hand.players[HIVE]!.hand.map(({ name }) => name)).toEqual(['Treaty Signed']);
  expect(session.events.flat().find(({ type }) => type === 'roll')).toMatchObject({
    visibleTo: [],
    data: { face: 'Treaty Signed' },
  });
});
