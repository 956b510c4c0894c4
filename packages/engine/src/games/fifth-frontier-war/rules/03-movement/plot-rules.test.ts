import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { fleet, type Given, givenState, place, squadron } from '../../testing/given.ts';
import { parseOrder } from '../../text/notation.ts';
import type { PlotOrder, Position } from '../../types.ts';
import { drawPlot, nextPlaces, plotFault } from './plot-rules.ts';

const UNSTREAMLINED = ['I-BR-190', 'I-BR-191', 'I-BR-203', 'I-BR-122', 'I-BR-124'];

function orders(at: Position, ...texts: string[]): PlotOrder[] {
  return texts.map((text) => {
    const order = parseOrder(at.data, text);
    if (typeof order === 'string') throw new Error(order);
    return order;
  });
}

function fleetAt(hex: string, squadrons: string[], more: Given['squadrons'] = {}): Position {
  return givenState({
    turn: 3,
    phase: 'plotting',
    fleets: { 'I-F-43rd': { at: hex, squadrons } },
    squadrons: more,
  });
}

const faultOf = (at: Position, ...texts: string[]) => plotFault(at, fleet('I-F-43rd'), [], orders(at, ...texts));
const ruleOf = (at: Position, ...texts: string[]): string | null => faultOf(at, ...texts)?.rule ?? null;

test('FFW-3.3g a jump order beyond the range is refused, with fleet, turn and rule', () => {
  const at = fleetAt('2314', ['I-BR-190', 'I-CR-83']); // jump 4 and 3
  expect(ruleOf(at, 'J2311')).toBeNull();
  expect(faultOf(at, 'R2314', 'J2310')).toEqual({
    fleet: fleet('I-F-43rd'),
    turn: 5,
    rule: 'FFW-3.3g',
    why: '43F, turn 5: 2310 is 4 hexes away, its slowest squadron jumps 3',
  });
  expect(ruleOf(fleetAt('2314', ['I-BR-190', 'I-COL-REGINA-C1']), 'J2313')).toBe('FFW-3.1c'); // D5
});

test('FFW-3.3u holds and origins follow from the orders before', () => {
  const at = fleetAt('2314', ['I-BR-190']);
  expect(ruleOf(at, 'J2313', 'R2313', 'J2310', 'R2310')).toBeNull();
  expect(faultOf(at, 'J2313', 'R2314')).toEqual({
    fleet: fleet('I-F-43rd'),
    turn: 5,
    rule: 'FFW-3.3u',
    why: '43F, turn 5: it will be in 2313, so that a hold is written R2313',
  });
  expect(ruleOf(at, 'J2313', 'R2313', 'J2309')).toBeNull(); // 4 from there, 7 from Regina
  expect(ruleOf(at, 'RIR')).toBe('FFW-3.3u');
});

test('FFW-3.3h the first order is no jump while a squadron is dry', () => {
  const at = fleetAt('2314', ['I-BR-190', 'I-CR-470'], { 'I-CR-470': { dry: true } });
  expect(ruleOf(at, 'J2313')).toBe('FFW-3.3h');
  expect(ruleOf(at, 'R2314', 'J2313')).toBeNull();
});

test('FFW-3.3h a squadron that needs a whole phase keeps its fleet from jumping twice in a row', () => {
  // Whanga 2210: gas giant and ocean, no starport: codes S and P fill at once, U does not
  expect(ruleOf(fleetAt('2209', ['I-CR-470', 'I-CR-83']), 'J2210', 'J2211')).toBeNull();
  const at = fleetAt('2209', ['I-CR-470', 'I-BR-190']);
  expect(ruleOf(at, 'J2210', 'J2211')).toBe('FFW-3.3h');
  expect(ruleOf(at, 'J2210', 'R2210', 'J2211')).toBeNull();
  // Feri 2409 has a base: nobody is left over; an empty hex leaves everybody
  expect(ruleOf(fleetAt('2209', UNSTREAMLINED), 'J2409', 'J2411')).toBeNull();
  expect(ruleOf(fleetAt('2209', ['I-CR-470']), 'J2310', 'J2211')).toBe('FFW-3.3h');
});

