import { expect, test } from 'vitest';
import type { Refusal } from '#core/types';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { ELIMINATED, IN_PLAY } from '../../state.ts';
import { admiral, type Given, type GivenTable, given, place, troop, world } from '../../testing/given.ts';

/** Forboldn, with a Zhodani question open */
const base = (spec: Given = {}): GivenTable =>
  given({
    secretBase: '2212',
    phase: 'guerrillas',
    only: ['guerrillaModes'],
    ...spec,
    troops: { 'Z-G1': { at: '2109' }, ...spec.troops },
  });
const reveal = (table: GivenTable, by: number): Refusal | null =>
  table.play().act({ decision: null, by, kind: 'revealBase', with: {} });
const owner = ({ g }: GivenTable): number => g.worlds.control[world('2212')]!;

/** Who has the revealed base after a control check. */
const held = (spec: Given): number =>
  owner(given({ secretBase: '2212', baseRevealed: true, phase: 'control', only: ['controlCheck'], ...spec }));

test('FFW-5.13b until revealed the world is an Imperial one like any other', () => {
  const table = base();
  expect(owner(table)).toBe(IMPERIAL);
  expect(table.g.troops.status[troop('Z-FUL')]).not.toBe(IN_PLAY);
  const checked = given({
    secretBase: '2212',
    phase: 'control',
    only: ['controlCheck'],
    squadrons: { 'Z-BR-1': { at: '2212' } },
  });
  expect(owner(checked)).toBe(IMPERIAL);
});

test('FFW-5.13b whatever the Imperial side tries, it hears the same wherever the base is', () => {
  const said = ['2212', '2215', undefined].map((secretBase) => {
    const table = base({ secretBase, squadrons: { 'I-BR-190': { at: '2212' } }, troops: { 'Z-D5': { at: '2215' } } });
    return [reveal(table, IMPERIAL), table.events];
  });
  expect(said[1]).toEqual(said[0]);
  expect(said[2]).toEqual(said[0]);
});

test('FFW-5.13c the Fulacin battalion appears and the Zhodani side has control, whatever squadrons are there', () => {
  const table = base({ squadrons: { 'I-BR-190': { at: '2212' } }, admirals: { 'I-ADM-8': { at: '2212' } } });
  expect(reveal(table, ZHODANI)).toBe(null);
  const { g } = table;
  expect([owner(table), g.baseRevealed]).toEqual([ZHODANI, 1]);
  expect([g.troops.status[troop('Z-FUL')], g.troops.place[troop('Z-FUL')]]).toEqual([IN_PLAY, place('2212')]);
  expect(g.admirals.status[admiral('I-ADM-8')]).toBe(ELIMINATED); // R36
  expect(table.told('baseRevealed')).toEqual([{ hex: place('2212') }]);
  expect(reveal(table, ZHODANI)?.rule).toBe('FFW-5.13e');
});

test('FFW-5.13d with Imperial troops there the Imperial side keeps control until they are eliminated', () => {
  const table = base({ troops: { 'I-R3': { at: '2212' } } });
  expect(reveal(table, ZHODANI)).toBe(null);
  expect([owner(table), table.g.troops.status[troop('Z-FUL')]]).toEqual([IMPERIAL, IN_PLAY]);
  const later = (troops: Given['troops']): number => held({ troops, squadrons: { 'I-BR-190': { at: '2212' } } });
  expect(later({ 'Z-FUL': { at: '2212' }, 'I-R3': { at: '2212' } })).toBe(IMPERIAL);
  expect(later({ 'Z-FUL': { at: '2212' } })).toBe(ZHODANI);
  expect(later({ 'Z-D5': { at: '2212' } })).toBe(IMPERIAL); // other troops need the hex, as anywhere
});

test('R60 a revealed base needs a garrison like any captured world', () => {
  const worlds = { '2212': { control: 'zhodani' as const } };
  const later = (troops: Given['troops']): number => held({ troops, worlds });
  expect([later({}), later({ 'Z-R3': { at: '2212' } })]).toEqual([IMPERIAL, ZHODANI]);
});

test('FFW-5.13e revealed only by the first Zhodani player, and while his side has something to decide', () => {
  const table = base({ seats: 3 });
  expect(reveal(table, IMPERIAL)).toEqual({ rule: 'FFW-5.13e', why: 'only the first Zhodani player reveals the base' });
  expect(reveal(table, 2)?.rule).toBe('FFW-5.13e');
  expect(reveal(table, ZHODANI)).toBe(null);
  expect(reveal(base({ secretBase: undefined }), ZHODANI)?.why).toContain('no secret base');
  const others = given({
    secretBase: '2212',
    combat: { hex: '2109', stage: 'bombing', sdb: 'active' },
    only: ['combat', 'bombing'],
    troops: { 'Z-D5': { at: '2109' } },
  });
  expect(reveal(others, ZHODANI)?.why).toContain('something to decide');
});

test('FFW-5.13e a reveal cannot be taken back', () => {
  const table = base();
  const play = table.play();
  expect(play.act({ decision: null, by: ZHODANI, kind: 'revealBase', with: {} })).toBe(null);
  expect(play.revealed).toBe(true);
});

test('FFW-5.13e R60 a sealed window is open until it is opened, whoever has answered', () => {
  const table = given({
    seats: 3,
    secretBase: '2212',
    phase: 'plotting',
    turn: 3,
    only: ['plotting'],
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190'] },
      '40F': { at: '1308', squadrons: ['Z-BR-1'] },
      GIR: { at: '2702', squadrons: ['V-BR-5'] },
    },
  });
  for (const seat of [ZHODANI, 2]) table.act(seat, 'plots', { fleets: [] });
  expect(table.table.pending.map(({ by }) => by)).toEqual([IMPERIAL]);
  expect(reveal(table, ZHODANI)).toBe(null);
});
