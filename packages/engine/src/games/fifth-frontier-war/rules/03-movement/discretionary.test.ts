import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { ASHORE } from '../../state.ts';
import { admiral, fleet, type Given, type GivenTable, given, place, squadron, troop } from '../../testing/given.ts';
import type { Transfer } from '../../types.ts';

const at2C = (spec: Given): GivenTable => given({ turn: 3, phase: 'scouts', only: ['scoutMoves'], ...spec });
const at2D = (spec: Given): GivenTable => given({ turn: 3, phase: 'wellLed', only: ['wellLedMoves'], ...spec });
const scoutTo = (id: string, to: string, load: Transfer[] = []) => ({
  jumps: [{ squadron: squadron(id), to: place(to), load }],
});
const fleetTo = (id: string, to: string, load: Transfer[] = []) => ({
  jumps: [{ fleet: fleet(id), to: place(to), load }],
});

test('FFW-3.6a an independent scout jumps as its owner likes, in range and fuelled', () => {
  const table = at2C({ squadrons: { 'I-SR-321': { at: '2314' }, 'I-SR-497': { at: '2314', dry: true } } }); // jump 3
  expect(table.refusal(IMPERIAL, 'scouts', scoutTo('I-SR-321', '2310'))?.rule).toBe('FFW-3.1a');
  expect(table.refusal(IMPERIAL, 'scouts', scoutTo('I-SR-497', '2313'))?.rule).toBe('FFW-3.2c');
  table.act(IMPERIAL, 'scouts', scoutTo('I-SR-321', '2311'));
  const { squadrons } = table.g;
  const one = squadron('I-SR-321');
  expect([squadrons.place[one], squadrons.fuelled[one], squadrons.jumped[one]]).toEqual([place('2311'), 0, 1]);
  expect(table.told('jumped')).toEqual([{ squadron: one, fleet: -1, from: place('2314'), to: place('2311') }]);
});

test('FFW-3.1a a scout named twice jumps once (R27)', () => {
  const table = at2C({ squadrons: { 'I-SR-321': { at: '2314' } } });
  const twice = [...scoutTo('I-SR-321', '2313').jumps, ...scoutTo('I-SR-321', '2312').jumps];
  expect(table.refusal(IMPERIAL, 'scouts', { jumps: twice })?.rule).toBe('FFW-3.1a');
});

test('FFW-3.6b FFW-3.2a FFW-3.7a scouts of fleets and squadrons that are no scouts do not move alone', () => {
  const table = at2C({
    fleets: { '43F': { at: '2314', squadrons: ['I-SR-321'] } },
    squadrons: { 'I-SR-497': { at: '2314' }, 'I-CR-470': { at: '2314' }, 'Z-SR-67': { at: '1109' } },
  });
  for (const id of ['I-SR-321', 'I-CR-470', 'Z-SR-67'])
    expect(table.refusal(IMPERIAL, 'scouts', scoutTo(id, '2313'))?.rule).toBe('FFW-3.6a');
  expect(table.refusal(IMPERIAL, 'scouts', { jumps: [{ squadron: 9000, to: 5, load: [] }] })?.rule).toBe('FFW-3.6a');
  expect(table.refusal(IMPERIAL, 'scouts', scoutTo('I-SR-497', '2313'))).toBeNull();
});

test('FFW-3.6c FFW-3.6d a scout takes an admiral along, whatever his plotting factor, and still needs no plot', () => {
  const table = at2C({
    squadrons: { 'I-SR-321': { at: '2314' }, 'I-SR-497': { at: '2314' } },
    admirals: { 'I-ADM-1': { at: '2314' }, 'I-ADM-3': { aboard: 'I-SR-497' } }, // both plot four turns ahead
    troops: { 'I-MAR-1': { at: '2314' } },
  });
  const boarding = { admiral: admiral('I-ADM-1'), to: squadron('I-SR-321') };
  expect(
    table.refusal(
      IMPERIAL,
      'scouts',
      scoutTo('I-SR-321', '2313', [{ troop: troop('I-MAR-1'), to: squadron('I-SR-321') }]),
    )?.rule,
  ).toBe('FFW-3.10f'); // no room for troops
  expect(table.refusal(IMPERIAL, 'scouts', scoutTo('I-SR-497', '2313', [boarding]))?.rule).toBe('FFW-3.10a');
  table.act(IMPERIAL, 'scouts', {
    jumps: [...scoutTo('I-SR-321', '2313', [boarding]).jumps, ...scoutTo('I-SR-497', '2313').jumps],
  });
  expect(table.g.admirals.aboard[admiral('I-ADM-1')]).toBe(squadron('I-SR-321'));
  expect(table.g.admirals.place[admiral('I-ADM-1')]).toBe(-1);
  expect(table.g.squadrons.place[squadron('I-SR-497')]).toBe(place('2313'));
});

