import { describe, expect, test } from 'vitest';
import { plainText } from '#core/line';
import type { Cause } from '../orders/orders.ts';
import { SESSION_CHOICES } from '../rules/07-confederation/sessions.ts';
import { checkRebellion } from '../rules/20-rebellion.ts';
import { type SsView, viewOf } from '../secrets/view.ts';
import { given, type Scene, system } from '../testing/given.ts';
import type { Act, Anytime, Choices, Events } from '../types.ts';
import { describeAnswer, describeEvent } from './describe.ts';
import { describeQuestion } from './describe-questions.ts';

const scene: Scene = given({
  start: { active: 'vereen', stage: 'loop' },
  players: { vereen: { hand: ['weapons-advance'] } },
  systems: { barton: { partials: [{ by: 'hive', base: 'dom', count: 1 }] } },
  outworlders: [{ seat: 'harvest' }],
});
const view = (seat = 2): SsView => viewOf(scene.data, scene.g, seat);
const [veree, brandon, nelldon, barton] = ['veree', 'brandon', 'nelldon', 'barton'].map(system) as [
  number,
  number,
  number,
  number,
];
const weapons = view().players[2]!.hand[0]!.chit;

describe('acts: what acts stands before the colon', () => {
  const act = (answer: Act): string => describeAnswer(view(), 'act', answer);
  const way = { base: veree, target: barton, path: [brandon, nelldon], gate: false, extra: 0, chits: [] };
  test('Interstellar Operations with path, StarGate, extra points, chits and host', () => {
    expect(act({ do: 'conquest', ...way })).toBe('VeRee: conquer Barton by Brandon and Nelldon');
    expect(act({ do: 'raid', ...way, path: [], gate: true, extra: 2, chits: [weapons] })).toBe(
      'VeRee: raid Barton through the StarGate, with 2 extra points and Weapons Advance',
    );
    expect(act({ do: 'communicate', ...way, target: brandon, path: [], extra: 1, host: 0 })).toBe(
      'VeRee: communicate with Brandon, as a guest of Atjayan Empire, with 1 extra point',
    );
    expect(act({ do: 'conquest', ...way, target: system('lund'), path: [system('barnz')] })).toBe(
      'VeRee: convert Lund by Barnz',
    );
  });

  test('Stellar Operations and everything else', () => {
    expect(act({ do: 'govern', target: veree, extra: 3 })).toBe('VeRee: govern, with 3 extra points');
    expect(act({ do: 'starGate', target: veree, extra: 0 })).toBe('VeRee: build a StarGate');
    expect(act({ do: 'lowerWeb', system: veree, to: 0 })).toBe('VeRee: remove the GuardianWeb');
    expect(act({ do: 'colonize', target: system('edom-one'), bases: [veree] })).toBe(
      'eDom One: Colonize it from VeRee',
    );
    expect(act({ do: 'draw' })).toBe('Draw a chit');
    expect(act({ do: 'end' })).toBe('End the Player-Turn');
  });
});

describe('other answers and anytime actions', () => {
  const say = <K extends keyof Choices>(kind: K, answer: Choices[K]['answer']): string =>
    describeAnswer(view(), kind, answer);
  const doing = <K extends keyof Anytime>(kind: K, payload: Anytime[K]): string =>
    describeAnswer(view(), kind, payload);
  test('decisions', () => {
    expect(say('intercept', { intercept: true, extra: 1, chits: [weapons] })).toBe(
      'Intercept, with 1 extra point and Weapons Advance',
    );
    expect(say('intercept', { intercept: false })).toBe('Do not Intercept');
    expect(say('removeOrScore', { remove: 0 })).toBe('Barton: remove a partial conquest by The Hive from Dom');
    expect(say('tax', { do: 'tax', system: veree, points: 1 })).toBe('VeRee: tax 1 Resource Point');
    expect(say('tax', { do: 'exploit', system: veree })).toBe('VeRee: Exploit it');
    expect(say('moveSeat', { system: -1 })).toBe('Leave the Seat where it is');
    expect(say('ballot', { choice: 1, votes: 4, chits: [] })).toBe('4 votes for the second choice');
    expect(say('ballot', { choice: -1, votes: 0, chits: [] })).toBe('No votes');
    expect(say('fourthChit', { discard: weapons })).toBe('Discard Weapons Advance');
    expect(say('hold', { nothing: true })).toBe('Nothing to do here');
    expect(say('voteToEnd', { vote: 'continue' })).toBe('Play on');
  });

  test('anytime actions and bargains', () => {
    expect(doing('hold', { holds: [{ at: 'taxation', player: 4, system: -1 }] })).toBe(
      'Pause for me: before the taxes of The Hive',
    );
    expect(doing('playChit', { chit: weapons, systems: [veree, barton] })).toBe('Weapons Advance: on VeRee and Barton');
    expect(doing('callSession', { cause: 'readmission', about: 4 })).toBe(
      'Call a Special Session over the readmission of The Hive',
    );
    const nothing = { points: 0, treaties: [], systems: [], trades: [] };
    const give = {
      points: 3,
      treaties: [barton],
      systems: [{ system: veree, web: true, gate: false, tally: false }],
      trades: [],
    };
    expect(
      describeAnswer(view(), 'offer', { kind: 'trade', to: [4], terms: { give, take: nothing, untilRound: 0 } }),
    ).toBe('Offer to The Hive: 3 Resource Points, VeRee with Web and the Treaty with Barton for nothing');
    expect(describeAnswer(view(), 'accept', { offer: 7 })).toBe('Accept offer 7');
  });

  test('whatever is not known is shown as it is', () => {
    expect(describeAnswer(view(), 'toString', 1)).toBe('toString 1');
    expect(plainText(describeEvent(view(), { type: 'constructor', data: {} }))).toBe('constructor {}');
  });
});