test('FFW-3.3h R101 a stay where no source serves a squadron refuels nothing: the refusal names fleet, turn and squadron', () => {
  const at = fleetAt('2314', ['I-CR-470', 'I-BR-190']);
  expect(faultOf(at, 'J2315', 'R2315', 'J2314')).toEqual({
    fleet: fleet('I-F-43rd'),
    turn: 6,
    rule: 'FFW-3.3h',
    why: '43F, turn 6: 2315 has no fuel for a fleet that stays there: I-BR-190 is dry',
  });
  expect(ruleOf(at, 'J2315', 'R2315', 'R2315', 'J2314')).toBe('FFW-3.3h');
  expect(faultOf(at, 'J2315', 'J2314')?.why).toBe(
    '43F, turn 5: after the jump to 2315 not all can be filled there at once: I-BR-190 is dry',
  );
  expect(nextPlaces(at, fleet('I-F-43rd'), orders(at, 'J2315', 'R2315'))).toEqual([]);
  // a tanker of the fleet serves once during the stay: it fills itself, or the others
  expect(ruleOf(fleetAt('2314', ['I-BR-190', 'I-TR-10', 'I-TR-11']), 'J2315', 'R2315', 'J2314')).toBe('FFW-3.3h');
  expect(ruleOf(fleetAt('2314', ['I-TR-10']), 'J2315', 'R2315', 'J2314')).toBeNull();
  expect(ruleOf(fleetAt('2314', ['I-TR-10'], { 'I-TR-10': { spent: true } }), 'J2315', 'R2315', 'J2314')).toBe(
    'FFW-3.3h',
  );
});

test('FFW-3.3h R101 who is dry now fills up in a stay with a source, or from a tanker of the fleet, and not before', () => {
  const dry = { 'I-BR-190': { dry: true } };
  const empty = fleetAt('2315', ['I-BR-190', 'I-CR-470'], dry);
  expect(faultOf(empty, 'J2314')?.why).toBe('43F, turn 4: I-BR-190 is dry and cannot fill up before');
  expect(ruleOf(empty, 'R2315', 'J2314')).toBe('FFW-3.3h');
  expect(ruleOf(fleetAt('2315', ['I-BR-190', 'I-TR-10'], dry), 'R2315', 'J2314')).toBeNull(); // the tanker is full
  expect(ruleOf(fleetAt('2315', ['I-BR-190', 'I-CR-470'], {}), 'R2315', 'J2314')).toBeNull();
  expect(ruleOf(fleetAt('2314', ['I-BR-190'], dry), 'R2314', 'J2313')).toBeNull();
  expect(ruleOf(fleetAt('2315', ['I-BR-190', 'I-CR-470'], dry), 'R2315 D{I-BR-190}', 'J2314')).toBeNull();
});

test('FFW-3.3h R82 a stay at a source makes a tanker of the fleet able to serve again', () => {
  const four = [...UNSTREAMLINED.slice(0, 4), 'I-TR-10'];
  expect(ruleOf(fleetAt('2209', four), 'J2210', 'J2211', 'R2211', 'J2210', 'J2211')).toBeNull();
  expect(ruleOf(fleetAt('2209', four), 'J2210', 'J2211', 'R2211', 'J2210', 'J2211', 'J2212')).toBe('FFW-3.3h');
});

test('FFW-3.3h an ocean serves only streamlined squadrons at once, a starport so many of any code (R14)', () => {
  // Alell 2110: ocean, starport B with three slots
  expect(ruleOf(fleetAt('2209', ['I-CR-470', ...UNSTREAMLINED.slice(0, 3)]), 'J2110', 'J2210')).toBeNull();
  expect(ruleOf(fleetAt('2209', UNSTREAMLINED.slice(0, 4)), 'J2110', 'J2210')).toBe('FFW-3.3h');
  expect(ruleOf(fleetAt('2209', ['I-CR-83', ...UNSTREAMLINED.slice(0, 3)]), 'J2110', 'J2210')).toBe('FFW-3.3h');
});

