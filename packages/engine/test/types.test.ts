/** What must not compile, and what a known kind narrows to: `tsc -b` holds it, the tests only run along. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { DeltaVeeTypes, DvView, Order, Shot } from '../src/games/deltavee/public.ts';
import type { SwordTypes } from '../src/games/sword-and-stars/public.ts';
import {
  type Action,
  type Decision,
  type GameEvent,
  type GameId,
  type Games,
  games,
  loadGame,
  type Observation,
  type Play,
  type PlayerSeat,
  type Session,
  startGame,
} from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';

describe('what must not compile', () => {
  test('an action that is none', () => {
    const wrong = (session: Session<DeltaVeeTypes>): void => {
      // @ts-expect-error no action of any game
      session.act({ nonsense: true });
      // @ts-expect-error the answer of another kind
      session.act({ decision: 1, by: 0, kind: 'fire', with: { enter: false } });
      // @ts-expect-error DeltaVee has no such decision
      session.act({ decision: 1, by: 0, kind: 'ballot', with: { choice: 0, votes: 1, chits: [] } });
      session.act({ decision: 1, by: 0, kind: 'fire', with: { do: 'end' } });
      session.act({ decision: null, by: 0, kind: 'resign', with: {} });
      session.act({ decision: null, by: 0, kind: 'offer', with: { kind: 'draw', to: [1], terms: {} } });
    };
    expect(wrong).toBeTypeOf('function');
  });

  test('an action that is none, where the game is not known', () => {
    const wrong = (session: Session<Games[GameId]>): void => {
      // @ts-expect-error no action of any game
      session.act({ nonsense: true });
    };
    expect(wrong).toBeTypeOf('function');
  });

  test('an event with a misspelt field or of no known type', () => {
    const wrong = (play: Play<DeltaVeeTypes>): void => {
      play.emit('DV-8.0d', 'missed', { unit: 1, target: 2 });
      // @ts-expect-error misspelt
      play.emit('DV-8.0d', 'missed', { unit: 1, traget: 2 });
      // @ts-expect-error no such event
      play.emit('DV-8.0d', 'mised', { unit: 1, target: 2 });
    };
    expect(wrong).toBeTypeOf('function');
  });
});

test('figures of a seat are typed by the question', () => {
  const read = (seat: PlayerSeat<SwordTypes>, question: Decision<SwordTypes>): void => {
    if (question.kind !== 'act') return;
    const [found] = seat.figures(question, seat.options(question) ?? []);
    expectTypeOf(found).toEqualTypeOf<SwordTypes['figures']['act'] | null | undefined>();
  };
  expect(read).toBeTypeOf('function');
});

test('a kind tells the rest', () => {
  expectTypeOf<Extract<Decision<DeltaVeeTypes>, { kind: 'gravity' }>['about']>().toEqualTypeOf<{
    unit: number;
    planet: number;
  }>();
  expectTypeOf<Extract<Action<DeltaVeeTypes>, { kind: 'command' }>['with']>().toEqualTypeOf<Order>();
  expectTypeOf<Extract<GameEvent<SwordTypes>, { type: 'exile' }>['data']>().toEqualTypeOf<{ player: number }>();
  expectTypeOf<Extract<GameEvent<SwordTypes>, { type: 'resign' }>['data']>().toEqualTypeOf<{ seat: number }>();
  expectTypeOf<Observation<DeltaVeeTypes>['view']>().toEqualTypeOf<DvView>();
  expectTypeOf<Decision['about']>().toEqualTypeOf<unknown>();
});

test('a game is loaded with its types, and a wrong data file is a list of problems', async () => {
  const opened = await loadGame('deltavee');
  if (!opened.ok) throw new Error(opened.problems[0]);
  expectTypeOf(opened.module.game.view).returns.toEqualTypeOf<DvView>();
  expect(opened.module.game.title).toBe('DeltaVee');
  expect(await loadGame('deltavee', { scenarios: 3 })).toMatchObject({ ok: false });
});

test('what is known of a game before it is loaded is what it says itself', () => {
  const said = gameLoaders.map(({ id, open }) => {
    const opened = open(null, null);
    if (!opened.ok) throw new Error(opened.problems[0]);
    const { title, version, scenarios } = opened.module.game;
    const least = Math.min(...scenarios.map(({ minSeats }) => minSeats));
    return { id, title, version, seats: { least, most: Math.max(...scenarios.map(({ seats }) => seats.length)) } };
  });
  expect(games).toEqual(said);
});

test('a seat is asked and answers by kind', async () => {
  const game = await startGame('deltavee', { scenario: 'dv-1', seed: 'a' });
  const [question] = game.seat(1).questions;
  if (question?.kind !== 'command') throw new Error(`asked for ${question?.kind}`);
  expectTypeOf(game.seat(1).answer<'fire'>)
    .parameter(1)
    .toEqualTypeOf<Shot>();
  // @ts-expect-error no order
  expect(game.seat(1).answer(question, { activate: true })).toMatchObject({ ok: false });
  expect(game.seat(1).answer(question, { do: 'end' })).toMatchObject({ ok: true });
  expect(game.seat(1).view.viewer).toBe(1);
  for (const event of game.session.heard(1)) if (event.type === 'phase') expectTypeOf(event.data.turn).toBeNumber();
  expectTypeOf(game.session.observe(0).view).toEqualTypeOf<DvView>();
});
