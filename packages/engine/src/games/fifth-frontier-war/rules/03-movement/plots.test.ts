import { expect, test } from 'vitest';
import { standingPlot } from '../../board/orders.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { fleet, type Given, type GivenTable, given, squadron } from '../../testing/given.ts';
import { careUntil, seededFrom } from '../../testing/given-set-up.ts';
import type { PlotSheet } from '../../types.ts';
import { printPlot } from './notation.ts';

const ONLY = ['plotting'] as const;
const at4C = (spec: Given): GivenTable => given({ phase: 'plotting', only: ONLY, ...spec });
const sheet = (lines: string[], abort: string[] = [], insert: string[] = []): PlotSheet => ({ lines, abort, insert });

/** the plot of a fleet in the notation */
function plotOf({ g, at }: GivenTable, id: string): string[] {
  return printPlot(at, fleet(id), standingPlot(g, fleet(id)), g.turn + 1);
}

test('FFW-2.1k FFW-3.3c the worked example: on turn 3 a Zhodani fleet with orders for 4, 5, 6 is plotted for turn 7', () => {
  const table = at4C({
    turn: 3,
    fleets: { '40F': { at: '1109', squadrons: ['Z-CR-1'], orders: ['R1109', 'J1308', 'R1308'] } },
  });
  const seven = sheet(['7 40F: J1408']);
  expect(table.refusal(ZHODANI, 'plots', sheet(['3 40F: R1109']))?.rule).toBe('FFW-3.3c');
  expect(table.refusal(ZHODANI, 'plots', sheet(['7 40F: J1408', '8 40F: R1408']))).toEqual({
    rule: 'FFW-3.3c',
    why: '40F, turn 8: it is plotted up to turn 7',
  });
  table.act(ZHODANI, 'plots', seven);
  expect(plotOf(table, 'Z-F-40th')).toEqual(['4 40F: R1109', '5 40F: J1308', '6 40F: R1308', '7 40F: J1408']);
  expect(table.told('plotted')).toHaveLength(1);
  expect(table.events.find(({ type }) => type === 'plotted')?.visibleTo).toEqual([ZHODANI]);
});

test('FFW-3.3c turns without a new order are holds where the fleet will be', () => {
  const table = at4C({
    turn: 3,
    fleets: {
      '40F': { at: '1109', squadrons: ['Z-CR-1'], orders: ['R1109', 'J1308', 'R1308'] },
      '68F': { at: '1109', squadrons: ['Z-CR-2'] },
    },
  });
  table.act(ZHODANI, 'plots', sheet(['4 68F: J1308']));
  expect(plotOf(table, 'Z-F-40th').at(-1)).toBe('7 40F: R1308');
  expect(plotOf(table, 'Z-F-68th')).toEqual(['4 68F: J1308', '5 68F: R1308', '6 68F: R1308', '7 68F: R1308']);
});

const toRuie: Given = {
  turn: 10,
  fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], orders: ['R2314', 'J2213', 'R2213', 'J2214'] } },
};

test('FFW-3.3l FFW-3.3n the worked example: an abort makes turns 11 to 14 holds in 2314, and turn 15 is free', () => {
  const table = at4C(toRuie);
  table.act(IMPERIAL, 'plots', sheet(['15 43F: J2213'], ['43F']));
  expect(plotOf(table, 'I-F-43rd')).toEqual([
    '11 43F: R2314',
    '12 43F: R2314',
    '13 43F: R2314',
    '14 43F: R2314',
    '15 43F: J2213',
  ]);
});

test('FFW-3.3l without an abort the same turn 15 follows from 2214', () => {
  const table = at4C(toRuie);
  expect(table.refusal(IMPERIAL, 'plots', sheet(['15 43F: R2314']))?.rule).toBe('FFW-3.3u');
  table.act(IMPERIAL, 'plots', sheet(['15 43F: R2214']));
  expect(plotOf(table, 'I-F-43rd').slice(3)).toEqual(['14 43F: J2214', '15 43F: R2214']);
});

