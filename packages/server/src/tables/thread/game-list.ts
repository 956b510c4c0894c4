import { levelsOf } from '@admiralty/bots';
import { games, loadAnyGame } from '@admiralty/engine';

/** Everything that a table can be made from, as JSON. */
export async function gameList(): Promise<string> {
  const listed = games.map(async ({ id }) => {
    const made = await loadAnyGame(id);
    if (!made.ok) throw new Error(`the game ${id} does not open`);
    const { title, version, scenarios, options } = made.module.game;
    return { id, title, rules: `${id}@${version}`, scenarios, options, levels: levelsOf(id) };
  });
  return JSON.stringify(await Promise.all(listed));
}
