import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { type Given, type GivenTable, given, squadron, standardGame } from '../../testing/given.ts';

type Squadrons = NonNullable<Given['squadrons']>;
const refuelling = (spec: Given): GivenTable => given({ phase: 'refuelling', turn: 3, only: ['refuelling'], ...spec });
const arrived = (hex: string, ...ids: string[]): Squadrons =>
  Object.fromEntries(ids.map((id) => [id, { at: hex, dry: true, jumped: true }]));
const stayed = (hex: string, ...ids: string[]): Squadrons =>
  Object.fromEntries(ids.map((id) => [id, { at: hex, dry: true }]));
const numbers = (...ids: string[]): number[] => ids.map(squadron);
const isFull = ({ g }: GivenTable, id: string): boolean => g.squadrons.fuelled[squadron(id)] === 1;
const isAsked = ({ table }: GivenTable): boolean => table.pending.length > 0;
const TEN = [
  'I-BR-190',
  'I-BR-191',
  'I-BR-203',
  'I-BR-122',
  'I-BR-124',
  'I-BR-155',
  'I-BR-185',
  'I-BR-192',
  'I-BR-210',
  'I-BR-212',
];

test('FFW-3.9e FFW-3.9f FFW-3.9n the book’s ten squadrons at a type A port: four fill at once, six need a whole phase there', () => {
  const table = refuelling({ squadrons: arrived('1523', ...TEN) }); // Vilis: no base, no gas giant; unstreamlined
  const rule = (...ids: string[]) => table.refusal(IMPERIAL, 'refuel', { slots: numbers(...ids), tankers: [] })?.rule;
  expect(rule(...TEN.slice(0, 5))).toBe('FFW-3.9e');
  expect(rule('I-BR-190', 'I-BR-190')).toBe('FFW-3.9a');
  expect(rule('Z-BR-1')).toBe('FFW-2.1b');
  table.act(IMPERIAL, 'refuel', { slots: numbers(...TEN.slice(6)), tankers: [] });
  expect(TEN.filter((id) => isFull(table, id))).toEqual(TEN.slice(6));
  const later = refuelling({ squadrons: stayed('1523', ...TEN.slice(0, 6)) });
  expect(isAsked(later)).toBe(false);
  expect(TEN.slice(0, 6).every((id) => isFull(later, id))).toBe(true);
});

test('FFW-3.9e R12 where there are slots for all nobody is asked; an E port has none', () => {
  const four = refuelling({ squadrons: arrived('1523', ...TEN.slice(0, 4)) });
  expect(isAsked(four)).toBe(false);
  expect(TEN.slice(0, 4).every((id) => isFull(four, id))).toBe(true);
  const ficant = refuelling({ squadrons: { ...arrived('1821', 'I-BR-190'), ...stayed('1821', 'I-BR-191') } }); // E, ocean
  expect([isFull(ficant, 'I-BR-190'), isFull(ficant, 'I-BR-191')]).toEqual([false, true]);
});

test('FFW-3.9a FFW-3.9g FFW-3.9h who jumped fills only where it takes no time, who stayed fills anywhere', () => {
  const table = refuelling({
    squadrons: {
      ...arrived('2213', 'I-CR-470', 'I-BR-493', 'I-BR-190'), // Ruie, uncontrolled: streamlined, partly, not
      ...stayed('2213', 'I-BR-191'),
      ...arrived('1915', 'I-CR-480'), // Tionale, uncontrolled: nothing
      ...stayed('1915', 'I-CR-490'),
    },
  });
  const full = ['I-CR-470', 'I-BR-493', 'I-BR-190', 'I-BR-191', 'I-CR-480', 'I-CR-490'].filter((id) =>
    isFull(table, id),
  );
  expect(full).toEqual(['I-CR-470', 'I-BR-493', 'I-BR-191']);
  const fleet: Given['fleets'] = { 'I-F-43rd': { at: '1915', squadrons: ['I-CR-480'], orders: ['J2015'] } };
  const dry = given({
    phase: 'plotted',
    turn: 3,
    only: ['plottedMoves'],
    fleets: fleet,
    squadrons: { 'I-CR-480': { dry: true } },
  });
  expect(dry.told('jumpFailed')).toHaveLength(1);
});

test('FFW-3.8e a box is a base: every code fills there at once', () => {
  const table = refuelling({ squadrons: arrived('IR', 'I-BR-190') });
  expect(isFull(table, 'I-BR-190')).toBe(true);
});

test('R28 R11 what is in transit does not fill; enemies in the hex do not hinder', () => {
  const table = refuelling({
    squadrons: { 'I-CR-470': { transit: '2314', dry: true }, ...arrived('2314', 'I-CR-480'), 'Z-BR-1': { at: '2314' } },
  });
  expect([isFull(table, 'I-CR-470'), isFull(table, 'I-CR-480')]).toEqual([false, true]);
});

