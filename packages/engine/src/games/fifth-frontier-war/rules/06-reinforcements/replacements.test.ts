import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { IN_PLAY } from '../../state.ts';
import { fleet, type Given, type GivenTable, given, givenState, place, squadron, troop } from '../../testing/given.ts';
import { replace, squadronCost, troopCost } from './replacements.ts';

const at1B = (spec: Given): GivenTable =>
  given({
    turn: 3,
    phase: 'replacements',
    only: ['replacements'],
    points: { imperial: [9, 300], zhodani: [9, 300] },
    ...spec,
  });
const reduced = (at: string) => ({ at, step: 'reduced' }) as const;
const costs = (spec: Given, id: string, side = IMPERIAL) => {
  const cost = squadronCost(givenState(spec), side, squadron(id));
  return typeof cost === 'number' ? cost : cost.rule;
};
const troopCosts = (spec: Given, id: string, side = IMPERIAL) => {
  const cost = troopCost(givenState(spec), side, troop(id));
  return typeof cost === 'number' ? cost : cost.rule;
};

test('FFW-6.2a FFW-6.2b points of the turn are added to what was saved, and spent points are gone', () => {
  const table = at1B({
    turn: 10,
    points: { imperial: [1, 4], zhodani: [4, 2] },
    squadrons: { 'Z-BR-1': { eliminated: true }, 'Z-BR-2': reduced('0708') },
  });
  expect(table.told('points')).toEqual([
    { side: IMPERIAL, squadron: 3, troop: 5 },
    { side: ZHODANI, squadron: 19, troop: 7 },
  ]);
  table.act(ZHODANI, 'replace', { squadrons: [squadron('Z-BR-1'), squadron('Z-BR-2')], troops: [] });
  expect([table.g.squadronPoints, table.g.troopPoints]).toEqual([
    [3, 15],
    [5, 7],
  ]);
  const poor = at1B({
    points: { imperial: [2, 0], zhodani: [3, 0] },
    squadrons: { 'Z-BR-1': { eliminated: true }, 'Z-BR-2': { eliminated: true }, 'I-BR-190': { eliminated: true } },
  });
  expect(poor.table.pending.map(({ by }) => by)).toEqual([ZHODANI]); // who can afford nothing is not asked
  expect(poor.refusal(ZHODANI, 'replace', { squadrons: ['Z-BR-1', 'Z-BR-2'].map(squadron), troops: [] })).toEqual({
    rule: 'FFW-6.2b',
    why: 'that costs 6 squadron points, you have 3',
  });
  expect(poor.refusal(ZHODANI, 'replace', { squadrons: ['Z-BR-1', 'Z-BR-1'].map(squadron), troops: [] })?.rule).toBe(
    'FFW-6.2b',
  );
});

test('FFW-6.2a Sword Worlds and Vargr get nothing', () => {
  const spec: Given = {
    squadrons: { 'S-BR-1': reduced('1627'), 'V-BR-5': { eliminated: true } },
    troops: { 'S-K1': { eliminated: true } },
  };
  expect([costs(spec, 'S-BR-1', ZHODANI), costs(spec, 'V-BR-5', ZHODANI), troopCosts(spec, 'S-K1', ZHODANI)]).toEqual([
    'FFW-6.2a',
    'FFW-6.2a',
    'FFW-6.2a',
  ]);
});

test('FFW-6.2c one point restores a reduced squadron at a friendly base of its state, within its fleet', () => {
  const table = at1B({
    fleets: { '43F': { at: '1510', squadrons: ['I-BR-190', 'I-BR-191'] } },
    squadrons: { 'I-BR-190': { step: 'reduced' }, 'Z-BR-1': { at: '1510' } },
  });
  table.act(IMPERIAL, 'replace', { squadrons: [squadron('I-BR-190')], troops: [] });
  const { g } = table;
  expect([
    g.squadrons.step[squadron('I-BR-190')],
    g.squadrons.fleet[squadron('I-BR-190')],
    g.squadronPoints[IMPERIAL],
  ]).toEqual([0, fleet('I-F-43rd'), 8]); // R95: enemies do not matter
  expect(table.told('rebuilt')).toEqual([
    { side: IMPERIAL, squadrons: [squadron('I-BR-190')], troops: [], squadronPoints: 8, troopPoints: 300 },
  ]);
});