test('FFW-3.3n an abort deletes D lists, an insertion moves them with their orders (A5)', () => {
  const spec: Given = {
    turn: 6,
    fleets: {
      '40F': {
        at: '2409',
        squadrons: ['Z-BR-1', 'Z-BR-2'],
        orders: ['J2411', 'R2411 D{Z-BR-2}', 'J2314'],
        current: 'R2409',
      },
    },
    squadrons: { 'Z-BR-1': { dry: true } },
  };
  const aborted = at4C(spec);
  aborted.act(ZHODANI, 'plots', sheet([], ['40F']));
  expect(aborted.g.squadrons.detach[squadron('Z-BR-2')]).toBe(0);
  const inserted = at4C(spec);
  inserted.act(ZHODANI, 'plots', sheet([], [], ['40F']));
  expect(plotOf(inserted, 'Z-F-40th')[2]).toBe('9 40F: R2411 D{Z-BR-2}');
});

const failedToRefuel: Given = {
  turn: 6,
  fleets: { '40F': { at: '2409', squadrons: ['Z-BR-1'], orders: ['J2411', 'R2411', 'J2314'], current: 'R2409' } },
  squadrons: { 'Z-BR-1': { dry: true } },
};

test('FFW-3.3o the worked example: a hold is inserted for turn 7, the rest slides, nothing new is plotted for turn 10', () => {
  const table = at4C(failedToRefuel);
  expect(table.refusal(ZHODANI, 'plots', sheet(['10 40F: J2313'], [], ['40F']))?.rule).toBe('FFW-3.3c');
  expect(table.refusal(ZHODANI, 'plots', sheet(['11 40F: R2314'], [], ['40F']))?.why).toContain('up to turn 10');
  table.act(ZHODANI, 'plots', sheet([], [], ['40F']));
  expect(plotOf(table, 'Z-F-40th')).toEqual(['7 40F: R2409', '8 40F: J2411', '9 40F: R2411', '10 40F: J2314']);
});

test('FFW-3.3v instead of inserting, the plot may be aborted; doing neither is refused, and the default is the abort', () => {
  const table = at4C(failedToRefuel);
  expect(table.refusal(ZHODANI, 'plots', sheet(['10 40F: R2314']))?.rule).toBe('FFW-3.3m');
  const holds = ['7 40F: R2409', '8 40F: R2409', '9 40F: R2409'];
  table.act(ZHODANI, 'plots', sheet(['10 40F: J2408'], ['40F']));
  expect(plotOf(table, 'Z-F-40th')).toEqual([...holds, '10 40F: J2408']);
  const lazy = at4C(failedToRefuel);
  lazy.act(ZHODANI, 'plots', { fleets: [] });
  expect(plotOf(lazy, 'Z-F-40th')).toEqual([...holds, '10 40F: R2409']);
});

test('FFW-3.3o no insertion when the fleet was not plotted to hold, or all are fuelled (R17)', () => {
  const spec = (current: string | undefined, dry: boolean): Given => ({
    turn: 6,
    fleets: {
      '40F': {
        at: '2409',
        squadrons: ['Z-BR-1'],
        orders: ['R2409', 'J2411', 'R2411'],
        ...(current ? { current } : {}),
      },
    },
    squadrons: { 'Z-BR-1': { dry } },
  });
  const ruleOf = (table: GivenTable) => table.refusal(ZHODANI, 'plots', sheet([], [], ['40F']))?.rule;
  expect(ruleOf(at4C(spec('J2409', true)))).toBe('FFW-3.3o');
  expect(ruleOf(at4C(spec(undefined, true)))).toBe('FFW-3.3o');
  expect(ruleOf(at4C(spec('R2409', false)))).toBe('FFW-3.3o');
  expect(ruleOf(at4C(spec('R2409', true)))).toBeUndefined();
  const joined = { ...spec('R2409', true), squadrons: { 'Z-BR-1': { dry: true, jumped: true } } };
  expect(ruleOf(at4C(joined))).toBe('FFW-3.3o'); // it jumped in and joined: no hold of this fleet failed it
});

