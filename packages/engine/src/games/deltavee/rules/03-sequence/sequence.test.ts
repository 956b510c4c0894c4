import { describe, expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { type Battle, type Given, given } from '../../testing/given.ts';

const P1 = { class: 'dagger', hex: 'A0110', boxes: ['crew', null] };
const P2 = { class: 'dagger', hex: 'A1610', boxes: ['crew', null] };
const start = (spec: Partial<Given> = {}): Battle => given({ phase: 'movement', units: { P1, P2 }, ...spec });

/** Ends the phases that ask. */
const endPhase = (battle: Battle): void => {
  const { by, kind } = battle.decision();
  battle.act(by, kind as 'fire', { do: 'end' });
};

describe('3.0 Sequence of Play', () => {
  test('DV-3.0a a Game-Turn has six phases, the players by turns', () => {
    const battle = start();
    for (let phase = 0; phase < 4; phase++) endPhase(battle);
    expect(battle.told('phase')).toEqual([
      { turn: 1, phase: 0, seat: 0 },
      { turn: 1, phase: 1, seat: 1 },
      { turn: 1, phase: 2, seat: 0 },
      { turn: 1, phase: 3, seat: 1 },
      { turn: 1, phase: 4, seat: 0 },
      { turn: 1, phase: 5, seat: 1 },
      { turn: 2, phase: 0, seat: 0 },
      { turn: 2, phase: 1, seat: 1 },
    ]);
  });

  test('DV-3.0a Movement of the First, Command of the Second, Fire of the First, then the other way round', () => {
    const battle = start({ first: 1, seat: 1 });
    const asked: string[] = [];
    for (let phase = 0; phase < 4; phase++) {
      const { by, kind } = battle.decision();
      asked.push(`${kind} ${by}`);
      endPhase(battle);
    }
    expect(asked).toEqual(['command 0', 'fire 1', 'command 1', 'fire 0']);
  });

  test('DV-3.0a a position may begin in the middle of a Game-Turn', () => {
    const battle = start({ phase: 'fire', seat: 1, turn: 4 });
    expect(battle.told('phase')).toEqual([{ turn: 4, phase: 5, seat: 1 }]);
    endPhase(battle);
    expect([battle.g.turn, battle.g.phase]).toEqual([5, 1]);
  });

  test('DV-3.0f only the Phasing player is asked', () => {
    const battle = start({
      units: { P1: { ...P1, velocity: 1 }, P1B: { ...P1, velocity: 1 }, P2: { ...P2, velocity: 1 } },
    });
    expect(battle.table.pending.map(({ by, kind }) => [by, kind])).toEqual([[0, 'move']]);
    battle.act(0, 'move', { rest: true });
    expect(battle.table.pending.map(({ by, kind }) => [by, kind])).toEqual([[1, 'command']]);
  });

  test('DV-11.0g a limit of Game-Turns ends the game when the last one is over', () => {
    const battle = start({ phase: 'fire', seat: 1, turn: 6, options: { turnCap: 6 } });
    endPhase(battle);
    expect(battle.table.result?.places).toEqual([1, 1]);
  });
});

describe('2.7 the die', () => {
  test('DV-2.7a every roll of a battle is a ten-sided die', () => {
    const armed = { class: 'sword', boxes: ['heavy-weapon', 'light-weapon', 'battle-communications', 'crew', null] };
    const battle = start({
      units: {
        P1: { ...armed, hex: 'A0508', direction: 12, velocity: 1 },
        P2: { ...armed, hex: 'A0504', direction: 6, velocity: 1 },
      },
    });
    const random = randomFrom(7);
    for (let answers = 0; answers < 400 && !battle.table.result; answers++) {
      const asked = battle.decision();
      const play = battle.play(Array.from({ length: 60 }, () => random.below(10) + 1));
      const answer = play.choiceOf(asked.kind).sample(play, asked, random);
      expect(play.act({ decision: asked.id, by: asked.by, kind: asked.kind, with: answer })).toBeNull();
    }
    const rolls = battle.told('roll') as { sides: number; value: number }[];
    expect(rolls.length).toBeGreaterThan(20);
    expect(new Set(rolls.map(({ sides }) => sides))).toEqual(new Set([10]));
  });
});

describe('2.6 velocity', () => {
  test('DV-2.6a both players see the velocity of an unrevealed unit', () => {
    const missiles = [{ id: 'm', from: 'P1', type: 'guided' as const, hex: 'A0808', direction: 12, velocity: 4 }];
    const battle = start({ phase: 'command', missiles });
    expect(battle.g.units.revealed[battle.unit('m')]).toBe(0);
    for (const viewer of [0, 1]) expect(JSON.stringify(battle.game.view(battle.g, viewer))).toContain('"velocity":4');
  });
});
