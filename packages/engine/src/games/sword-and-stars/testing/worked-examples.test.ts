/** The book's worked examples that need several sections at once; the others stand beside the section they explain. */
import { expect, test } from 'vitest';
import { CONQUEST, GOVERN } from '../data/types.ts';
import { consequences, moveSeat, newSeat } from '../rules/06-seats/seats.ts';
import { contest, contestStep, handOver } from '../rules/07-confederation/contests.ts';
import { ballot, session } from '../rules/07-confederation/sessions.ts';
import { applies } from '../rules/11-operations/cards.ts';
import { ratingOf } from '../rules/11-operations/effectiveness.ts';
import { card, given, system } from './given.ts';
import { ATJAYAN, AVIAN, VEREEN, vote } from './given-confederation.ts';
import { interstellar, operationScene, poor, stellar } from './given-operation.ts';

test('SS-7.0a SS-7.0b a Communicate succeeds, but its 7 votes lose to 11: the System stays', () => {
  const scene = operationScene(
    { players: { vereen: { sectors: [5, 3, 5] } } },
    { steps: { contest: contestStep, session }, choices: { contest, ballot, handOver } },
  );
  // Diplomatic 5 + 3 - 2 - 3 - Range 2 - related 1 = 0, and card 18 takes it at any rating
  scene.answer(VEREEN, 'act', interstellar('communicate', 'veree', 'nelldon', { path: ['brandon'] }), card(18));
  scene.answer(ATJAYAN, 'contest', { contest: true });
  const { about } = scene.table.pending.find(({ by }) => by === VEREEN)!;
  expect(about).toMatchObject({ total: 7 }); // two Confederation Systems and Diplomatic 5
  vote(scene, { [VEREEN]: ['taker', 7], [ATJAYAN]: ['owner', 7], [AVIAN]: ['owner', 4] });
  expect([scene.told('decided'), scene.g.systems.owner[system('nelldon')]]).toMatchObject([
    [{ cause: 'diplomaticConquest', choice: 'owner', totals: [11, 7] }],
    ATJAYAN,
  ]);
});

test('SS-11.1 4 and -2 make 2; 2 less -2 makes 4', () => {
  const attempt = { by: VEREEN, operation: CONQUEST, gate: false, extra: 0, chits: 0 };
  const rated = (base: 0 | -2, target: 0 | -2): number =>
    ratingOf(given({ systems: { veree: { tech: base }, brandon: { tech: target } } }), {
      ...attempt,
      base: system('veree'),
      target: system('brandon'),
    });
  // Military 5, Range 1, unrelated Ideology 2
  expect([rated(0, 0), rated(-2, 0), rated(0, -2)]).toEqual([2, 0, 4]);
});

test('SS-11.3a +1 at 3 needs a rating of 3 or more; SS-11.3b -1 at 1 one of 1 or less', () => {
  const { cards } = given({}).data;
  const raises = cards[1 - 1]!.lines[GOVERN]!.base;
  expect([2, 3, 4].map((rating) => applies(raises, rating))).toEqual([false, true, true]);
  const lowers = cards[15 - 1]!.lines[CONQUEST]!.base;
  expect([-5, 0, 1, 2].map((rating) => applies(lowers, rating))).toEqual([true, true, true, false]);
});

test('SS-11.6b a Raid from VeRee to Nelldon costs two points for Range, and nothing else', () => {
  const scene = operationScene();
  scene.answer(VEREEN, 'act', interstellar('raid', 'veree', 'nelldon', { path: ['brandon'] }));
  expect(scene.g.players.points[VEREEN]).toBe(12 - 2);
});

test('SS-29.3a Barnz Conquers VeRee, and the Seat moves there once a Govern has quelled it', () => {
  const scene = operationScene(
    {
      scenario: 'empire-at-bay',
      start: { active: 'barnz', stage: 'loop', round: 3 },
      players: { ...poor('atjayan', 'skysworld', 'asak', 'hive'), barnz: { points: 40, sectors: [9, 5, 3] } },
      systems: { barnz: { tech: 3 }, veree: { partials: [{ by: 'barnz', base: 'barnz', count: 1 }] } },
    },
    { steps: { consequences }, choices: { newSeat, moveSeat } },
  );
  const barnz = scene.seat('barnz');
  const seat = (): string => scene.data.systems[scene.g.players.seat[barnz]!]!.id;
  scene.answer(barnz, 'act', interstellar('conquest', 'barnz', 'veree'), card(9));
  expect([scene.g.systems.owner[system('veree')], scene.g.systems.unrest[system('veree')], seat()]).toEqual([
    barnz,
    1,
    'barnz',
  ]);
  scene.answer(barnz, 'act', stellar('govern', 'veree'), card(1));
  expect([scene.g.systems.unrest[system('veree')], seat()]).toEqual([0, 'veree']);
});
