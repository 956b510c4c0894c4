import { expect, test } from 'vitest';
import { DISCARDED, FACE_UP } from '../../state.ts';
import { card, type Given, type Roll, system } from '../../testing/given.ts';
import { interstellar, operationScene, poor, stellar } from '../../testing/given-operation.ts';
import { heldWarChits } from './war-chits.ts';

const VEREEN = 2;
const ATJAYAN = 0;
const onBrandon = interstellar('conquest', 'veree', 'brandon');
const [veree, brandon, ambrel] = ['veree', 'brandon', 'ambrel'].map(system) as [number, number, number];

/** VeReen on Brandon (rating 4), Intercepted by the Atjayan's 3 and `extra`. */
function intercepted(extra: number, position: Given, ...rolls: Roll[]) {
  const scene = operationScene(position).answer(VEREEN, 'act', onBrandon);
  return scene.answer(ATJAYAN, 'intercept', { intercept: true, extra, chits: [] }, ...rolls);
}

test('SS-11.54b below zero an unconditional C and the loss of the Target do not count', () => {
  const scene = intercepted(2, {}, card(9), card(1)); // 4 - 3 - 2 = -1; C and -1 always
  expect([scene.g.systems.owner[brandon], scene.g.systems.tech[brandon]]).toEqual([ATJAYAN, 1]);
});

test('SS-15.33 below zero the card is played all the same: C is ignored, the loss of the Base is not', () => {
  const scene = intercepted(2, {}, card(19), card(1)); // C, -1, base -1 at 7 or less
  expect(scene.told('revealed')).toMatchObject([{ rating: -1 }, { rating: -1 }]);
  expect([scene.g.systems.owner[brandon], scene.g.systems.tech[brandon]]).toEqual([ATJAYAN, 1]);
  expect(scene.g.systems.tech[veree]).toBe(2);
});

test('SS-15.33 at exactly zero everything counts', () => {
  const scene = intercepted(1, {}, card(9), card(1));
  expect([scene.g.systems.owner[brandon], scene.g.systems.tech[brandon]]).toEqual([VEREEN, 0]);
});

test('SS-15.33 a crushing Intercept still leaves the loss of the Base', () => {
  const scene = intercepted(200, { players: { atjayan: { points: 300 } } }, card(25), card(1)); // base -1 always
  expect(scene.g.systems.tech[veree]).toBe(2);
});

test('SS-15.32 the results on an interceptor’s card mean nothing', () => {
  // the interceptor turns card 10 (C, -1), the active player card 1 (C from 6): rating 1
  const scene = intercepted(0, {}, card(1), card(10));
  expect([scene.g.systems.owner[brandon], scene.g.systems.tech[brandon]]).toEqual([ATJAYAN, 1]);
  expect(scene.told('tech')).toEqual([]);
});

test('SS-11.55 a Base in Unrest that loses a level checks for Rebellion', () => {
  // Ambrel on Radix: 3; card 21 takes it and costs both a level; value 5 + 2 + 2 = 9, dice 7: Unrest stays
  const act = interstellar('conquest', 'ambrel', 'radix');
  const scene = operationScene().answer(VEREEN, 'act', act, card(21), 3, 4);
  expect(scene.told('rebellion')).toMatchObject([{ system: ambrel, value: 9, dice: 7 }]);
  expect([scene.g.systems.owner[system('radix')], scene.g.systems.tech[ambrel]]).toEqual([VEREEN, -1]);
  const lost = operationScene().answer(VEREEN, 'act', act, card(21), 1, 1);
  expect(lost.g.systems.owner[ambrel]).toBe(-1);
});

test('SS-11.55 a Stellar Target too, and only what was in Unrest and really fell', () => {
  // Govern Ambrel: 3 - 0 - 2 - 2 + 1 = 0; card 13: -1 at 1 or less
  const scene = operationScene().answer(VEREEN, 'act', stellar('govern', 'ambrel', 1), card(13), 3, 4);
  expect(scene.told('rebellion')).toMatchObject([{ system: ambrel, value: 9 }]);
  expect([scene.g.systems.tech[ambrel], scene.g.systems.unrest[ambrel]]).toEqual([-1, 1]);
  const quiet = operationScene().answer(VEREEN, 'act', stellar('govern', 'barnz'), card(9));
  expect(quiet.told('rebellion')).toEqual([]);
  const bottom: Given = { systems: { ambrel: { tech: -3 } } };
  const low = operationScene(bottom).answer(VEREEN, 'act', stellar('govern', 'ambrel', 4), card(13));
  expect([low.told('rebellion'), low.g.systems.unrest[ambrel]]).toEqual([[], 1]);
});

const captured: Given = {
  systems: { atjay: { owner: 'vereen' } },
  players: { atjayan: { seat: 'delpodar' } },
};

test('SS-8.41d a Stellar Operation on a captured Atjay forces a check, in Unrest or not', () => {
  // value: unrelated 2 - Web 3; card 19 has no Govern result
  const scene = operationScene(captured).answer(VEREEN, 'act', stellar('govern', 'atjay', 2), card(19), 3, 4);
  expect(scene.told('rebellion')).toMatchObject([{ system: system('atjay'), value: -1, outcome: 'quiet' }]);
});

