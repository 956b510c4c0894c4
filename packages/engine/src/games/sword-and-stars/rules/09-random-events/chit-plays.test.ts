import { expect, test } from 'vitest';
import { HAND } from '../../state.ts';
import { chit, type Given, given, type Scene, system } from '../../testing/given.ts';
import { ATJAYAN, AVIAN, chitOf, confederation, HIVE, VEREEN } from '../../testing/given-confederation.ts';
import { listedPlays } from './chit-plays.ts';
import { randomEvent } from './random-events.ts';
import { revoltStep } from './revolt.ts';

type Hand = NonNullable<NonNullable<Given['players']>[string]['hand']>;
const holding = (seat: string, hand: Hand, systems: Given['systems'] = {}): Scene =>
  confederation({ players: { [seat]: { hand } }, systems });

test('SS-9.21a Treaty Signed needs the name of a System that there is', () => {
  const scene = holding('vereen', ['treaty-signed']);
  const signed = chitOf(scene, 'treaty-signed', HAND + VEREEN);
  expect(scene.anytimeRefusal(VEREEN, 'playChit', { chit: signed })?.rule).toBe('SS-9.21a');
  expect(scene.anytimeRefusal(VEREEN, 'playChit', { chit: signed, system: 99 })?.rule).toBe('SS-9.21a');
});

test('SS-9.21b the Treaty of the next player at the table is a foreign one too', () => {
  for (const other of ['atjayan', 'avian', 'hospodar', 'hive']) {
    const scene = holding('vereen', ['treaty-signed'], { barnz: { treaty: [other] } });
    const signed = chitOf(scene, 'treaty-signed', HAND + VEREEN);
    const played = { chit: signed, system: system('barnz') };
    expect(scene.anytimeRefusal(VEREEN, 'playChit', played)?.rule).toBe('SS-9.21b');
  }
});

test('SS-9.24 Trade Disruption names a System and a player', () => {
  const scene = holding('vereen', ['trade-disruption'], { barnz: { trade: ['atjayan', 'hive'] } });
  const disruption = chitOf(scene, 'trade-disruption', HAND + VEREEN);
  const refusal = (more: { system?: number; player?: number }) =>
    scene.anytimeRefusal(VEREEN, 'playChit', { chit: disruption, ...more })?.rule;
  expect(refusal({ player: ATJAYAN })).toBe('SS-9.24');
  expect(refusal({ system: 99, player: ATJAYAN })).toBe('SS-9.24');
  expect(refusal({ system: system('barnz') })).toBe('SS-9.24');
  expect(refusal({ system: system('barnz'), player: ATJAYAN })).toBeUndefined();
});

test('SS-9.21a SS-19.3c a Treaty with a Hive System by chit opens the call at once', () => {
  const scene = holding('avian', ['treaty-signed'], { 'edom-four': { owner: 'avian', treaty: [] } });
  const signed = chitOf(scene, 'treaty-signed', HAND + AVIAN);
  scene.anytime(AVIAN, 'playChit', { chit: signed, system: system('edom-four') });
  expect(scene.table.pending[0]).toMatchObject({ kind: 'call', about: { system: system('edom-four') } });
});

test('SS-9.22d the menu offers Diplomatic Success B on each System, and once on all of one Ideology', () => {
  const mine = { trade: ['hive'], treaty: [] };
  const scene = holding('hive', ['diplomatic-success-b'], {
    saar: { ...mine, ideology: 3300 },
    asak: { ...mine, ideology: 3300 },
    phage: { ...mine, ideology: 4300 },
    'edom-four': { trade: [], treaty: [] },
    atjay: { trade: [], treaty: [] },
  });
  const lists = listedPlays(scene, HIVE).map((one) => ('systems' in one ? one.systems : []));
  const [saar, asak, phage] = ['saar', 'asak', 'phage'].map(system) as [number, number, number];
  const pair = [saar, asak].sort((a, b) => a - b);
  expect(lists.filter((list) => list.length === 1).flat()).toEqual([saar, asak, phage].sort((a, b) => a - b));
  expect(lists.filter((list) => list.length > 1)).toEqual([pair]);
});

test('SS-9.2b once a fourth chit is thrown away none waits any more', () => {
  const scene = holding('vereen', ['treaty-signed', 'hive-surge', 'trade-disruption']);
  scene.run('drawChit', { player: VEREEN }, chit('treaty-signed'));
  const surge = chitOf(scene, 'hive-surge', HAND + VEREEN);
  expect(scene.g.drawn).toBeGreaterThanOrEqual(0);
  scene.answer(VEREEN, 'fourthChit', { discard: surge });
  expect(scene.g.drawn).toBe(-1);
});

/** Draws a Random Event; how often Seats and calls were settled after it. */
function event(id: string, ...rolls: number[]) {
  let aftermaths = 0;
  const at = given(
    { start: { active: 'vereen' } },
    {
      steps: {
        randomEvent,
        aftermath: (play) => {
          aftermaths++;
          play.done();
        },
      },
    },
  );
  const drawn = at.data.chits.indexOf(at.data.chitKindById.get(id)!.index);
  at.run('randomEvent', { player: VEREEN, chit: drawn }, ...rolls);
  return { at, drawn, aftermaths };
}

test('SS-9.1 a Random Event is announced, and settled before the turn goes on; the end of the Syndrome is announced', () => {
  const advance = event('tech-advances-1', 1, 1);
  expect(advance.at.told('random-event')).toEqual([{ player: VEREEN, chit: advance.drawn }]);
  expect([advance.aftermaths, advance.at.told('chit-removed')]).toEqual([1, []]);
  const syndrome = event('lynlynan-syndrome', ...Array<number>(31).fill(1));
  expect(syndrome.at.told('chit-removed')).toEqual([{ chit: syndrome.drawn }]);
});

test('SS-9.13b SS-9.13c each step of a Revolt is announced with its rule and level, and its end', () => {
  const { at } = event('revolt');
  const told: unknown[] = [];
  for (let turn = 0; turn < 5; turn++) {
    revoltStep(at.play(), VEREEN);
    for (const { type, rule, data } of at.events)
      if (type === 'revolt') told.push([rule, (data as { level: number }).level]);
      else if (type === 'revolt-over') told.push([rule, 'over']);
  }
  expect(told).toEqual([
    ['SS-9.13b', -1],
    ['SS-9.13c', 0],
    ['SS-9.13c', 1],
    ['SS-9.13c', 2],
    ['SS-9.13c', 3],
    ['SS-9.13c', 'over'],
  ]);
});
