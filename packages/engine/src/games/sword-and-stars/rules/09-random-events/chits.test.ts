import { expect, test } from 'vitest';
import { hasTrade, hasTreaty } from '../../board/ownership.ts';
import { hintFor } from '../../figures/hint.ts';
import { viewOf } from '../../secrets/view.ts';
import { DISCARDED, FACE_UP, HAND, IN_CUP, OUT_OF_GAME } from '../../state.ts';
import { chit, type Given, system } from '../../testing/given.ts';
import { ATJAYAN, AVIAN, chitOf, confederation, HIVE, HOSPODAR, VEREEN } from '../../testing/given-confederation.ts';
import { wholeGame } from '../../testing/given-game.ts';
import { describeAnswer } from '../../text/describe.ts';
import { act } from '../05-sequence/player-turn.ts';
import { playSurge } from './chits.ts';
import { chitsAt, handOf } from './cup.ts';

const holding = (seat: string, ...hand: NonNullable<NonNullable<Given['players']>[string]['hand']>): Given => ({
  players: { [seat]: { hand } },
});

test('SS-9.0b played and discarded chits stay out of the cup until it is refilled, those in hand for longer', () => {
  const scene = confederation(holding('vereen', 'treaty-signed', 'trade-disruption'));
  const kept = chitOf(scene, 'treaty-signed', HAND + VEREEN);
  const gone = chitOf(scene, 'trade-disruption', HAND + VEREEN);
  scene.anytime(VEREEN, 'discardChit', { chit: gone });
  expect(chitsAt(scene.g, IN_CUP)).toHaveLength(48);
  scene.run('drawChit', { player: AVIAN }, chit('trade-disruption'));
  expect(scene.g.chits[gone]).toBe(DISCARDED);
  for (const one of chitsAt(scene.g, IN_CUP)) scene.g.chits[one] = DISCARDED;
  scene.run('drawChit', { player: HIVE }, chit('hive-surge')); // the empty cup is filled first
  expect(scene.told('cup-filled')).toEqual([{ chits: 48 }]);
  expect([scene.g.chits[kept], scene.g.chits[gone]]).toEqual([HAND + VEREEN, IN_CUP]);
});

test('SS-9.2a a Holding chit is kept unseen', () => {
  const scene = confederation().run('drawChit', { player: VEREEN }, chit('treaty-signed'));
  expect(handOf(scene.g, VEREEN)).toHaveLength(1);
  const seen = scene.events.map(({ type, visibleTo }) => [type, visibleTo]);
  expect(seen).toEqual([
    ['roll', []],
    ['chit-drawn', 'all'],
    ['chit-kept', [VEREEN]],
  ]);
});

test('SS-9.2b a fourth chit forces a discard before anything is played, face-up ones count', () => {
  const position: Given = {
    players: { vereen: { hand: ['treaty-signed', 'hive-surge'], faceUp: ['resource-output-growth'] } },
  };
  const scene = confederation(position).run('drawChit', { player: VEREEN }, chit('trade-disruption'));
  expect(scene.asked).toEqual(['2 fourthChit']);
  const surge = chitOf(scene, 'hive-surge', HAND + VEREEN);
  expect(scene.anytimeRefusal(VEREEN, 'playChit', { chit: surge })?.rule).toBe('SS-9.2c');
  const other = chitsAt(scene.g, IN_CUP)[0]!;
  expect(scene.refusal(VEREEN, 'fourthChit', { discard: other })?.rule).toBe('SS-9.2b');
  const [asked] = scene.table.pending;
  const fresh = chitOf(scene, 'trade-disruption', HAND + VEREEN);
  expect(scene.game.choices.fourthChit.defaultAnswer(scene.play(), { ...asked!, about: null })).toEqual({
    discard: fresh,
  }); // A7
  scene.answer(VEREEN, 'fourthChit', { discard: surge });
  expect([scene.g.chits[surge], scene.asked]).toEqual([DISCARDED, ['0 act']]);
  expect(scene.g.players.points[HIVE]).toBe(12); // not played
});

test('SS-9.2b three chits may be kept', () => {
  const scene = confederation(holding('vereen', 'treaty-signed', 'hive-surge'));
  expect(scene.run('drawChit', { player: VEREEN }, chit('treaty-signed')).asked).toEqual(['0 act']);
});

test('SS-9.2c it is played in any turn when its effect is possible, and discarded at will', () => {
  const scene = confederation({
    start: { active: 'avian' },
    players: { vereen: { hand: ['resource-output-growth', 'weapons-advance', 'confederation-influence'] } },
  });
  const growth = chitOf(scene, 'resource-output-growth', HAND + VEREEN);
  scene.anytime(VEREEN, 'playChit', { chit: growth });
  expect(scene.g.chits[growth]).toBe(FACE_UP + VEREEN);
  expect(scene.anytimeRefusal(VEREEN, 'playChit', { chit: growth })?.rule).toBe('SS-9.2c');
  expect(scene.anytimeRefusal(AVIAN, 'playChit', { chit: growth })?.rule).toBe('SS-9.2c');
  for (const id of ['weapons-advance', 'confederation-influence'])
    expect(scene.anytimeRefusal(VEREEN, 'playChit', { chit: chitOf(scene, id, HAND + VEREEN) })?.rule).toBe('SS-9.2c');
  scene.anytime(VEREEN, 'discardChit', { chit: growth });
  expect(scene.g.chits[growth]).toBe(DISCARDED);
});