test('FFW-3.3m a plot that does not match reality is aborted before anything else', () => {
  const spec = (more: Partial<NonNullable<Given['fleets']>[string]>, dry = false): Given => ({
    turn: 10,
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], orders: ['J2213', 'R2213', 'J2214', 'R2214'], ...more } },
    squadrons: { 'I-BR-190': { dry } },
  });
  const fifteen = (spec: Given): string[] => {
    const table = at4C(spec);
    table.act(IMPERIAL, 'plots', sheet(['15 43F: J2313']));
    return plotOf(table, 'I-F-43rd').map((line) => line.slice(-5));
  };
  const aborted = ['R2314', 'R2314', 'R2314', 'R2314', 'J2313'];
  expect(fifteen(spec({ mustAbort: true }))).toEqual(aborted); // R15
  expect(fifteen(spec({}, true))).toEqual(aborted); // dry before a jump
  expect(fifteen(spec({ orders: ['R2213', 'R2213', 'R2213', 'R2213'] }))).toEqual(aborted); // elsewhere
  const free = at4C(spec({}));
  expect(free.refusal(IMPERIAL, 'plots', sheet(['15 43F: J2313']))).toBeNull(); // nothing is forced
  free.act(IMPERIAL, 'plots', sheet(['15 43F: J2313']));
  expect(plotOf(free, 'I-F-43rd')[0]).toBe('11 43F: J2213');
  expect(free.g.fleets.mustAbort[fleet('I-F-43rd')]).toBe(0);
});

test('FFW-3.3m a fleet that disengaged elsewhere arrives, holds there, and plots its last turn freely (R32)', () => {
  const table = at4C({
    turn: 10,
    fleets: { '43F': { transit: '2411', squadrons: ['I-BR-190'], orders: ['J2213', 'R2213', 'J2214', 'R2214'] } },
  });
  table.act(IMPERIAL, 'plots', sheet(['15 43F: J2409']));
  expect(plotOf(table, 'I-F-43rd').map((line) => line.slice(-5))).toEqual([
    'J2411',
    'R2411',
    'R2411',
    'R2411',
    'J2409',
  ]);
  // the very hex that it was ordered to: the plot survives
  const lucky = at4C({
    turn: 10,
    fleets: { '43F': { transit: '2213', squadrons: ['I-BR-190'], orders: ['J2213', 'R2213', 'J2214', 'R2214'] } },
  });
  lucky.act(IMPERIAL, 'plots', sheet(['15 43F: R2214']));
  expect(plotOf(lucky, 'I-F-43rd').map((line) => line.slice(-5))).toEqual([
    'J2213',
    'R2213',
    'J2214',
    'R2214',
    'R2214',
  ]);
});

test('FFW-3.3m in transit a plotting value of 1 leaves only the arrival, and nobody is asked (R32)', () => {
  const table = at4C({
    turn: 10,
    fleets: { '43F': { transit: '2411', squadrons: ['I-BR-190'], commander: 'I-ADM-2' } },
  });
  expect(plotOf(table, 'I-F-43rd')).toEqual(['11 43F: J2411']);
  expect(table.told('notAsked')).toContainEqual({ seat: IMPERIAL, kind: 'plots' });
});

test('FFW-3.3p a new fleet plots its whole horizon at once', () => {
  const table = at4C({ turn: 3, fleets: { GRA: { at: '1627', squadrons: ['S-BR-1', 'S-CR-7'] } } });
  const lines = ['4 GRA: J1625', '5 GRA: J1627', '6 GRA: R1627', '7 GRA: J1527', '8 GRA: R1527'];
  table.act(ZHODANI, 'plots', sheet(lines));
  expect(plotOf(table, 'S-F-Gram')).toEqual(lines);
});

test('FFW-3.3q the worked example: under Ashluda turns 16 and 17 remain and the plot for turn 18 is erased', () => {
  const table = at4C({
    turn: 15,
    fleets: {
      '43F': {
        at: '2314',
        squadrons: ['I-BR-190', 'I-BR-191'],
        commander: 'I-ADM-8',
        orders: ['R2314', 'J2316', 'R2316 D{I-BR-191}'],
      },
    },
  });
  expect(plotOf(table, 'I-F-43rd')).toEqual(['16 43F: R2314', '17 43F: J2316']);
  expect(table.g.squadrons.detach[squadron('I-BR-191')]).toBe(0);
  expect(table.refusal(IMPERIAL, 'plots', sheet(['18 43F: R2316']))?.rule).toBe('FFW-3.3c');
  table.act(IMPERIAL, 'plots', { fleets: [] });
  expect(plotOf(table, 'I-F-43rd')).toHaveLength(2);
});

