/** Win shares by seat, measured by the laboratory between captains. */
import type { Balance } from '../boards/box.ts';
import { boxOf } from '../boards/shelf.ts';
import type { GameId } from '../table/types.ts';
import { percent } from '../ui/numbers.ts';
import { site } from '../words/site.ts';

/** null: nobody has measured it, or nobody could win against anybody. */
export function balanceOf(game: GameId, scenario: string): Balance | null {
  const found = boxOf(game).balance[scenario];
  return found && found.shares.length > 1 ? found : null;
}

/** "Even", "Favours Pirates" */
export function verdictWords({ favours }: Balance, names: readonly string[]): string {
  return favours < 0 ? site.even : site.favours(names[favours] ?? '');
}

/** "47 : 53" */
export function balanceWords(game: GameId, scenario: string, seats: number): string {
  if (seats === 1) return site.solo;
  const shares = balanceOf(game, scenario)?.shares;
  return shares ? shares.map((share) => Math.round(share * 100)).join(' : ') : site.notMeasured;
}

/** Half of the 95 % interval of the share that is least sure. */
export function marginOf({ games, shares }: Balance): string {
  const errors = shares.map((share) => 1.96 * Math.sqrt((share * (1 - share)) / games));
  return percent(Math.max(...errors));
}