test('SS-8.41d it is the only check even if the level falls in Unrest; its first owner makes none', () => {
  const restless: Given = { ...captured, systems: { atjay: { owner: 'vereen', unrest: true } } };
  const scene = operationScene(restless).answer(VEREEN, 'act', stellar('govern', 'atjay', 2), card(13), 3, 4);
  expect(scene.told('rebellion')).toMatchObject([{ value: 4 }]);
  const atHome = operationScene({ start: { active: 'atjayan', stage: 'loop' } });
  atHome.answer(ATJAYAN, 'act', stellar('govern', 'atjay'), card(19));
  expect(atHome.told('rebellion')).toEqual([]);
});

const armed: Given = { players: { vereen: { hand: ['weapons-advance', 'tactical-advance'] }, atjayan: { points: 0 } } };

test('SS-9.26a one chit adds three, both six, and they lie face up from then on', () => {
  const scene = operationScene(armed);
  const [one, other] = heldWarChits(scene, VEREEN) as [number, number];
  scene.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'brandon', { chits: [one] }), card(1));
  expect(scene.told('revealed')).toMatchObject([{ rating: 7 }]);
  expect(scene.g.chits[one]).toBe(FACE_UP + VEREEN);
  scene.answer(
    VEREEN,
    'act',
    interstellar('raid', 'veree', 'nelldon', { path: ['brandon'], chits: [one, other] }),
    card(3),
  );
  expect(scene.told('revealed')).toMatchObject([{ rating: 3 + 6 }]);
});

test('SS-9.26a only own ones, each once, and not to Communicate', () => {
  const scene = operationScene(armed);
  const [one] = heldWarChits(scene, VEREEN) as [number];
  const refused = (kind: 'conquest' | 'communicate', chits: number[]) =>
    scene.refusal(VEREEN, 'act', interstellar(kind, 'veree', 'brandon', { chits, extra: 3 }))?.rule;
  expect([refused('conquest', [one, one]), refused('conquest', [0]), refused('conquest', [99])]).toEqual(
    Array(3).fill('SS-9.26a'),
  );
  expect(refused('communicate', [one])).toBe('SS-9.26a');
  expect(refused('conquest', [one])).toBeUndefined();
});

test('SS-9.26c every chit used is lost when the Base loses a level', () => {
  const scene = operationScene(armed);
  const chits = heldWarChits(scene, VEREEN);
  // 4 + 6 = 10; card 25: base -1 always
  scene.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'brandon', { chits }), card(25));
  expect(chits.map((one) => scene.g.chits[one])).toEqual([DISCARDED, DISCARDED]);
});

test('SS-9.26c a Base already at -3 loses neither level nor chits', () => {
  const scene = operationScene({ ...armed, systems: { veree: { tech: -3 } } });
  const chits = heldWarChits(scene, VEREEN);
  scene.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'brandon', { chits }), card(25)); // 4 - 6 + 6
  expect(chits.map((one) => scene.g.chits[one])).toEqual([FACE_UP + VEREEN, FACE_UP + VEREEN]);
});

test('SS-9.26c an interceptor loses his when the System falls, and keeps them when it holds', () => {
  const position: Given = { players: { atjayan: { hand: ['weapons-advance'] }, vereen: { points: 30 } } };
  for (const [nr, place] of [
    [9, DISCARDED],
    [3, FACE_UP + ATJAYAN],
  ] as const) {
    const scene = operationScene(position).answer(
      VEREEN,
      'act',
      interstellar('conquest', 'veree', 'brandon', { extra: 3 }),
    );
    const chits = heldWarChits(scene, ATJAYAN);
    scene.answer(ATJAYAN, 'intercept', { intercept: true, extra: 0, chits }, card(nr), card(1)); // 7 - 3 - 3 = 1
    expect(scene.g.systems.owner[brandon]).toBe(nr === 9 ? VEREEN : ATJAYAN);
    expect(scene.g.chits[chits[0]!]).toBe(place);
  }
});

test('SS-9.26c an interceptor along the path loses them as well, but not for a partial conquest', () => {
  const position: Given = {
    players: { ...poor('atjayan'), hospodar: { hand: ['tactical-advance'] }, vereen: { points: 30 } },
    systems: { brandon: { owner: 'hospodar' } },
  };
  const scene = operationScene(position);
  const chits = heldWarChits(scene, 3);
  const act = interstellar('conquest', 'veree', 'nelldon', { path: ['brandon'], extra: 4 }); // 3 + 4 - 3 - 3 = 1
  scene.answer(VEREEN, 'act', act).answer(3, 'intercept', { intercept: true, extra: 0, chits }, card(9), card(1));
  expect(scene.g.chits[chits[0]!]).toBe(FACE_UP + 3);
  scene.answer(VEREEN, 'act', act).answer(3, 'intercept', { intercept: true, extra: 0, chits }, card(10), card(2));
  expect([scene.g.systems.owner[system('nelldon')], scene.g.chits[chits[0]!]]).toEqual([VEREEN, DISCARDED]);
});

test('SS-23.0b a level lost by a System in Conversion brings Unrest and a check', () => {
  // VeRee on its own Lund: 5 + 3 + 1 - Range 2 - unrelated 2 = 5; card 9: C, -1; value 5 + 2 = 7
  const lund = system('lund');
  const act = interstellar('conquest', 'veree', 'lund', { path: ['barnz'] });
  const scene = operationScene({ options: { conversion: true } }).answer(VEREEN, 'act', act, card(9), 3, 4);
  expect(scene.told('rebellion')).toMatchObject([{ system: lund, value: 7, dice: 7 }]);
  const { owner, tech, unrest } = scene.g.systems;
  expect([owner[lund], tech[lund], unrest[lund]]).toEqual([VEREEN, -2, 1]);
  expect(scene.g.conversion[VEREEN * owner.length + lund]).toBe(1);
});