test('FFW-3.3r a higher plotting value must be filled at once, with whatever is missing held', () => {
  const table = at4C({
    turn: 15,
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], orders: ['J2316', 'R2316'] } },
  });
  table.act(IMPERIAL, 'plots', sheet(['18 43F: J2314', '19 43F: R2314']));
  expect(plotOf(table, 'I-F-43rd').map((line) => line.slice(-5))).toEqual([
    'J2316',
    'R2316',
    'J2314',
    'R2314',
    'R2314',
  ]);
});

test('FFW-3.3w FFW-3.5a a fleet led by a plotting-0 admiral has no plot, now or before turn 1', () => {
  const table = at4C({
    turn: 3,
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-4', orders: ['R2314', 'J2313'] } },
  });
  expect(plotOf(table, 'I-F-43rd')).toEqual([]); // R18: all of it is erased
  expect(table.told('notAsked')).toContainEqual({ seat: IMPERIAL, kind: 'plots' });
});

const marching: Given = {
  turn: 3,
  fleets: { '40F': { at: '1109', squadrons: ['Z-CR-1', 'Z-CR-2', 'Z-TR-4'], orders: ['R1109', 'J1308', 'R1308'] } },
};

test('FFW-3.3j R103 a D list is added to an order that stands, by a line that repeats it', () => {
  const table = at4C(marching);
  table.act(ZHODANI, 'plots', sheet(['5 40F: J1308 D{Z-CR-2}', '7 40F: R1308']));
  expect(plotOf(table, 'Z-F-40th')).toEqual(['4 40F: R1109', '5 40F: J1308 D{Z-CR-2}', '6 40F: R1308', '7 40F: R1308']);
  expect(table.g.squadrons.detach[squadron('Z-CR-2')]).toBe(5);
});

test('FFW-3.3j R103 by number too; an earlier entry replaces a later one, and what is gone by then is not listed', () => {
  const orders = ['R1109', 'J1308', 'R1308 D{Z-CR-2}'];
  const spec: Given = { turn: 3, fleets: { '40F': { at: '1109', squadrons: ['Z-CR-1', 'Z-CR-2'], orders } } };
  const add = (turn: number, ...ids: string[]): PlotSheet => ({
    fleets: [
      { fleet: fleet('Z-F-40th'), change: 'none', orders: [], detach: [{ turn, squadrons: ids.map(squadron) }] },
    ],
  });
  const table = at4C(spec);
  const why = (answer: PlotSheet) => table.refusal(ZHODANI, 'plots', answer);
  expect(why(add(7, 'Z-CR-1'))).toEqual({
    rule: 'FFW-3.3j',
    why: '40F, turn 7: no order stands for that turn to which a D list could be added',
  });
  expect(why(add(3, 'Z-CR-1'))?.rule).toBe('FFW-3.3j');
  expect(why(add(5, 'Z-BR-1'))?.why).toBe('40F, turn 5: Z-BR-1 is not in the fleet by then');
  expect(why({ fleets: [{ ...fleetsOf(add(5, 'Z-CR-2'))[0]!, detach: [{ turn: 5, squadrons: [9999] }] }] })?.why).toBe(
    '40F, turn 5: that is not in the fleet by then',
  );
  const late = at4C({
    ...spec,
    fleets: { '40F': { ...spec.fleets!['40F']!, orders: ['R1109 D{Z-CR-2}', 'R1109', 'R1109'] } },
  });
  expect(late.refusal(ZHODANI, 'plots', add(5, 'Z-CR-2'))?.why).toBe('40F, turn 5: Z-CR-2 is not in the fleet by then');
  table.act(ZHODANI, 'plots', add(5, 'Z-CR-2'));
  expect(plotOf(table, 'Z-F-40th').slice(0, 3)).toEqual(['4 40F: R1109', '5 40F: J1308 D{Z-CR-2}', '6 40F: R1308']);
});
const fleetsOf = (answer: PlotSheet) => ('fleets' in answer ? answer.fleets : []);

