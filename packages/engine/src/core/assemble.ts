/** What putting a game together takes in every game. */
import type { Loaded } from './data-files.ts';
import { frozenModule } from './freeze.ts';
import type { DataPack, GameInfo, GameLoader, GameModule } from './module.ts';
import { problemLine } from './problems.ts';
import type { Game, GameTypes } from './types.ts';

/** What a game is made from: its own files, where they come from, and how they are read. */
export interface DataSource<Data> extends Pick<GameModule, 'files' | 'about'> {
  /** `files` take the place of the game's own; a position may bring a scenario along. */
  load(files: DataPack, position: unknown): Loaded<Data>;
}

/** Opening a game: its files are read, its rules made, words and figures put beside them, and all of it frozen. */
export function loaderOf<T extends GameTypes, Data>(
  { id, title }: GameInfo,
  { files, about, load }: DataSource<Data>,
  create: (data: Data) => Game<T>,
  wordsOf: (game: Game<T>) => Omit<GameModule<T>, 'game' | 'files' | 'about'>,
): GameLoader<T> {
  return {
    id,
    title,
    open: (pack, position) => {
      const loaded = load(pack ?? {}, position);
      if (!loaded.ok) return { ok: false, problems: loaded.problems.map(problemLine) };
      const game = create(loaded.data);
      return { ok: true, module: frozenModule({ game, ...wordsOf(game), files, about }) };
    },
  };
}

type OnData<F, Data> = F extends (data: Data, ...rest: infer Rest) => infer Out ? (...rest: Rest) => Out : never;

/** Functions that read the printed data first, on the data of one game. */
export function onData<Data, F extends Readonly<Record<string, (data: Data, ...rest: never[]) => unknown>>>(
  data: Data,
  functions: F,
): { [Name in keyof F]: OnData<F[Name], Data> } {
  const bound = Object.entries(functions).map(([name, one]) => [name, (...rest: never[]) => one(data, ...rest)]);
  return Object.fromEntries(bound) as { [Name in keyof F]: OnData<F[Name], Data> };
}
