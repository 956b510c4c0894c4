import { describe, expect, test } from 'vitest';
import { settingFor } from '#core/options';
import { randomGame } from '#core/random-game';
import { assign } from '../board/columns.ts';
import { ABSENT, ELIMINATED, IN_POOL, type WarState } from '../state.ts';
import { admiral, fleet, type Given, given, place, squadron, standardGame, troop, world } from '../testing/given.ts';
import { busyWar } from '../testing/given-war.ts';
import { audit } from './audit.ts';

const { data } = standardGame;
const WAR: Given = {
  phase: 'plotting',
  turn: 3,
  secretBase: '2616',
  fleets: {
    'I-F-43rd': { at: '2314', squadrons: ['I-BR-190', 'I-AR-26'], commander: 'I-ADM-12', orders: ['R2314'] },
  },
  troops: { 'I-K1': { aboard: 'I-AR-26' }, 'Z-D1': { at: '2213' } },
  squadrons: { 'I-SR-53': { at: '2314' } },
};

test('a table without faults has none', () => {
  expect(audit(data, given(WAR).g)).toEqual([]);
});

test.each<[string, (g: WarState) => void]>([
  [
    'I-BR-190 is elsewhere than its fleet 43F',
    (g) => {
      assign(g.squadrons.place, squadron('I-BR-190'), place('2313'));
    },
  ],
  [
    'I-BR-190 is in play and stands nowhere',
    (g) => {
      assign(g.squadrons.place, squadron('I-BR-190'), -1);
    },
  ],
  [
    'I-BR-190 is in two places at once',
    (g) => {
      g.squadrons.transit[squadron('I-BR-190')] = place('2313');
    },
  ],
  [
    'I-SR-53 stands at 0705, which is not on the map of this scenario',
    (g) => {
      assign(g.squadrons.place, squadron('I-SR-53'), data.map.labels.indexOf('0705'));
    },
  ],
  [
    'I-BR-190 is off the map and bears marks',
    (g) => {
      g.squadrons.status[squadron('I-BR-190')] = ELIMINATED;
    },
  ],
  [
    'I-SR-53 cannot be reduced',
    (g) => {
      g.squadrons.step[squadron('I-SR-53')] = 1;
    },
  ],
  [
    'I-SR-53 is spent and no tanker',
    (g) => {
      g.squadrons.spent[squadron('I-SR-53')] = 1;
    },
  ],
  [
    'I-SR-53 is to be detached and is in no fleet',
    (g) => {
      g.squadrons.detach[squadron('I-SR-53')] = 5;
    },
  ],
  [
    'Z-BR-1 has gone from the game',
    (g) => {
      g.squadrons.status[squadron('Z-BR-1')] = ABSENT;
    },
  ],
  [
    'I-K1 is aboard no squadron of its side',
    (g) => {
      assign(g.troops.aboard, troop('I-K1'), squadron('Z-BR-1'));
    },
  ],
  [
    'I-BR-190 carries 100 factors, 20 at most',
    (g) => {
      assign(g.troops.aboard, troop('I-K1'), squadron('I-BR-190'));
    },
  ],
  [
    'Z-D1 has lost 35 %',
    (g) => {
      g.troops.loss[troop('Z-D1')] = 35;
    },
  ],
  [
    'Z-D1 is overt and no guerrilla',
    (g) => {
      g.troops.overt[troop('Z-D1')] = 1;
    },
  ],
  [
    'Z-D1 stands at 2111, where there is no world',
    (g) => {
      assign(g.troops.place, troop('Z-D1'), place('2111'));
    },
  ],
  [
    'I-ADM-12 commands I-F-43rd and is not aboard it',
    (g) => {
      assign(g.admirals.aboard, admiral('I-ADM-12'), -1);
      assign(g.admirals.place, admiral('I-ADM-12'), place('2314'));
    },
  ],
  [
    'I-F-43rd: its order number 2 leads nowhere',
    (g) => {
      g.fleets.plotted[fleet('I-F-43rd')] = 2;
    },
  ],
  [
    'I-F-43rd is run by seat 1',
    (g) => {
      g.fleets.seat[fleet('I-F-43rd')] = 1;
    },
  ],
  [
    'I-F-43rd is not in use and bears marks',
    (g) => {
      g.fleets.status[fleet('I-F-43rd')] = IN_POOL;
    },
  ],
  [
    '2314: SDBs lost 45 %',
    (g) => {
      g.worlds.sdbLoss[world('2314')] = 45;
    },
  ],
  [
    '2314: side 2 controls it',
    (g) => {
      g.worlds.control[world('2314')] = 2;
    },
  ],
  [
    '2314: invaded and controlled at once',
    (g) => {
      g.worlds.invader[world('2314')] = 1;
    },
  ],
  [
    '2314: is no red zone to be lifted',
    (g) => {
      g.worlds.opened[world('2314')] = 1;
    },
  ],
  [
    'the warrant stands nowhere, or in two places',
    (g) => {
      g.warrantHolder = admiral('I-ADM-12');
    },
  ],
  [
    '2314 cannot be the secret base',
    (g) => {
      g.secretBase = place('2314');
    },
  ],
  [
    'a combat goes on in phase plotting',
    (g) => {
      g.combat.on = 1;
    },
  ],
  [
    'turn 0 in phase plotting',
    (g) => {
      g.turn = 0;
    },
  ],
])('%s', (line, spoil) => {
  const { g } = given(WAR);
  spoil(g);
  expect(audit(data, g).join('\n')).toContain(line);
});

describe('positions', () => {
  test('FFW-3.10g one that breaks a rule is refused in words', () => {
    expect(() => given({ ...WAR, troops: { 'I-K1': { aboard: 'I-BR-190' } } })).toThrow(/I-BR-190 carries 100 factors/);
  });

  test('every counter in play, every fleet plotted', () => {
    expect(audit(data, busyWar())).toEqual([]);
  });
});

test.each([['jewell-gate'], ['lanth-road']])('counters are conserved in a whole random game of %s', (scenario) => {
  const wish = settingFor(standardGame, { scenario, options: {}, seats: 2 });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const left = (g: WarState): number[] =>
    [g.squadrons, g.troops, g.admirals, g.fleets].map(({ status }) => status.filter((one) => one !== ABSENT).length);
  let counts: number[] | null = null;
  const watch = ({ g }: { g: WarState }): void => {
    expect(audit(data, g)).toEqual([]);
    counts ??= left(g);
    expect(left(g)).toEqual(counts);
  };
  const played = randomGame(standardGame, wish.setting, 'audit', { watch });
  expect(played.ok && played.table.result).not.toBeNull();
});
