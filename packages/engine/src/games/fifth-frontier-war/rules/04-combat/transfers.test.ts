import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { ASHORE } from '../../state.ts';
import { admiral, type Given, type GivenTable, given, place, squadron, troop } from '../../testing/given.ts';
import type { Transfer } from '../../types.ts';

type Combat = NonNullable<Given['combat']>;
const landing = (spec: Given, combat: Partial<Combat> = {}, hex = '2314'): GivenTable =>
  given({ combat: { hex, stage: 'transfers', ...combat }, only: ['combat', 'transfers'], ...spec });
const isAsked = ({ table }: GivenTable): boolean => table.pending.some(({ kind }) => kind === 'land');
const ASSAULT: Given = {
  fleets: { 'Z-F-68th': { at: '2314', squadrons: ['Z-AR-33', 'Z-BR-1'], commander: 'Z-ADM-2' } },
  troops: {
    'Z-A1': { aboard: 'Z-AR-33' },
    'Z-D3': { aboard: 'Z-AR-33' },
    'Z-D5': { at: '2314' },
    'I-D3': { at: '2314' },
  },
};
const down = (id: string) => ({ troop: troop(id), to: ASHORE });

test('FFW-4.9a FFW-4.9b troops and admirals land and are lifted when the SDBs are passive or gone', () => {
  const table = landing(ASSAULT, { sdb: 'passive' });
  const lift = { troop: troop('Z-D5'), to: squadron('Z-BR-1') };
  table.act(ZHODANI, 'land', { transfers: [down('Z-A1'), lift, { admiral: admiral('Z-ADM-2'), to: ASHORE }] });
  const { troops, admirals } = table.g;
  expect([troops.place[troop('Z-A1')], troops.aboard[troop('Z-A1')]]).toEqual([place('2314'), -1]);
  expect([troops.place[troop('Z-D5')], troops.aboard[troop('Z-D5')]]).toEqual([-1, squadron('Z-BR-1')]);
  expect(admirals.place[admiral('Z-ADM-2')]).toBe(place('2314'));
});

test('FFW-4.9a active SDBs, declining and stand-offs leave nothing to land', () => {
  expect(isAsked(landing(ASSAULT, { sdb: 'active' }))).toBe(false);
  expect(isAsked(landing(ASSAULT, { sdb: 'passive', barred: ['zhodani'] }))).toBe(false);
  expect(isAsked(landing(ASSAULT, { sdb: 'passive' }))).toBe(true);
  const both = { ...ASSAULT, squadrons: { 'I-BR-190': { at: '2314' } } };
  expect(isAsked(landing(both, { sdb: 'passive' }))).toBe(false);
});

test('FFW-4.9a only what is in the hex, within capacity', () => {
  const table = landing(
    { ...ASSAULT, squadrons: { 'Z-BR-2': { at: '2213' } }, admirals: { 'Z-ADM-3': { at: '2213' } } },
    { sdb: 'passive' },
  );
  const rule = (transfer: Transfer) => table.refusal(ZHODANI, 'land', { transfers: [transfer] })?.rule;
  expect(rule({ admiral: admiral('Z-ADM-3'), to: squadron('Z-BR-2') })).toBe('FFW-4.9a');
  expect(rule({ troop: troop('Z-A1'), to: squadron('Z-BR-1') })).toBe('FFW-3.10f');
  expect(rule(down('I-D3'))).toBe('FFW-3.10a');
});

test('FFW-9.3a R71 jump troops land against active SDBs and after declining, with the option only', () => {
  const options = { jumpTroops: true };
  expect(isAsked(landing(ASSAULT, { sdb: 'active' }))).toBe(false);
  for (const combat of [{ sdb: 'active' }, { sdb: 'passive', barred: ['zhodani'] }] as const) {
    const table = landing({ ...ASSAULT, options }, { ...combat, barred: ['zhodani'] });
    expect(table.refusal(ZHODANI, 'land', { transfers: [down('Z-A1')] })?.rule).toBe('FFW-4.9a');
    const lift = { troop: troop('Z-D5'), to: squadron('Z-AR-33') };
    expect(table.refusal(ZHODANI, 'land', { transfers: [down('Z-D3'), lift] })?.rule).toBe('FFW-4.9a');
    table.act(ZHODANI, 'land', { transfers: [down('Z-D3')] });
    expect(table.g.troops.place[troop('Z-D3')]).toBe(place('2314'));
  }
  const opposed = { ...ASSAULT, options, squadrons: { 'I-BR-190': { at: '2314' } } };
  expect(isAsked(landing(opposed, { sdb: 'active' }))).toBe(false);
});

test('FFW-5.1c nobody of the Imperial side lands in a red zone before it is lifted', () => {
  const spec: Given = {
    squadrons: { 'I-BR-188': { at: '2510' }, 'I-BR-187': { at: '2510' } },
    troops: { 'I-MAR-1': { aboard: 'I-BR-188' }, 'Z-G1': { at: '2510', overt: true } },
    admirals: { 'I-ADM-11': { aboard: 'I-BR-188' } },
  };
  const closed = landing(spec, {}, '2510');
  expect(closed.refusal(IMPERIAL, 'land', { transfers: [down('I-MAR-1')] })?.rule).toBe('FFW-5.1c');
  expect(closed.refusal(IMPERIAL, 'land', { transfers: [{ admiral: admiral('I-ADM-11'), to: ASHORE }] })?.rule).toBe(
    'FFW-5.1c',
  );
  expect(closed.refusal(IMPERIAL, 'land', { transfers: [{ troop: troop('I-MAR-1'), to: squadron('I-BR-187') }] })).toBe(
    null,
  );
  const open = landing({ ...spec, worlds: { '2510': { opened: true } } }, {}, '2510');
  expect(open.refusal(IMPERIAL, 'land', { transfers: [down('I-MAR-1')] })).toBe(null);
});
