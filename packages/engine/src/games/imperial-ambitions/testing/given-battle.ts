/**
 * A battle in a war, for tests: the forces of a hex of the test map, the declared attacks, and nothing of the turn
 * around it. Once the battle is over the table has a result and `g.battle` still stands.
 */
import { testTable } from '#core/testing/given';
import { createImperialAmbitions } from '../index.ts';
import { startBattle } from '../rules/battle/battle.ts';
import { B_OVER } from '../state.ts';
import type { IaGame } from '../types.ts';
import { type Given, type GivenTable, givenState } from './given.ts';

/** `attacks`: attacker, attacked; left out, the battle of `position` goes on. */
export function givenBattle(spec: Given & { hex?: number; attacks?: [number, number][] }): GivenTable {
  const { at, unit } = givenState(spec);
  const real = createImperialAmbitions(at.data);
  const game: IaGame = {
    ...real,
    data: at.data,
    setUp: () => ({ ok: true, g: at.g }),
    steps: {
      ...real.steps,
      game: (play) => {
        if (spec.attacks && play.g.battle.on === 0) startBattle(play, spec.hex ?? play.g.units.hex[0]!, spec.attacks);
        if (play.g.battle.phase !== B_OVER) return play.call('battle', {});
        play.finish({ places: play.g.players.out.map(() => 1), rule: 'IA-end-4', why: 'the battle is over' });
      },
    },
  };
  const setting = { scenario: 'given', options: {}, seats: at.g.seats, position: null };
  return { ...testTable(game, setting, spec.dice), unit };
}
