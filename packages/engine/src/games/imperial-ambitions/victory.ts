/** Victory, elimination, score and giving up (section D writes it). */
import type { IaPlay } from './game-types.ts';

/** R123: the result of a battle scenario whose battle is over */
export function endBattleScenario(_play: IaPlay): void {
  throw new Error('endBattleScenario is not written yet');
}

/** R114 */
export function resign(play: IaPlay, seat: number): void {
  const places = play.g.players.out.map((_, one) => (one === seat ? 2 : 1));
  play.finish({ places, rule: 'IA-win-1', why: 'a player resigned' });
}
