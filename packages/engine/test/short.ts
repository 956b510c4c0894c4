import type { Game, GameTypes, Options } from '../src/index.ts';

/** Wars of many turns would take the tests minutes: options that cut them short, where the scenario lets them. */
export function shortened(game: Game<GameTypes>, scenario: string, turns: number): Options {
  if (game.id === 'fifth-frontier-war') return unforced(game, scenario, { turnLimit: 26 }); // the least
  const isWar = game.id === 'imperial-ambitions' && !/^0[1-5]-/.test(scenario);
  return isWar ? unforced(game, scenario, { turnLimit: turns }) : {};
}

/** Options drawn at random without those that this scenario or number of players refuses. */
export function fitting(game: Game<GameTypes>, scenario: string, seats: number, drawn: Options): Options {
  const isSides = (option: string): boolean => game.options.find(({ id }) => id === option)?.type === 'sides';
  const free = Object.entries(unforced(game, scenario, drawn)).filter(([option]) => !isSides(option));
  if (game.id !== 'sword-and-stars') return Object.fromEntries(free);
  const cycle = { length: 10 + (Number(drawn['length']) % 3), firstVote: 10 + (Number(drawn['firstVote']) % 3) };
  const hasAlternate = scenario === 'galactic-cycle' && seats === 5;
  return { ...Object.fromEntries(free), ...cycle, ...(hasAlternate ? {} : { alternateStart: 'none' }) };
}

function unforced({ scenarios }: Game<GameTypes>, scenario: string, options: Options): Options {
  const forced = scenarios.find(({ id }) => id === scenario)?.forced ?? {};
  return Object.fromEntries(Object.entries(options).filter(([option]) => forced[option] === undefined));
}
