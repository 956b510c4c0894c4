import { expect, test } from 'vitest';
import { DISCARDED, IN_CUP, OUT_OF_GAME } from '../../state.ts';
import { type Given, given, type Parts, type Scene, system } from '../../testing/given.ts';
import type { SsPlay } from '../../types.ts';
import { chitsAt, handOf } from '../09-random-events/cup.ts';
import { turnCard } from '../11-operations/cards.ts';
import { game, gameTurn, round } from './sequence.ts';

type Own = NonNullable<Parts['steps']>;

/** The sequence with every other step only noted; it runs to the end of the game at once. */
function noted(position: Given, own: Own = {}): { scene: Scene; log: string[] } {
  const log: string[] = [];
  const note = (name: string) => (play: SsPlay) => {
    log.push(name);
    play.done();
  };
  const scene = given(position, {
    steps: {
      game,
      gameTurn,
      round,
      raiderPhase: note('raiders'),
      outworlderPhase: note('outworlders'),
      initiative: (play) => {
        log.push('initiative');
        play.g.order = play.g.names.map((_, seat) => seat).reverse();
        play.done();
      },
      playerTurn: (play, { my: { player } }) => {
        log.push(`turn ${player}`);
        play.g.players.turnDone[player] = 1;
        play.done();
      },
      leftovers: note('leftovers'),
      colonizationPhase: note('colonization'),
      maintenance: note('maintenance'),
      voteToEnd: note('vote'),
      ...own,
    },
  });
  return { scene, log };
}
/** Stops the game where this step would begin. */
const rest = (play: SsPlay): void => play.ask(0, 'act', 'SS-5.0', null);
const stopAt = (position: Given, step: keyof Own): Scene => noted(position, { [step]: rest }).scene.start();
const rounds = (scene: Scene) => scene.told('round').map((told) => (told as { round: number }).round);

test('SS-5.0a discarded chits return to the cup, held ones and those out of the game do not', () => {
  const scene = stopAt(
    {
      players: { vereen: { hand: ['trade-disruption'] } },
      discarded: ['epidemic', 'tech-failure'],
      removed: ['revolt'],
    },
    'round',
  );
  expect([chitsAt(scene.g, IN_CUP).length, chitsAt(scene.g, DISCARDED).length]).toEqual([48, 0]);
  expect([handOf(scene.g, scene.seat('vereen')).length, chitsAt(scene.g, OUT_OF_GAME).length]).toEqual([1, 1]);
});

test('SS-5.0a by option the cup is refilled only when it is empty (R11)', () => {
  const scene = stopAt({ options: { chitReturn: 'exhausted' }, discarded: ['epidemic'] }, 'round');
  expect(chitsAt(scene.g, DISCARDED)).toHaveLength(1);
});

test('SS-5.0b each Round the whole deck is shuffled and five cards dealt to each', () => {
  const scene = stopAt({ start: { phase: 'startOfRound', round: 2 }, turned: [1, 2, 3] }, 'raiderPhase');
  expect([scene.g.deck.length, scene.g.players.cards]).toEqual([56, [5, 5, 5, 5, 5]]);
});

test('SS-5.0b players who wait or left get none', () => {
  const scene = stopAt({ scenario: 'galactic-cycle', start: { phase: 'startOfRound' } }, 'raiderPhase');
  expect(scene.g.players.cards).toEqual([5, 0, 0, 0, 0]);
});

test('SS-5.0c nothing says which cards were dealt: any of the 56 may still come', () => {
  const scene = stopAt({ start: { phase: 'startOfRound' } }, 'raiderPhase');
  expect(scene.told('dealt')).toEqual([{ cards: [5, 5, 5, 5, 5] }]);
  expect(scene.told('roll')).toEqual([]);
  expect([turnCard(scene.play(56), 'SS-5.0c').nr, turnCard(scene.play(1), 'SS-5.0c').nr]).toEqual([56, 1]);
});

test('SS-5.0d Raiders, then Outworlders, then initiative', () => {
  const { scene, log } = noted({ start: { phase: 'startOfRound' } }, { playerTurn: rest });
  scene.start();
  expect(log).toEqual(['raiders', 'outworlders', 'initiative']);
});

test('SS-5.0o a Game-Turn is five Rounds with one Player-Turn for each player, in their order', () => {
  const { scene, log } = noted({ scenario: 'two-new-empires' }, { maintenance: rest });
  scene.start();
  const one = ['raiders', 'outworlders', 'initiative', 'turn 1', 'turn 0', 'leftovers'];
  expect(log).toEqual([...one, ...one, ...one, ...one, ...one]);
  expect([rounds(scene), scene.g.serial]).toEqual([[1, 2, 3, 4, 5], 6]);
});

test('SS-5.0k leftover cards are turned after the last Player-Turn', () => {
  const { scene, log } = noted(
    { start: { phase: 'playerTurns' }, order: ['hive', 'avian'] },
    { colonizationPhase: rest },
  );
  scene.g.options['colonization'] = true;
  scene.start();
  expect(log).toEqual(['turn 4', 'turn 1', 'leftovers']);
});

