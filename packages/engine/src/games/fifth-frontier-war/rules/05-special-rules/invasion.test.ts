import { expect, test } from 'vitest';
import { defenderOf } from '../../board/control.ts';
import { IMPERIAL, NOBODY, ZHODANI } from '../../data/types.ts';
import { type Given, type GivenTable, given, place, troop, world } from '../../testing/given.ts';
import { endInvasions } from './invasion.ts';

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
  const spec: Given = {
    squadrons: { 'Z-BR-1': { at: '2213' } },
    troops: { 'I-MER-SPL': { at: '2213' } },
    worlds: { '2213': { sdbLoss: 100 } },
  };
  const table = invasion(spec);
  expect(asked(table)).toEqual([ZHODANI]);
  table.act(ZHODANI, 'invade', { invade: false });
  expect(asked(table)).toEqual([IMPERIAL]);
  const taken = invasion(spec);
  taken.act(ZHODANI, 'invade', { invade: true });
  expect(asked(taken)).toEqual([]);
  expect(asked(invasion({ ...spec, worlds: { '2213': { invader: 'imperial' } } }))).toEqual([]);
});

test('R53 guests without squadrons are not asked turn after turn while the SDBs of their host stand', () => {
  const troops = { 'I-MER-SPL': { at: '2213' } };
  const table = invasion({ troops });
  expect([asked(table), table.told('notAsked')]).toEqual([[], [{ seat: IMPERIAL, kind: 'invade' }]]);
  expect(asked(invasion({ troops, worlds: { '2213': { sdbLoss: 100 } } }))).toEqual([IMPERIAL]);
  expect(asked(invasion({ troops, squadrons: { 'I-SR-63': { at: '2213' } } }))).toEqual([IMPERIAL]);
});

/** from the beginning of the combat phase: vacuum, nobody's, no defenders */
const EMPTY = ['1316', '1319', '1617', '1715'];
const phase = (spec: Given): GivenTable =>
  given({ phase: 'combat', turn: 3, only: ['combat', ...STEPS, 'controlCheck'], ...spec });
const STEPS = [
  'blackGlobeStep',
  'spaceCombat',
  'invasion',
  'systemDefense',
  'surrender',
  'bombing',
  'transfers',
  'surfaceCombat',
] as const;

test('FFW-5.3a R98 the four empty worlds without air surrender at once to whoever invades them with armed squadrons', () => {
  for (const hex of EMPTY) {
    const table = phase({ squadrons: { 'Z-BR-1': { at: hex } } });
    expect([asked(table), table.decision('invade').about]).toEqual([[ZHODANI], { hex: place(hex) }]);
    table.act(ZHODANI, 'invade', { invade: true });
    expect([table.g.worlds.control[world(hex)], table.g.worlds.surrendered[world(hex)]]).toEqual([ZHODANI, 1]);
    expect([table.told('invaded'), table.told('surrendered')]).toEqual([
      [{ hex: place(hex), side: ZHODANI }],
      [{ hex: place(hex), to: ZHODANI }],
    ]);
  }
});

test('R98 nobody is asked with unarmed squadrons, in a stand-off, for a world with air, or for one already held', () => {
  const pending = (spec: Given): number[] => asked(phase(spec));
  expect(pending({ squadrons: { 'I-SR-63': { at: '1319' } } })).toEqual([]); // attack 0
  expect(pending({ squadrons: { 'I-BR-190': { at: '1915' } } })).toEqual([]); // tainted, no defenders
  const held = { squadrons: { 'I-BR-190': { at: '1319' } }, troops: { 'I-R3': { at: '1319' } } };
  expect(pending({ ...held, worlds: { '1319': { control: 'imperial' } } })).toEqual([]);
  expect(pending(held)).toEqual([IMPERIAL]); // R54 gives it to the garrison afterwards in any case
  const met = { 'I-AR-26': { at: '1319', dry: true }, 'Z-AR-33': { at: '1319', dry: true } };
  expect(pending({ squadrons: met })).toEqual([]);
});

test('R98 whoever declines leaves the world to nobody, and enemy troops there are lost with it', () => {
  const table = phase({ squadrons: { 'I-BR-190': { at: '1617' } } });
  table.act(IMPERIAL, 'invade', { invade: false });
  expect(table.g.worlds.control[world('1617')]).toBe(NOBODY);
  const landed = phase({ squadrons: { 'I-BR-190': { at: '1617' } }, troops: { 'Z-D5': { at: '1617' } } });
  landed.act(IMPERIAL, 'invade', { invade: true });
  expect(landed.g.worlds.control[world('1617')]).toBe(IMPERIAL);
  expect(landed.told('groundLost')).toEqual([{ hex: place('1617'), target: troop('Z-D5'), loss: 100 }]);
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
