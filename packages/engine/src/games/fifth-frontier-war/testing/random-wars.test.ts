import { expect, test } from 'vitest';
import { settingFor } from '#core/options';
import { randomGame } from '#core/random-game';
import { ABSENT, type WarState } from '../state.ts';
import { standardGame } from './given.ts';

const { data } = standardGame;
/** Counters of the game by kind and side, wherever they are. */
const countersOf = ({ squadrons, troops, admirals, fleets }: WarState): Record<string, number> => {
  const counts: Record<string, number> = {};
  const count = (kind: string, side: number, status: number | undefined): void => {
    if (status !== ABSENT) counts[`${kind} ${side}`] = (counts[`${kind} ${side}`] ?? 0) + 1;
  };
  for (const { index, side, type } of data.squadrons) count(type, side, squadrons.status[index]);
  for (const { index, side, group } of data.troops) count(group, side, troops.status[index]);
  for (const { index, side } of data.fleets) count('fleet', side, fleets.status[index]);
  for (const { index } of data.admirals) count('admiral', 0, admirals.status[index]);
  return counts;
};

test.each(Array.from({ length: 4 }, (_, n) => n))(
  'campaign %i among random players: no counter comes or goes, and it ends by turn 60',
  (n) => {
    const options = {
      turnLimit: 60,
      surpriseAttack: n % 2 === 0,
      blackGlobes: n > 1,
      jumpTroops: true,
      fogOfWar: n === 3,
    };
    const wish = settingFor(standardGame, { scenario: 'campaign', options, seats: 2 + (n % 3) });
    if (!wish.ok) throw new Error(wish.refusal.why);
    let turn = 0;
    let before: Record<string, number> | null = null;
    const played = randomGame(standardGame, wish.setting, `war ${n}`, {
      watch: ({ g }) => {
        if (g.turn === turn) return;
        turn = g.turn;
        expect(standardGame.audit(g)).toEqual([]);
        before ??= countersOf(g);
        expect(countersOf(g)).toEqual(before);
      },
    });
    if (!played.ok) throw new Error(played.refusal.why);
    const { g, result } = played.table;
    expect(result?.places).toContain(1);
    expect(countersOf(g)).toEqual(before);
    expect(g.turn).toBeGreaterThanOrEqual(26);
    expect(g.turn).toBeLessThanOrEqual(60);
  },
  300_000,
);