/** Tionale offers the Imperial side nothing; the tanker has defense 4, reduced 2 */
const tanker = (spec: Squadrons = {}): GivenTable =>
  refuelling({ squadrons: { ...arrived('1915', 'I-TR-10', ...TEN.slice(0, 5)), ...spec } });
const serve = (...fill: string[]) => ({
  slots: [],
  tankers: [{ tanker: squadron('I-TR-10'), fill: numbers(...fill) }],
});

test('FFW-3.9k FFW-3.9p a tanker fills as many others as its defense factor of now, whatever their code', () => {
  const table = tanker();
  const rule = (one: GivenTable, ...fill: string[]) => one.refusal(IMPERIAL, 'refuel', serve(...fill))?.rule;
  expect(rule(table, ...TEN.slice(0, 5))).toBe('FFW-3.9p');
  expect(rule(tanker({ 'I-TR-10': { at: '1915', step: 'reduced' } }), ...TEN.slice(0, 3))).toBe('FFW-3.9p');
  expect(rule(tanker({ 'I-TR-10': { at: '1915', step: 'reduced' } }), ...TEN.slice(0, 2))).toBe(undefined);
  const apart = tanker({ ...arrived('1613', 'I-CR-470'), 'I-TR-11': { at: '1613' } }); // Utoland offers nothing either
  expect(rule(apart, 'I-CR-470')).toBe('FFW-3.9k');
  table.act(IMPERIAL, 'refuel', serve(...TEN.slice(0, 4))); // R13: it is dry itself
  expect(TEN.slice(0, 5).map((id) => isFull(table, id))).toEqual([true, true, true, true, false]);
  expect([isFull(table, 'I-TR-10'), table.g.squadrons.spent[squadron('I-TR-10')]]).toEqual([false, 1]);
  expect(table.told('tanker')).toEqual([{ tanker: squadron('I-TR-10'), filled: numbers(...TEN.slice(0, 4)) }]);
});

test('FFW-3.9l it fills itself or another tanker with all it has, and is spent', () => {
  const table = tanker();
  expect(table.refusal(IMPERIAL, 'refuel', serve('I-TR-10', 'I-BR-190'))?.rule).toBe('FFW-3.9l');
  table.act(IMPERIAL, 'refuel', serve('I-TR-10'));
  expect([isFull(table, 'I-TR-10'), table.g.squadrons.spent[squadron('I-TR-10')]]).toEqual([true, 1]);
  const two = tanker({ 'I-TR-11': { at: '1915', dry: true, spent: true } });
  two.act(IMPERIAL, 'refuel', serve('I-TR-11'));
  expect([isFull(two, 'I-TR-11'), two.g.squadrons.spent[squadron('I-TR-11')]]).toEqual([true, 1]); // not replenished
});

test('FFW-3.9m a used tanker serves nobody until it fills at another source; R82 a full one may fill to be ready again', () => {
  const spent = { 'I-TR-10': { at: '1915', spent: true } };
  expect(isAsked(tanker(spent))).toBe(false);
  const two = tanker({ ...spent, 'I-TR-11': { at: '1915' } });
  expect(two.refusal(IMPERIAL, 'refuel', serve('I-BR-190'))?.rule).toBe('FFW-3.9m');
  const giant = refuelling({
    squadrons: { 'I-TR-10': { at: '2213', spent: true, jumped: true }, ...arrived('2213', 'I-BR-190') },
  });
  expect(giant.g.squadrons.spent[squadron('I-TR-10')]).toBe(0);
  giant.act(IMPERIAL, 'refuel', serve('I-BR-190')); // after the other sources, in the same phase
  expect(isFull(giant, 'I-BR-190')).toBe(true);
  const twice = tanker();
  const once = serve('I-BR-190').tankers;
  expect(twice.refusal(IMPERIAL, 'refuel', { slots: [], tankers: [...once, ...serve('I-BR-191').tankers] })?.rule).toBe(
    'FFW-3.9m',
  );
});

test('FFW-3.9k only dry squadrons of the side in the tanker’s own place, once', () => {
  const table = tanker({ 'I-BR-191': { at: '1915' }, 'I-CR-470': { at: '2213' }, ...arrived('1915', 'Z-BR-1') });
  const rule = (...fill: string[]) => table.refusal(IMPERIAL, 'refuel', serve(...fill))?.rule;
  expect(rule('I-BR-191')).toBe('FFW-2.1b'); // full
  expect(rule('I-CR-470')).toBe('FFW-2.1b');
  expect(rule('Z-BR-1')).toBe('FFW-2.1b');
  expect(rule('I-BR-190', 'I-BR-190')).toBe('FFW-3.9a');
  expect(rule('I-BR-190')).toBe(undefined);
  const ready = tanker({ 'I-TR-11': { at: '1915', spent: true } });
  expect(ready.refusal(IMPERIAL, 'refuel', serve('I-TR-11'))?.rule).toBe('FFW-3.9k'); // R13: no tanker clears the flag of a full one
});