test('FFW-3.10p R99 a scout leaves its admiral behind, on the world or aboard another ship', () => {
  const spec: Given = {
    squadrons: { 'I-SR-321': { at: '2314' }, 'I-SR-497': { at: '2314' } },
    admirals: { 'I-ADM-1': { aboard: 'I-SR-321' }, 'I-ADM-3': { aboard: 'I-SR-497' } },
  };
  const left = at2C(spec);
  left.act(IMPERIAL, 'scouts', scoutTo('I-SR-321', '2313', [{ admiral: admiral('I-ADM-1'), to: ASHORE }]));
  expect([left.g.admirals.place[admiral('I-ADM-1')], left.g.admirals.aboard[admiral('I-ADM-1')]]).toEqual([
    place('2314'),
    -1,
  ]);
  const over = at2C(spec);
  const across = { admiral: admiral('I-ADM-1'), to: squadron('I-SR-497') };
  over.act(IMPERIAL, 'scouts', scoutTo('I-SR-321', '2313', [across]));
  expect(over.g.admirals.aboard[admiral('I-ADM-1')]).toBe(squadron('I-SR-497'));
  const stranger = [{ admiral: admiral('I-ADM-3'), to: ASHORE }];
  expect(at2C(spec).refusal(IMPERIAL, 'scouts', scoutTo('I-SR-321', '2313', stranger))?.rule).toBe('FFW-3.10a');
  const zone = at2C({ squadrons: { 'I-SR-321': { at: '2510' } }, admirals: { 'I-ADM-1': { aboard: 'I-SR-321' } } });
  const down = [{ admiral: admiral('I-ADM-1'), to: ASHORE }];
  expect(zone.refusal(IMPERIAL, 'scouts', scoutTo('I-SR-321', '2511', down))?.rule).toBe('FFW-5.1c');
});

test('FFW-3.10p R99 a well-led fleet lands troops before it jumps, and a landing is seen in the fog', () => {
  const table = at2D({
    options: { fogOfWar: true },
    firstMover: 'imperial',
    fleets: { '43F': { at: '2314', squadrons: ['I-AR-26', 'I-AR-27'], commander: 'I-ADM-4' } },
    troops: { 'I-MAR-1': { aboard: 'I-AR-26' }, 'I-MAR-2': { at: '2314' } },
  });
  const down = { troop: troop('I-MAR-1'), to: ASHORE };
  const up = { troop: troop('I-MAR-2'), to: squadron('I-AR-27') };
  table.act(IMPERIAL, 'wellLed', fleetTo('I-F-43rd', '2313', [down, up]));
  expect(table.g.troops.place[troop('I-MAR-1')]).toBe(place('2314'));
  const moved = table.events.filter(({ type }) => type === 'moved');
  expect(moved.map((event) => [event.data, event.visibleTo])).toEqual([
    [{ transfers: [down] }, 'all'],
    [{ transfers: [up] }, [IMPERIAL]],
  ]);
});

test('FFW-3.6d nobody boards while enemy squadrons are in the system', () => {
  const table = at2C({
    squadrons: { 'I-SR-321': { at: '2314' }, 'Z-BR-1': { at: '2314' } },
    admirals: { 'I-ADM-1': { at: '2314' } },
  });
  const boarding = { admiral: admiral('I-ADM-1'), to: squadron('I-SR-321') };
  expect(table.refusal(IMPERIAL, 'scouts', scoutTo('I-SR-321', '2313', [boarding]))?.rule).toBe('FFW-3.10c');
  expect(table.refusal(IMPERIAL, 'scouts', scoutTo('I-SR-321', '2313'))).toBeNull();
});