test('FFW-6.2c not away from a base, outside the state, under the enemy, in a box, in transit or at full strength', () => {
  const at = (spec: NonNullable<Given['squadrons']>[string], worlds: Given['worlds'] = {}) =>
    costs({ squadrons: { 'I-BR-190': spec }, worlds }, 'I-BR-190');
  expect(at(reduced('2314'))).toBe(1);
  expect(at(reduced('2215'))).toBe('FFW-6.2c'); // no base
  expect(at(reduced('1212'))).toBe('FFW-6.2c'); // Quar: a naval base outside the Imperium
  expect(at(reduced('2314'), { '2314': { control: 'zhodani' } })).toBe('FFW-6.2c'); // R95
  expect(at(reduced('IR'))).toBe('FFW-6.2c'); // R63
  expect(at({ transit: '2314', step: 'reduced' })).toBe('FFW-6.2c'); // R94
  expect(at({ at: '2314' })).toBe('FFW-6.2c');
  const zhodani = (hex: string, worlds: Given['worlds'] = {}) =>
    costs({ squadrons: { 'Z-BR-1': reduced(hex) }, worlds }, 'Z-BR-1', ZHODANI);
  expect([zhodani('0708'), zhodani('1506'), zhodani('1627')]).toEqual([1, 'FFW-6.2c', 'FFW-6.2c']); // military base; none; another state's
  expect(zhodani('1510', { '1510': { control: 'zhodani' } })).toBe('FFW-6.2c');
});

test('FFW-6.2d a scout base restores scouts only; a naval base restores them too', () => {
  const spec: Given = {
    squadrons: { 'I-SR-321': reduced('1410'), 'I-BR-190': reduced('1410'), 'I-SR-497': reduced('1520') },
  };
  expect([costs(spec, 'I-SR-321'), costs(spec, 'I-BR-190'), costs(spec, 'I-SR-497')]).toEqual([1, 'FFW-6.2d', 1]);
});

test('FFW-6.2e FFW-6.2j three points return an eliminated squadron of any type at full strength in its box; R65 where, R87 never with jump 0', () => {
  const lost = { eliminated: true };
  const ids = ['I-BR-190', 'I-CR-470', 'I-AR-26', 'I-TR-10', 'I-SR-53', 'I-COL-EFATE-B'];
  const table = at1B({
    points: { imperial: [18, 0], zhodani: [6, 0] },
    squadrons: {
      ...Object.fromEntries(ids.map((id) => [id, lost])),
      'I-COL-REGINA-C1': lost,
      'Z-BR-1': lost,
      'Z-COL-CLAN-1': lost,
    },
  });
  expect(table.refusal(IMPERIAL, 'replace', { squadrons: [squadron('I-COL-REGINA-C1')], troops: [] })).toEqual({
    rule: 'FFW-6.2e',
    why: 'I-COL-REGINA-C1 could never leave the box',
  });
  table.act(IMPERIAL, 'replace', { squadrons: ids.map(squadron), troops: [] });
  expect(table.g.squadrons.place[squadron('I-BR-190')]).toBe(-1); // sealed until both have answered
  table.act(ZHODANI, 'replace', { squadrons: ['Z-BR-1', 'Z-COL-CLAN-1'].map(squadron), troops: [] });
  const { place: places, step, fuelled } = table.g.squadrons;
  expect(ids.map((id) => places[squadron(id)])).toEqual([...new Array(5).fill(place('IR')), place('RW')]);
  expect(['Z-BR-1', 'Z-COL-CLAN-1'].map((id) => places[squadron(id)])).toEqual([place('ZR'), place('ZR')]);
  expect([step[squadron('I-BR-190')], fuelled[squadron('I-BR-190')], table.g.squadronPoints]).toEqual([0, 1, [0, 0]]);
});

test('FFW-6.2f FFW-6.2l a point a factor, two for armor, always to full strength', () => {
  const spec: Given = {
    troops: {
      'I-K1': { at: '2314', loss: 30 },
      'I-D1': { at: '2314', loss: 40 },
      'I-D2': { eliminated: true },
      'I-D3': { eliminated: true },
      'I-B2': { at: '2314' },
    },
  };
  expect(troopCosts(spec, 'I-K1')).toBe(30);
  expect(troopCosts(spec, 'I-D1')).toBe(16); // 8 factors of an armored 20
  expect([troopCosts(spec, 'I-D2'), troopCosts(spec, 'I-D3')]).toEqual([40, 20]);
  expect(troopCosts(spec, 'I-B2')).toBe('FFW-6.2f');
  const table = at1B(spec);
  table.act(IMPERIAL, 'replace', { squadrons: [], troops: ['I-K1', 'I-D1'].map(troop) });
  expect([
    table.g.troops.loss[troop('I-K1')],
    table.g.troops.loss[troop('I-D1')],
    table.g.troopPoints[IMPERIAL],
  ]).toEqual([0, 0, 254]);
});

