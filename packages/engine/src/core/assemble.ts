/** What putting a game together takes in every game. */
import type { Loaded } from './data-files.ts';
import { frozenBox } from './freeze.ts';
import { problemLine } from './problems.ts';
import type { DataPack, GameInfo, GameLoader, GameModule, GameTypes } from './types.ts';

/** Opening a game: its files are read, its rules made, and all of it frozen. */
export function loaderOf<T extends GameTypes, Data>(
  { id, title }: GameInfo,
  load: (files: DataPack, position: unknown) => Loaded<Data>,
  moduleOf: (data: Data) => GameModule<T>,
): GameLoader<T> {
  return {
    id,
    title,
    open: (pack, position) => {
      const loaded = load(pack ?? {}, position);
      return loaded.ok
        ? { ok: true, box: frozenBox(moduleOf(loaded.data)) }
        : { ok: false, problems: loaded.problems.map(problemLine) };
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
