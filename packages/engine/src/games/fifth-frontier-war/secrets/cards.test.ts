import { expect, test } from 'vitest';
import { copy } from '#core/copy';
import { randomGame } from '#core/random-game';
import { builtInFiles } from '../data/load.ts';
import { placeAt } from '../data/places.ts';
import { fifthFrontierWar } from '../index.ts';
import { given, standardGame } from '../testing/given.ts';
import { placeName, squadronText } from '../text/show-words.ts';
import { type Cards, cardsOf } from './cards.ts';
import { viewOf } from './view.ts';

const opened = (pack: Record<string, unknown> | null) => {
  const found = fifthFrontierWar.open(pack, null);
  if (!found.ok) throw new Error(found.problems.join('\n'));
  return found.module;
};
const { printed } = opened(null);

const table = given({
  phase: 'plotting',
  turn: 3,
  fleets: {
    'I-F-43rd': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], commander: 'I-ADM-12', orders: ['R2314'] },
    'Z-F-40th': { at: '2213', squadrons: ['Z-BR-1', 'Z-AR-33'], orders: ['J2314', 'R2314'] },
  },
  squadrons: { 'Z-BR-1': { step: 'reduced' }, 'I-CR-480': { at: '2314' } },
  troops: { 'Z-A1': { aboard: 'Z-AR-33', loss: 60 }, 'I-MAR-1': { at: '2314', loss: 30 } },
});
const { map } = table.game.data;
const cardsFor = (seat: number): Cards => cardsOf({ data: printed!, view: viewOf(table.game.data, table.g, seat) });

test('what is printed is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(printed))).toEqual(printed);
});

test('a place shows its world and, side by side, fleets, squadrons, troops and admirals', () => {
  const { label, world, box, stacks } = cardsFor(0).place(placeAt(map, '2314'));
  expect([label, world?.counter.name, world?.now?.control, box]).toEqual(['2314', 'Regina', 0, null]);
  const [imperial, zhodani] = stacks;
  expect(imperial?.fleets.map(({ counter, commander }) => [counter.code, commander?.counter.id])).toEqual([
    ['43F', 'I-ADM-12'],
  ]);
  expect(imperial?.independent.map(({ counter }) => counter.id)).toEqual(['I-CR-480']);
  expect(imperial?.troops.map(({ counter, now }) => [counter.id, now.loss])).toEqual([['I-MAR-1', 30]]);
  expect(zhodani).toEqual({ side: 1, fleets: [], independent: [], troops: [], admirals: [], hasWarrant: false });
});

test('a reduced squadron shows the figures of its reverse; what is aboard comes with it', () => {
  const { squadrons } = cardsFor(1);
  const byId = (id: string) => [...squadrons.values()].find(({ counter }) => counter.id === id)!;
  expect(byId('Z-BR-1').factors).toMatchObject({ attack: 3, bombardment: 2, defense: 4 });
  expect(byId('Z-AR-33').troops.map((troop) => [troop.counter.id, troop.now.loss])).toEqual([['Z-A1', 60]]);
});

test('a fleet shows the sum of its squadrons and the range of the slowest', () => {
  const fleet = [...cardsFor(0).fleets.values()].find(({ counter }) => counter.id === 'I-F-43rd')!;
  expect(fleet.total).toMatchObject({ attack: 9, bombardment: 3, defense: 15, range: 4 }); // 5-1-7 and 4-2-8
});

test('in the fog of war an enemy fleet has a card without what it holds', () => {
  const fog = given({
    phase: 'plotting',
    turn: 3,
    options: { fogOfWar: true },
    fleets: { 'Z-F-40th': { at: '2213', squadrons: ['Z-BR-1', 'Z-AR-33'], orders: ['J2314', 'R2314'] } },
  });
  const cards = cardsOf({ data: printed!, view: viewOf(fog.game.data, fog.g, 0) });
  const [fleet] = cards.fleets.values();
  expect([fleet?.counter.id, fleet?.squadrons, fleet?.total]).toEqual(['Z-F-40th', null, null]);
  expect(cards.squadrons.size).toBe(0);
});

test('names and figures follow a data pack', () => {
  const worlds = copy(builtInFiles.worlds);
  worlds.worlds.find(({ hex }) => hex === '2314')!.name = 'New Terra';
  const counters = copy(builtInFiles.counters);
  counters.squadrons.find(({ id }) => id === 'I-BR-190')!.full = [9, 1, 7];
  const data = opened({ worlds, counters }).printed!;
  expect(placeName({ data }, placeAt(map, '2314'))).toBe('New Terra 2314');
  const { index } = data.squadrons.find(({ id }) => id === 'I-BR-190')!;
  expect(squadronText({ data }, index, false)).toBe('I-BR-190 4U 9-1-7');
});

test('every number of a view leads to a card or a printed counter', () => {
  const setting = { scenario: 'jewell-gate', options: {}, seats: 2, position: null };
  let views = 0;
  randomGame(standardGame, setting, 'cards', {
    depth: 300,
    watch: ({ g, data }) => {
      const view = viewOf(data, g, views++ % 2);
      const cards = cardsOf({ data: printed!, view });
      for (const { squadrons, commander } of view.fleets) {
        expect(squadrons?.every((squadron) => cards.squadrons.has(squadron)) ?? true).toBe(true);
        expect(commander === null || commander < 0 || cards.admirals.has(commander)).toBe(true);
      }
      for (const { counter } of [...cards.squadrons.values(), ...cards.troops.values(), ...cards.fleets.values()])
        expect(counter.name).not.toBe('');
      for (const list of [view.inPool, view.inHand, view.eliminated, view.hidden])
        expect(list.squadrons.every((squadron) => printed!.squadrons[squadron])).toBe(true);
    },
  });
  expect(views).toBeGreaterThan(50);
});
