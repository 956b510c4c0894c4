import { expect, test } from 'vitest';
import { figuresFor } from '#core/figures';
import { nameSeat } from '../rules/06-seats/seat-rules.ts';
import { victoryPoints } from '../rules/25-victory/victory.ts';
import { given, type Scene, system } from '../testing/given.ts';
import { interstellar, operationScene, stellar } from '../testing/given-operation.ts';
import {
  type InterceptFigures,
  type OperationFigures,
  type SeatFigures,
  figures as swordFigures,
  type TaxFigures,
} from './figures.ts';

const VEREEN = 2;
const ATJAYAN = 0;
const figures = (at: Scene, by: number, kind: string, answer: unknown, about: unknown = null): unknown =>
  figuresFor({ figures: swordFigures }, at, { id: 1, by, kind, rule: 'SS-5.0i', sealed: false, about }, [answer])[0];

test('SS-11.1 an Operation line by line, alone and Intercepted', () => {
  const act = interstellar('conquest', 'veree', 'brandon', { extra: 1 });
  const found = figures(operationScene(), VEREEN, 'act', act) as OperationFigures;
  expect(found.lines.map(({ what, value }) => `${what} ${value}`)).toEqual([
    'Military 5',
    "Base's Tech Level 3",
    "Target's Tech Level -1",
    'Range -1',
    'same Race 0',
    'unrelated Ideology -2',
    'extra Resource Points 1',
  ]);
  expect([found.cost, found.odds.rating, found.odds.cards, found.opposed?.rating]).toEqual([2, 5, 56, 2]);
  expect(found.interceptors).toEqual([{ actor: ATJAYAN, name: 'Atjayan Empire', strength: 3, isCertain: false }]);
  expect(found.odds.effects.taken).toBeGreaterThan(found.opposed?.effects.taken ?? 0);
});

test('SS-15.0 nobody Intercepts a Govern; what does not exist has no figures', () => {
  const at = operationScene();
  expect((figures(at, VEREEN, 'act', stellar('govern', 'veree')) as OperationFigures).opposed).toBeNull();
  expect(figures(at, VEREEN, 'act', { do: 'taxes' })).toBeNull();
  expect(figures(at, VEREEN, 'act', { do: 'govern', target: 99, extra: 0 })).toBeNull();
});

test('SS-15.31 an Intercept from the rating announced down to what is left', () => {
  const at = operationScene().answer(VEREEN, 'act', interstellar('conquest', 'veree', 'brandon'));
  const { about } = at.table.pending[0]!;
  const wish = { intercept: true, extra: 2, chits: [] };
  const found = figures(at, ATJAYAN, 'intercept', wish, about) as InterceptFigures;
  expect([found.cost, found.before.rating, found.after.rating]).toEqual([3, 4, -1]);
  expect(found.lines.map(({ value }) => value)).toEqual([4, -3, -2]);
});

test('SS-20.0a SS-10.15 a tax with its check; the Seat has none, a quiet System is exploited into Unrest', () => {
  const at = given({ start: { active: 'vereen' }, systems: { barnz: { tech: 3 } } });
  const tax = (id: string, points: number) =>
    figures(at, VEREEN, 'tax', { do: 'tax', system: system(id), points }) as TaxFigures;
  expect(tax('barnz', 1)).toMatchObject({ check: { value: 1, quiet: 30, unrest: 6, rebellion: 0 }, yields: [1] });
  expect(tax('veree', 3)).toEqual({ check: null, yields: [3], isCertainUnrest: false });
  const exploit = (id: string) => figures(at, VEREEN, 'tax', { do: 'exploit', system: system(id) }) as TaxFigures;
  expect(exploit('lund')).toMatchObject({ check: null, isCertainUnrest: true });
  expect(exploit('ambrel').check?.lines.map(({ value }) => value)).toEqual([5, 2, 2, 3]);
});

test('SS-6.3a SS-25.4a a Seat with what the Empire would count and Govern from there, and nothing has moved', () => {
  const at = given({ start: { active: 'vereen' }, players: { vereen: { sectors: [3, 2, 3] } } });
  const seat = (id: string | null) =>
    figures(
      at,
      VEREEN,
      'moveSeat',
      { system: id === null ? -1 : system(id) },
      { why: 'toppled', systems: [] },
    ) as SeatFigures;
  const now = seat(null);
  const points = victoryPoints(at, VEREEN);
  expect(seat('veree')).toEqual(now);
  expect(now.points).toBe(points);
  const moved = seat('lund');
  expect([moved.systems, moved.governed, moved.points]).not.toEqual([now.systems, now.governed, now.points]);
  expect(victoryPoints(at, VEREEN)).toBe(points);
  nameSeat(at.play(), VEREEN, system('lund'), 'toppled');
  expect(victoryPoints(at, VEREEN)).toBe(moved.points);
  expect(seat('atjay')).toBeNull();
});
