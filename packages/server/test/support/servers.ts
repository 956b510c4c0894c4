import { afterAll, beforeAll, describe } from 'vitest';
import { type ConfigWishes, type RunningServer, readConfig, startServer } from '../../src/index.ts';
import type { StorePlace } from '../../src/store/index.ts';
import { Browser } from './browser.ts';
import { databases } from './databases.ts';

/** A server for tests, with hands on its clock. */
export interface TestServer extends RunningServer {
  browser(): Browser;
  /** so much later */
  wait(ms: number): void;
  /** its clock stands from now on */
  freeze(): void;
  place: StorePlace;
}

/** `later`: how far its clock is ahead from the start. */
export async function startOn(place: StorePlace, wishes: ConfigWishes = {}, later = 0): Promise<TestServer> {
  const where = 'folder' in place ? { data: place.folder } : { databaseUrl: place.databaseUrl };
  let ahead = later;
  const config = readConfig({ port: 0, rate: 0, log: 'error', ...where, ...wishes }, {}, null);
  let standing: number | null = null;
  const server = await startServer(config, () => (standing ?? Date.now()) + ahead);
  return {
    ...server,
    browser: () => new Browser(server),
    wait: (ms) => {
      ahead += ms;
    },
    freeze: () => {
      standing = Date.now();
    },
    place,
  };
}

/** The tests with a server on each database. */
export function onBothDatabases(
  title: string,
  tests: (server: () => TestServer) => void,
  wishes: ConfigWishes = {},
): void {
  describe.each(Object.entries(databases))(`${title} on %s`, (_, databaseOf) => {
    const database = databaseOf();
    let server: TestServer | null = null;
    beforeAll(async () => {
      await database.start();
      server = await startOn(await database.fresh(), wishes);
    });
    afterAll(async () => {
      await server?.close();
      await database.stop();
    });
    tests(() => server!);
  });
}
