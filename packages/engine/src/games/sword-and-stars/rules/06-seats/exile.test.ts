import { expect, test } from 'vitest';
import { COMMUNICATE } from '../../data/types.ts';
import { type Given, given, type Scene, system } from '../../testing/given.ts';
import { explainRating } from '../11-operations/effectiveness.ts';
import { asylum, hostsOf } from './exile.ts';

const free = { owner: 'independent' };
/** The VeReen Government is in exile with Ambrel alone. */
const exiled = (position: Given = {}): Scene =>
  given(
    {
      ...position,
      players: { vereen: { seat: null }, ...position.players },
      systems: { veree: free, barnz: free, lund: free, ...position.systems },
    },
    { anytime: { asylum } },
  );

test("SS-6.52a a host's Seat is the Base, with its Tech Level", () => {
  const at = exiled({ players: { hospodar: { asylum: ['vereen'] }, avian: { asylum: ['vereen'] } } });
  const vereen = at.seat('vereen');
  expect(hostsOf(at.g, vereen)).toEqual([at.seat('avian'), at.seat('hospodar')]);
  expect(hostsOf(at.g, at.seat('hive'))).toEqual([]);
  at.g.players.seat[at.seat('avian')] = -1; // R58: who is in exile himself is no host
  expect(hostsOf(at.g, vereen)).toEqual([at.seat('hospodar')]);
  const lines = linesFor(at, 'nur');
  expect(lines).toContainEqual(["Base's Tech Level", 2]);
  expect(lines).toContainEqual(['Diplomatic', 2]); // his own
});

const linesFor = (at: Scene, target: string): [string, number][] =>
  explainRating(at, {
    by: at.seat('vereen'),
    operation: COMMUNICATE,
    base: system('hospodar'),
    target: system(target),
    gate: false,
    extra: 0,
    chits: 0,
  }).map(({ what, value }) => [what, value]);

test("SS-6.52b Race and Ideology are those of the exile's Government, not of the Base", () => {
  const at = exiled({ players: { hospodar: { asylum: ['vereen'] } } });
  expect(linesFor(at, 'nur')).toContainEqual(['different Race', -2]); // Nur and Hospodar are kin
  expect(linesFor(at, 'nur')).toContainEqual(['related Ideology', -1]);
  expect(linesFor(at, 'barnz').map(([what]) => what)).toEqual(expect.arrayContaining(['same Race', 'same Ideology']));
});

test('SS-6.52c Asylum is granted and revoked at a pause, by a player with a Seat', () => {
  const at = exiled();
  const [vereen, hive] = [at.seat('vereen'), at.seat('hive')];
  expect(at.anytimeRefusal(hive, 'asylum', { exile: vereen, grant: false })?.rule).toBe('SS-6.52c');
  at.anytime(hive, 'asylum', { exile: vereen, grant: true });
  expect(hostsOf(at.g, vereen)).toEqual([hive]);
  expect(at.anytimeRefusal(hive, 'asylum', { exile: vereen, grant: true })?.rule).toBe('SS-6.52c');
  at.anytime(hive, 'asylum', { exile: vereen, grant: false });
  expect(hostsOf(at.g, vereen)).toEqual([]);
  expect(at.anytimeRefusal(hive, 'asylum', { exile: at.seat('avian'), grant: true })?.rule).toBe('SS-6.52a');
  expect(at.anytimeRefusal(vereen, 'asylum', { exile: vereen, grant: true })?.rule).toBe('SS-6.52a');
  at.table.pending[0]!.kind = 'intercept';
  expect(at.anytimeRefusal(hive, 'asylum', { exile: vereen, grant: true })?.why).toContain('pause');
});
