import { expect, test } from 'vitest';
import { defenderOf } from './control.ts';
import { IMPERIAL, NOBODY, ZHODANI } from './data/types.ts';
import { type Given, type GivenTable, given, place, world } from './given.ts';
import { endInvasions } from './s05-invasion.ts';

/** Ruie: independent, 50 boats, 2000 battalions */
const ruie = world('2213');
const invasion = (spec: Given): GivenTable =>
  given({ combat: { hex: '2213', stage: 'invasion' }, only: ['combat', 'invasion'], ...spec });
const asked = ({ table }: GivenTable): number[] => table.pending.map(({ by }) => by);

test('FFW-5.2b R53 whoever is alone at a neutral world, or has landed, may invade it; then the other side runs it', () => {
  const table = invasion({ squadrons: { 'Z-BR-1': { at: '2213' } } });
  expect(asked(table)).toEqual([ZHODANI]);
  expect(defenderOf(table.at, ruie)).toBe(NOBODY);
  table.act(ZHODANI, 'invade', { invade: true });
  expect([table.g.worlds.invader[ruie], defenderOf(table.at, ruie)]).toEqual([ZHODANI, IMPERIAL]);
  const both = { squadrons: { 'Z-BR-1': { at: '2213' }, 'I-BR-190': { at: '2213' } } };
  expect(asked(invasion(both))).toEqual([]);
  expect(asked(invasion({ ...both, troops: { 'I-MER-SPL': { at: '2213' } } }))).toEqual([IMPERIAL]);
});

test('R53 guests are asked one side after the other, until one invades; an invaded world is not asked again', () => {
  const spec: Given = { squadrons: { 'Z-BR-1': { at: '2213' } }, troops: { 'I-MER-SPL': { at: '2213' } } };
  const table = invasion(spec);
  expect(asked(table)).toEqual([ZHODANI]);
  table.act(ZHODANI, 'invade', { invade: false });
  expect(asked(table)).toEqual([IMPERIAL]);
  const taken = invasion(spec);
  taken.act(ZHODANI, 'invade', { invade: true });
  expect(asked(taken)).toEqual([]);
  expect(asked(invasion({ ...spec, worlds: { '2213': { invader: 'imperial' } } }))).toEqual([]);
});

test('R53 an overt guerrilla is an invader by itself', () => {
  const troops = { 'Z-G1': { at: '2213', overt: true } };
  expect(invasion({ troops }).g.worlds.invader[ruie]).toBe(ZHODANI);
  const covert = invasion({ troops: { 'Z-G1': { at: '2213' } }, squadrons: { 'I-BR-190': { at: '2213' } } });
  expect(covert.g.worlds.invader[ruie]).toBe(-1);
});

test('R53 a world that its invader has left is neutral again at the end of the turn', () => {
  const after = (spec: Given): number => {
    const table = given({ phase: 'plotting', only: [], worlds: { '2213': { invader: 'zhodani' } }, ...spec });
    endInvasions(table.play());
    return table.g.worlds.invader[ruie]!;
  };
  expect(after({})).toBe(-1);
  expect(after({ squadrons: { 'Z-BR-1': { at: '2213' } } })).toBe(ZHODANI);
  expect(after({ troops: { 'Z-D5': { at: '2213' } } })).toBe(ZHODANI);
  expect(after({ troops: { 'Z-G1': { at: '2213' } } })).toBe(-1);
  expect(after({ squadrons: { 'I-BR-190': { at: '2213' } } })).toBe(-1);
});

test('R53 that is looked after when a turn ends', () => {
  const turn = given({ phase: 'endOfTurn', only: ['endOfTurn'], turn: 3, worlds: { '2213': { invader: 'zhodani' } } });
  expect([turn.g.worlds.invader[ruie], turn.told('neutralAgain')]).toEqual([-1, [{ hex: place('2213') }]]);
});

test('R53 guests do not fight the neutral battalions, invaders do', () => {
  const fought = (worlds: Given['worlds']): boolean =>
    given({
      combat: { hex: '2213', stage: 'surface' },
      only: ['combat', 'surfaceCombat'],
      troops: { 'Z-D5': { at: '2213' } },
      worlds: worlds ?? {},
    }).table.pending.length > 0;
  expect([fought({}), fought({ '2213': { invader: 'zhodani' } })]).toEqual([false, true]);
});