test('FFW-3.8f FFW-3.8g a scout enters from a box alone, another squadron only in a fleet', () => {
  const table = at2C({ squadrons: { 'I-SR-53': { at: 'IR' }, 'I-CR-356': { at: 'IR' } } }); // jump 2 both
  expect(table.refusal(IMPERIAL, 'scouts', scoutTo('I-CR-356', '3218'))?.rule).toBe('FFW-3.6a');
  table.act(IMPERIAL, 'scouts', scoutTo('I-SR-53', '3217'));
  expect(table.g.squadrons.place[squadron('I-SR-53')]).toBe(place('3217'));
  const led = at2D({ fleets: { '43F': { at: 'IR', squadrons: ['I-CR-356'], commander: 'I-ADM-4' } } });
  led.act(IMPERIAL, 'wellLed', fleetTo('I-F-43rd', '3217'));
  expect(led.g.squadrons.place[squadron('I-CR-356')]).toBe(place('3217'));
  const plotted = given({
    turn: 3,
    phase: 'plotted',
    only: ['plottedMoves'],
    fleets: { '43F': { at: 'IR', squadrons: ['I-CR-356'], orders: ['J3217'] } },
    squadrons: { 'I-CR-358': { at: 'IR' } },
  });
  expect(plotted.g.squadrons.place[squadron('I-CR-356')]).toBe(place('3217'));
  expect(plotted.g.squadrons.place[squadron('I-CR-358')]).toBe(place('IR'));
});

test('FFW-3.5a only a fleet whose commander has plotting factor 0 moves in the well-led step', () => {
  const table = at2D({
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], commander: 'I-ADM-4' },
      '18F': { at: '2314', squadrons: ['I-BR-191'], commander: 'I-ADM-2' }, // 1
      '23F': { at: '2314', squadrons: ['I-BR-203'] },
    },
  });
  for (const id of ['I-F-18th', 'I-F-23rd'])
    expect(table.refusal(IMPERIAL, 'wellLed', fleetTo(id, '2313'))?.rule).toBe('FFW-3.5a');
  expect(table.refusal(IMPERIAL, 'wellLed', fleetTo('I-F-43rd', '2309'))?.rule).toBe('FFW-3.1a'); // 5, the slower jumps 4
  table.act(IMPERIAL, 'wellLed', fleetTo('I-F-43rd', '2310'));
  expect(['I-BR-190', 'I-CR-470'].map((id) => table.g.squadrons.place[squadron(id)])).toEqual([
    place('2310'),
    place('2310'),
  ]);
  expect(table.g.fleets.place[fleet('I-F-43rd')]).toBe(place('2310'));
});

test('FFW-3.5b the factor serves the one fleet that he commands: another beside it, or one he is merely aboard, has none', () => {
  const table = at2D({
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-4' },
      '18F': { at: '2314', squadrons: ['I-BR-191'] },
    },
    admirals: { 'I-ADM-5': { aboard: 'I-BR-191' } }, // plotting factor 0, commands nothing
  });
  expect(table.refusal(IMPERIAL, 'wellLed', fleetTo('I-F-18th', '2313'))?.rule).toBe('FFW-3.5a');
  expect(table.refusal(IMPERIAL, 'wellLed', fleetTo('I-F-43rd', '2313'))).toBeNull();
});

test('FFW-3.2c FFW-3.2d a well-led fleet with a dry squadron stays; troops and admirals board before it jumps', () => {
  const dry = at2D({
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], commander: 'I-ADM-4' },
      '18F': { at: '2314', squadrons: ['I-AR-26'], commander: 'I-ADM-5' },
    },
    squadrons: { 'I-CR-470': { dry: true } },
    troops: { 'I-MAR-1': { at: '2314' } },
    admirals: { 'I-ADM-1': { at: '2314' } },
  });
  expect(dry.refusal(IMPERIAL, 'wellLed', fleetTo('I-F-43rd', '2313'))?.rule).toBe('FFW-3.2c');
  const load = [
    { troop: troop('I-MAR-1'), to: squadron('I-AR-26') },
    { admiral: admiral('I-ADM-1'), to: squadron('I-AR-26') },
  ];
  dry.act(IMPERIAL, 'wellLed', fleetTo('I-F-18th', '2313', load));
  expect(dry.g.troops.aboard[troop('I-MAR-1')]).toBe(squadron('I-AR-26'));
  expect(dry.g.squadrons.place[squadron('I-AR-26')]).toBe(place('2313'));
  expect(dry.g.fleets.commander[fleet('I-F-18th')]).toBe(admiral('I-ADM-5'));
});