test('FFW-3.3h an unspent tanker of the fleet covers its defense factor, once in a plot (R14)', () => {
  const four = [...UNSTREAMLINED.slice(0, 4), 'I-TR-10']; // the tanker, code P and factor 4, fills at gas giants
  expect(ruleOf(fleetAt('2209', four), 'J2210', 'J2211')).toBeNull();
  expect(ruleOf(fleetAt('2209', [...UNSTREAMLINED, 'I-TR-10']), 'J2210', 'J2211')).toBe('FFW-3.3h');
  expect(ruleOf(fleetAt('2209', [...UNSTREAMLINED, 'I-TR-10', 'I-TR-11']), 'J2210', 'J2211')).toBeNull();
  expect(ruleOf(fleetAt('2209', four, { 'I-TR-10': { spent: true } }), 'J2210', 'J2211')).toBe('FFW-3.3h');
  expect(ruleOf(fleetAt('2209', four, { 'I-TR-10': { step: 'reduced' } }), 'J2210', 'J2211')).toBe('FFW-3.3h');
  expect(ruleOf(fleetAt('2209', four), 'J2210', 'J2211', 'J2212')).toBe('FFW-3.3h'); // used in Whanga
  expect(ruleOf(fleetAt('2209', [...four, 'I-TR-11']), 'J2210', 'J2211', 'J2212')).toBeNull();
  expect(ruleOf(fleetAt('2209', four), 'J2210', 'J2211', 'R2211', 'J2212')).toBeNull();
  expect(ruleOf(fleetAt('2209', four), 'J2210 D{I-TR-10}', 'J2211')).toBe('FFW-3.3h'); // left behind
});

test('FFW-3.3h a dry tanker takes a slot first, or a whole tanker: alone it never carries its fleet (R14)', () => {
  // Louzy 2008: starport D, one slot, ocean
  expect(ruleOf(fleetAt('2209', [...UNSTREAMLINED.slice(0, 4), 'I-TR-10']), 'J2008', 'J2206')).toBeNull();
  expect(ruleOf(fleetAt('2209', ['I-BR-190', 'I-TR-10']), 'J2310', 'J2211')).toBe('FFW-3.3h');
  // 2310 is empty: two tankers use up each other
  expect(ruleOf(fleetAt('2209', ['I-BR-190', 'I-TR-10', 'I-TR-11']), 'J2310', 'J2211')).toBe('FFW-3.3h');
  expect(ruleOf(fleetAt('2209', ['I-TR-10']), 'J2310', 'J2211')).toBeNull(); // itself allowed
  // Louzy with both: one has the slot, the other fills itself, the first serves four
  expect(ruleOf(fleetAt('2209', [...UNSTREAMLINED.slice(0, 4), 'I-TR-10', 'I-TR-11']), 'J2008', 'J2206')).toBeNull();
  expect(ruleOf(fleetAt('2209', [...UNSTREAMLINED, 'I-TR-10', 'I-TR-11']), 'J2008', 'J2206')).toBe('FFW-3.3h');
  // one of them reduced: the smaller fills itself, so that four can be served and not only two
  const uneven = (more: string[]) =>
    fleetAt('2209', [...more, 'I-TR-10', 'I-TR-11'], { 'I-TR-10': { step: 'reduced' } });
  expect(ruleOf(uneven(UNSTREAMLINED.slice(0, 4)), 'J2008', 'J2206')).toBeNull();
  expect(ruleOf(uneven(UNSTREAMLINED), 'J2008', 'J2206')).toBe('FFW-3.3h');
});

test('FFW-3.3h a world counts as if its owner controlled it: who does is the plotter’s risk (R14)', () => {
  const enemy = (hex: string, control: 'zhodani' | 'nobody') =>
    givenState({
      turn: 3,
      phase: 'plotting',
      fleets: { 'I-F-43rd': { at: '2209', squadrons: UNSTREAMLINED.slice(0, 3) } },
      worlds: { [hex]: { control } },
    });
  expect(ruleOf(enemy('2110', 'zhodani'), 'J2110', 'J2210')).toBeNull(); // three slots
  expect(ruleOf(enemy('2110', 'nobody'), 'J2110', 'J2210')).toBeNull();
});

