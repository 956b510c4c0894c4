import { describe, expect, test } from 'vitest';
import { Session } from '#core/session';
import { unitXy } from '../../board/battle-map.ts';
import { isInside } from '../../board/units.ts';
import { T_STACKING, WITHDRAWN } from '../../state.ts';
import { type GivenUnit, given, givenSetting, givenState } from '../../testing/given.ts';
import { hasSuperiority } from './movement.ts';
import { stackCount, stacksOf } from './stacks.ts';

const ship = (owner: number, x: number, y: number, more: Partial<GivenUnit> = {}): GivenUnit => ({
  type: 'DD',
  owner,
  at: [x, y],
  ...more,
});
const many = (owner: number, count: number, x: number, y: number): Record<string, GivenUnit> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${owner}-${x}-${y}-${n}`, ship(owner, x, y)]));

/** Seat 0 with three ships in three hexes moves first. */
const apart = () =>
  given({
    battle: 'move',
    units: { a: ship(0, 20, 20), b: ship(0, 22, 20), c: ship(0, 24, 20), x: ship(1, 20, 40), y: ship(1, 30, 40) },
    dice: [6, 1],
  });

describe('rounds', () => {
  test('IA-tac-move-1 one die each: the high roll moves first, ties roll again', () => {
    expect(apart().decision('round').by).toBe(0);
    const second = given({ battle: 'move', units: { a: ship(0, 20, 20), x: ship(1, 20, 40) }, dice: [3, 3, 2, 5] });
    expect(second.decision('round').by).toBe(1);
  });

  test('IA-mov-4 R20 a finished tactical move stands: nobody takes it back alone', () => {
    const { game, setting } = givenSetting({
      battle: 'move',
      units: { a: ship(0, 20, 20), b: ship(0, 22, 20), x: ship(1, 20, 40) },
    });
    const started = Session.start(game, setting, 'moves', 'entered', { rolls: [6, 1] });
    if (!started.ok) throw new Error(started.refusal.why);
    const { session } = started;
    const does = (kind: string, answer: unknown, rolls: number[] = []): void => {
      const [asked] = session.table.pending;
      const done = session.receive({ decision: asked!.id, by: asked!.by, kind, with: answer }, rolls);
      expect(done.ok).toBe(true);
    };
    does('round', { do: 'roll' }, [2]);
    does('activate', { moves: [{ unit: 0, do: 'turn', facing: 3 }] });
    expect(session.table.pending[0]).toMatchObject({ by: 0, kind: 'activate' });
    expect(session.undoable(0)).toMatchObject({ ok: false, refusal: { rule: 'CORE-undo' } });
  });

  test('IA-mov-3 a stack that stays put is announced, so that everybody sees which are activated', () => {
    const table = apart();
    const a = table.unit('a');
    table.act(0, 'round', { do: 'roll' }, [1]);
    table.act(0, 'activate', { moves: [{ unit: a, do: 'stay' }] });
    expect(table.events.filter(({ type }) => type === 'moved')).toMatchObject([
      { rule: 'IA-mov-3', visibleTo: 'all', data: { unit: a, do: 'stay', xy: [20, 20], to: 0 } },
    ]);
  });

  test('IA-tac-move-2 the sides alternate rounds until both are done', () => {
    const table = apart();
    const [a, x] = [table.unit('a'), table.unit('x')];
    table.act(0, 'round', { do: 'roll' }, [1]);
    table.act(0, 'activate', { moves: [{ unit: a, do: 'stay' }] });
    expect(table.decision().by).toBe(1);
    table.act(1, 'round', { do: 'roll' }, [1]);
    table.act(1, 'activate', { moves: [{ unit: x, do: 'stay' }] });
    expect(table.decision().by).toBe(0);
    table.act(0, 'round', { do: 'done' });
    expect(table.decision().by).toBe(1);
  });

  test('IA-tac-move-3 IA-tac-move-7 the die is the number of stacks, one after the other', () => {
    const table = apart();
    const [a, b] = [table.unit('a'), table.unit('b')];
    table.act(0, 'round', { do: 'roll' }, [2]);
    expect(table.decision('activate').about).toEqual({ left: 2 });
    table.act(0, 'activate', { moves: [{ unit: b, do: 'move', hexes: 1, turns: [] }] });
    expect(table.decision('activate').about).toEqual({ left: 1 });
    table.act(0, 'activate', { moves: [{ unit: a, do: 'stay' }] });
    expect(table.decision('round').by).toBe(1);
    expect(table.told('activation')).toEqual([{ owner: 0, die: 2, stacks: 2 }]);
  });

  test('IA-tac-move-4 the owner picks which stacks', () => {
    const table = apart();
    table.act(0, 'round', { do: 'roll' }, [1]);
    for (const name of ['a', 'b', 'c'])
      expect(table.refusal(0, 'activate', { moves: [{ unit: table.unit(name), do: 'stay' }] })).toBe(null);
    expect(table.refusal(0, 'activate', { moves: [{ unit: table.unit('x'), do: 'stay' }] })?.rule).toBe(
      'IA-tac-move-9',
    );
  });

  test('IA-tac-move-18 what the die says must be activated; none cannot be named, and done comes too late', () => {
    const table = apart();
    table.act(0, 'round', { do: 'roll' }, [1]);
    expect(table.refusal(0, 'activate', { moves: [] })?.rule).toBe('IA-tac-move-18');
    expect(table.table.pending.map(({ kind }) => kind)).toEqual(['activate']);
  });

  test('IA-tac-move-18 R85 a die beyond the stacks activates all that are left, and the side is done', () => {
    const table = apart();
    table.act(0, 'round', { do: 'roll' }, [6]);
    for (const name of ['a', 'b', 'c']) table.act(0, 'activate', { moves: [{ unit: table.unit(name), do: 'stay' }] });
    table.act(1, 'round', { do: 'roll' }, [1]);
    table.act(1, 'activate', { moves: [{ unit: table.unit('x'), do: 'stay' }] });
    expect(table.decision('round').by).toBe(1); // seat 0 is not asked again
  });

  test('IA-tac-move-11 a side that says done instead of rolling has no more rounds in this phase', () => {
    const table = apart();
    table.act(0, 'round', { do: 'done' });
    table.act(1, 'round', { do: 'roll' }, [1]);
    table.act(1, 'activate', { moves: [{ unit: table.unit('x'), do: 'stay' }] });
    expect(table.decision('round').by).toBe(1);
    expect(table.told('done')).toEqual([{ owner: 0, phase: 6 }]);
  });

  test('IA-tac-move-9 IA-tac-move-6 a unit activated once, moved or not, does not move later', () => {
    const table = apart();
    const a = table.unit('a');
    table.act(0, 'round', { do: 'roll' }, [2]);
    table.act(0, 'activate', { moves: [{ unit: a, do: 'stay' }] });
    expect(table.refusal(0, 'activate', { moves: [{ unit: a, do: 'stay' }] })?.rule).toBe('IA-tac-move-9');
  });
});

describe('stacks', () => {
  const stack = () =>
    given({
      battle: 'move',
      units: {
        a: ship(0, 20, 20),
        b: ship(0, 20, 20, { facing: 3 }),
        base: ship(0, 20, 20, { type: 'B' }),
        x: ship(1, 20, 40),
        y: ship(1, 22, 40),
      },
      dice: [6, 1],
    });

  test('IA-tac-move-5 units of a stack go their own ways', () => {
    const table = stack();
    const [a, b] = [table.unit('a'), table.unit('b')];
    table.act(0, 'round', { do: 'roll' }, [1]);
    table.act(0, 'activate', {
      moves: [
        { unit: a, do: 'move', hexes: 6, turns: [] },
        { unit: b, do: 'move', hexes: 2, turns: [2, 1] },
      ],
    });
    expect(table.told('moved')).toEqual([
      { unit: a, do: 'move', hexes: 6, turns: [], xy: [20, 14], to: 0 },
      { unit: b, do: 'move', hexes: 2, turns: [2, 1], xy: [20, 22], to: 4 },
    ]);
  });

  test('IA-tac-move-6 R84 all movable units of the hex are activated together', () => {
    const table = stack();
    table.act(0, 'round', { do: 'roll' }, [1]);
    const only = table.refusal(0, 'activate', { moves: [{ unit: table.unit('a'), do: 'stay' }] });
    expect(only?.rule).toBe('IA-tac-move-6');
    const twice = { unit: table.unit('a'), do: 'stay' } as const;
    expect(table.refusal(0, 'activate', { moves: [twice, twice] })?.rule).toBe('IA-tac-move-6');
  });

  test('R86 a base never activates', () => {
    const table = stack();
    expect(stacksOf(table.play(), 0)).toEqual([[table.unit('a'), table.unit('b')]]);
  });

  test('IA-tac-move-6 R84 seven units in a hex are three stacks of three, three and one', () => {
    const { at } = givenState({ battle: 'move', units: { ...many(0, 7, 20, 20), x: ship(1, 20, 40) } });
    expect(stackCount(at, 0)).toBe(3);
    const table = given({ battle: 'move', units: { ...many(0, 7, 20, 20), ...many(1, 7, 20, 40) }, dice: [6, 1] });
    const stay = (...numbers: number[]) => ({
      moves: numbers.map((n) => ({ unit: table.unit(`0-20-20-${n}`), do: 'stay' as const })),
    });
    table.act(0, 'round', { do: 'roll' }, [4]);
    expect(table.decision().about).toEqual({ left: 3 });
    expect(table.refusal(0, 'activate', stay(0, 1))?.rule).toBe('IA-tac-move-6');
    table.act(0, 'activate', stay(0, 3, 6));
    table.act(0, 'activate', stay(1, 2, 4));
    table.act(0, 'activate', stay(5));
    expect(table.decision().by).toBe(1);
  });

  test('R58 cargo ships that feed a base are frozen', () => {
    const { at } = givenState({
      battle: 'move',
      planets: { habitable: '0905' },
      units: {
        b: { type: 'B', owner: 0, where: 'orbit:habitable', at: [22, 19], project: true, steps: 1 },
        cg: { type: 'Cg', owner: 0, where: 'orbit:habitable', at: [22, 19], feeds: 'b' },
        x: ship(1, 20, 40),
      },
    });
    expect(stackCount(at, 0)).toBe(0);
  });
});

describe('force superiority', () => {
  const superior = (units: Record<string, GivenUnit>, owner = 0): boolean => {
    const { at } = givenState({ battle: 'move', units });
    return hasSuperiority(at, owner);
  };
  test('IA-tac-move-8 twice as many units on the map double the number of stacks', () => {
    const units = {
      a: ship(0, 20, 20),
      b: ship(0, 22, 20),
      c: ship(0, 24, 20),
      d: ship(0, 26, 20),
      ...many(1, 2, 20, 40),
    };
    const table = given({ battle: 'move', units, dice: [6, 1] });
    expect(table.told('superiority')).toEqual([{ owner: 0 }]);
    table.act(0, 'round', { do: 'roll' }, [2]);
    expect(table.decision('activate').about).toEqual({ left: 4 });
  });
  test('IA-tac-move-17 one less than twice as many: no doubling', () => {
    expect(superior({ ...many(0, 3, 20, 20), ...many(1, 2, 20, 40) })).toBe(false);
    expect(superior({ ...many(0, 4, 20, 20), ...many(1, 2, 20, 40) })).toBe(true);
  });
  test('IA-tac-move-8 R83 landed fighters do not count, bases do; of several enemies the largest counts', () => {
    const cv: Record<string, GivenUnit> = {
      cv: ship(0, 20, 20, { type: 'CV' }),
      f: { type: 'F', owner: 0, aboard: 'cv' },
    };
    expect(superior({ ...cv, x: ship(1, 20, 40) })).toBe(false);
    expect(superior({ ...cv, b: ship(0, 22, 20, { type: 'B' }), x: ship(1, 20, 40) })).toBe(true);
    expect(superior({ ...many(0, 4, 20, 20), ...many(1, 1, 20, 40), ...many(2, 3, 2, 2) })).toBe(false);
  });
});

describe('withdrawal', () => {
  const leaving = () =>
    given({
      battle: 'move',
      units: {
        cv: ship(0, 2, 20, { type: 'CV', taskForce: 3 }),
        f: { type: 'F', owner: 0, aboard: 'cv' },
        dd: ship(0, 20, 20),
        x: ship(1, 20, 40),
        y: ship(1, 22, 40),
      },
      dice: [6, 1],
    });
  test('IA-end-3 IA-end-8 R90 R92 a unit that jumped out is outside in the strategic hex with all aboard, and stays out', () => {
    const table = leaving();
    const [cv, f] = [table.unit('cv'), table.unit('f')];
    const hex = table.g.units.hex[cv];
    table.act(0, 'round', { do: 'roll' }, [1]);
    table.act(0, 'activate', { moves: [{ unit: cv, do: 'jump' }] });
    expect(table.told('jumpedOut')).toEqual([{ unit: cv }]);
    expect([cv, f].map((unit) => isInside(table.g, unit))).toEqual([false, false]);
    expect([table.g.units.hex[cv], table.g.units.taskForce[f]]).toEqual([hex, 3]);
    expect(stacksOf(table.play(), 0)).toEqual([[table.unit('dd')]]);
    expect(table.g.battle.stir).toBe(1);
  });
});

describe('standing moves (5.2)', () => {
  const packet = (pace: object, dice = [6, 1, 1]) =>
    given({
      battle: 'move',
      units: { a: ship(0, 20, 20), b: ship(0, 22, 20), x: ship(1, 20, 40), y: ship(1, 22, 40) },
      pace: [pace],
      dice,
    });
  const stay = (unit: number) => ({ moves: [{ unit, do: 'stay' as const }] });

  test('roundPacket: the engine rolls and carries out the first of the list; the rest goes', () => {
    const table = packet({ roundPacket: [stay(0), stay(1)] });
    expect(table.decision('round').by).toBe(1);
    expect([table.g.units.activated[0], table.g.units.activated[1]]).toEqual([1, 0]);
    expect(table.g.pace[0]!.roundPacket).toEqual([]);
  });
  test('roundPacket: a list shorter than the die asks for the rest', () => {
    const table = packet({ roundPacket: [stay(1)] }, [6, 1, 2]);
    expect([table.decision('activate').by, table.decision().about]).toEqual([0, { left: 1 }]);
  });
  test('roundPacket: a move that is not legal stops the list before the roll', () => {
    const table = packet({ roundPacket: [{ moves: [{ unit: 0, do: 'jump' as const }] }] }, [6, 1]);
    expect([table.decision('round').by, table.g.pace[0]!.roundPacket]).toEqual([0, []]);
  });
  test('queueMoves: the rest stays for the next round; movesThenDone ends it', () => {
    const table = packet({ roundPacket: [stay(0), stay(1)], queueMoves: true, movesThenDone: true });
    table.act(1, 'round', { do: 'roll' }, [1]);
    table.act(1, 'activate', stay(2), [1]);
    expect(table.g.units.activated[1]).toBe(1);
    expect(table.told('done')).toEqual([{ owner: 0, phase: 6 }]);
  });
  test('queueMoves: an enemy who ends a move within six hexes of a listed destination stops it', () => {
    const table = given({
      battle: 'move',
      units: { a: ship(0, 20, 20), b: ship(0, 22, 20), x: ship(1, 22, 32), y: ship(1, 20, 40) },
      pace: [{ roundPacket: [stay(0), stay(1)], queueMoves: true, movesThenDone: true }],
      dice: [6, 1, 1],
    });
    table.act(1, 'round', { do: 'roll' }, [1]);
    table.act(1, 'activate', { moves: [{ unit: 2, do: 'move', hexes: 6, turns: [] }] }); // ends in [22, 26]
    expect([table.decision('round').by, table.g.pace[0]!.roundPacket]).toEqual([0, []]);
  });
});

test('5.1 a side without a movable unit is done without a question, unless it wants to be asked', () => {
  const units = { b: ship(0, 20, 20, { type: 'B' }), x: ship(1, 20, 40), y: ship(1, 22, 40) };
  expect(given({ battle: 'move', units, dice: [6, 1] }).decision('round').by).toBe(1);
  const asked = given({ battle: 'move', units, pace: [{ skipForced: false }], dice: [6, 1] });
  expect(asked.decision('round').by).toBe(0);
  expect(asked.refusal(0, 'round', { do: 'roll' })?.rule).toBe('IA-tac-move-18');
});

test('R124 neutral forces are done with moving at once', () => {
  const units: Record<string, GivenUnit> = { n: { type: 'CA', owner: 'neutral', at: [20, 20] }, x: ship(0, 20, 40) };
  const table = given({ battle: 'move', units, defender: 'neutral', dice: [6, 1] });
  expect(table.decision('round').by).toBe(0);
});

test('IA-tac-seq-1 movement is followed by the check of stacking', () => {
  const table = given({
    battle: 'move',
    units: { ...many(0, 4, 20, 20), x: ship(1, 20, 40) },
    dice: [6, 1],
  });
  table.act(0, 'round', { do: 'done' });
  table.act(1, 'round', { do: 'done' });
  expect([table.g.battle.phase, table.decision('crowd').by]).toEqual([T_STACKING, 0]);
});

test('every activation is listed while the list is short: 42 moves of a DD, 84 of two', () => {
  const optionsOf = (units: Record<string, GivenUnit>): number | undefined => {
    const table = given({ battle: 'move', units: { ...units, x: ship(1, 20, 40) }, dice: [6, 1] });
    table.act(0, 'round', { do: 'roll' }, [6]);
    return table.game.choices.activate.options?.(table.play(), table.decision() as never)?.length;
  };
  // staying, five other facings; 3, 5, 5, 7, 7 and 9 ways to enter one to six hexes
  expect(optionsOf({ a: ship(0, 20, 20) })).toBe(42);
  expect(optionsOf({ a: ship(0, 20, 20), b: ship(0, 22, 20) })).toBe(84);
  expect(optionsOf({ a: ship(0, 20, 20), b: ship(0, 20, 20) })).toBeUndefined(); // 1764
});

test('IA-end-12 a unit that jumped out is back on the card of its task force', () => {
  const table = given({
    battle: 'move',
    units: { a: ship(0, 2, 20, { taskForce: 4 }), b: ship(0, 20, 20, { taskForce: 4 }), x: ship(1, 20, 40) },
    dice: [6, 1],
  });
  const a = table.unit('a');
  table.act(0, 'round', { do: 'roll' }, [1]);
  table.act(0, 'activate', { moves: [{ unit: a, do: 'jump' }] });
  expect([table.g.units.taskForce[a], table.g.units.outside[a]]).toEqual([4, WITHDRAWN]);
});

test('IA-tac-move-13 IA-tac-move-15 what is carried goes and turns with its carrier, and turns are announced', () => {
  const table = given({
    battle: 'move',
    units: {
      cv: ship(0, 20, 20, { type: 'CV', facing: 0 }),
      f: { type: 'F', owner: 0, aboard: 'cv' },
      x: ship(1, 20, 40),
    },
    dice: [6, 1],
  });
  const [cv, f] = [table.unit('cv'), table.unit('f')];
  table.act(0, 'round', { do: 'roll' }, [1]);
  table.act(0, 'activate', { moves: [{ unit: cv, do: 'move', hexes: 2, turns: [2, 1] }] });
  expect([unitXy(table.g, f), table.g.units.facing[f], table.g.units.facing[cv]]).toEqual([[20, 18], 1, 1]);
  const turned = apart();
  turned.act(0, 'round', { do: 'roll' }, [1]);
  turned.act(0, 'activate', { moves: [{ unit: turned.unit('a'), do: 'turn', facing: 4 }] });
  expect(turned.told('moved')).toEqual([{ unit: turned.unit('a'), do: 'turn', facing: 4, xy: [20, 20], to: 4 }]);
  expect(turned.g.units.facing[turned.unit('a')]).toBe(4);
});

test('IA-tac-move-18 a side with a stack may roll or be done; standing lists end with the phase', () => {
  const table = apart();
  const { options, defaultAnswer } = table.game.choices.round;
  expect(options!(table.play(), table.decision() as never)).toEqual([{ do: 'roll' }, { do: 'done' }]);
  expect(defaultAnswer(table.play(), table.decision() as never)).toEqual({ do: 'done' });
  table.g.pace[1]!.queueMoves = true;
  table.act(0, 'round', { do: 'done' });
  table.act(1, 'round', { do: 'done' }, [6, 1, 6, 1]); // fire, then the next turn
  expect(table.g.pace[1]!.queueMoves).toBe(false);
});