test('FFW-6.2g an eliminated troop unit returns in its box for its full factor', () => {
  const table = at1B({
    troops: { 'I-K1': { eliminated: true }, 'I-CT-1': { eliminated: true }, 'Z-K1': { eliminated: true } },
  });
  table.act(IMPERIAL, 'replace', { squadrons: [], troops: ['I-K1', 'I-CT-1'].map(troop) });
  table.act(ZHODANI, 'replace', { squadrons: [], troops: [troop('Z-K1')] });
  const { place: places, status } = table.g.troops;
  expect(['I-K1', 'I-CT-1', 'Z-K1'].map((id) => places[troop(id)])).toEqual(['IR', 'RW', 'ZR'].map(place));
  expect([status[troop('I-K1')], table.g.troopPoints]).toEqual([IN_PLAY, [100, 200]]);
});

test('FFW-6.2h a damaged unit is rebuilt on a friendly world without enemy troops; covert guerrillas are ignored', () => {
  const at = (hex: string, more: Given = {}) =>
    troopCosts({ ...more, troops: { 'I-K1': { at: hex, loss: 10 }, ...more.troops } }, 'I-K1');
  expect(at('2109', { troops: { 'Z-G1': { at: '2109' } } })).toBe(10);
  expect(at('2109', { troops: { 'Z-G1': { at: '2109', overt: true } } })).toBe('FFW-6.2h');
  expect(at('2109', { troops: { 'Z-K1': { at: '2109' } } })).toBe('FFW-6.2h');
  expect(at('2109', { squadrons: { 'Z-BR-1': { at: '2109' } } })).toBe(10);
  expect(at('2213')).toBe('FFW-6.2h'); // nobody controls Ruie
  expect(at('2109', { worlds: { '2109': { control: 'zhodani' } } })).toBe('FFW-6.2h');
  expect(at('IR')).toBe('FFW-6.2h');
  const aboard: Given = {
    squadrons: { 'I-AR-26': { at: '2109' } },
    troops: { 'I-K1': { aboard: 'I-AR-26', loss: 10 } },
  };
  expect(troopCosts(aboard, 'I-K1')).toBe('FFW-6.2h');
});

test('FFW-6.2i elite troops and guerrillas are not replaced', () => {
  const spec: Given = {
    troops: {
      'I-MAR-1': { at: '2314', loss: 20 },
      'Z-FUL': { eliminated: true },
      'Z-G1': { eliminated: true },
      'I-HUS-1': { eliminated: true },
    },
  };
  expect([troopCosts(spec, 'I-MAR-1'), troopCosts(spec, 'I-HUS-1')]).toEqual(['FFW-6.2i', 'FFW-6.2i']);
  expect([troopCosts(spec, 'Z-FUL', ZHODANI), troopCosts(spec, 'Z-G1', ZHODANI)]).toEqual(['FFW-6.2i', 'FFW-6.2i']);
});

test('E5 a front has no replacements', () => {
  const table = given({
    scenario: 'jewell-gate',
    turn: 6,
    phase: 'replacements',
    only: ['replacements'],
    squadrons: { 'I-BR-190': { eliminated: true } },
    points: { imperial: [9, 9] },
  });
  expect([table.table.pending, table.told('points')]).toEqual([[], []]);
});

