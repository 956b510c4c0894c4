/** Which groups to put beside each other, and which of them to tick first. The rules give the odds of each. */
import { type AttackFigures, ODDS, type Shooter } from '@admiralty/engine/imperial-ambitions';
import { say } from './words.ts';

const THIRTY_SIXTHS = 36;

/** The chance that a step is lost at all. */
export function chanceOf({ chances }: Pick<AttackFigures, 'chances'>): number {
  return 1 - (chances[0] ?? THIRTY_SIXTHS) / THIRTY_SIXTHS;
}

/** Steps lost in the mean. */
export function meanOf({ chances }: Pick<AttackFigures, 'chances'>): number {
  return chances.reduce((sum, chance, hits) => sum + hits * chance, 0) / THIRTY_SIXTHS;
}

/** The strongest one, two, three … of all and of those ahead or astern: what a good group is looked for among. */
export function groupsOf(members: readonly Shooter[], room: number): number[][] {
  const strongest = members.toSorted((one, other) => other.strength - one.strength);
  const prefixes = (all: readonly Shooter[]): number[][] =>
    all.slice(0, room).map((_, at) => all.slice(0, at + 1).map(({ unit }) => unit));
  return [...prefixes(strongest), ...prefixes(strongest.filter(({ isEndOn }) => isEndOn))];
}

/** The most steps in the mean; of equals the smallest group. */
export function bestOf(groups: readonly number[][], figures: readonly (AttackFigures | null)[]): number[] {
  let best: readonly [group: number[], mean: number] = [[], -1];
  for (const [at, group] of groups.entries()) {
    const figure = figures[at];
    if (!figure) continue;
    const mean = meanOf(figure);
    if (mean > best[1] + 1e-9 || (mean > best[1] - 1e-9 && group.length < best[0].length)) best = [group, mean];
  }
  return best[0];
}

/** As printed; there is no row for what is worse than the first. */
export function rowName(row: number): string {
  return ODDS[row] ?? say.fire.noRow;
}
