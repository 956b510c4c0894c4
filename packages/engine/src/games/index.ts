import { type DataPack, eraseLoader, type GameInfo, type GameLoader, type Opened } from '#core/module';
import { info as deltavee } from './deltavee/info.ts';
import type { DeltaVeeTypes } from './deltavee/types.ts';
import { info as fifthFrontierWar } from './fifth-frontier-war/info.ts';
import type { WarTypes } from './fifth-frontier-war/types.ts';
import { info as imperialAmbitions } from './imperial-ambitions/info.ts';
import type { ImperialTypes } from './imperial-ambitions/types.ts';
import { info as swordAndStars } from './sword-and-stars/info.ts';
import type { SwordTypes } from './sword-and-stars/types.ts';

/** Every game with its types. This file is the only list of them. */
export interface Games {
  deltavee: DeltaVeeTypes;
  'fifth-frontier-war': WarTypes;
  'imperial-ambitions': ImperialTypes;
  'sword-and-stars': SwordTypes;
}
export type GameId = keyof Games;

/** What is known of the games before their rules are loaded. */
export const games: readonly GameInfo<GameId>[] = [deltavee, fifthFrontierWar, imperialAmbitions, swordAndStars];

const loaders: { [Id in GameId]: () => Promise<GameLoader<Games[Id]>> } = {
  deltavee: async () => (await import('./deltavee/index.ts')).deltavee,
  'fifth-frontier-war': async () => (await import('./fifth-frontier-war/index.ts')).fifthFrontierWar,
  'imperial-ambitions': async () => (await import('./imperial-ambitions/index.ts')).imperialAmbitions,
  'sword-and-stars': async () => (await import('./sword-and-stars/index.ts')).swordAndStars,
};

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(loaders, id);
}

/** Loads the rules of one game; it can then be opened as often as needed. */
export function gameLoader<Id extends GameId>(id: Id): Promise<GameLoader<Games[Id]>> {
  return loaders[id]();
}

/** A game ready to play, with data files replaced by those of a pack and the scenario of a position, if given. */
export async function loadGame<Id extends GameId>(
  id: Id,
  pack: DataPack | null = null,
  position: unknown = null,
): Promise<Opened<Games[Id]>> {
  return (await gameLoader(id)).open(pack, position);
}

/** The loader of a game by any name, for programs that treat all games alike; null: there is none. */
export async function anyGameLoader(id: string): Promise<GameLoader | null> {
  if (!isGameId(id)) return null;
  const loader: GameLoader<Games[GameId]> = await gameLoader(id);
  return eraseLoader(loader);
}

/** The same opened. */
export async function loadAnyGame(id: string, pack: DataPack | null = null, position: unknown = null): Promise<Opened> {
  const loader = await anyGameLoader(id);
  return loader?.open(pack, position) ?? { ok: false, problems: [`there is no game ${id}`] };
}