test('FFW-3.3h R103 a D list that takes away the tanker of a standing jump is refused', () => {
  const squadrons = ['I-BR-190', 'I-BR-191', 'I-BR-203', 'I-BR-122', 'I-TR-10']; // it serves four in Whanga
  const table = at4C({ turn: 3, fleets: { '43F': { at: '2209', squadrons, orders: ['J2210', 'J2211', 'R2211'] } } });
  expect(table.refusal(IMPERIAL, 'plots', sheet(['4 43F: J2210 D{I-TR-10}']))).toEqual({
    rule: 'FFW-3.3h',
    why: '43F, turn 5: after the jump to 2210 not all can be filled there at once: I-BR-190 is dry',
  });
  expect(table.refusal(IMPERIAL, 'plots', sheet(['5 43F: J2211 D{I-TR-10}']))).toBeNull();
  expect(table.refusal(IMPERIAL, 'plots', sheet(['4 43F: J2210 D{I-BR-122}']))).toBeNull();
});

test('FFW-3.3j R103 the added D list is obeyed in the fleet adjustment of its turn', () => {
  const play = seededFrom({ ...marching, phase: 'plotting' }, 'D list');
  careUntil(play, 'plots', ZHODANI);
  const { id, by, kind } = play.table.pending.find((one) => one.by === ZHODANI)!;
  expect(play.act({ decision: id, by, kind, with: sheet(['4 40F: R1109 D{Z-CR-2}']) })).toBeNull();
  expect(careUntil(play, 'adjust', ZHODANI)).toBe(true);
  expect([play.g.turn, play.g.squadrons.fleet[squadron('Z-CR-2')]]).toEqual([4, -1]);
  expect(play.g.squadrons.fleet[squadron('Z-CR-1')]).toBe(fleet('Z-F-40th'));
});

const lost = ({ events }: GivenTable) =>
  events.filter(({ type }) => type === 'plotLost').map(({ data: details, visibleTo }) => [details, visibleTo]);

test('FFW-3.3m R16 a forced abort tells its side which fleet, which orders and why', () => {
  const dry = at4C({
    turn: 3,
    fleets: { '40F': { at: '1109', squadrons: ['Z-CR-1', 'Z-CR-2'], orders: ['J1308', 'R1308'] } },
    squadrons: { 'Z-CR-2': { dry: true } },
  });
  const news = { fleet: fleet('Z-F-40th'), orders: ['J1308', 'R1308'], why: 'dry', dry: [squadron('Z-CR-2')] };
  expect(lost(dry)).toEqual([[news, [ZHODANI]]]);
  expect(plotOf(dry, 'Z-F-40th')).toEqual(['4 40F: R1109', '5 40F: R1109']);
  const failed = at4C({
    turn: 3,
    fleets: { '40F': { at: '1109', squadrons: ['Z-CR-1'], orders: ['R1308', 'J1408'], mustAbort: true } },
  });
  expect(lost(failed)[0]?.[0]).toMatchObject({ orders: ['R1308', 'J1408'], why: 'failed', dry: [] });
  const astray = at4C({
    turn: 3,
    fleets: { '40F': { at: '1109', squadrons: ['Z-CR-1'], orders: ['R1308', 'J1408'] } },
  });
  expect(lost(astray)[0]?.[0]).toMatchObject({ orders: ['R1308', 'J1408'], why: 'astray' });
  const held = at4C({
    turn: 3,
    fleets: { '40F': { at: '1109', squadrons: ['Z-CR-1'], orders: ['R1109', 'R1109'], mustAbort: true } },
  });
  expect(lost(held)).toEqual([]); // nothing of it changes
});

test('FFW-3.3m an empty sheet for a fleet that must abort says so', () => {
  const lazy = at4C(failedToRefuel);
  expect(lost(lazy)).toEqual([]); // it may still insert a hold
  lazy.act(ZHODANI, 'plots', { fleets: [] });
  const orders = ['J2411', 'R2411', 'J2314'];
  expect(lost(lazy)).toEqual([
    [{ fleet: fleet('Z-F-40th'), orders, why: 'dry', dry: [squadron('Z-BR-1')] }, [ZHODANI]],
  ]);
});

test('FFW-3.3q R18 orders that a lower plotting value erases are announced', () => {
  const table = at4C({
    turn: 3,
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-2', orders: ['R2314', 'J2313', 'R2313'] },
    },
  });
  const news = { fleet: fleet('I-F-43rd'), orders: ['J2313', 'R2313'], why: 'shorter', dry: [] };
  expect(lost(table)).toEqual([[news, [IMPERIAL]]]);
});