test('FFW-3.5a a commander who landed or left by xboat leads nobody (R78)', () => {
  const table = given({
    turn: 3,
    phase: 'xboats',
    only: ['xboatMoves', 'scoutMoves', 'wellLedMoves'],
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-4' } },
  });
  table.act(IMPERIAL, 'xboats', { moves: [{ admiral: admiral('I-ADM-4'), to: place('2411') }] });
  expect(table.table.pending).toEqual([]);
  expect(table.told('notAsked')).toContainEqual({ seat: IMPERIAL, kind: 'wellLed' });
});

test('a partner’s fleet or scout is not mine to move, nor its commander mine to take (A7)', () => {
  const table = given({
    turn: 3,
    seats: 3,
    phase: 'scouts',
    firstMover: 'zhodani',
    only: ['scoutMoves', 'wellLedMoves'],
    fleets: {
      GIR: { at: '2702', squadrons: ['V-BR-5'], commander: 'V-ADM-1' },
      '40F': { at: '2702', squadrons: ['Z-BR-1'], commander: 'Z-ADM-6' },
    },
    squadrons: { 'Z-SR-67': { at: '2702' } },
  });
  const abduct = [{ admiral: admiral('V-ADM-1'), to: squadron('Z-SR-67') }];
  expect(table.refusal(ZHODANI, 'scouts', scoutTo('Z-SR-67', '2703', abduct))?.rule).toBe('FFW-2.1b');
  table.act(ZHODANI, 'scouts', { jumps: [] });
  expect(table.refusal(ZHODANI, 'wellLed', fleetTo('V-F-Gireel', '2703'))?.rule).toBe('FFW-3.5a');
});

test('FFW-3.5a a well-led fleet in transit does not move in 2D of the next turn (R32)', () => {
  const table = at2D({ fleets: { '43F': { transit: '2316', squadrons: ['I-BR-190'], commander: 'I-ADM-4' } } });
  expect(table.told('notAsked')).toContainEqual({ seat: IMPERIAL, kind: 'wellLed' });
});

test('every jump is listed where they are few and nobody could board; each is accepted', () => {
  const spec: Given = { squadrons: { 'I-SR-53': { at: '2409' } } }; // jump 2: 18 hexes around
  const table = at2C(spec);
  const play = table.play();
  const decision = table.decision('scouts');
  const list = play.choiceOf('scouts').options?.(play, decision) as { jumps: object[] }[];
  expect([list.length, list[0]]).toEqual([19, { jumps: [] }]);
  for (const answer of list) expect(play.choiceOf('scouts').check(play, answer, decision)).toBeNull();
  const guest = at2C({ ...spec, admirals: { 'I-ADM-1': { at: '2409' } } });
  expect(guest.play().choiceOf('scouts').options?.(guest.play(), guest.decision('scouts'))).toBeNull();
  const led = at2D({ fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-4' } } });
  expect(led.play().choiceOf('wellLed').options?.(led.play(), led.decision('wellLed'))).toBeNull(); // he may stay ashore
});

test('A6 in fog a jump cannot be taken back, since it may have shown a fleet; staying can', () => {
  const learned = (fogOfWar: boolean, jumps: number): boolean => {
    const table = at2C({ options: { fogOfWar }, squadrons: { 'I-SR-321': { at: '2314' }, 'Z-SR-67': { at: '1109' } } });
    const [decision] = table.table.pending;
    const play = table.play();
    const answer = { jumps: scoutTo('I-SR-321', '2313').jumps.slice(0, jumps) };
    expect(play.act({ decision: decision!.id, by: IMPERIAL, kind: 'scouts', with: answer })).toBeNull();
    return play.revealed;
  };
  expect([learned(true, 1), learned(true, 0), learned(false, 1)]).toEqual([true, false, false]);
});
