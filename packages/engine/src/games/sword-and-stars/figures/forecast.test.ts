import { expect, test } from 'vitest';
import { figuresFor } from '#core/figures';
import { type Given, type Scene, system } from '../testing/given.ts';
import { interstellar, operationScene, poor, stellar } from '../testing/given-operation.ts';
import type { Act } from '../types.ts';
import { figures as figuresByKind, type InterceptFigures, type OperationFigures } from './figures.ts';

const VEREEN = 2;
const ATJAYAN = 0;
/** Only these cards are left in the deck. */
const left = (...cards: number[]): Pick<Given, 'turned'> => ({
  turned: Array.from({ length: 56 }, (_, index) => index + 1).filter((nr) => !cards.includes(nr)),
});
const figures = (at: Scene, by: number, kind: string, answer: unknown): unknown =>
  figuresFor({ figures: figuresByKind }, at, at.table.pending.find((one) => one.by === by && one.kind === kind)!, [
    answer,
  ])[0];
const effects = (position: Given, act: Act) =>
  (figures(operationScene(position), VEREEN, 'act', act) as OperationFigures).odds.effects;
/** Rating 3: cards 3 and 31 say C. */
const onNelldon = interstellar('conquest', 'veree', 'nelldon', { path: ['brandon'] });
const rich: Given = { players: { ...poor('atjayan'), vereen: { points: 40 } } };

test('SS-12.3 the first C on two planets takes one of them, the second the System', () => {
  const deck = left(3, 31);
  expect(effects({ ...rich, ...deck }, onNelldon)).toMatchObject({ planet: 2 });
  const held: Given = { systems: { nelldon: { partials: [{ by: 'vereen', base: 'veree', count: 1 }] } } };
  expect(effects({ ...rich, ...deck, ...held }, onNelldon)).toMatchObject({ taken: 2 });
});

test('SS-15.31 who Intercepts is told of planets too', () => {
  const at = operationScene({ players: { vereen: { points: 40 } }, ...left(3, 31, 12) });
  at.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'nelldon', { path: ['brandon'], extra: 9 }));
  const { before, after } = figures(at, ATJAYAN, 'intercept', {
    intercept: true,
    extra: 0,
    chits: [],
  }) as InterceptFigures;
  expect(before.effects.taken).toBeUndefined();
  expect(before.effects.planet).toBeGreaterThan(0);
  expect([before.planet, after.rating]).toEqual([{ n: 1, of: 2 }, before.rating - 3]);
});

test('SS-17.3 a Govern quiets a System in Unrest with every card but -1', () => {
  // rating 0 at Ambrel: card 17 says +1, 19 nothing, 13 -1
  const govern = stellar('govern', 'ambrel', 1);
  const at = operationScene(left(13, 17, 19));
  const { odds } = figures(at, VEREEN, 'act', govern) as OperationFigures;
  expect(odds.effects).toEqual({ quiet: 2, baseUp: 1, baseDown: 1 });
  // in Unrest 5, different Race 2, unrelated Ideology 2: a check at 9 with one card of three
  expect(odds.rebellions).toMatchObject([{ system: system('ambrel'), cards: 1 }]);
});

test('SS-17.2 a level at its top cannot rise', () => {
  expect(effects(left(17), stellar('govern', 'veree'))).toEqual({ nothing: 1 });
});

test('SS-12.36b a C from a Base that is held in part frees it first', () => {
  const held: Given = {
    systems: { veree: { partials: [{ by: 'atjayan', base: 'nelldon', count: 1 }] } },
  };
  const freed = effects({ ...rich, ...left(3, 31), ...held }, { ...onNelldon, extra: 3 } as Act);
  expect(freed).toMatchObject({ cleared: 2 });
});

test('SS-21.11b the card that an Outworlder kept is part of the rating', () => {
  const outworlder: Given = { outworlders: [{ seat: 'av-lem', cards: 1 }] };
  const act = interstellar('conquest', 'veree', 'av-lem', { extra: 1 });
  const found = (given: Given) => figures(operationScene(given), VEREEN, 'act', act) as OperationFigures;
  const [kept, spent] = [found(outworlder), found({ outworlders: [{ seat: 'av-lem', cards: 0 }] })];
  expect([kept.opposed, spent.opposed]).toEqual([null, null]);
  expect(kept.interceptors).toMatchObject([{ strength: 5, isCertain: true }]);
  expect([spent.interceptors, kept.odds.rating - spent.odds.rating]).toEqual([[], -5]);
});