test('R82 A8 by default slots go to fleets that jump next, then to the strongest; tankers only save a plotted jump', () => {
  const answer = (table: GivenTable) => {
    const play = table.play();
    return play.choiceOf('refuel').defaultAnswer(play, table.decision('refuel'));
  };
  const jumping: Given['fleets'] = {
    'I-F-43rd': { at: '1523', squadrons: ['I-BR-192', 'I-BR-210'], orders: ['J1522'] },
  };
  const port = refuelling({ fleets: jumping, squadrons: arrived('1523', ...TEN) });
  // 3 and 3 of the fleet, then 7 and 7
  expect(answer(port)).toEqual({ slots: numbers('I-BR-192', 'I-BR-210', 'I-BR-190', 'I-BR-191'), tankers: [] });
  const fleets: Given['fleets'] = {
    'I-F-43rd': { at: '1915', squadrons: ['I-BR-190', 'I-BR-191'], orders: ['J2015'] },
    'I-F-18th': { at: '1915', squadrons: ['I-BR-203'], orders: ['R1915'] },
  };
  const squadrons = { ...arrived('1915', 'I-BR-190', 'I-BR-191', 'I-BR-203'), 'I-TR-10': { at: '1915' } };
  expect(answer(refuelling({ fleets, squadrons }))).toEqual(serve('I-BR-190', 'I-BR-191'));
  const five: Given['fleets'] = { 'I-F-43rd': { at: '1915', squadrons: TEN.slice(0, 5), orders: ['J2015'] } };
  const lost = refuelling({
    fleets: five,
    squadrons: { ...arrived('1915', ...TEN.slice(0, 5)), 'I-TR-10': { at: '1915' } },
  });
  expect(answer(lost)).toEqual({ slots: [], tankers: [] }); // four of five would not save the jump
});

test('R82 random answers are legal, and a spent tanker that gets a slot may serve at once', () => {
  const squadrons = {
    ...arrived('1523', ...TEN.slice(0, 6)),
    'I-TR-10': { at: '1523', spent: true, jumped: true },
    'I-TR-11': { at: '1523', dry: true, jumped: true },
  };
  for (let seed = 0; seed < 100; seed++) {
    const table = refuelling({ squadrons });
    const play = table.play();
    const answer = play.choiceOf('refuel').sample(play, table.decision('refuel'), randomFrom(seed));
    expect(play.choiceOf('refuel').check(play, answer, table.decision('refuel'))).toBe(null);
  }
  const table = refuelling({ squadrons });
  const { tankers } = serve('I-BR-190');
  expect(table.refusal(IMPERIAL, 'refuel', { slots: [], tankers })?.rule).toBe('FFW-3.9m');
  table.act(IMPERIAL, 'refuel', { slots: numbers('I-TR-10'), tankers });
  expect([isFull(table, 'I-BR-190'), table.g.squadrons.spent[squadron('I-TR-10')]]).toEqual([true, 1]);
});

test('A7 A8 what a seat that resigned would have filled is filled by default', () => {
  const table = refuelling({ seats: 3, squadrons: arrived('1805', 'Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-BR-4') }); // Foelen, B: 3
  const play = table.play();
  expect(table.table.pending.map(({ by }) => by)).toEqual([ZHODANI]);
  standardGame.resign(play, ZHODANI);
  play.advance();
  expect(['Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-BR-4'].map((id) => isFull(table, id))).toEqual([true, true, true, false]);
});

test('A6 in fog of war nobody hears of fuel in fleets that he does not see', () => {
  const table = refuelling({
    options: { fogOfWar: true },
    fleets: { 'I-F-43rd': { at: '2314', squadrons: ['I-CR-470'] } },
    squadrons: { 'I-CR-470': { dry: true, jumped: true }, ...arrived('2314', 'I-CR-480') },
  });
  const heard = table.events.filter(({ type }) => type === 'refuelled');
  expect(
    heard.map(({ data: details, visibleTo }) => [(details as { squadrons: number[] }).squadrons, visibleTo]),
  ).toEqual([
    [numbers('I-CR-480'), 'all'],
    [numbers('I-CR-470'), [IMPERIAL]],
  ]);
  expect(table.table.pending.map(({ by }) => by)).toEqual([IMPERIAL, ZHODANI]);
});