test('SS-9.21a Treaty Signed gives a Treaty with an own System that no other player has one with', () => {
  const scene = confederation({ ...holding('vereen', 'treaty-signed'), systems: { barnz: { treaty: [] } } });
  const signed = chitOf(scene, 'treaty-signed', HAND + VEREEN);
  const refusal = (id: string) => scene.anytimeRefusal(VEREEN, 'playChit', { chit: signed, system: system(id) })?.rule;
  expect([refusal('radix'), refusal('lund')]).toEqual(['SS-9.21a', 'SS-19.11']);
  scene.anytime(VEREEN, 'playChit', { chit: signed, system: system('barnz') });
  expect(hasTreaty(scene.g, system('barnz'), VEREEN)).toBe(true);
  expect([scene.g.chits[signed], scene.asked]).toEqual([DISCARDED, ['0 act']]);
});

test('SS-9.21b with foreign Treaties there it needs an own Trade Connection too', () => {
  const refusal = (trade: string[]) => {
    const scene = confederation({
      ...holding('vereen', 'treaty-signed'),
      systems: { barnz: { treaty: ['hive'], trade } },
    });
    const signed = chitOf(scene, 'treaty-signed', HAND + VEREEN);
    return scene.anytimeRefusal(VEREEN, 'playChit', { chit: signed, system: system('barnz') })?.rule;
  };
  expect([refusal([]), refusal(['hive']), refusal(['vereen'])]).toEqual(['SS-9.21b', 'SS-9.21b', undefined]);
});

test('SS-9.24 Trade Disruption removes one foreign Trade Connection from an own System, never the Treaty', () => {
  const scene = confederation({
    ...holding('vereen', 'trade-disruption'),
    systems: { barnz: { trade: ['vereen', 'hive', 'avian'], treaty: ['hive'] } },
  });
  const disruption = chitOf(scene, 'trade-disruption', HAND + VEREEN);
  const refusal = (id: string, player: number) =>
    scene.anytimeRefusal(VEREEN, 'playChit', { chit: disruption, system: system(id), player })?.rule;
  expect([refusal('barnz', VEREEN), refusal('barnz', HOSPODAR), refusal('dom', HIVE)]).toEqual(
    Array(3).fill('SS-9.24'),
  );
  scene.anytime(VEREEN, 'playChit', { chit: disruption, system: system('barnz'), player: HIVE });
  expect([VEREEN, HIVE, AVIAN].map((seat) => hasTrade(scene.g, system('barnz'), seat))).toEqual([true, false, true]);
  expect(hasTreaty(scene.g, system('barnz'), HIVE)).toBe(true);
});

test('SS-9.28a Hive Surge gives the owner of Dom two points, whoever plays it', () => {
  const scene = confederation(holding('vereen', 'hive-surge'));
  const surge = chitOf(scene, 'hive-surge', HAND + VEREEN);
  scene.anytime(VEREEN, 'playChit', { chit: surge });
  expect([scene.g.players.points, scene.g.chits[surge], scene.g.surge]).toEqual([[12, 12, 12, 15, 14], DISCARDED, 0]);
});

test('SS-9.28a armed, it waits for the taxes of the owner of Dom', () => {
  const scene = confederation({ ...holding('vereen', 'hive-surge'), start: { active: 'hive' } });
  expect(scene.anytimeRefusal(AVIAN, 'armSurge', { armed: true })?.rule).toBe('SS-9.28a');
  scene.anytime(VEREEN, 'armSurge', { armed: true });
  expect(scene.events).toEqual([]); // nobody hears of it
  playSurge(scene.play());
  expect([scene.g.players.points[HIVE], scene.g.surge, scene.g.players.armed]).toEqual([14, 1, [0, 0, 0, 0, 0]]);
  playSurge(scene.play()); // it is spent
  expect(scene.g.players.points[HIVE]).toBe(14);
});

test('SS-9.28a without a player on Dom it is spent for nothing', () => {
  const scene = confederation({ ...holding('vereen', 'hive-surge'), scenario: 'two-new-empires' });
  scene.anytime(scene.seat('vereen'), 'playChit', { chit: chitOf(scene, 'hive-surge', HAND + scene.seat('vereen')) });
  expect(chitOf(scene, 'hive-surge', DISCARDED)).toBeGreaterThanOrEqual(0);
  expect(scene.g.players.points).toEqual(confederation({ scenario: 'two-new-empires' }).g.players.points);
});

