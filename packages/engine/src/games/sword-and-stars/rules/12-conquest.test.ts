import { expect, test } from 'vitest';
import { CONQUEST } from '../data/types.ts';
import { card, type Given, system } from '../testing/given.ts';
import { interstellar, operationScene, poor } from '../testing/given-operation.ts';
import type { Act } from '../types.ts';
import { buildOperation } from './11-operations/build.ts';

const VEREEN = 2;
const ATJAYAN = 0;
const [veree, brandon, nelldon] = ['veree', 'brandon', 'nelldon'].map(system) as [number, number, number];
const onBrandon = interstellar('conquest', 'veree', 'brandon');
/** Military 5 + 3 - 2 - Range 2 - related 1 = 3 */
const onNelldon = interstellar('conquest', 'veree', 'nelldon', { path: ['brandon'] });
const alone = { players: { ...poor('atjayan'), vereen: { points: 40 } } } satisfies Given;
const refusedBy = (act: Act, position: Given = {}) =>
  operationScene(position).refusal(VEREEN, 'act', act)?.rule ?? null;

test('SS-12.0 independent Systems and those of others can be conquered, own ones cannot', () => {
  expect(refusedBy(interstellar('conquest', 'veree', 'av-lem'))).toBeNull();
  expect(refusedBy(onBrandon)).toBeNull();
  expect(refusedBy(interstellar('conquest', 'veree', 'barnz'))).toBe('SS-12.0');
});

test('SS-12.0 a void System cannot be conquered, a dead one held by Draka can', () => {
  expect(
    refusedBy(interstellar('conquest', 'veree', 'av-lem'), { systems: { 'av-lem': { dead: true, tech: -3 } } }),
  ).toBe('SS-21.35c');
  const draka: Given = {
    outworlders: [{ seat: 'av-lem', draka: true }],
    systems: { 'av-lem': { dead: true, tech: -3 } },
  };
  expect(refusedBy(interstellar('conquest', 'veree', 'av-lem'), draka)).toBeNull();
});

test('SS-12.2a one C takes a System of one planet; the rating must reach the figure', () => {
  // 5 + 3 + 1 - Range 1 - Race 2 - related 1 = 5
  const onAvLem = interstellar('conquest', 'veree', 'av-lem');
  expect(operationScene().answer(VEREEN, 'act', onAvLem, card(1)).g.systems.owner[system('av-lem')]).toBe(-1); // from 6
  expect(operationScene().answer(VEREEN, 'act', onAvLem, card(2)).g.systems.owner[system('av-lem')]).toBe(VEREEN); // from 4
});

test('SS-12.2b it changes hands, enters Unrest, loses the level of the same card, and its Web is cut', () => {
  const position: Given = { ...alone, systems: { brandon: { web: 3, unrest: false, gate: true } } };
  const scene = operationScene(position).answer(VEREEN, 'act', onBrandon, card(18)); // 4 - 3 = 1: C from 1, -1
  const { owner, unrest, web, tech, gate } = scene.g.systems;
  expect([owner, unrest, web, tech, gate].map((column) => column[brandon])).toEqual([VEREEN, 1, 2, 0, 1]);
});

test('SS-12.3 two planets need two C', () => {
  const scene = operationScene(alone).answer(VEREEN, 'act', onNelldon, card(3));
  expect(scene.told('partial-conquest')).toEqual([
    { target: nelldon, attacker: VEREEN, base: veree, count: 1, planets: 2 },
  ]);
  expect(scene.g.systems.owner[nelldon]).toBe(ATJAYAN);
  scene.answer(VEREEN, 'act', onNelldon, card(31));
  expect([scene.g.systems.owner[nelldon], scene.g.partials.count]).toEqual([VEREEN, []]);
});

test('SS-12.32 a partial conquest of an earlier Game-Turn counts', () => {
  const position: Given = { ...alone, systems: { nelldon: { partials: [{ by: 'vereen', base: 'veree', count: 1 }] } } };
  const scene = operationScene({ ...position, start: { active: 'vereen', stage: 'loop', gameTurn: 4, round: 2 } });
  expect(scene.answer(VEREEN, 'act', onNelldon, card(3)).g.systems.owner[nelldon]).toBe(VEREEN);
});

test('SS-12.33 C results from several Bases are kept apart and add up', () => {
  const hospodar = system('hospodar'); // three planets; 3 + 1 - 2 - 1 - 2 - 2 + 5 = 2
  const scene = operationScene({
    start: { active: 'atjayan', stage: 'loop' },
    players: { ...poor('hospodar'), atjayan: { points: 40 } },
  });
  const from = (base: string): Act => interstellar('conquest', base, 'hospodar', { extra: 5 });
  scene.answer(ATJAYAN, 'act', from('flute'), card(3)).answer(ATJAYAN, 'act', from('delpodar'), card(31));
  const [flute, delpodar] = [system('flute'), system('delpodar')];
  expect(scene.g.partials).toEqual({
    target: [hospodar, hospodar],
    attacker: [ATJAYAN, ATJAYAN],
    base: [flute, delpodar],
    count: [1, 1],
  });
  scene.answer(ATJAYAN, 'act', from('flute'), card(18)); // C from 1
  expect([scene.g.systems.owner[hospodar], scene.g.partials.count]).toEqual([ATJAYAN, []]);
});

