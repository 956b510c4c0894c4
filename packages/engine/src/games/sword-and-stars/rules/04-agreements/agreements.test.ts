import { expect, test } from 'vitest';
import { ATJAYAN, AVIAN, confederation, HIVE, HOSPODAR, VEREEN, vote } from '../../testing/given-confederation.ts';
import { agreement, endAgreementsOf } from './agreements.ts';

const bound = (isPrivate = false) =>
  confederation().bargain(VEREEN, HIVE, 'agreement', { text: 'no raids', isPrivate });

test('SS-4.3a both consent, openly or in secret', () => {
  const open = bound();
  const { id } = open.g.agreements[0]!;
  expect(open.g.agreements).toEqual([{ id, a: VEREEN, b: HIVE, text: 'no raids', isPrivate: false, called: false }]);
  expect(open.events.find(({ type }) => type === 'agreement')?.visibleTo).toBe('all');
  const secret = bound(true);
  expect(secret.events.every(({ visibleTo }) => String(visibleTo) === String([VEREEN, HIVE]))).toBe(true);
});

test('SS-4.3a an offer alone binds nobody', () => {
  const scene = confederation();
  const terms = { text: 'no raids', isPrivate: false };
  const offer = { kind: 'agreement', to: [HIVE], terms };
  scene.play().act({ decision: null, by: VEREEN, kind: 'offer', with: offer });
  expect(scene.g.agreements).toEqual([]);
  expect(scene.play().check({ decision: null, by: VEREEN, kind: 'offer', with: { ...offer, to: [0, 1] } })?.rule).toBe(
    'SS-4.3a',
  );
});

test('SS-4.3b who is found to have broken it is expelled, a private text is then shown', () => {
  const scene = bound(true);
  const { id } = scene.g.agreements[0]!;
  expect(scene.anytimeRefusal(AVIAN, 'callSession', { cause: 'breach', about: id })?.rule).toBe('SS-7.1f');
  scene.anytime(HIVE, 'callSession', { cause: 'breach', about: id });
  expect(scene.events.find(({ type }) => type === 'agreement')).toMatchObject({
    visibleTo: 'all',
    data: { text: 'no raids' },
  });
  vote(scene, { [ATJAYAN]: ['broken', 5], [VEREEN]: ['kept', 4] });
  expect(scene.g.players.expelled).toEqual([0, 0, 1, 0, 0]);
});

test('SS-4.3b an accused who is no member loses nothing', () => {
  const scene = bound();
  scene.anytime(VEREEN, 'callSession', { cause: 'breach', about: scene.g.agreements[0]!.id });
  vote(scene, { [ATJAYAN]: ['broken', 13] });
  expect(scene.g.players.expelled).toEqual([0, 0, 0, 0, 0]);
});

test('SS-4.3c it ends by the wish of both', () => {
  const scene = bound();
  const agreement = scene.g.agreements[0]!.id;
  expect(scene.offerRefusal(HIVE, AVIAN, 'endAgreement', { agreement })?.rule).toBe('SS-4.3c');
  scene.bargain(HIVE, VEREEN, 'endAgreement', { agreement });
  expect(scene.g.agreements).toEqual([]);
});

test('SS-4.3d it ends when the Government of a party is Toppled', () => {
  const scene = bound();
  scene.bargain(AVIAN, HOSPODAR, 'agreement', { text: 'trade', isPrivate: true });
  endAgreementsOf(scene.play(), HIVE, 'SS-4.3d');
  expect(scene.g.agreements.map(({ a, b }) => [a, b])).toEqual([[AVIAN, HOSPODAR]]);
  endAgreementsOf(scene.play(), AVIAN, 'SS-4.3d');
  expect(scene.g.agreements).toEqual([]);
  expect(scene.events[0]?.visibleTo).toEqual([AVIAN, HOSPODAR]);
});

test('SS-4.3a the rules set no number of agreements: two players may make many', () => {
  const scene = confederation();
  for (let made = 1; made <= 12; made++)
    scene.bargain(VEREEN, HIVE, 'agreement', { text: `clause ${made}`, isPrivate: made % 2 === 0 });
  expect(scene.g.agreements).toHaveLength(12);
});

test.each([
  ['an escape', 'peace\u001b]0;you won\u0007'],
  ['a clear screen', '\u009b2J'],
  ['a second line', 'peace\nHive: offer accepted'],
  ['a turned direction', 'no \u202esdiar'],
  ['an isolate', '\u2066peace'],
  ['a line separator', 'peace\u2028war'],
])('SS-4.3a %s is no text of an agreement', (_, text) => {
  expect(agreement.shape.safeParse({ text, isPrivate: false }).success).toBe(false);
});

test('SS-4.3a words of any language are, with their signs', () => {
  for (const text of ['Мир на границе', 'שלום', '和平 🕊️', 'half of Horton’s points'])
    expect(agreement.shape.safeParse({ text, isPrivate: true }).success).toBe(true);
});

test('SS-4.3a a text of 2000 letters, and no more than a record can hold', () => {
  const fits = (length: number) => agreement.shape.safeParse({ text: 'x'.repeat(length), isPrivate: false }).success;
  expect([fits(0), fits(2000), fits(2001)]).toEqual([false, true, false]);
  const scene = confederation();
  const made = { a: VEREEN, b: AVIAN, text: 'peace', isPrivate: false, called: false };
  const refusal = () => scene.offerRefusal(VEREEN, HIVE, 'agreement', { text: 'one more', isPrivate: false });
  scene.g.agreements = Array.from({ length: 999 }, (_, id) => ({
    ...made,
    id,
    ...(id % 2 ? {} : { a: AVIAN, b: VEREEN }),
  }));
  expect(refusal()).toBeNull();
  scene.g.agreements.push({ ...made, id: 999 });
  expect(refusal()?.rule).toBe('SS-4.3a');
  scene.g.agreements = scene.g.agreements.map((one) => ({ ...one, a: AVIAN, b: HOSPODAR })); // of others he knows nothing
  expect(refusal()).toBeNull();
});
