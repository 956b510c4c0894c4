import { existsSync } from 'node:fs';
import { ConfigProblem, databaseIn, readConfig, type ServerConfig } from '@admiralty/server';
import { Problem } from './problem.ts';

export type StorePlace = ServerConfig['place'];

/** Where a server keeps what it has: flags first, then the environment, as for `serve`. */
export function placeOf({ data, databaseUrl }: { data?: string; databaseUrl?: string }): StorePlace {
  try {
    return readConfig({ data, databaseUrl }, process.env, null).place;
  } catch (error) {
    throw error instanceof ConfigProblem ? new Problem(error.message) : error;
  }
}

/** A folder that holds nothing is a name typed wrongly, not a sound server. */
export function mustHoldData(place: StorePlace): void {
  if ('folder' in place && !existsSync(databaseIn(place.folder)))
    throw new Problem(`no server has kept anything in ${place.folder}; --data names its folder`);
}