test("SS-9.29 Greer's Port Breakthrough builds a free StarGate there, once per game", () => {
  const scene = confederation(holding('atjayan', 'greers-port-breakthrough'));
  const breakthrough = chitOf(scene, 'greers-port-breakthrough', HAND + ATJAYAN);
  scene.anytime(ATJAYAN, 'playChit', { chit: breakthrough });
  expect(scene.g.systems.gate[system('greers-port')]).toBe(1);
  expect([scene.g.chits[breakthrough], scene.g.players.points[ATJAYAN]]).toEqual([OUT_OF_GAME, 12]);
});

test('SS-9.29 it is refused where a StarGate stands or nobody lives; thrown away unused it comes back', () => {
  const refusal = (given: { gate?: boolean; dead?: boolean }) => {
    const scene = confederation({
      ...holding('atjayan', 'greers-port-breakthrough'),
      systems: { 'greers-port': given },
    });
    const breakthrough = chitOf(scene, 'greers-port-breakthrough', HAND + ATJAYAN);
    return scene.anytimeRefusal(ATJAYAN, 'playChit', { chit: breakthrough })?.rule;
  };
  expect([refusal({ gate: true }), refusal({ dead: true }), refusal({})]).toEqual(['SS-9.29', 'SS-9.29', undefined]);
  const scene = confederation(holding('atjayan', 'greers-port-breakthrough'));
  const breakthrough = chitOf(scene, 'greers-port-breakthrough', HAND + ATJAYAN);
  scene.anytime(ATJAYAN, 'discardChit', { chit: breakthrough });
  expect(scene.g.chits[breakthrough]).toBe(DISCARDED);
});

const domsTaxes = (seat = 'hive'): Given => ({
  ...holding(seat, 'hive-surge'),
  start: { active: 'hive', stage: 'loop' },
  systems: { dom: { tech: 2 } },
});

test('SS-R130 who opens the taxes of Dom with Hive Surge in hand says whether it works in them', () => {
  const at = wholeGame(domsTaxes());
  expect(act.options?.(at.play(), at.table.pending[0] as never)?.slice(0, 2)).toEqual([
    { do: 'taxes' },
    { do: 'taxes', surge: true },
  ]);
  at.answer(HIVE, 'act', { do: 'taxes', surge: true });
  expect([at.g.players.points[HIVE], at.g.surge, at.told('chit-played').length]).toEqual([14, 1, 1]);
  at.answer(HIVE, 'tax', { do: 'tax', system: system('dom'), points: 2 });
  expect(at.g.players.points[HIVE]).toBe(14 + 2 + 1);
});

test('SS-R130 left out it stays in the hand, and later in the segment only its points are left', () => {
  const at = wholeGame(domsTaxes()).answer(HIVE, 'act', { do: 'taxes' });
  const surge = chitOf(at, 'hive-surge', HAND + HIVE);
  expect([at.g.players.points[HIVE], at.g.surge]).toEqual([12, 0]);
  const words = (): string => describeAnswer(viewOf(at.data, at.g, HIVE), 'playChit', { chit: surge });
  expect(words()).toBe('Hive Surge: play it for the 2 points of The Hive alone, its taxes are open already');
  at.anytime(HIVE, 'playChit', { chit: surge });
  at.answer(HIVE, 'tax', { do: 'tax', system: system('dom'), points: 2 });
  expect(at.g.players.points[HIVE]).toBe(12 + 2 + 2);
});

test('SS-R130 it is asked of nobody else, and nothing shows what anybody holds', () => {
  const without = wholeGame(domsTaxes('avian'));
  expect(without.refusal(HIVE, 'act', { do: 'taxes', surge: true })).toEqual({
    rule: 'SS-R130',
    why: 'you do not hold Hive Surge',
  });
  const elsewhere = wholeGame({ ...domsTaxes('vereen'), start: { active: 'vereen', stage: 'loop' } });
  expect(elsewhere.refusal(VEREEN, 'act', { do: 'taxes', surge: true })?.rule).toBe('SS-R130');
  expect(without.table.pending).toEqual(wholeGame(domsTaxes()).table.pending);
  expect(
    act.defaultAnswer(wholeGame({ ...domsTaxes(), start: { active: 'hive', stage: 'start' } }).play(), {
      by: HIVE,
    } as never),
  ).toEqual({ do: 'draw' });
});

test('SS-R130 the price of waiting stands beside both answers', () => {
  const at = wholeGame(domsTaxes());
  const hint = (answer: object) => hintFor(at, at.table.pending[0]!, answer);
  expect(hint({ do: 'taxes', surge: true })).toBe('2 points, and 1 more for each Hive System taxed');
  expect(hint({ do: 'taxes' })).toBe(
    'Hive Surge stays in your hand: later in these taxes it brings 2 points and nothing more',
  );
  expect(hintFor(wholeGame(domsTaxes('avian')), at.table.pending[0]!, { do: 'taxes' })).toBeNull();
});
