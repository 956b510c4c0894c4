/** Which side each seat plays, where fewer play than there are sides. */
import type { OptionSpec, Options, ScenarioInfo } from '@admiralty/engine';

/** Sides by id, one a row: those who play first, then those left out. */
export type Sides = readonly string[];

/** As wished, the rest as printed. */
export function sidesOf({ sides = [] }: ScenarioInfo, wish = ''): string[] {
  const ids = sides.map(({ id }) => id);
  const wished = wish.split(',').filter((id) => ids.includes(id));
  return [...new Set([...wished, ...ids])];
}

/** May the seats choose? Where everybody plays there is nothing to leave out. */
export function mayChoose({ sides }: ScenarioInfo, players: number): boolean {
  return sides !== undefined && players < sides.length;
}

/** The row takes this side; whoever had it takes the one that is given up. What must be played stays in play. */
export function choose(scenario: ScenarioInfo, sides: Sides, row: number, id: string, players: number): string[] {
  return settled(scenario, swapped(sides, row, sides.indexOf(id)), players, row);
}

/** Sides that must be played come into the last rows that play, but not into the one that has just chosen. */
export function settled({ sides: all = [] }: ScenarioInfo, sides: Sides, players: number, chosen = -1): string[] {
  const required = all.flatMap(({ id, isRequired }) => (isRequired ? [id] : []));
  return required.reduce<string[]>(
    (now, id) => {
      const at = now.indexOf(id);
      const free = now.findLastIndex((side, row) => row < players && row !== chosen && !required.includes(side));
      return at < players || free < 0 ? now : swapped(now, at, free);
    },
    [...sides],
  );
}

function swapped(sides: Sides, a: number, b: number): string[] {
  return sides.map((side, at) => (at === a ? sides[b]! : at === b ? sides[a]! : side));
}

/** Names of the rows: as chosen, or as the scenario lists its seats. */
export function rowNames(scenario: ScenarioInfo, sides: Sides, players: number): string[] {
  if (!mayChoose(scenario, players)) return [...scenario.seats];
  return sides.map((id) => scenario.sides?.find((side) => side.id === id)?.name ?? id);
}

/** The options to start with: without what the scenario fixes, with the sides that were chosen. */
export function chosenOptions(
  scenario: ScenarioInfo,
  specs: readonly OptionSpec[],
  options: Options,
  sides: Sides,
  players: number,
): Options {
  const free = Object.entries(options).filter(([id]) => scenario.forced[id] === undefined);
  const spec = specs.find(({ type }) => type === 'sides');
  const chosen = spec && mayChoose(scenario, players) ? { [spec.id]: sides.slice(0, players).join(',') } : {};
  return { ...Object.fromEntries(free), ...chosen };
}
