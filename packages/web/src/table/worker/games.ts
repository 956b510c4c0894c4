import { eraseLoader, type GameLoader, type GameModule, type Save } from '@admiralty/engine';
import type { LoadModule } from '@admiralty/host';
import type { GameId } from '../types.ts';

const makers: Record<GameId, () => Promise<GameLoader>> = {
  deltavee: async () => eraseLoader((await import('@admiralty/engine/deltavee')).deltavee),
  'sword-and-stars': async () => eraseLoader((await import('@admiralty/engine/sword-and-stars')).swordAndStars),
};

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(makers, id);
}

/** The box of a game; only its own rules are loaded. Throws when a data pack or position does not fit. */
export async function openBox(game: GameId, pack: Save['pack'] = null, position: unknown = null): Promise<GameModule> {
  const opened = await loadModule(game, pack, position);
  if (!opened.ok) throw new Error(opened.problems[0] ?? 'the data does not fit');
  return opened.box;
}

/** The same with whatever somebody else has sent. */
export const loadModule: LoadModule = async (game, pack, position) => {
  if (!isGameId(game)) return { ok: false, problems: [`there is no board for the game ${game}`] };
  return (await makers[game]()).open(pack, position);
};