test('FFW-3.3j the worked example: three hexes on turn 24 are legal once a D list of turn 23 has dropped two slow squadrons', () => {
  const members = ['Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-BR-4', 'Z-BR-40', 'Z-BR-41'];
  const at = givenState({ turn: 20, phase: 'plotting', fleets: { '14C': { at: '1408', squadrons: members } } });
  const rule = (...texts: string[]): string | null =>
    plotFault(at, fleet('Z-F-14th-Colonial'), [], orders(at, ...texts))?.rule ?? null;
  const holds = ['R1408', 'R1408'];
  expect(rule(...holds, 'R1408', 'J1411')).toBe('FFW-3.3g');
  expect(rule(...holds, 'R1408 D{Z-BR-40,Z-BR-41}', 'J1411')).toBeNull();
  expect(rule('R1408 D{Z-BR-40}', 'R1408 D{Z-BR-41}', 'R1408', 'J1411')).toBeNull(); // or earlier
  expect(rule(...holds, 'R1408 D{Z-BR-40}', 'J1411')).toBe('FFW-3.3g');
  expect(rule(...holds, 'R1408', 'J1411 D{Z-BR-40,Z-BR-41}')).toBe('FFW-3.3g'); // detached after the jump
  expect(rule('R1408 D{Z-BR-40}', 'R1408 D{Z-BR-40}')).toBe('FFW-3.3j');
  expect(rule('R1408 D{Z-BR-39}')).toBe('FFW-3.3j');
});

test('FFW-3.3h standing orders are not checked again, but their tankers are used up', () => {
  const at = fleetAt('2209', [...UNSTREAMLINED.slice(0, 4), 'I-TR-10']);
  const standing = orders(at, 'J2210', 'J2211');
  expect(plotFault(at, fleet('I-F-43rd'), standing, orders(at, 'J2212'))?.why).toContain('43F, turn 6');
  expect(plotFault(at, fleet('I-F-43rd'), standing, orders(at, 'R2211'))).toBeNull();
});

test('nextPlaces gives what plotFault accepts: all of it, and nothing else', () => {
  const at = fleetAt('2209', ['I-CR-356', 'I-BR-190']); // jump 2, codes S and U
  const before = orders(at, 'J2210');
  expect(nextPlaces(at, fleet('I-F-43rd'), before)).toEqual([]);
  const offered = nextPlaces(at, fleet('I-F-43rd'), orders(at, 'J2210', 'R2210'));
  expect(offered).toHaveLength(18); // 6 + 12 hexes around
  const accepted = at.data.map.labels.flatMap((_, to) =>
    plotFault(at, fleet('I-F-43rd'), orders(at, 'J2210', 'R2210'), [{ to, jump: true, detach: [] }]) ? [] : [to],
  );
  expect([...offered].sort((a, b) => a - b)).toEqual(accepted);
});

test('drawn plots are legal, move, hold and detach; a fleet in transit arrives first', () => {
  const random = randomFrom(7);
  const at = fleetAt('2310', ['I-CR-470', 'I-BR-190', 'I-CR-83', 'I-TR-10']);
  let jumps = 0;
  let lists = 0;
  for (let n = 0; n < 2000; n++) {
    const plot = drawPlot(at, fleet('I-F-43rd'), [], 5, random);
    expect(plot).toHaveLength(5);
    expect(plotFault(at, fleet('I-F-43rd'), [], plot)).toBeNull();
    jumps += plot.filter(({ jump }) => jump).length;
    lists += plot.filter(({ detach }) => detach.length > 0).length;
  }
  expect(jumps).toBeGreaterThan(2000);
  expect(lists).toBeGreaterThan(200);
  const moving = givenState({
    turn: 3,
    phase: 'plotting',
    fleets: { '43F': { transit: '2409', squadrons: ['I-BR-190'] } },
  });
  expect(drawPlot(moving, fleet('I-F-43rd'), [], 1, random)).toEqual([{ to: place('2409'), jump: true, detach: [] }]);
  expect(nextPlaces(moving, fleet('I-F-43rd'), [])).toEqual([place('2409')]);
  expect(plotFault(moving, fleet('I-F-43rd'), [], orders(moving, 'R2409'))?.rule).toBe('FFW-4.6h');
});

test('tankers of the fleet alone count, squadrons beside it do not', () => {
  const at = fleetAt('2209', UNSTREAMLINED.slice(0, 4), { 'I-TR-10': { at: '2209' } });
  expect(ruleOf(at, 'J2210', 'J2211')).toBe('FFW-3.3h');
  expect(at.g.squadrons.fleet[squadron('I-TR-10')]).toBe(-1);
});
