/** Win shares by seat, measured by the laboratory between captains. */
import type { Balance } from '../boards/box.ts';
import { boxOf } from '../boards/boxes.ts';
import type { GameId } from '../table/types.ts';
import { percent } from '../ui/numbers.ts';
import { site } from '../words/site.ts';

/** null: nobody has measured it, or nobody could win against anybody. */
export function balanceOf(game: GameId, scenario: string): Balance | null {
  const found = boxOf(game).balance[scenario];
  return found && found.shares.length > 1 ? found : null;
}

/** More than this above an even share is more than slight. */
const CLEARLY = 0.1;

/** "Even" only if the interval of the best share holds an even one; else "Favours Pirates", slightly or not. */
export function verdictWords({ games, shares }: Pick<Balance, 'games' | 'shares'>, names: readonly string[]): string {
  const best = Math.max(...shares);
  const name = names[shares.indexOf(best)] ?? '';
  const above = best - 1 / shares.length;
  if (above <= errorOf(best, games)) return site.even;
  return above < CLEARLY ? site.favoursSlightly(name) : site.favours(name);
}

/** Half of the 95 % interval of a share. */
function errorOf(share: number, games: number): number {
  return 1.96 * Math.sqrt((share * (1 - share)) / games);
}

/** "47 : 53" */
export function balanceWords(game: GameId, scenario: string, seats: number): string {
  if (seats === 1) return site.solo;
  const shares = balanceOf(game, scenario)?.shares;
  return shares ? percentsOf(shares).join(' : ') : site.notMeasured;
}

/** Whole percents that make a hundred: what rounding loses goes to those who lost most by it. */
export function percentsOf(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100));
  const missing = 100 - whole.reduce((sum, one) => sum + one, 0);
  const losers = [...shares.keys()].sort((a, b) => ((shares[b]! * 100) % 1) - ((shares[a]! * 100) % 1));
  return whole.map((one, at) => one + (losers.indexOf(at) < missing ? 1 : 0));
}

/** The interval of the share that is least sure. */
export function marginOf({ games, shares }: Balance): string {
  return percent(Math.max(...shares.map((share) => errorOf(share, games))));
}