test('samples are legal and use the points', () => {
  const table = at1B({
    squadrons: { 'I-BR-190': { eliminated: true }, 'I-BR-191': reduced('2314'), 'I-CR-470': { eliminated: true } },
    troops: { 'I-K1': { at: '2314', loss: 30 }, 'I-D2': { eliminated: true } },
  });
  const decision = table.decision('replace', IMPERIAL);
  const random = randomFrom(5);
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const answer = replace.sample(table.play(), { ...decision, about: null }, random);
    expect(table.refusal(IMPERIAL, 'replace', answer)).toBeNull();
    seen.add(JSON.stringify(answer));
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('with fog of war the enemy hears nothing of what is rebuilt in hidden fleets', () => {
  const table = at1B({
    options: { fogOfWar: true },
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190', 'I-BR-191'] } },
    squadrons: { 'I-BR-190': { step: 'reduced' }, 'I-CR-470': reduced('1510') },
  });
  table.act(ZHODANI, 'replace', { squadrons: [], troops: [] });
  table.act(IMPERIAL, 'replace', { squadrons: ['I-BR-190', 'I-CR-470'].map(squadron), troops: [] });
  const heard = table.events
    .filter(({ type }) => type === 'rebuilt')
    .map(({ visibleTo, data: news }) => [visibleTo, (news as { squadrons: number[] }).squadrons]);
  expect(heard).toEqual([
    [[IMPERIAL], ['I-BR-190', 'I-CR-470'].map(squadron)],
    [[ZHODANI], [squadron('I-CR-470')]],
  ]);
});

test('every order is listed where few counters can be had: alone, together as far as the points go, or none', () => {
  const table = given({
    turn: 3,
    phase: 'replacements',
    only: ['replacements'],
    points: { imperial: [1, 0], zhodani: [0, 0] },
    squadrons: { 'I-BR-190': { at: '2314', step: 'reduced' }, 'I-CR-470': { at: '2314', step: 'reduced' } },
  });
  const play = table.play();
  const decision = table.decision('replace', IMPERIAL);
  const list = play.choiceOf('replace').options?.(play, decision) as object[];
  const afford = table.g.squadronPoints[IMPERIAL]!;
  const both = [squadron('I-BR-190'), squadron('I-CR-470')].sort((a, b) => a - b);
  const expected = [[], [both[1]!], [both[0]!], ...(afford >= 2 ? [both] : [])];
  expect(list).toHaveLength(expected.length);
  for (const squadrons of expected) expect(list).toContainEqual({ squadrons, troops: [] });
});

test('FFW-6.2a FFW-6.2b foreign counters, unknown numbers and too many troop points are refused with the reason', () => {
  const table = at1B({
    points: { imperial: [9, 20], zhodani: [0, 0] },
    squadrons: { 'I-BR-190': reduced('2314'), 'Z-BR-1': { eliminated: true } },
    troops: { 'I-D3': { eliminated: true }, 'I-K1': { eliminated: true }, 'Z-D5': { eliminated: true } },
  });
  const why = (squadrons: number[], troops: number[]) => table.refusal(IMPERIAL, 'replace', { squadrons, troops });
  expect(why([squadron('Z-BR-1')], [])).toEqual({ rule: 'FFW-6.2a', why: 'that is no squadron of yours' });
  expect(why([9999], [])).toEqual({ rule: 'FFW-6.2a', why: 'that is no squadron of yours' });
  expect(why([], [troop('Z-D5')])).toEqual({ rule: 'FFW-6.2a', why: 'that is no troop unit of yours' });
  expect(why([], [troop('I-K1')])?.rule).toBe('FFW-6.2b'); // 100 of 20 and what the turn brings
  expect(why([squadron('I-BR-190'), squadron('I-BR-190')], [])).toEqual({
    rule: 'FFW-6.2b',
    why: 'a unit is named twice',
  });
});

test('FFW-6.2c one rebuilt squadron and one unit are news, an empty order is none', () => {
  const spec: Given = {
    squadrons: { 'I-BR-190': reduced('2314') },
    troops: { 'I-D3': { eliminated: true } },
  };
  const told = (squadrons: number[], troops: number[]): number => {
    const table = at1B(spec);
    table.act(IMPERIAL, 'replace', { squadrons, troops });
    return table.told('rebuilt').length;
  };
  const [ship, men] = [squadron('I-BR-190'), troop('I-D3')];
  expect([told([ship], [men]), told([ship], []), told([], [men]), told([], [])]).toEqual([1, 1, 1, 0]);
});

test('FFW-6.2h a unit on the first world of the list is rebuilt like any other', () => {
  expect(troopCosts({ troops: { 'Z-K1': { at: '0707', loss: 10 } } }, 'Z-K1', ZHODANI)).toBe(10);
  expect(troopCosts({ troops: { 'Z-K1': { at: '0708', loss: 10 } } }, 'Z-K1', ZHODANI)).toBe(10);
});