test('SS-5.0l with Colonization in use the Round ends with its phase', () => {
  const { scene, log } = noted(
    { start: { phase: 'leftovers' }, options: { colonization: true } },
    { raiderPhase: rest },
  );
  scene.start();
  expect(log).toEqual(['leftovers', 'colonization']);
  expect(scene.g.round).toBe(2);
});

test('SS-5.0m maintenance comes after the fifth Round and only then', () => {
  const { scene, log } = noted(
    { start: { round: 4, phase: 'leftovers' }, scenario: 'two-new-empires' },
    { voteToEnd: rest },
  );
  scene.start();
  expect(log.filter((step) => step === 'maintenance' || step === 'leftovers')).toEqual([
    'leftovers',
    'leftovers',
    'maintenance',
    ...Array(5).fill('leftovers'),
    'maintenance',
  ]);
});

test('SS-5.0n the vote follows maintenance, then the Game-Turn marker moves', () => {
  const { scene, log } = noted({ start: { gameTurn: 2, round: 5, phase: 'endOfRound' } }, { raiderPhase: rest });
  scene.start();
  expect([log, scene.g.gameTurn, scene.g.round]).toEqual([['maintenance', 'vote'], 3, 1]);
  expect(scene.told('game-turn')).toEqual([{ gameTurn: 3 }]);
});

test('SS-8.5b Atjay below 3 gains a level at the start of a Round, whoever owns it', () => {
  const tech = (position: Given) =>
    stopAt({ start: { phase: 'startOfRound' }, ...position }, 'raiderPhase').g.systems.tech[system('atjay')];
  expect(tech({ systems: { atjay: { tech: 0 } } })).toBe(1);
  expect(tech({ systems: { atjay: { tech: 3 } } })).toBe(3);
  expect(tech({ scenario: 'two-new-empires', systems: { atjay: { tech: -1 } } })).toBe(0);
});

test('SS-8.5b but not under Genocide nor when it is dead', () => {
  const held = { scenario: 'two-new-empires', outworlders: [{ seat: 'harvest', draka: true }] };
  const tech = (position: Given) =>
    stopAt({ start: { phase: 'startOfRound' }, ...position }, 'raiderPhase').g.systems.tech[system('atjay')];
  expect(tech({ ...held, systems: { atjay: { owner: 'outworlder-1', tech: 1 } } })).toBe(1);
  expect(tech({ scenario: 'two-new-empires', systems: { atjay: { dead: true, tech: -3 } } })).toBe(-3);
  expect(
    tech({
      scenario: 'two-new-empires',
      outworlders: [{ seat: 'harvest' }],
      systems: { atjay: { owner: 'outworlder-1', tech: 1 } },
    }),
  ).toBe(2);
});

test('SS-34.3b ten cards for the Atjayan player in the first Round, five of them must be played', () => {
  const first = stopAt({ scenario: 'phoenix', start: { phase: 'startOfRound' } }, 'raiderPhase').g.players;
  expect([first.cards, first.duty]).toEqual([
    [10, 5, 5, 5, 5],
    [5, 1, 1, 1, 1],
  ]);
  const second = stopAt({ scenario: 'phoenix', start: { phase: 'startOfRound', round: 2 } }, 'raiderPhase').g.players;
  expect([second.cards, second.duty]).toEqual([
    [5, 5, 5, 5, 5],
    [1, 1, 1, 1, 1],
  ]);
});

test('SS-25.63 special rules hold against the general ones, also those of the alternate start of a Cycle', () => {
  const alternate = { scenario: 'galactic-cycle', options: { alternateStart: 'phoenix' }, seats: 5 };
  const scene = stopAt({ ...alternate, start: { phase: 'startOfRound' } }, 'raiderPhase');
  expect(scene.g.players.cards).toEqual([10, 5, 5, 5, 5]); // 34.3 against 5.0
});

test('SS-26.3 solitaire: no Colonization; Raiders and Outworlders only by option', () => {
  const steps = (options: Given['options']) => {
    const { scene, log } = noted(
      { scenario: 'rise-of-empire', options: options ?? {}, start: { round: 5, phase: 'startOfRound' } },
      { maintenance: rest },
    );
    scene.start();
    return log;
  };
  expect(steps({})).toEqual(['initiative', 'turn 0', 'leftovers']);
  expect(steps({ raidersOutworlders: 'on' })).toEqual(['raiders', 'outworlders', 'initiative', 'turn 0', 'leftovers']);
});

test('SS-25.2b no vote before the mandatory Game-Turns are complete', () => {
  const { scene, log } = noted({}); // four Game-Turns, vote after the second
  scene.start();
  expect(log.filter((step) => step === 'vote' || step === 'maintenance')).toEqual([
    'maintenance',
    'maintenance',
    'vote',
    'maintenance',
    'vote',
    'maintenance',
  ]);
});

