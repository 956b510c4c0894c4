import type { Game, GameTypes, Options } from '../src/index.ts';

/** Wars of many turns would take the tests minutes: options that cut them short. */
export function shortened({ id }: Game<GameTypes>, scenario: string, turns: number): Options {
  if (id === 'fifth-frontier-war') return { turnLimit: 26 }; // the least
  const isWar = id === 'imperial-ambitions' && !/^0[1-5]-/.test(scenario);
  return isWar ? { turnLimit: turns } : {};
}