describe('events', () => {
  const told = <K extends keyof Events>(type: K, details: Events[K]): string =>
    plainText(describeEvent(view(), { type, data: details }));
  const operation = {
    by: 2,
    operation: 0,
    base: veree,
    target: barton,
    path: [brandon, nelldon],
    gate: false,
    extra: 1,
    chits: [],
    paid: 5,
    rating: 1,
    converts: false,
    violates: false,
    wasMember: true,
    interceptions: [],
  };
  test('an Operation from its announcement to its result, every figure explained', () => {
    const lines = [
      { what: 'Military', value: 5, rule: 'SS-11.7a' },
      { what: 'Range', value: -3, rule: 'SS-11.7a' },
      { what: 'same Race', value: 0, rule: 'SS-11.8a' },
    ];
    expect(told('announced', { operation: { ...operation, rating: 2 }, lines })).toBe(
      'VeReen Empire: Conquest of Barton from VeRee by Brandon and Nelldon for 5 Resource Points, 1 of them extra; rating Military +5, Range −3 = 2.',
    );
    expect(
      told('announced', {
        operation: { ...operation, operation: 3, base: veree, target: veree, path: [], extra: 0, paid: 0 },
      }),
    ).toBe('VeReen Empire: Govern in VeRee; rating 1.');
    expect(told('intercepted', { by: 0, extra: 2, chits: [weapons], strength: 8 })).toBe(
      'Atjayan Empire Intercepts with 2 extra points and Weapons Advance: −8 to the rating.',
    );
    expect(told('revealed', { by: 2, card: 15, rating: -7, entry: 'Base −1 at 0 or less' })).toBe(
      'VeReen Empire turns card 16 at rating −7 (it says Base −1 at 0 or less).',
    );
    expect(told('tech', { system: veree, from: 0, to: -1, why: 'SS-12.2c' })).toBe('VeRee: Tech Level 0 becomes −1.');
    expect(told('taken', { system: barton, from: -1, to: 8, how: 'military' })).toBe(
      'Outworlder 1 takes independent Barton by Conquest.',
    );
    expect(told('freed', { system: barton, from: 0, how: 'rebellion' })).toBe(
      'Barton rebels: Atjayan Empire loses it, it is independent.',
    );
  });

  test.each([
    [1, 'Raid on Barton'],
    [2, 'Communicate with Barton'],
    [5, 'StarGate in Barton'],
  ])('Operation %i reads %s', (kind, words) => {
    expect(told('announced', { operation: { ...operation, operation: kind, path: [], extra: 0, paid: 0 } })).toMatch(
      new RegExp(`^VeReen Empire: ${words}`),
    );
  });

  test('what was drawn is named by its printed number', () => {
    expect(plainText(describeEvent(view(), { type: 'roll', data: { sides: 55, value: 30, face: '31' } }))).toBe(
      'Drew 31.',
    );
    expect(plainText(describeEvent(view(), { type: 'roll', data: { sides: 6, value: 3 } }))).toBe('Rolled 3.');
  });

  test('checks tell value, lines and dice', () => {
    const lines = [
      { what: 'in Unrest', value: 5, rule: 'SS-20.0a' },
      { what: 'GuardianWeb', value: -2, rule: 'SS-20.0a' },
    ];
    expect(told('rebellion-value', { system: veree, value: 3, lines })).toBe(
      'Rebellion Value of VeRee: in Unrest +5, GuardianWeb −2 = 3.',
    );
    expect(told('rebellion', { system: veree, value: 13, dice: 0, outcome: 'rebellion' })).toBe(
      'VeRee is tested at 13, without a roll: Rebellion.',
    );
    expect(told('sector-check', { player: 4, sector: 0, from: 3, to: 5, dice: 9 })).toBe(
      'Military check of The Hive at level 3, rolled 9: now 5.',
    );
  });

  test('Sessions name cause, voters and ballot', () => {
    const motion = {
      cause: 'violation' as const,
      by: 0,
      concerned: 2,
      taker: -1,
      system: system('atjay'),
      agreement: -1,
      choices: ['letGo', 'expel', 'expelAndWar'],
      voters: [0, 1],
    };
    expect(told('called', { motion })).toBe(
      'Special Session called by Atjayan Empire on the violation of Atjayan space by VeReen Empire. Voters: Atjayan Empire and Avian Republic. Ballot: let VeReen Empire go, or expel VeReen Empire, or expel VeReen Empire and declare Total War.',
    );
    expect(
      told('ballots', {
        motion,
        ballots: [
          { by: 0, choice: 2, votes: 9, influence: 1 },
          { by: 1, choice: -1, votes: 0, influence: 0 },
        ],
      }),
    ).toBe(
      'Ballots: Atjayan Empire 9 votes for “expel VeReen Empire and declare Total War” with 1 Influence chit and Avian Republic no votes.',
    );
    expect(told('decided', { motion, cause: 'violation', choice: 'expelAndWar', totals: [0, 0, 9] })).toBe(
      '0 to 0 to 9: “expel VeReen Empire and declare Total War” is carried.',
    );
  });
});