test('SS-12.36a a C against their Base removes one partial conquest on an own System, or scores: as he likes', () => {
  const position: Given = {
    ...alone,
    systems: { ambrel: { partials: [{ by: 'atjayan', base: 'brandon', count: 2 }] } },
  };
  const removed = operationScene(position).answer(VEREEN, 'act', onBrandon, card(3));
  expect(removed.asked).toEqual([`${VEREEN} removeOrScore`]);
  expect(removed.refusal(VEREEN, 'removeOrScore', { remove: 1 })?.rule).toBe('SS-12.36a');
  removed.answer(VEREEN, 'removeOrScore', { remove: 0 });
  expect([removed.g.systems.owner[brandon], removed.g.partials.count]).toEqual([ATJAYAN, [1]]);
  const scored = operationScene(position).answer(VEREEN, 'act', onBrandon, card(3));
  scored.answer(VEREEN, 'removeOrScore', { score: true });
  expect([scored.g.systems.owner[brandon], scored.g.partials.target]).toEqual([VEREEN, []]); // SS-12.37
});

test('SS-12.36b a Base held in part by its Target must be cleaned before it can score', () => {
  const position: Given = {
    ...alone,
    systems: { veree: { partials: [{ by: 'atjayan', base: 'brandon', count: 2 }] } },
  };
  const scene = operationScene(position).answer(VEREEN, 'act', onBrandon, card(3)); // 4 - 2 = 2
  expect([scene.g.systems.owner[brandon], scene.g.partials.count, scene.asked]).toEqual([ATJAYAN, [1], ['2 act']]);
  scene.answer(VEREEN, 'act', onBrandon, card(31)); // 4 - 1
  expect([scene.g.systems.owner[brandon], scene.g.partials.count]).toEqual([ATJAYAN, []]);
  scene.answer(VEREEN, 'act', onBrandon, card(18));
  expect(scene.g.systems.owner[brandon]).toBe(VEREEN);
});

test('SS-12.36b partial conquests made from elsewhere do not hinder the Base', () => {
  const position: Given = {
    ...alone,
    systems: { veree: { partials: [{ by: 'atjayan', base: 'nelldon', count: 1 }] } },
  };
  const scene = operationScene(position).answer(VEREEN, 'act', onBrandon, card(3)); // 4 - 1 = 3
  expect([scene.g.systems.owner[brandon], scene.g.partials.count]).toEqual([VEREEN, [1]]);
});

test('SS-12.38 the first to reach the number of planets takes it, and the partials of others vanish', () => {
  const partials = ['vereen', 'hospodar'].map((by) => ({ by, base: by === 'vereen' ? 'barnz' : 'hospodar', count: 1 }));
  const scene = operationScene({ ...alone, systems: { nelldon: { partials } } });
  scene.answer(VEREEN, 'act', onNelldon, card(3));
  expect([scene.g.systems.owner[nelldon], scene.g.partials.target]).toEqual([VEREEN, []]);
});

test('SS-12.36a an absent player removes, an Outworlder scores', () => {
  const position: Given = {
    ...alone,
    systems: { ambrel: { partials: [{ by: 'atjayan', base: 'brandon', count: 1 }] } },
  };
  const scene = operationScene(position);
  scene.g.players.leaving[VEREEN] = 1;
  scene.answer(VEREEN, 'act', onBrandon, card(3));
  expect([scene.g.systems.owner[brandon], scene.g.partials.count]).toEqual([ATJAYAN, []]);
  const other = operationScene({
    outworlders: [{ seat: 'av-lem' }],
    systems: { ambrel: { owner: 'outworlder-1', partials: [{ by: 'vereen', base: 'barnz', count: 1 }] } },
  });
  const operation = buildOperation(other, 8, CONQUEST, system('av-lem'), system('barnz'), [], false);
  other.run('scoreConquest', { operation });
  expect([other.back, other.g.systems.owner[system('barnz')]]).toEqual([true, 8]);
});

test('SS-21.35b a dead System taken from the Draka gets the people of the Base, in Unrest', () => {
  const avLem = system('av-lem');
  const scene = operationScene({
    outworlders: [{ seat: 'av-lem', draka: true }],
    systems: { 'av-lem': { dead: true, tech: -3 } },
  });
  scene.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'av-lem'), card(3)); // 5 + 3 + 3 - 1 - 2 - 2 = 6
  const { owner, dead, unrest, race, ideology } = scene.g.systems;
  expect([owner, dead, unrest].map((column) => column[avLem])).toEqual([VEREEN, 0, 1]);
  expect([race[avLem], ideology[avLem]]).toEqual([race[veree], ideology[veree]]);
});