test('SS-25.2b a carried vote ends the game at once', () => {
  const { scene, log } = noted(
    { start: { gameTurn: 2, phase: 'voteToEnd' } },
    { voteToEnd: (play) => play.done(true) },
  );
  scene.start();
  expect([scene.table.result?.rule, scene.g.gameTurn, log]).toEqual(['SS-25.2b', 2, []]);
});

test('SS-25.2c the last Game-Turn ends the game by itself', () => {
  const { scene } = noted({ scenario: 'two-new-empires', start: { gameTurn: 2, phase: 'endOfGameTurn' } });
  scene.start();
  expect(scene.table.result?.rule).toBe('SS-25.2c');
  const other = noted({ scenario: 'two-new-empires', start: { gameTurn: 1, phase: 'endOfGameTurn' } }, { round: rest });
  expect([other.scene.start().table.result, other.scene.g.gameTurn]).toEqual([null, 2]);
});

test('SS-35.5 a Cycle lasts ten Game-Turns or as many as agreed', () => {
  const ends = (gameTurn: number, options: Given['options'] = {}) =>
    noted(
      { scenario: 'galactic-cycle', options, start: { gameTurn, phase: 'endOfGameTurn' } },
      { round: rest },
    ).scene.start().table.result !== null;
  expect([ends(9), ends(10), ends(11, { length: 12 }), ends(12, { length: 12 })]).toEqual([false, true, false, true]);
});

test('SS-35.5b votes to end the Cycle start at the agreed Game-Turn', () => {
  const options = { length: 14, firstVote: 12 };
  const votes = (gameTurn: number) => {
    const { scene, log } = noted(
      { scenario: 'galactic-cycle', options, start: { gameTurn, phase: 'voteToEnd' } },
      { round: rest },
    );
    scene.start();
    return log.includes('vote');
  };
  expect([votes(10), votes(11), votes(12), votes(13), votes(14)]).toEqual([false, false, true, true, false]);
});

const war: Given = { wars: [{ violator: 'vereen', owed: ['avian'] }] };

test('SS-8.32 an open Total War adds a full Round before maintenance, without new chits', () => {
  const { scene, log } = noted(
    { ...war, start: { gameTurn: 4, round: 5, phase: 'leftovers' }, discarded: ['epidemic'] },
    {
      playerTurn: (play, { my: { player } }) => {
        play.g.players.turnDone[player] = 1;
        if (player === 1) play.g.wars = { violator: [], owed: [] };
        play.done();
      },
    },
  );
  scene.start();
  expect(rounds(scene)).toEqual([6]);
  expect(log).toEqual(['leftovers', 'raiders', 'outworlders', 'initiative', 'leftovers', 'maintenance']);
  expect([scene.told('cup-filled'), scene.table.result?.rule]).toEqual([[], 'SS-25.2c']);
});

test('SS-8.32 not before the last Game-Turn, and at most five Rounds (R85)', () => {
  const early = noted({ ...war, start: { gameTurn: 3, round: 5, phase: 'endOfRound' } }, { voteToEnd: rest });
  expect([rounds(early.scene.start()), early.log]).toEqual([[], ['maintenance']]);
  const late = noted({ ...war, start: { gameTurn: 4, round: 5, phase: 'endOfRound' } });
  expect(rounds(late.scene.start())).toEqual([6, 7, 8, 9, 10]);
});

test('SS-8.32 a vote carried during a Total War: one more Round, no second vote (R85)', () => {
  let votes = 0;
  const { scene, log } = noted(
    { ...war, start: { gameTurn: 2, round: 5, phase: 'voteToEnd' } },
    {
      voteToEnd: (play) => {
        votes++;
        play.done(true);
      },
    },
  );
  scene.start();
  expect([rounds(scene), votes, log.includes('maintenance')]).toEqual([[6], 1, false]);
  expect(scene.table.result?.rule).toBe('SS-8.32');
});

test('A3 what counts once a Round starts anew', () => {
  const scene = stopAt(
    {
      start: { phase: 'startOfRound', round: 2 },
      players: { hive: { operations: 3, intercepts: 2, turnDone: true, toppled: true, taxed: true } },
      order: ['hive'],
    },
    'raiderPhase',
  );
  const { operations, intercepts, turnDone, toppled, taxation } = scene.g.players;
  expect([operations[4], intercepts[4], turnDone[4], toppled[4], taxation[4], scene.g.order]).toEqual([
    0,
    0,
    0,
    0,
    0,
    [],
  ]);
});

test('A12 holds and clauses for the Round end with it', () => {
  const { scene } = noted({ start: { phase: 'endOfRound' } }, { raiderPhase: rest });
  scene.g.holds[2] = [{ at: 'turnStart', player: 0, system: -1 }];
  scene.start();
  expect(scene.g.holds).toEqual([[], [], [], [], []]);
});