test('SS-20.0a a Rebellion check tells its lines, whose sum is the value', () => {
  const at = given({ systems: { barton: { owner: 'vereen', unrest: true, web: 0 } } });
  const play = at.play(3, 4);
  checkRebellion(play, barton, 2, 'SS-10.0a');
  const [told] = at.told('rebellion-value') as Events['rebellion-value'][];
  expect(told!.lines.map(({ what, value }) => [what, value])).toEqual([
    ['in Unrest', 5],
    ['related Ideology', 1],
    ['points demanded', 2],
  ]);
  expect(told!.value).toBe(8);
});

describe('questions and answers to them', () => {
  const motion = { by: 0, concerned: 2, taker: 4, system: barton, agreement: -1, voters: [0, 1] };
  const ballot = (cause: Cause, choice: number) =>
    describeAnswer(
      view(),
      'ballot',
      { choice, votes: 12, chits: [] },
      { motion: { ...motion, cause, choices: [...SESSION_CHOICES[cause]] }, total: 13 },
    );

  test.each<[Cause, string[]]>([
    ['ladau', ["LA'DAU is a member", "LA'DAU is no member"]],
    ['treaty', ['VeReen Empire gets the Treaty', 'no Treaty']],
    ['diplomaticSuccess', ['Barton stays with VeReen Empire', 'Barton goes to The Hive']],
    ['breach', ['VeReen Empire broke it and is expelled', 'VeReen Empire kept it']],
    ['hiveTreaty', ['expel VeReen Empire', 'let VeReen Empire go']],
    ['readmission', ['readmit VeReen Empire', 'stays expelled']],
  ])('a ballot over %s names what each choice means', (cause, meanings) => {
    expect(meanings.map((_, choice) => ballot(cause, choice))).toEqual(
      meanings.map((meaning) => `12 votes for “${meaning}”`),
    );
    const about = { motion: { ...motion, cause, choices: [...SESSION_CHOICES[cause]] }, total: 13 };
    const question = describeQuestion(view(), { kind: 'ballot', about });
    expect(question).toContain('You have 13 votes');
    for (const meaning of meanings) expect(question).toContain(meaning);
  });

  test('without its question a ballot says the number that the answer has', () => {
    expect(describeAnswer(view(), 'ballot', { choice: 1, votes: 1, chits: [] })).toBe('1 vote for the second choice');
    expect(describeAnswer(view(), 'ballot', { choice: -1, votes: 0, chits: [] })).toBe('No votes');
  });

  test('an Intercept names attacker, Target and rating', () => {
    const operation = { by: 2, operation: 1, base: veree, target: barton, rating: 3 };
    expect(describeQuestion(view(), { kind: 'intercept', about: { operation, role: 'path' } })).toBe(
      'Intercept the Raid on Barton from VeRee by VeReen Empire, rating 3? You are on its path',
    );
  });

  test('a StarGate to be paid for is named', () => {
    expect(describeAnswer(view(), 'maintain', { pay: false }, { system: veree })).toBe('Give up the StarGate of VeRee');
  });
});

test('whose gain and loss: Systems, the Seat, membership; Raiders hold no seat', () => {
  const told = (type: string, data: object) => {
    const { weight, gains = null, loses = null } = describeEvent(view(), { type, data });
    return [weight, gains, loses];
  };
  expect(told('taken', { system: veree, from: 2, to: 1, how: 'military' })).toEqual(['grave', 1, 2]);
  expect(told('taken', { system: veree, from: 2, to: 7, how: 'military' })).toEqual(['grave', null, 2]);
  expect(told('freed', { system: veree, from: 2, how: 'rebellion' })).toEqual(['grave', null, 2]);
  expect(told('seat', { player: 2, system: brandon, why: 'lost' })).toEqual(['grave', null, 2]);
  expect(told('seat', { player: 2, system: brandon, why: 'back' })).toEqual(['notable', null, null]);
  expect(told('expelled', { player: 2 })).toEqual(['grave', null, 2]);
  expect(told('returned', { player: 2, system: veree })).toEqual(['grave', 2, null]);
  expect(told('tech', { system: veree, from: 2, to: 3 })).toEqual(['notable', view().systems[veree]?.owner, null]);
  expect(told('unrest', { system: veree, on: true })).toEqual(['notable', null, view().systems[veree]?.owner]);
});
