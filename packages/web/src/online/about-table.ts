import { boxOf, isPlayable } from '../boards/boxes.ts';
import type { OnlineTable } from './server.ts';

/** What is played at a table; its scenario is named where the table has a name of its own. */
export function aboutTable({ game, title, scenarioTitle }: OnlineTable): string {
  const box = isPlayable(game) ? boxOf(game).title : game;
  return scenarioTitle === null || scenarioTitle === title ? box : `${box} · ${scenarioTitle}`;
}
